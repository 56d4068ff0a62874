import type { ANNALS as ENGLISH } from '../english/annals.ts';

const WURDE = `{ COUNT($a) ->
    [many] wurden
   *[one] wurde
}`;
const HAT = (eins: string, viele: string) => `{ COUNT($a) ->
    [many] ${viele}
   *[one] ${eins}
}`;

/** Die Annalen auf Deutsch. Namen bleiben, wie sie sind, und stehen ohne Artikel; so beugt sich nichts (CH-LAN-05). */
export const ANNALEN: Readonly<Record<keyof typeof ENGLISH, string>> = {
  came: `Es ${HAT('kam', 'kamen')}: { $a } ({ $sort })`,
  'came.second': `Es ${HAT('kam', 'kamen')}: { $a } ({ $sort }, { COUNT($a) ->
      [many] die zweite Schar
     *[one] nicht das erste Mal
  })`,
  'came.people': '{ CAPITAL($sort) } gründeten { $a }',
  'came.folk': 'Es kamen: { $sort }',
  'fought.even': `{ $a } ${HAT('kämpfte', 'kämpften')} mit { $b }, unentschieden`,
  'fought.wild lost': `{ $a } ${HAT('unterlag', 'unterlagen')} wildem Getier`,
  'fought.beast even': `{ $a } ${HAT('kämpfte', 'kämpften')} mit wildem Getier`,
  'fought.beast': `{ $a } ${HAT('erlegte', 'erlegten')} wildes Getier`,
  'died.wild': 'Ende von { $a } durch wildes Getier',
  'died.merged': `{ $a } ${HAT('ging', 'gingen')} in { $b } auf`,
  'disaster.none': 'Das große Unglück',
  served: `{ $a } ${HAT('diente', 'dienten')} { $b }`,
  quest: `{ $a } ${HAT('gab', 'gaben')} { $b } einen Auftrag`,
  shrine: `{ $a } ${HAT('schenkte', 'schenkten')} { $b } einen Schrein`,
  slaves: `{ $a } ${HAT('nahm', 'nahmen')} Gefangene`,
  released: `{ $a } wieder frei`,
  'attacked.won': `{ $a } ${HAT('eroberte', 'eroberten')} die Oberwelt`,
  'attacked.lost': `{ $a } ${WURDE} auf der Oberwelt geschlagen`,
  'went hungry': `{ $a } ${HAT('hungerte', 'hungerten')}`,
  hunted: `{ $a } ${HAT('jagte', 'jagten')} { $b }`,
  traded: `{ $a } ${HAT('handelte', 'handelten')} mit { $b }`,
  allied: '{ $a } und { $b }, ein Bund',
  refused: '{ $b } gegen einen Bund mit { $a }',
  stole: `{ $a } ${HAT('bestahl', 'bestahlen')} { $b }: { $what }{ $tie }`,
  'theft failed': 'Diebstahl durch { $a } bei { $b } misslang',
  extorted: 'Zahlung von { $b } an { $a }{ $tie }',
  'extortion failed': 'Erpressung durch { $a } bei { $b } misslang',
  recruited: `{ $a } ${HAT('gewann', 'gewannen')} einen dazu`,
  bribed: `{ $a } ${HAT('bestach', 'bestachen')} { $b }`,
  'bribe failed': 'Bestechung von { $b } durch { $a } misslang',
  'fought.won': `{ $a } ${HAT('schlug', 'schlugen')} { $b }{ $tie }`,
  'fought.lost': `{ $a } ${HAT('unterlag', 'unterlagen')} im Kampf gegen { $b }`,
  'fought.wild': `{ $a } ${HAT('erlegte', 'erlegten')} wildes Getier`,
  'invaded.won': `{ $a } ${HAT('fiel', 'fielen')} bei { $b } ein und ${HAT('siegte', 'siegten')}{ $tie }`,
  'invaded.lost': `{ $a } ${HAT('fiel', 'fielen')} bei { $b } ein und ${HAT('unterlag', 'unterlagen')}`,
  exterminated: `{ $a } ${HAT('ging', 'gingen')} gegen { $b } auf Vernichtung aus`,
  annexed: `{ $a } ${HAT('unterwarf', 'unterwarfen')} { $b }`,
  corrupted: `{ $a } ${HAT('verdarb', 'verdarben')} eine Schicht`,
  rebelled: 'Aufstand in { $a }',
  driven: `{ $a } ${WURDE} vertrieben`,
  moved: `{ $a } ${HAT('zog', 'zogen')} um`,
  left: `{ $a } ${HAT('ging', 'gingen')} fort`,
  built: `{ $a } ${HAT('baute', 'bauten')} { $work }`,
  disaster: `Unfall in { $a }; { $n ->
      [0] nichts
      [1] ein Raum
     *[other] { $n } Räume
  } verloren`,
  ruined: 'Ein Werk von { $a } liegt in Trümmern',
  crafted: `{ $a } ${HAT('schuf', 'schufen')} „{ $what }“`,
  'crafted.none': 'Kam ans Licht: „{ $what }“',
  passed: `{ $a } ${HAT('nahm', 'nahmen')} „{ $what }“ an sich`,
  gathered: `{ $a } ${HAT('nahm', 'nahmen')} { $n }○ an sich`,
  'lost life': `{ $a } ${HAT('verlor', 'verloren')} { $n }●`,
  'died.by': 'Ende von { $a } durch { $b }',
  'died.own': 'Ende von { $a }',
  rose: `{ $a } ${HAT('stieg', 'stiegen')} zur Herrschaft auf`,
  achieved: 'Eine Großtat von { $a }',
  woke: 'Unter { $a } erwachte etwas',
  idle: `{ $a } ${HAT('tat', 'taten')} nichts`,
  became: '{ $a } von nun an { $sort }',
  turned: `{ $a } ${HAT('wandelte', 'wandelten')} sich`,
  ended: 'Die Welt ist entschieden, für { $a }',
  'ended.none against': 'Die Welt ist entschieden, gegen { $b }',
  'ended.none': 'Die Welt blieb unentschieden',
  quiet: 'Ruhe',
  'age.primordial': 'Vor der Zählung',
  'age.civilization': 'Zivilisation',
  'age.monsters': 'Ungeheuer',
  'age.villainy': 'Herrschaft',
  'age.disaster': 'Das große Unglück',
  tie: '{" "}bei Gleichstand',
  ground: '{ $strata } Schichten Fels',
};
