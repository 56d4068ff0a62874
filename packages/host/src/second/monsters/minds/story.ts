import type { AskedDeed, DeedKind } from '../../cards/tree/deeds.ts';
import { canBuild } from '../afford.ts';
import { threatsTo } from '../conditions.ts';
import type { Den } from '../den.ts';
import { powerOf, whoOf } from '../measure.ts';
import type { Monster } from '../monster.ts';
import { deedOfMove, type Move } from '../moves.ts';
import { rivalOf } from './grudges.ts';
import { natureOf } from './nature.ts';
import { fearOf, oldWrong, type Thought } from './reasons.ts';
import { standsAloneIn } from './strata.ts';
import { type Pick, storyTarget } from './targets.ts';
import { makesVillain } from './worth.ts';

/** One thing after another that may move a group to act, in the order of H2-ACT-323. */
const URGES: readonly ((den: Den, me: Monster, moves: readonly Move[]) => Pick | null)[] = [
  annexation,
  extermination,
  villainy,
  revenge,
  fear,
  nature,
  habit,
];

/** H2-ACT-323: in character. */
export function storyOption(den: Den, me: Monster, moves: readonly Move[]): Thought<string> {
  for (const urge of URGES) {
    const pick = urge(den, me, moves);
    if (pick) return thoughtOf(pick);
  }
  return { answer: 'nothing' };
}

function thoughtOf({ move, why }: Pick): Thought<string> {
  return why === undefined ? { answer: move.key } : { answer: move.key, why };
}

/** H2-EMP-36: an Empire annexes whenever it can. */
function annexation(den: Den, me: Monster, moves: readonly Move[]): Pick | null {
  const pick = storyTarget(den, me, firstOf(moves, 'annex'));
  return pick && { ...pick, why: { key: 'one colour' } };
}

/** H2-HRD-22: a Horde exterminates its rival, else a group that alone keeps it from a stratum. */
function extermination(den: Den, me: Monster, moves: readonly Move[]): Pick | null {
  const them = firstOf(moves, 'exterminate');
  if (them.length === 0) return null;
  const rival = rivalOf(den, me);
  const revenge = rival && them.find((it) => it.target?.id === rival.id);
  if (revenge) return { move: revenge, why: oldWrong(me, rival) };
  const inTheWay = them.filter((it) => it.target && standsAloneIn(den, me, it.target));
  const move = storyTarget(den, me, inTheWay)?.move;
  return move?.target ? { move, why: { key: 'in the way', of: whoOf(move.target) } } : null;
}

/** H2-ACT-323 step 1. */
function villainy(den: Den, me: Monster, moves: readonly Move[]): Pick | null {
  for (const move of moves) {
    const [step] = move.act.steps;
    const last = step?.kind === 'build' && step.buildings.find((it) => makesVillain(den, it) && canBuild(den, me, it));
    if (last) return { move, why: { key: 'villainy', work: last.name } };
  }
  return null;
}

/** H2-ACT-323 step 2. */
const REVENGE: readonly AskedDeed[] = ['hunt', 'fight', 'rout', 'steal', 'extort'];

function revenge(den: Den, me: Monster, moves: readonly Move[]): Pick | null {
  const rival = rivalOf(den, me);
  if (!rival) return null;
  for (const deed of REVENGE) {
    const move = moves.find((it) => deedOfMove(it) === deed && it.target?.id === rival.id);
    if (move) return { move, why: oldWrong(me, rival) };
  }
  return null;
}

/** H2-ACT-323 step 3: away, or buy them off, or make friends with the strongest who is stronger. */
function fear(den: Den, me: Monster, moves: readonly Move[]): Pick | null {
  const [threat] = threatsTo(den, me).sort((a, b) => powerOf(den, b) - powerOf(den, a));
  if (!threat) return null;
  const why = fearOf(den, me, threat);
  const pick =
    storyTarget(den, me, firstOf(moves, 'relocate')) ??
    storyTarget(den, me, firstOf(moves, 'bribe')) ??
    protector(den, me, moves);
  return pick && { move: pick.move, why };
}

function protector(den: Den, me: Monster, moves: readonly Move[]): Pick | null {
  const ours = powerOf(den, me);
  const powers = moves
    .filter((it) => deedOfMove(it) === 'ally' && it.target && powerOf(den, it.target) > ours)
    .map((move) => ({ move, power: move.target ? powerOf(den, move.target) : 0 }));
  const most = Math.max(...powers.map((it) => it.power));
  return storyTarget(
    den,
    me,
    powers.filter((it) => it.power === most).map((it) => it.move),
  );
}

/** H2-ACT-323 step 4: its tags in card order, and what each of them likes to do (H2-ACT-T3). */
function nature(den: Den, me: Monster, moves: readonly Move[]): Pick | null {
  for (const tag of me.tags) {
    for (const deed of natureOf(tag)) {
      const pick = storyTarget(den, me, firstOf(moves, deed));
      if (pick) return { move: pick.move, why: { key: 'nature', tag } };
    }
  }
  return null;
}

/** H2-ACT-323 step 5: the first on its card that is not a plain relocate. */
function habit(den: Den, me: Monster, moves: readonly Move[]): Pick | null {
  const first = moves.find(({ act: { steps } }) => !(steps[0]?.kind === 'relocate' && steps[0].goals.length === 0));
  const pick = first ? storyTarget(den, me, sameAct(moves, first)) : null;
  return pick && { why: { key: 'habit' }, ...pick };
}

/** The first possible option that counts as this deed, with all whom it may be done to. */
function firstOf(moves: readonly Move[], deed: DeedKind): readonly Move[] {
  const first = moves.find((it) => deedOfMove(it) === deed);
  return first ? sameAct(moves, first) : [];
}

function sameAct(moves: readonly Move[], { act }: Move): readonly Move[] {
  return moves.filter((it) => it.act === act);
}
