import { type Rule, unreachable } from '@understory/table';
import { choose } from '../../asks.ts';
import type { At, AtVillainy } from '../../at.ts';
import type { VillainCard } from '../../cards/tree/card.ts';
import { linesOf } from '../../lines.ts';
import { begin, note, sinceLast } from '../../note.ts';
import type { SecondWorld } from '../../world.ts';
import { playAct } from '../acts.ts';
import { type Ascended, contender } from '../ascent.ts';
import { holds } from '../conditions.ts';
import { drawCard } from '../deck.ts';
import { type Den, denIn, isAnnexed, monsterOf, type Villain, villainIn } from '../den.ts';
import { wilds } from '../ground/places.ts';
import { asking, lifecycle } from '../lifecycle.ts';
import { sizeOf } from '../measure.ts';
import type { Monster } from '../monster.ts';
import { reorganise } from '../reorganise.ts';
import { crown } from '../state.ts';
import { drawPile, endDuePacts, isCardLeft, playCard, playCards } from '../turn.ts';
import { wealthOf } from '../wealth.ts';
import { endWith, outcomeTick } from './outcome.ts';
import { setUp } from './set-up.ts';

/** A stretch of the Age of Villainy (H2-VIL-01 to -35): round after round, until there is a result. */
export function* villainyStretch(world: SecondWorld, at: AtVillainy): Rule {
  const den = denIn(world);
  switch (at.phase) {
    case 'rise':
      beginAge(world);
      yield* rise(den, { monster: monsterOf(den, at.group), granted: at.granted });
      world.at = afterStretch(den, 'round');
      return;
    case 'round':
      beginRound(den);
      yield* lifecycle(den, villainIn(den).monster);
      if (!den.outcome) drawPile(den, villainIn(den).monster);
      world.at = afterStretch(den, 'card');
      return;
    case 'card':
      if (isCardLeft(den)) yield* playCard(den);
      world.at = afterStretch(den, isCardLeft(den) ? 'card' : 'end of the round');
      return;
    case 'end of the round':
      yield* endRound(den, villainIn(den), world.journal.turn);
      world.at = afterStretch(den, 'round');
      return;
    default:
      unreachable(at);
  }
}

function beginAge(world: SecondWorld): void {
  world.journal.age = 'villainy';
  world.journal.turn = 0;
  begin(world, { kind: 'the villain' });
  world.ages.push({ name: 'villainy', turns: 0, end: null });
}

function beginRound(den: Den): void {
  const { journal, ages } = den.world;
  den.turn++;
  journal.turn++;
  const age = ages.at(-1);
  if (age) age.turns = journal.turn;
  den.gone = 0;
}

/** What comes next, unless there is a result (H2-VIL-35). */
function afterStretch({ world, outcome }: Den, phase: 'round' | 'card' | 'end of the round'): At {
  if (!outcome) return { age: 'villainy', phase };
  const cause = outcomeTick(world);
  const line = linesOf(world)[cause];
  const by = line?.kind === 'outcome' ? line.by : null;
  const age = world.ages.at(-1);
  if (age) age.end = [cause];
  note(world, { kind: 'age ended', clause: 'H2-VIL-35', ending: outcome.kind, by, cause });
  return { age: 'over' };
}

/** H2-VIL-02 to -05: its path, who it is, and the setup of its card. */
export function* rise(den: Den, ascended: Ascended): Rule<Villain> {
  const card = yield* whichPath(den, ascended);
  const monster = yield* whoRules(den, ascended.monster, card);
  const began = note(den.world, {
    kind: 'age began',
    clause: 'H2-VIL-05',
    group: monster.id,
    villainy: card.name,
    ...sinceLast(den.world, 'ascended'),
  });
  crown(den, monster, card);
  yield* setUp(den, monster, card, began);
  return { monster, card };
}

/** H2-VIL-02, -03, -T1: by its six beads, if only one of the two is there; else the maker's choice, or at the limit by what it has more of. */
function* whichPath(den: Den, { monster, granted }: Ascended): Rule<VillainCard> {
  const [many, rich] = [sizeOf(den, monster), wealthOf(den, monster)];
  const usual = many >= rich ? '●' : '○';
  const isFree = granted || (many >= 6 && rich >= 6);
  const forced = many >= 6 && rich < 6 ? '●' : rich >= 6 && many < 6 ? '○' : usual;
  const paths = den.villains.filter((it) => isFree || it.path === forced);
  const key = yield* choose('H2-VIL-02', {
    by: 'maker',
    topic: { kind: 'how the villain rules', group: monster.id },
    options: paths.map((it) => ({ key: it.name, what: { kind: 'villainy', card: it.name } })),
    usual: (paths.find((it) => it.path === (isFree ? usual : forced)) ?? paths[0] ?? NOBODY).name,
  });
  return paths.find((it) => it.name === key) as VillainCard;
}

const NOBODY = { name: '' };

/** H2-VIL-04: an Empire may be handed to whoever has the most. */
function* whoRules(den: Den, monster: Monster, card: VillainCard): Rule<Monster> {
  if (card.path !== '○') return monster;
  const most = (measure: (it: Monster) => number) => den.monsters.reduce((a, b) => (measure(b) > measure(a) ? b : a));
  const open = [...new Set([monster, most((it) => sizeOf(den, it)), most((it) => wealthOf(den, it))])];
  const key = yield* choose('H2-VIL-04', {
    by: 'maker',
    topic: { kind: 'who the villain is', card: card.name },
    options: open.map((it) => ({ key: it.id, what: contender(den, it), subject: { group: it.id } })),
    usual: monster.id,
  });
  return open.find((it) => it.id === key) ?? monster;
}

/** H2-VIL-11: the villain, the others, and the end of the round. */
export function* playRound(den: Den, villain: Villain, round: number): Rule {
  den.gone = 0;
  yield* lifecycle(den, villain.monster);
  if (!den.outcome) yield* playCards(den, villain.monster);
  if (!den.outcome) yield* endRound(den, villain, round);
}

/** The finishing move, a newcomer if one is due, the end of pacts. */
function* endRound(den: Den, villain: Villain, round: number): Rule {
  const { monster, card } = villain;
  yield* finish(den, villain);
  if (!den.outcome) checkAlone(den, monster, card);
  if (den.outcome) return;
  begin(den.world, { kind: 'end of the round' });
  if (den.gone > 0) yield* spawnOne(den);
  if (den.outcome) return;
  endDuePacts(den);
  if (round >= den.world.options.villainRounds) endWith(den, 'stalemate', {}, { clause: 'H2-VIL-33' });
}

/** H2-VIL-13, H2-HRD-21, H2-EMP-31: as written on the villain card, in its order; then whether it wins by that. */
export function* finish(den: Den, { monster, card }: Villain): Rule {
  begin(den.world, { kind: 'the finishing move' });
  // It is the Horde that so enters new strata.
  if (card.winsWhen === 'every stratum is corrupted') yield* reorganise(den, monster, 'H2-HRD-21');
  for (const line of card.finish) {
    if (den.outcome || !den.monsters.includes(monster)) return;
    if (line.condition && !holds(den, monster, line.condition, asking(den, monster, line))) continue;
    yield* playAct(den, monster, line.act);
  }
  if (card.winsWhen === 'half the groups are annexed' && rulesHalf(den))
    endWith(den, 'empire rules', { by: monster }, { clause: 'H2-EMP-34', ...sinceLast(den.world, 'annexed') });
}

/** H2-EMP-34: it does not count itself. */
function rulesHalf(den: Den): boolean {
  const others = den.monsters.filter((it) => it !== den.villain?.monster);
  const annexed = others.filter((it) => isAnnexed(den, it.id)).length;
  return annexed >= 1 && 2 * annexed >= others.length;
}

/** H2-VIL-34: nobody is left to oppose it. */
function checkAlone(den: Den, monster: Monster, card: VillainCard): void {
  if (den.monsters.length > 1 || wilds(den).length > 0) return;
  endWith(
    den,
    card.winsWhen === 'every stratum is corrupted' ? 'horde conquers' : 'empire rules',
    { by: monster },
    {
      clause: 'H2-VIL-34',
      ...sinceLast(den.world, 'fell'),
    },
  );
}

/** H2-VIL-14, -15: one, if anybody died or left. */
function* spawnOne(den: Den): Rule {
  const card = yield* drawCard(den, 'H2-VIL-14', { kind: 'who comes into the gap' });
  if (card) yield* den.laws.spawn(den, card, { clause: 'H2-VIL-14', ...sinceLast(den.world, 'fell') });
}
