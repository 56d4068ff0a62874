import { joinedNames, unusedNames, unusedTreasures } from '../names.ts';
import type { World } from '../world.ts';

/** H2-NAM-T1 to -T5: what names are made of. Two columns are joined; one column gives whole names. */
const NAMES = {
  'dwarven place': [
    ['Bar', 'Dun', 'Kar', 'Thor', 'Grim', 'Ur', 'Mor', 'Kel', 'Bol', 'Zar', 'Nim', 'Dur'],
    ['garn', 'hold', 'deep', 'forge', 'mund', 'gate', 'beck', 'thar', 'delf', 'stone', 'rak', 'heim'],
  ],
  'deep elf place': [
    ['Ys', 'Vael', 'Xil', 'Nau', 'Thir', 'Zhe', 'Mal', 'Quor', 'Sel', 'Iri'],
    ['thiss', 'nox', 'dra', 'leth', 'quelle', 'zara', 'mire', 'vash', 'oun', 'thrae'],
  ],
  'magician city': [
    ['High', 'Silver', 'Seven', 'Star', 'Moon', 'Glass', 'Amber', 'Quiet'],
    ['spire', 'stair', 'court', 'wheel', 'lantern', 'arch', 'garden', 'crown'],
  ],
  'alien colony': [
    ['New Dawn', 'Site Zero', 'Outpost Lambda', 'Second Sky', 'Farfall', 'Ninth Seed', 'Station Hush', 'Greyhaven'],
  ],
  'epic treasure': [
    [
      'Gem the size of a skull',
      'Bottomless urn',
      'Adamant crown',
      'Saga of a thousand verses',
      'Mithral skull',
      'Sword that argues',
      'Hammer of Zil',
      'Volcano Horn',
      'Great Scone',
      'Armor of 1000 Blows',
      'Clock without hands',
      'Lantern of the first fire',
      'Map of roads unbuilt',
      'Singing chain',
      'Mirror of tomorrow',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;

export type NameKind = keyof typeof NAMES;

/** Every name that the lists can make. */
const ALL = Object.fromEntries(
  Object.entries(NAMES).map(([kind, [first = [], second]]: [string, readonly (readonly string[])[]]) => [
    kind,
    second ? joinedNames(first, second) : first,
  ]),
) as Readonly<Record<NameKind, readonly string[]>>;

/** H2-NAM-01: names not yet used on this map; the first is the default. */
export function freshNames(world: World, kind: NameKind, many?: number): string[] {
  const unused = kind === 'epic treasure' ? unusedTreasures : unusedNames;
  return unused(world, kind, ALL[kind], many);
}
