/** H1-NAM-T1 to -T8: what names are made of, a first and a second part. */
export const NAMES = {
  /** H1-NAM-T1: tribes, halls and cities of the Dwarves. */
  dwarven: [
    ['Amber', 'Brass', 'Cold', 'Deep', 'Ember', 'Flint', 'Granite', 'Hammer', 'Iron', 'Lode'],
    ['hall', 'hearth', 'delve', 'vault', 'anvil', 'brow', 'keep', 'seam', 'crown', 'stead'],
  ],
  /** H1-NAM-T2: cities and colonies. */
  'dark elf': [
    ['Az', 'Chel', 'Drae', 'Il', 'Mez', 'Nyx', 'Qil', 'Sza', 'Ul', 'Vhe'],
    ['aris', 'beth', 'indra', 'loth', 'mora', 'rune', 'sith', 'tyr', 'vane', 'zzar'],
  ],
  /** H1-NAM-T3: castles, cities and other surface places. */
  surface: [
    ['Ash', 'Barley', 'Crow', 'Elder', 'Fox', 'Gallow', 'Hart', 'Linden', 'Raven', 'Wether'],
    ['bury', 'cross', 'field', 'ford', 'garth', 'mount', 'ridge', 'wall', 'watch', 'well'],
  ],
  /** H1-NAM-T4: Wyrms and alpha predators. */
  beast: [
    ['Old', 'Grey', 'Black', 'Red', 'Blind', 'Mad', 'Great', 'Patient', 'Lame', 'Hungry'],
    ['Gnaw', 'Splitjaw', 'Cinder', 'Longtooth', 'Sorrow', 'Belly', 'Ruin', 'Whisper', 'Tusk', 'Mother'],
  ],
  /** H1-NAM-T5: colonies of delvers, tribes of breeders. */
  tribe: [
    ['Broken', 'Crooked', 'Drowned', 'Forty', 'Hidden', 'Lower', 'Painted', 'Rusty', 'Silent', 'Split'],
    ['Axe', 'Bell', 'Bone', 'Candles', 'Eye', 'Fang', 'Helm', 'Ladder', 'Shield', 'Tooth'],
  ],
  /** H1-NAM-T6. */
  villain: [
    ['Morvane', 'Ysolt', 'Carrow', 'Belphas', 'Ostrid', 'Thessal', 'Varn', 'Ulmer', 'Nemora', 'Zephane'],
    [
      ...['the Patient', 'the Architect', 'of the Nine Keys', 'the Unthroned', 'the Pale', 'Gravewright', 'the Elder'],
      ...['Dusk-Handed', 'the Counted', 'of the Low Road'],
    ],
  ],
  /** H1-NAM-T7: artifacts, named treasures and statues. */
  treasure: [
    ['Crown', 'Cup', 'Lantern', 'Mirror', 'Blade', 'Harp', 'Key', 'Mask', 'Ring', 'Book'],
    [
      ...['of Embers', 'of the First King', 'of Nine Sorrows', 'of Quiet Water', 'of Salt', 'of the Fallen Star'],
      ...['of the Blind Queen', 'of Roots', 'of Winter', 'of Whispers'],
    ],
  ],
  /** H1-NAM-T8: temples and the engineer's rooms. */
  temple: [
    ['Hall', 'Chapel', 'Stair', 'Gallery', 'Cistern', 'House', 'Court', 'Maze', 'Theatre', 'Well'],
    [
      ...['of Knives', 'of Echoes', 'of Ash', 'of Teeth', 'of Names', 'of Smoke', 'of Worms', 'of Candles', 'of Bones'],
      'of the Eleventh Hour',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly [readonly string[], readonly string[]]>>;
