import {
  civsOf,
  type FirstOptions,
  type FirstWorld,
  firstEdition,
  firstOptions,
  type PeopleKey,
} from '@understory/host/first';
import { type Autopilot, Game, hands } from '@understory/table';
import { playWith } from '../../../../shared/script.ts';
import type { Outcome } from '../../balance/tally.ts';
import { peopleScript } from '../peoples.ts';

/** What the ages of one people by one hand are played on. */
export interface FirstSetting extends Pick<FirstOptions, 'world' | 'darkElves'> {
  readonly people: PeopleKey;
  readonly hand: Autopilot;
}

/** Play one world with this people to the end of its age. */
export function outcomeOf({ people, hand, ...options }: FirstSetting, seed: string): Outcome {
  const how = { options: firstOptions(options), hands: hands({ choices: hand }), bookmarks: 0 };
  const game = new Game(firstEdition, { seed, ...how });
  playWith(game, peopleScript([people]), ({ world }) =>
    world.ages.some((it) => it.name === 'civilization' && it.end !== null),
  );
  return measured(game.world);
}

function measured(world: FirstWorld): Outcome {
  const [civ] = civsOf(world);
  if (!civ) throw new Error(`seed ${world.seed}: no people came`);
  const own = world.groups.filter((it) => it.of === civ.group.id);
  const end = world.journal.entries.find((it) => it.kind === 'civilization ended')?.tick ?? Number.POSITIVE_INFINITY;
  const held = (kind: 'population' | 'treasure') =>
    world.page.beads.filter(
      (it) =>
        it.kind === kind &&
        own.some(({ id }) => id === it.owner) &&
        it.since <= end &&
        (it.until === null || it.until > end),
    ).length;
  return {
    ending: civ.ending ?? 'none',
    turns: civ.year,
    built: own.reduce((sum, it) => sum + it.built.length, 0),
    population: held('population'),
    treasure: held('treasure'),
    left: world.page.beads.filter((it) => it.kind === 'treasure' && it.until === null).length,
    isLate: civ.ending === null || civ.year > civ.people.latestYear,
  };
}
