import { alignmentOf, isAlpha, type MonsterGroup } from '../monsters/group.ts';
import { folk, wealth } from '../monsters/loot.ts';
import { lodesOf } from '../monsters/map.ts';
import { isAlive, living } from '../monsters/state.ts';
import type { Realm } from '../realm.ts';
import { VILLAINS, type VillainKey } from './keys.ts';
import { tombs } from './tombs.ts';

/** A sign of H1-VIL-T2, as H1-VIL-11 reads it: for whom it speaks, and how much in this world. */
interface Sign {
  readonly row: number;
  readonly for: VillainKey;
  readonly weighs: (world: Realm) => number;
}

const yes = (is: boolean, many = 1) => (is ? many : 0);
const many = (world: Realm, which: (it: MonsterGroup) => boolean) => living(world).filter(which).length;

export const SIGNS: readonly Sign[] = [
  { row: 1, for: 'dungeon master', weighs: (world) => yes(hasRichTower(world)) },
  { row: 2, for: 'dungeon master', weighs: (world) => yes(lodesOf(world).length >= 6) },
  { row: 3, for: 'thought lords', weighs: (world) => yes(many(world, ({ kind }) => kind === 'breeders') >= 2) },
  { row: 4, for: 'liche king', weighs: (world) => -yes(isLawfulEnd(world)) },
  {
    row: 5,
    for: 'liche king',
    weighs: (world) =>
      yes(many(world, (it) => alignmentOf(it) === 'chaotic' && (folk(world, it) >= 4 || wealth(world, it) >= 3)) >= 2),
  },
  { row: 6, for: 'liche king', weighs: (world) => yes(tombs(world).length >= 2) },
  {
    row: 7,
    for: 'alpha villain',
    weighs: (world) =>
      yes(
        many(world, (it) => isAlpha(it) && (folk(world, it) >= 2 || wealth(world, it) >= 3)) > 0,
        hasAlphaEnd(world) ? 2 : 1,
      ),
  },
];

/** H1-VIL-T2.1: a Wizard's Tower with ○ in it. */
function hasRichTower({ page, monsters }: Realm): boolean {
  const towers = monsters.kingdoms.flatMap((it) => it.buildings.filter(({ what }) => what === 'tower'));
  return towers.some(({ piece, cellar }) =>
    [piece, cellar].some((it) => it !== null && page.beadsIn(it, 'treasure').length > 0),
  );
}

/** A lawful group had the six ○, or the kingdoms. */
function isLawfulEnd({ monsters, villainy }: Realm): boolean {
  const id = villainy?.because?.group;
  const group = monsters.groups.find((it) => it.id === id);
  const kingdom = monsters.kingdoms.find((it) => it.id === id);
  return group ? alignmentOf(group) === 'lawful' : kingdom?.alignment === 'lawful';
}

function hasAlphaEnd(world: Realm): boolean {
  const group = world.monsters.groups.find((it) => it.id === world.villainy?.because?.group);
  return group !== undefined && isAlpha(group) && isAlive(world, group);
}

/** How many signs speak for a villain. */
export function signsFor(world: Realm, villain: VillainKey): number {
  return SIGNS.reduce((sum, sign) => sum + (sign.for === villain ? sign.weighs(world) : 0), 0);
}

/** H1-VIL-02: those for whom most signs speak. */
export function suited(world: Realm, among: readonly VillainKey[] = VILLAINS): VillainKey[] {
  const most = Math.max(...among.map((it) => signsFor(world, it)));
  return among.filter((it) => signsFor(world, it) === most);
}
