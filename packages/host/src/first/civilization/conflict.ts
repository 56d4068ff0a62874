import type { Piece } from '@understory/page';
import { type Clause, type Rule, type Table, table, unreachable } from '@understory/table';
import { gone } from '../../purse.ts';
import { roll, rollOn } from '../asks.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { type Civ, civOf, civsOf } from './civ.ts';
import { endIfOver } from './ending.ts';
import type { PeopleKey } from './keys.ts';

/** H1-TWO-T1: civilized conflict. A people's own row is its triumph, if one of the two is that people. */
const conflicts: Table<'skirmish' | PeopleKey | 'war'> = table('H1-TWO-T1', '1d6', {
  '1-2': 'skirmish',
  '3': 'dwarves',
  '4': 'dark elves',
  '5': 'demons',
  '6': 'war',
});

/** H1-TWO-03: whose tunnel or room a piece is, of the peoples that still live; the Underdark is the Dark Elves'. */
function otherAt(world: Realm, civ: Civ, { owner, what }: Piece): Civ | null {
  const isLiving = (it: Civ) => it !== civ && !it.ending;
  const builder = civOf(world, owner);
  if (builder && isLiving(builder)) return builder;
  if (what.kind !== 'Underdark') return null;
  return civsOf(world).find((it) => isLiving(it) && it.people.key === 'dark elves') ?? null;
}

/** H1-TWO-03: digging into what another people has dug, at most once a turn. */
export function* clash(world: Realm, civ: Civ, place: Piece): Rule {
  const other = otherAt(world, civ, place);
  if (!other || civ.clashed === civ.year) return;
  civ.clashed = civ.year;
  // What the other one builds in the course of it is no second conflict.
  other.clashed = other.year;
  const about = `${civ.group.id}, year ${civ.year}`;
  const { clause, value } = yield* rollOn(conflicts, { kind: 'the conflict' }, about);
  note(world, { kind: 'clashed', clause, group: civ.group.id, from: other.group.id, piece: place.id, result: value });
  yield* resolve({ world, civ, other, place, clause }, value);
  endIfOver(world, other);
}

/** Two peoples that have met, the acting one first, and where. */
interface Meeting {
  readonly world: Realm;
  readonly civ: Civ;
  readonly other: Civ;
  readonly place: Piece;
  readonly clause: Clause;
}

function* resolve(meeting: Meeting, result: 'skirmish' | PeopleKey | 'war'): Rule {
  switch (result) {
    case 'skirmish':
      return yield* skirmish(meeting);
    case 'war':
      return yield* allOutWar(meeting);
    case 'dwarves':
    case 'dark elves':
    case 'demons':
      return yield* supremacy(meeting, result);
    default:
      return unreachable(result);
  }
}

/** H1-TWO-T1.1–2: the smaller population loses 1●, equal ones both. */
function* skirmish(meeting: Meeting): Rule {
  const { world, civ, other, place } = meeting;
  const [own, theirs] = [civ, other].map((it) => it.people.might(world, it, place)) as [number, number];
  if (own <= theirs) yield* lose(meeting, civ, 1);
  if (theirs <= own) yield* lose(meeting, other, 1);
}

/** H1-TWO-T1.3 to .5: the people of the row has its way, the acting one of two such; where neither is, both suffer (H1-TWO-07). */
function* supremacy(meeting: Meeting, of: PeopleKey): Rule {
  const { world, civ, other, place, clause } = meeting;
  const victor = [civ, other].find((it) => it.people.key === of);
  if (victor) return yield* victor.people.prevail(world, victor, victor === civ ? other : civ, place, clause);
  for (const it of [civ, other]) {
    if (of !== 'dark elves') yield* lose(meeting, it, 1);
    if (of !== 'dwarves') forfeit(meeting, it);
  }
}

/** H1-TWO-T1.6, H1-GEN-06: each throws a d6 and adds its population, the acting one first. The lower loses the difference, the winner half of it. */
function* allOutWar(meeting: Meeting): Rule {
  const { world, civ, other, place, clause } = meeting;
  const about = `${civ.group.id}, year ${civ.year}`;
  const sums: number[] = [];
  for (const it of [civ, other]) {
    const d6 = yield* roll(clause, '1d6', { kind: 'the war', group: it.group.id }, `${about}, ${it.group.id}`);
    sums.push(d6 + it.people.might(world, it, place));
  }
  const [own, theirs] = sums as [number, number];
  const [winner, loser] = own > theirs ? [civ, other] : [other, civ];
  const by = Math.abs(own - theirs);
  yield* lose(meeting, loser, by);
  yield* lose(meeting, winner, Math.floor(by / 2));
}

/** H1-TWO-05: ● are lost, by the people's own rules. */
function* lose({ world, place, clause }: Meeting, civ: Civ, many: number): Rule {
  if (many > 0 && !civ.ending) yield* civ.people.lose(world, civ, { clause, many, deed: 'conflict', piece: place.id });
}

/** H1-TWO-05: 1○ is lost. */
function forfeit({ world, place, clause }: Meeting, civ: Civ): void {
  const [coin] = civ.ending ? [] : civ.people.purse(world, civ, place);
  if (!coin) return;
  const lost = { group: civ.group.id, bead: 'treasure', count: 1, beads: [coin.id], piece: place.id } as const;
  note(world, { kind: 'lost', clause, ...lost, deed: 'forfeit' }, gone([coin]));
}
