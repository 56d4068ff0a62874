import type { Columns } from '@understory/host/grammar';

/** Group names by tag (CH-NAM-T6): an adjective and a head. */
export const TAGS: Readonly<Record<string, Columns>> = {
  lawful: [
    ['Sworn', 'Measured', 'Even', 'Sealed', 'Punctual', 'Chartered', 'Upright', 'Lettered'],
    ['Bench', 'Charter', 'Rule', 'Line', 'Court', 'Ledger', 'Oath', 'Watch'],
  ],
  chaotic: [
    ['Crooked', 'Loud', 'Nine', 'Unasked', 'Sudden', 'Spilled', 'Backward', 'Torn'],
    ['Dice', 'Drums', 'Grins', 'Doors', 'Kettles', 'Sparks', 'Boots', 'Quarrels'],
  ],
  good: [
    ['Open', 'Kindly', 'Bright', 'Mended', 'Honest', 'Plain', 'Lit', 'Ready'],
    ['Hands', 'Door', 'Lamp', 'Well', 'Bread', 'Roof', 'Morning', 'Promise'],
  ],
  evil: [
    ['Black', 'Smiling', 'Owed', 'Poisoned', 'Velvet', 'Cold', 'Locked', 'Starved'],
    ['Cup', 'Glove', 'Thumb', 'Tithe', 'Smile', 'Candle', 'Bargain', 'Noose'],
  ],
  undead: [
    ['Unburied', 'Second', 'Pale', 'Dry', 'Returning', 'Unwept', 'Still', 'Late'],
    ['Watch', 'Wake', 'Company', 'Bones', 'Supper', 'Mourners', 'Procession', 'Household'],
  ],
  animal: [
    ['Grey', 'Low', 'Hungry', 'Winter', 'Blind', 'Scratching', 'Torn', 'Old'],
    ['Pack', 'Brood', 'Litter', 'Howl', 'Claw', 'Hide', 'Den', 'Hunger'],
  ],
  magical: [
    ['Errant', 'Silver', 'Unlit', 'Ninth', 'Humming', 'Glass', 'Reversed', 'Candle'],
    ['Circle', 'Sign', 'Lantern', 'Thread', 'Question', 'Mirror', 'Bell', 'Hour'],
  ],
  swarm: [
    ['Thousand', 'Crawling', 'Thirsty', 'Falling', 'Counted', 'Small', 'Endless', 'Drifting'],
    ['Wings', 'Legs', 'Mouths', 'Rain', 'Cloud', 'Needles', 'Ceiling', 'Tide'],
  ],
  miner: [
    ['Third', 'Deep', 'Dusty', 'Short', 'Lower', 'Wet', 'Night', 'Honest'],
    ['Shift', 'Seam', 'Lamp', 'Spade', 'Shaft', 'Gallery', 'Cage', 'Pick'],
  ],
  surface: [
    ['Sunburnt', 'East-Road', 'Market', 'Halfpay', 'Windy', 'Lost', 'Sunday', 'Daylight'],
    ['Company', 'Parish', 'Toll', 'Levy', 'Fair', 'Banner', 'Militia', 'Boots'],
  ],
  wandering: [
    ['Long', 'Unmapped', 'Seventh', 'Borrowed', 'Tented', 'Dusty', 'Open', 'Turning'],
    ['Road', 'Caravan', 'Camp', 'Wheel', 'Mile', 'Bundle', 'Trail', 'Horizon'],
  ],
  aquatic: [
    ['Drowned', 'Cold', 'Deep', 'Still', 'Rising', 'Brine', 'Green', 'Under'],
    ['Tide', 'Pool', 'Gill', 'Current', 'Net', 'Reed', 'Well', 'Choir'],
  ],
  giant: [
    ['Big', 'Heavy', 'Slow', 'Loud', 'Last', 'Lonely', 'Upper', 'Stooped'],
    ['Table', 'Step', 'Supper', 'Shoulder', 'Fist', 'Kettle', 'Doorway', 'Knock'],
  ],
  demonic: [
    ['Burning', 'Brass', 'Countersigned', 'Ashen', 'Perpetual', 'Ninth', 'Sulphur', 'Sealed'],
    ['Clause', 'Bailiffs', 'Choir', 'Court', 'Arrears', 'Witness', 'Stair', 'Receipt'],
  ],
  divine: [
    ['Half-', 'Fallen', 'Hallowed', 'Thrice-', 'Forgotten', 'Bright', 'Unasked', 'Last'],
    ['Blessing', 'Altar', 'Heir', 'Thunder', 'Oracle', 'Mercy', 'Halo', 'Miracle'],
  ],
  order: [
    ['Second', 'Grey', 'Vigilant', 'Ordered', 'White', 'Kneeling', 'Last', 'Iron'],
    ['Watch', 'Banner', 'Vow', 'Gauntlet', 'Company', 'Vigil', 'Shield', 'Commission'],
  ],
  decomposer: [
    ['Patient', 'Warm', 'Soft', 'Grateful', 'Low', 'Steaming', 'Second', 'Frugal'],
    ['Heap', 'Table', 'Leavings', 'Compost', 'Larder', 'Remainder', 'Garden', 'Appetite'],
  ],
  trader: [
    ['Fair', 'Long', 'Painted', 'Weighed', 'Crossroad', 'Even', 'Silk', 'Open'],
    ['Scales', 'Purse', 'Ledger', 'Wagon', 'Bargain', 'Coin', 'Counter', 'Measure'],
  ],
};
