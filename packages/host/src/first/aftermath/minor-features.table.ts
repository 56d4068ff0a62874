import { type Table, table } from '@understory/table';

type Row = readonly [string, string, string, string];

/** H1-MIN-T1: a d20 for the row, a d4 for the column. */
export const MINOR_FEATURES: Table<Row> = table('H1-MIN-T1', '1d20', {
  '1': ['Tiled Hall', 'Iron Slide', 'Bewildering Caves', 'Ambush Point'],
  '2': ['Warrior’s Tomb', 'Jewel Trap', 'Vale of Mist', 'Horned God’s Altar'],
  '3': ['Bone Cauldron', 'Bitter Cold', 'Triple Curse', 'Orrery'],
  '4': ['Talking Mouth', 'Cave of Terror', 'Earthstone', 'Blackmoor'],
  '5': ['Forsaken Room', 'Decaying Halls', 'Temple of Flame', 'King of Rats'],
  '6': ['Evil Stench', 'Hidden Chamber', 'Tin Mine', 'Winding Hall'],
  '7': ['Slime Pit', 'Safe Haven', 'Grim Flare', 'Glowing Pool'],
  '8': ['Rough Glyphs', 'Lost Heart', 'Arcane Crystals', 'Abandoned Lab (dangerous)'],
  '9': ['Library', 'Heroes’ Chamber', 'Bubbling Mud', 'Honest Knight’s Tomb'],
  '10': ['Defaced Statue', 'Mirror of Dis', 'Seeing Stone', 'Bedchamber'],
  '11': ['Mystery Statue', 'Flume', 'Ice Grotto', 'Keystone'],
  '12': ['Riddle Room', 'Cursed Battlefield', 'Shrine of Otus', 'Chain Hall'],
  '13': ['Iron Throne', 'Crossroads', 'Tar Pit', 'Endless Wyrm'],
  '14': ['Stone Crown', 'Guiding Light', 'Water Weird', 'Hidden Stair'],
  '15': ['Observatory', 'Terribly Small', 'Musty Smell', 'Glass Slide'],
  '16': ['Undying Flame', 'Barter Town', 'Grave Marker', 'Knowledge Pillar'],
  '17': ['Stagnant Pond', 'Flame Blade', 'Elemental Revenge', 'Sinkhole'],
  '18': ['Natural Spring', 'Shrine of Earth', 'Lost', 'Stendec'],
  '19': ['Shaft of Winds', 'Demon Haunt', 'Mushrooms', 'Pool of Treasure'],
  '20': ['Tight Squeeze', 'Standing Stone', 'Gas Leak', 'Obsidian Vault'],
});
