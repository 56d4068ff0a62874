import { civsOf, type PeopleKey, type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { type Autopilot, Game, hands } from '@understory/table';
import { playWith } from '../../../../shared/script.ts';
import type { Outcome } from '../../balance/tally.ts';
import { peopleScript } from '../peoples.ts';

/** What the ages of one people by one hand are played on. */
export interface Setting {
  readonly people: PeopleKey;
  readonly hand: Autopilot;
  readonly page: { readonly width: number; readonly height: number };
}

/** Play one world with this people to the end of its age. */
export function outcomeOf({ people, hand, page }: Setting, seed: string): Outcome {
  const options = secondOptions({ ...page });
  const game = new Game(secondEdition, { seed, options, hands: hands({ choices: hand }), bookmarks: 0 });
  playWith(game, peopleScript([people]), ({ world }) =>
    world.ages.some((it) => it.name === 'civilization' && it.end !== null),
  );
  return measured(game.world);
}

function measured(world: SecondWorld): Outcome {
  const [civ] = civsOf(world);
  if (!civ) throw new Error(`seed ${world.seed}: no people came`);
  const own = world.groups.filter((it) => it.of === civ.group.id);
  const held = heldAtEnd(
    world,
    own.map((it) => it.id),
  );
  return {
    ending: civ.ending?.kind ?? 'none',
    turns: civ.turn,
    built: own.reduce((sum, it) => sum + it.built.length, 0),
    population: held('population'),
    treasure: held('treasure'),
    left: world.page.beads.filter((it) => it.kind === 'epic' && it.until === null).length,
    // H2-INV-11, -12, -17.
    isLate: civ.ending === null || civ.turn > civ.people.latestTurn(civ),
  };
}

/** The beads of these groups at the moment the civilization ended: nothing is erased, so the page still knows. */
function heldAtEnd(
  { page, journal }: SecondWorld,
  owners: readonly string[],
): (kind: 'population' | 'treasure') => number {
  const end = journal.entries.find((it) => it.kind === 'civilization ended')?.tick ?? journal.entries.length;
  const beads = page.beads.filter(
    (it) => it.owner !== null && owners.includes(it.owner) && it.since <= end && (it.until === null || it.until > end),
  );
  return (kind) => beads.filter((it) => it.kind === kind).length;
}
