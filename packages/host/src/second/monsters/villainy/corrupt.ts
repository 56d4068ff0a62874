import { gapTo } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { causedBy } from '../../../note.ts';
import { choose } from '../../asks.ts';
import type { Called } from '../../called.ts';
import type { Plain } from '../../cards/steps/plain.ts';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import type { Den } from '../den.ts';
import { homeOf, seatsOf } from '../ground/lair.ts';
import type { Mind } from '../minds/reasons.ts';
import type { Monster } from '../monster.ts';
import type { StepRules } from '../steps/step-rules.ts';
import { endWith, type Why } from './outcome.ts';
import { lowerFirst, seatsByStratum, standsAlone } from './strata.ts';

/** H2-HRD-31: one stratum a round that it holds alone. */
export const corrupt: StepRules<Plain<'corrupt it'>> = {
  isPossible: (den, me) => !hasCorrupted(den, me) && standsAlone(den, me).length > 0,
  *play(den, me) {
    const open = standsAlone(den, me);
    const stratum = yield* whichStratum(den, me, open, 'H2-HRD-31', (hand) => ({
      answer: String(hand === 'tactical' ? mostThreatened(den, me, open) : open[0]),
    }));
    corruptStratum(den, me, stratum, { clause: 'H2-HRD-31' });
    return true;
  },
  worth: () => 20,
};

function hasCorrupted({ turn }: Den, { past }: Monster): boolean {
  return past.deeds.some((it) => it.did === 'corrupt' && it.turn === turn);
}

/** H2-HRD-01: the numbered stratum with most of its beads; with none below the ground, the one nearest to its home. */
export function* corruptMain(den: Den, me: Monster, cause?: Tick): Rule {
  const beads = seatsByStratum(den, me);
  const most = Math.max(0, ...[...beads].filter(([it]) => it > 0).map(([, many]) => many));
  const tied = [...beads.keys()].filter((it) => it > 0 && beads.get(it) === most).sort((a, b) => lowerFirst(den, a, b));
  const open = tied.length > 0 ? tied : [nearestStratum(den, me)];
  const clause = 'H2-HRD-01';
  corruptStratum(den, me, yield* whichStratum(den, me, open, clause), { clause, ...causedBy(cause) });
}

function* whichStratum(
  den: Den,
  me: Monster,
  open: readonly number[],
  clause: Clause,
  usual: string | Mind<string> = String(open[0]),
): Rule<number> {
  const key = yield* choose(clause, {
    by: me.id,
    topic: { kind: 'which stratum is corrupted', group: me.id },
    options: open.map((stratum) => ({
      key: String(stratum),
      what: { kind: 'stratum', stratum },
      subject: { stratum },
    })),
    usual,
    about: `round ${den.turn}`,
  });
  return Number(key);
}

/** H2-HRD-31, tactical: the one that others are nearest to, who may come into it. */
function mostThreatened(den: Den, me: Monster, open: readonly number[]): number | undefined {
  const { page } = den.world;
  const seats = den.monsters.filter((it) => it !== me).flatMap((it) => seatsOf(den, it));
  const far = (stratum: number) =>
    Math.min(...seats.map(({ at }) => gapTo(page.stratumShape(stratum), at.x, at.y)), page.width);
  return open.map((it) => ({ it, far: far(it) })).sort((a, b) => a.far - b.far)[0]?.it;
}

/** H2-HRD-02: for good; a tint with cracks over the whole stratum. */
function corruptStratum(den: Den, me: Monster, stratum: number, why: Why): void {
  const { world } = den;
  const { clause } = why;
  const { page } = world;
  const id = page.newId('p');
  const piece = {
    id,
    kind: 'corruption',
    matter: 'cover',
    shape: { path: [...page.stratum(stratum).outline], closed: true, swell: 0 },
    area: page.stratum(stratum).area,
    age: world.journal.age,
    clause,
    stratum,
    manner: 'natural',
    what: { kind: 'corruption', stratum } satisfies Called,
    owner: me.id,
    people: null,
    feature: null,
    within: null,
    biome: null,
    nexus: null,
    variant: null,
    room: null,
  } as const;
  const corrupted = { kind: 'corrupted', ...why, group: me.id, stratum, piece: id, by: me.id } as const;
  const cause = note(world, corrupted, [{ do: 'draw', piece }]);
  den.corrupted.add(stratum);
  // H2-VIL-31: a villain wins as its card says, and by nothing else.
  if (me.villainCard?.winsWhen !== 'every stratum is corrupted') return;
  if (page.strata.every((it) => den.corrupted.has(it.number)))
    endWith(den, 'horde conquers', { by: me }, { clause: 'H2-HRD-32', cause });
}

function nearestStratum(den: Den, me: Monster): number {
  const { page } = den.world;
  const { x, y } = homeOf(den, me).at;
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (const { number } of page.strata) {
    const far = page.gap(page.stratumShape(number), { path: [x, y], closed: false, swell: 0 }, least);
    if (far < least) [best, least] = [number, far];
  }
  return best;
}
