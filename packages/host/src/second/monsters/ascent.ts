import type { Rule } from '@understory/table';
import { choose } from '../asks.ts';
import type { Tick } from '../events.ts';
import { note, sinceLast } from '../note.ts';
import { drawCard } from './deck.ts';
import type { Den } from './den.ts';
import { sizeOf } from './measure.ts';
import { whoAscends } from './minds/villains.ts';
import type { Monster } from './monster.ts';
import { endWith } from './villainy/outcome.ts';
import { wealthOf } from './wealth.ts';

/** H2-MON-501: how many beads make a villain. */
const SIX = 6;

export interface Ascended {
  readonly monster: Monster;
  /** A construction granted it, which leaves the path open (H2-VIL-T1.4). */
  readonly granted: boolean;
}

/** H2-MON-501 to -506: the villain check at the end of a turn. Null if the age goes on. */
export function* villainCheck(den: Den, isLast: boolean): Rule<Ascended | null> {
  const granted = den.monsters.filter((it) => it.grantedVillainy);
  const able = den.monsters.filter((it) => it.grantedVillainy || sizeOf(den, it) >= SIX || wealthOf(den, it) >= SIX);
  const monster = yield* pick(den, able, granted.length > 0, isLast);
  for (const it of granted) it.grantedVillainy = false;
  if (!monster) return null;
  const isGranted = granted.includes(monster);
  const isAble = able.includes(monster);
  const because = isGranted ? 'work' : isAble ? 'beads' : 'limit';
  const clause = isAble ? 'H2-MON-503' : 'H2-MON-505';
  const cause = isGranted ? grantedBy(den, monster) : {};
  note(den.world, { kind: 'ascended', clause, group: monster.id, because, ...cause });
  return { monster, granted: isGranted };
}

/** The line of the construction that made it a villain. */
function grantedBy({ world }: Den, { id, constructions }: Monster): { readonly cause?: Tick } {
  const grants = constructions.filter(({ building }) => building.gains.some((it) => it.kind === 'villainy'));
  return sinceLast(world, 'built', ({ group, what }) => group === id && grants.some((it) => it.building.name === what));
}

/** H2-MON-503: a construction makes it now; beads may wait. At the limit somebody must (H2-MON-505). */
function* pick(den: Den, able: readonly Monster[], must: boolean, isLast: boolean): Rule<Monster | null> {
  if (able.length > 0) {
    const key = yield* choose('H2-MON-503', {
      by: 'maker',
      topic: { kind: 'who rises to rule' },
      options: [
        ...able.map((it) => ({
          key: it.id,
          what: contender(den, it),
          subject: { group: it.id },
        })),
        ...(must || isLast ? [] : [{ key: 'wait' }]),
      ],
      usual: whoAscends(den, able),
      about: `turn ${den.turn}`,
    });
    return able.find((it) => it.id === key) ?? null;
  }
  return isLast ? yield* greatest(den) : null;
}

/** A group that may ascend, with the beads that qualify it. */
export function contender(den: Den, it: Monster) {
  return { kind: 'contender', group: it.id, population: sizeOf(den, it), treasure: wealthOf(den, it) } as const;
}

/** H2-MON-505, -506: the most ● and ○, then the most ●, then an alpha predator, then the oldest; if there is none, one spawns. */
function* greatest(den: Den): Rule<Monster | null> {
  yield* fillEmptyHalls(den);
  if (den.monsters.length === 0) {
    // H2-MON-912, -922: no card of the deck lives on this map, so the game is over without a villain.
    endWith(den, 'stalemate', {}, { clause: 'H2-MON-506' });
    return null;
  }
  const rank = (it: Monster) =>
    (sizeOf(den, it) + wealthOf(den, it)) * 1000 + sizeOf(den, it) * 2 + (it.card.kind === 'alpha predator' ? 1 : 0);
  return den.monsters.reduce((a, b) => (rank(b) > rank(a) ? b : a));
}

/** H2-MON-506: cards spawn until one is on the map; each has one try, as some may never live here. */
function* fillEmptyHalls(den: Den): Rule {
  const tried = new Set<string>();
  while (den.monsters.length === 0) {
    const card = yield* drawCard(
      den,
      'H2-MON-506',
      { kind: 'who comes into the empty halls' },
      (it) => it.kind !== 'overlay' && !tried.has(it.name),
    );
    if (!card) return;
    tried.add(card.name);
    yield* den.laws.spawn(den, card, { clause: 'H2-MON-506' });
  }
}
