import type { Culture } from './culture.ts';

/** Two columns, one of each joined. */
export type Columns = readonly [first: readonly string[], second: readonly string[]];

/** How a culture names its own (CH-NAM-T1 to -T4). */
export interface Grammar {
  /** Onset and ending of a name, or a given name and a surname. */
  readonly persons: Columns;
  readonly groups: Columns;
}

export const CULTURES: Readonly<Record<Culture, Grammar>> = {
  /** CH-NAM-T1.1. */
  dwarven: {
    persons: [
      [
        'Bar',
        'Bof',
        'Dur',
        'Dag',
        'Gim',
        'Grun',
        'Hal',
        'Kel',
        'Krag',
        'Mor',
        'Nor',
        'Od',
        'Rag',
        'Skaf',
        'Thra',
        'Tor',
        'Ulf',
        'Vig',
        'Yng',
        'Zar',
      ],
      ['din', 'grim', 'li', 'mund', 'nar', 'rik', 'rum', 'dur', 'gar', 'bek', 'vald', 'gunn', 'dis', 'hild', 'run'],
    ],
    groups: [
      ['Iron', 'Third', 'Grey', 'Sworn', 'Upper', 'Lower', 'Unpaid', 'Brass', 'Patient', 'Seventh', 'Salt', 'Even'],
      ['Ledger', 'Lamp', 'Hammer', 'Door', 'Seam', 'Anvil', 'Key', 'Measure', 'Scale', 'Hinge', 'Chisel', 'Oath'],
    ],
  },
  /** CH-NAM-T1.2. */
  'deep-elven': {
    persons: [
      ['Ys', 'Vael', 'Xil', 'Nau', 'Thir', 'Zhe', 'Mal', 'Quor', 'Sel', 'Iri', 'Lael', 'Ner', 'Ssil', 'Ae', 'Vor'],
      ['ra', 'nith', 'thiss', 'riel', 'qua', 'veth', 'dra', 'mor', 'lune', 'zirre', 'nox', 'ael', 'sha', 'vyr'],
    ],
    groups: [
      ['Ninth', 'Veiled', 'Silent', 'Elder', 'Black', 'Lesser', 'Perfumed', 'Sleepless', 'Candid', 'Sunless'],
      ['House', 'Choir', 'Court', 'Needle', 'Mirror', 'Web', 'Mask', 'Parlour', 'Succession', 'Knife'],
    ],
  },
  /** CH-NAM-T1.3. */
  arcane: {
    persons: [
      [
        'Al',
        'Bal',
        'Cor',
        'Del',
        'Em',
        'Fab',
        'Hes',
        'Iso',
        'Jor',
        'Lu',
        'Mel',
        'Or',
        'Pel',
        'Quin',
        'Sal',
        'Teo',
        'Vel',
        'Zos',
      ],
      [
        'drus',
        'beric',
        'mondo',
        'phane',
        'tavius',
        'cander',
        'rath',
        'imus',
        'bet',
        'ander',
        'oline',
        'ista',
        'enna',
        'ova',
      ],
    ],
    groups: [
      ['Closed', 'Inner', 'Unwritten', 'Ninth', 'Crooked', 'Amber', 'Late', 'Errant', 'Silver', 'Footnoted'],
      ['College', 'Circle', 'Table', 'Lantern', 'Chair', 'Index', 'Faculty', 'Lectern', 'Orrery', 'Question'],
    ],
  },
  /** CH-NAM-T1.4. */
  alien: {
    persons: [
      ['Oo', 'Tek', 'Vrr', 'Ix', 'Zin', 'Hal', 'Ulu', 'Qa', 'Mii', 'Ket', 'Sso', 'Yth'],
      ['-ta', '-9', 'lan', 'ri', '-null', 'mek', 'ooa', 'tis', '-prime', 'vek', '-delta', 'un'],
    ],
    groups: [
      ['Ninth', 'Remaining', 'Forward', 'Quiet', 'Reserve', 'Unreturned', 'Second', 'Cold'],
      ['Landing', 'Crew', 'Signal', 'Watch', 'Cohort', 'Manifest', 'Seed', 'Relay', 'Rotation', 'Quorum'],
    ],
  },
  /** CH-NAM-T2.1. */
  infernal: {
    persons: [
      [
        'Ax',
        'Bel',
        'Cham',
        'Das',
        'Eb',
        'Ghor',
        'Ipp',
        'Kuz',
        'Maz',
        'Neb',
        'Ozz',
        'Phle',
        'Ruk',
        'Sab',
        'Tarz',
        'Uzz',
      ],
      ['goth', 'iraz', 'omel', 'uk', 'ebub', 'athar', 'iphon', 'ozan', 'ramoth', 'ulix', 'azaar', 'oun'],
    ],
    groups: [
      ['Burning', 'Ninth', 'Punctual', 'Sulphur', 'Brass', 'Perpetual', 'Sealed', 'Ashen'],
      ['Clause', 'Court', 'Bailiffs', 'Choir', 'Chancery', 'Assembly', 'Arrears', 'Witnesses', 'Signature', 'Appeal'],
    ],
  },
  /** CH-NAM-T2.2. */
  surface: {
    persons: [
      [
        'Aldous',
        'Bess',
        'Corwin',
        'Dorrit',
        'Edmund',
        'Ffion',
        'Garrick',
        'Hob',
        'Isolde',
        'Jory',
        'Kit',
        'Lettice',
        'Marn',
        'Ned',
        'Odo',
        'Perrin',
        'Rosamund',
        'Swithin',
        'Tam',
        'Wilf',
      ],
      [
        'Verrick',
        'Ashby',
        'Tolliver',
        'Crane',
        'Hathersage',
        'Pell',
        'Mudge',
        'Lockhart',
        'Brand',
        'Thorne',
        'Quill',
        'Reeve',
        'Oakes',
        'Sallow',
        'Marl',
        'Fenwick',
        'Barrow',
        'Holt',
        'Strand',
        'Wade',
      ],
    ],
    groups: [
      ['Second', 'Grey', 'Crooked', 'Honest', 'Late', 'Halfpay', 'Dry', 'Lost', 'Open', 'Ninth'],
      ['Map', 'Lantern', 'Company', 'Road', 'Spade', 'Banner', 'Bell', 'Boot', 'Commission', 'Toll'],
    ],
  },
  /** CH-NAM-T2.3. */
  warren: {
    persons: [
      [
        'Skrit',
        'Nib',
        'Grub',
        'Snag',
        'Zik',
        'Mog',
        'Rikk',
        'Blot',
        'Gnash',
        'Pik',
        'Sneck',
        'Tig',
        'Urk',
        'Wort',
        'Yip',
        'Kez',
      ],
      [''],
    ],
    groups: [
      ['Nine', 'Wet', 'Borrowed', 'Blunt', 'Hungry', 'Seven', 'Loud', 'Crooked', 'Little', 'Lower'],
      ['Knives', 'Candles', 'Teeth', 'Thumbs', 'Buckets', 'Whistles', 'Shins', 'Kettles', 'Lanterns', 'Grudges'],
    ],
  },
  /** CH-NAM-T3.1. */
  beast: {
    persons: [
      ['Old', 'Grey', 'Half', 'Long', 'Blind', 'Sour', 'Red', 'Slow', 'Broken', 'Low', 'White', 'Torn'],
      ['claw', 'jaw', 'mane', 'ear', 'back', 'belly', 'hide', 'tooth', 'beak', 'tail', 'brow', 'foot'],
    ],
    groups: [
      ['Grey', 'Low', 'Hungry', 'Drowned', 'Silent', 'Northern', 'Blind', 'Winter'],
      ['Pack', 'Brood', 'Claw', 'Herd', 'Howl', 'Litter', 'Hunger', 'Nest', 'Feast', 'Kin'],
    ],
  },
  /** CH-NAM-T3.2. */
  grave: {
    persons: [
      [
        'Ald',
        'Cass',
        'Drau',
        'Em',
        'Ferr',
        'Gos',
        'Helv',
        'Isk',
        'Lethe',
        'Mort',
        'Nacht',
        'Obed',
        'Ser',
        'Thren',
        'Vesp',
        'Wil',
      ],
      ['ric', 'enna', 'win', 'ophel', 'wyn', 'imer', 'ander', 'ost', 'ine', 'hold', 'mund', 'essa'],
    ],
    groups: [
      ['Unquiet', 'Second', 'Patient', 'Pale', 'Unburied', 'Returning', 'Ninth', 'Dry'],
      ['Watch', 'Congregation', 'Legion', 'Family', 'Vigil', 'Procession', 'Choir', 'Company', 'Remainder', 'Wake'],
    ],
  },
  /** CH-NAM-T3.3. */
  giantish: {
    persons: [
      ['Bog', 'Drum', 'Hurm', 'Grol', 'Mam', 'Oor', 'Thud', 'Wump', 'Borr', 'Gogg', 'Lunn', 'Rumm'],
      ['ba', 'or', 'uk', 'mog', 'all', 'und', 'ugo', 'osh', 'ath', 'urr'],
    ],
    groups: [
      ['Big', 'Second', 'Slow', 'Loud', 'Lonely', 'Upper', 'Heavy', 'Last'],
      ['Table', 'Supper', 'Boulder', 'Shoulder', 'Step', 'Kettle', 'Fist', 'Thunder', 'Chair', 'Knock'],
    ],
  },
  /** CH-NAM-T4.1. */
  strange: {
    persons: [
      [
        'The Damp',
        'The Slow',
        'The Pale',
        'The Second',
        'The Thirsty',
        'The Whispering',
        'The Folded',
        'The Other',
        'The Warm',
        'The Many',
      ],
      ['Ceiling', 'Answer', 'Mouth', 'Guest', 'Bloom', 'Colour', 'Fold', 'Tenant', 'Tide', 'Listener'],
    ],
    groups: [
      ['Soft', 'Thirsty', 'Patient', 'Pale', 'Crowded', 'Drifting', 'Second', 'Wrong'],
      ['Ceiling', 'Bloom', 'Tide', 'Rain', 'Murmur', 'Garden', 'Cloud', 'Answer', 'Colony', 'Drift'],
    ],
  },
  /** CH-NAM-T4.2. */
  devout: {
    persons: [
      [
        'Amo',
        'Brother',
        'Sister',
        'Father',
        'Mother',
        'Dominic',
        'Hesper',
        'Ignace',
        'Ludo',
        'Perpetua',
        'Sabine',
        'Theo',
        'Ursule',
        'Verity',
      ],
      ['Cinder', 'Vesper', 'Hollow', 'Marrow', 'Candle', 'Thorn', 'Silence', 'Tallow', 'Psalm', 'Ember', 'Veil', 'Ash'],
    ],
    groups: [
      ['Open', 'Second', 'Barefoot', 'Hidden', 'Faithful', 'Lower', 'Tallow', 'Unanswered'],
      ['Hand', 'Hymn', 'Eye', 'Flame', 'Vow', 'Kneeling', 'Tithe', 'Psalm', 'Candle', 'Silence'],
    ],
  },
};
