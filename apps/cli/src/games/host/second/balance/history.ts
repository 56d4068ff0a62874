import {
  linesOf,
  type SecondLine,
  type SecondOptions,
  type SecondWorld,
  secondEdition,
  secondOptions,
} from '@understory/host/second';
import { type Autopilot, Game, hands } from '@understory/table';

/** What the whole histories of one hand are played on. */
export interface HistorySetting {
  readonly hand: Autopilot;
  readonly options: SecondOptions;
}

/** What made a villain (H2-MON-501, -505). */
export const TRIGGERS = ['●', '○', 'both', 'construction', 'limit', 'nobody'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** How one world came from its first monsters to its outcome. */
export interface History {
  readonly trigger: Trigger;
  /** Of the Age of Monsters. */
  readonly turns: number;
  /** The villain card; null if nobody rose. */
  readonly path: string | null;
  readonly result: string;
  readonly rounds: number;
  /** What happened to whose card, as often as it happened. */
  readonly fates: readonly { readonly card: string; readonly fate: Fate }[];
}

export const FATES = ['spawned', 'died', 'left', 'rose', 'won'] as const;
export type Fate = (typeof FATES)[number];

/** Play one world to its outcome. */
export function historyOf({ hand, options }: HistorySetting, seed: string): History {
  const how = { options: secondOptions(options), hands: hands({ choices: hand }), bookmarks: 0 };
  const game = new Game(secondEdition, { seed, ...how });
  game.playTo(() => false, hand);
  return told(game.world);
}

function told(world: SecondWorld): History {
  const { outcome, ages, groups } = world;
  if (!outcome) throw new Error(`seed ${world.seed}: the history has no outcome`);
  const lines = linesOf(world);
  const rise = lines.filter((it) => it.kind === 'age began').find((it) => it.villainy !== undefined);
  const turnsOf = (age: string) => ages.find((it) => it.name === age)?.turns ?? 0;
  const cardOf = (group: string | undefined) => groups.find((it) => it.id === group)?.card ?? null;
  const fates = lines.flatMap((it) => fatesIn(it, cardOf));
  const ruler = cardOf(rise?.group);
  const hasWon = outcome.kind === 'horde conquers' || outcome.kind === 'empire rules';
  return {
    trigger: triggerOf(world, lines),
    turns: turnsOf('monsters'),
    path: rise?.villainy ?? null,
    result: outcome.kind,
    rounds: turnsOf('villainy'),
    fates: [
      ...fates,
      ...(ruler === null ? [] : [{ card: ruler, fate: 'rose' as const }]),
      ...(ruler === null || !hasWon ? [] : [{ card: ruler, fate: 'won' as const }]),
    ],
  };
}

type CardOf = (group: string | undefined) => string | null;

/** Whose fate a line tells: an overlay has no group of its own, and of a split the second group is new. */
const TOLD: {
  readonly [K in SecondLine['kind']]?: (line: Extract<SecondLine, { kind: K }>, cardOf: CardOf) => History['fates'];
} = {
  spawned: (line, cardOf) => fated(cardOf(line.group), 'spawned'),
  joined: (line) => fated(line.card, 'spawned'),
  split: (line, cardOf) => fated(cardOf(line.second), 'spawned'),
  died: (line, cardOf) => (typeof line.group === 'string' ? fated(cardOf(line.group), 'died') : []),
  left: (line, cardOf) => fated(cardOf(line.group), 'left'),
};

function fatesIn(line: SecondLine, cardOf: CardOf): History['fates'] {
  const fate = TOLD[line.kind] as ((line: SecondLine, cardOf: CardOf) => History['fates']) | undefined;
  return fate?.(line, cardOf) ?? [];
}

function fated(card: string | null, fate: Fate): History['fates'] {
  return card === null ? [] : [{ card, fate }];
}

/** Nothing is erased, so the page still knows what who rose had at that moment. Who had no six of anything built its way up. */
function triggerOf({ page }: SecondWorld, lines: readonly SecondLine[]): Trigger {
  const rise = lines.find((it) => it.kind === 'ascended');
  if (!rise) return 'nobody';
  if (rise.because === 'limit') return 'limit';
  const held = page.beads.filter(
    (it) => it.owner === rise.group && it.since <= rise.tick && (it.until === null || it.until > rise.tick),
  );
  const isMany = held.filter((it) => it.kind === 'population').length >= 6;
  const isRich = held.filter((it) => it.kind === 'treasure' || it.kind === 'epic').length >= 6;
  if (isMany) return isRich ? 'both' : '●';
  return isRich ? '○' : 'construction';
}
