import { type FirstOptions, WORLD_KEYS } from '@understory/host/first';
import { AUTOPILOTS, type Autopilot, Problem } from '@understory/table';
import type { Balance } from '../../../../shared/playable.ts';
import { progress } from '../../../../shared/progress.ts';
import { tallied } from '../../balance/crew.ts';
import { brokenHistories, type HistoryRow, historyReport } from './history-report.ts';
import { addHistories, newHistoryTally } from './history-tally.ts';

/** What whole histories can be told. */
export interface HistoriesFlags {
  readonly people: readonly string[];
  readonly hand: readonly Autopilot[];
  readonly world?: FirstOptions['world'];
  readonly unruly?: true;
  readonly villains?: '1' | '2';
  readonly arrivals?: true;
  readonly strong?: true;
  readonly wholeRealm?: true;
}

/** So many whole histories by each hand, in each world or in one. */
export async function histories(flags: HistoriesFlags, seeds: number): Promise<Balance> {
  if (flags.people.length > 0)
    throw new Problem('In whole histories the peoples come as they are rolled: leave out --people.');
  const by = AUTOPILOTS.filter((it) => flags.hand.length === 0 || flags.hand.includes(it));
  const worlds = flags.world ? [flags.world] : WORLD_KEYS;
  const settings = by.flatMap((hand) => worlds.map((world) => ({ hand, options: { ...optionsOf(flags), world } })));
  const how = { edition: '1', fresh: newHistoryTally, add: addHistories, told: progress } as const;
  const tallies = await tallied(settings, seeds, how);
  const rows = settings.map(
    ({ hand, options }, i): HistoryRow => ({ hand, world: options.world, tally: tallies[i] ?? newHistoryTally() }),
  );
  const played = {
    seeds,
    command: commandFor(flags, seeds),
    wholeRealm: flags.wholeRealm === true,
    strong: flags.strong === true,
  };
  return { text: historyReport(rows, played), broken: brokenHistories(rows, played) };
}

function optionsOf({ unruly, villains, arrivals, strong, wholeRealm }: HistoriesFlags): Partial<FirstOptions> {
  return {
    darkElves: unruly ? 'unruly' : 'steady',
    villains: villains === '2' ? 2 : 1,
    arrivals: arrivals === true,
    alphaVillain: strong ? 'strong' : 'as printed',
    lastAttack: wholeRealm ? 'whole realm' : 'knights',
  };
}

/** The command that gives the same tables. */
function commandFor(
  { hand, world, unruly, villains, arrivals, strong, wholeRealm }: HistoriesFlags,
  seeds: number,
): string {
  return [
    `understory balance --edition 1 --histories ${seeds}`,
    ...hand.map((it) => `--hand ${it}`),
    ...(world ? [`--world ${world.replaceAll(' ', '-')}`] : []),
    ...(unruly ? ['--unruly'] : []),
    ...(villains ? [`--villains ${villains}`] : []),
    ...(arrivals ? ['--arrivals'] : []),
    ...(strong ? ['--strong'] : []),
    ...(wholeRealm ? ['--whole-realm'] : []),
  ].join(' ');
}
