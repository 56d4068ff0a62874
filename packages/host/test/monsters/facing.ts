import type { Answer, Autopilot } from '@understory/table';
import type { Contest } from '../../src/second/cards/steps/contest.ts';
import type { Step } from '../../src/second/cards/steps/steps.ts';
import type { Act } from '../../src/second/cards/tree/act.ts';
import type { MonsterCard } from '../../src/second/cards/tree/card.ts';
import { settle } from '../../src/second/monsters/death.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { lifecycle } from '../../src/second/monsters/lifecycle.ts';
import type { Creature, Monster } from '../../src/second/monsters/monster.ts';
import { rulesOf } from '../../src/second/monsters/steps/steps.ts';
import { telling } from '../../src/second/telling/telling.ts';
import { type DenWish, denAt, type MonsterAt, ownCard, playIn } from './den-at.ts';

/** Answers by clause, each used once, in order. */
type Answers = readonly (readonly [clause: string, answer: Answer])[];

/** Groups side by side, each in a row of its own and all of them neighbours. */
export function facing(groups: readonly (string | Omit<MonsterAt, 'at' | 'seats'>)[], more: DenWish = {}): Den {
  return denAt({
    ...more,
    monsters: groups.map((it, i) => ({
      ...(typeof it === 'string' ? { card: it } : it),
      at: [8, 9 + 1.5 * i],
    })),
  });
}

/** The groups of a den, the oldest first. */
export function groups(den: Den): [Monster, Monster, Monster, Monster] {
  return den.monsters as [Monster, Monster, Monster, Monster];
}

/** A card of a test's own. */
export function cardWith(lines: string, name = 'Moon Cats'): MonsterCard {
  return ownCard(`card ${name}\nkind denizen\ntags lunar\nstart ●●\n${lines}\n`);
}

export function actOf(text: string): Act {
  return cardWith(`always ${text}`).always[0] as Act;
}

/** A step as a card would have it: `stepAs('fight denizens at +1')`. */
export function stepAs(text: string): Step {
  return actOf(text).steps[0] as Step;
}

export function contestAs(text: string): Contest {
  return stepAs(text) as Contest;
}

/** Do a step to somebody, with these dice; the dead are taken off. */
export function doTo(
  den: Den,
  me: Monster,
  text: string,
  to: Creature | null = null,
  { dice = [], answers = [], by }: Script = {},
): boolean {
  const step = stepAs(text);
  return playIn(
    den,
    function* () {
      const done = yield* rulesOf(step).play(den, me, step, to);
      yield* settle(den);
      return done;
    },
    [...dice.map((it) => ['H2-ACT-102', [it]] as const), ...answers],
    by,
  );
}

export interface Script {
  /** Raw d6, the actor's first. */
  readonly dice?: readonly number[];
  readonly answers?: Answers;
  readonly by?: Autopilot;
}

/** One lifecycle of a group; what it does with its option is said by key, `nothing` if left out. */
export function live(
  den: Den,
  me: Monster,
  { option, dice = [], answers = [], by }: Script & { option?: string } = {},
) {
  const chosen = option === undefined ? [] : [['H2-MON-314', option] as const];
  playIn(
    den,
    () => lifecycle(den, me),
    [...chosen, ...dice.map((it) => ['H2-ACT-102', [it]] as const), ...answers],
    by,
  );
}

const GLYPHS = [
  ['●', 'population'],
  ['○', 'treasure'],
  ['❖', 'epic'],
  ['★', 'bonus'],
] as const;

/** `●3 ○1 ★1`; what it has none of is not named. */
export function purse({ world }: Den, { id }: Monster): string {
  const beads = world.page.beadsOf(id);
  return GLYPHS.map(([glyph, kind]) => [glyph, beads.filter((it) => it.kind === kind).length] as const)
    .filter(([, many]) => many > 0)
    .map(([glyph, many]) => `${glyph}${many}`)
    .join(' ');
}

/** Loose treasure on the map: `○2 ❖1`. */
export function loose({ world }: Den): string {
  const beads = world.page.beadsOf(null).filter((it) => !it.fixed);
  return GLYPHS.slice(1, 3)
    .map(([glyph, kind]) => [glyph, beads.filter((it) => it.kind === kind).length] as const)
    .filter(([, many]) => many > 0)
    .map(([glyph, many]) => `${glyph}${many}`)
    .join(' ');
}

/** What the journal tells, from an entry on. */
export function told({ world }: Den, from = 0): string[] {
  return world.journal.entries.slice(from).map((it) => telling.line(world, it));
}
