import type { Messages } from '@understory/table/words';
import type { PrimordialEvent } from '../../events.ts';

/** What happens in the Primordial Age, and how ages begin and end. */
export const primordialEvents: Messages<PrimordialEvent['kind']> = {
  'age began': `{ $age ->
    [primordial] A blank page lies on the table.
    [civilization] The Age of Civilization begins.
    [monsters] The Age of Monsters begins.
   *[villainy] The Age of Villainy begins.
  }`,
  'age ended': `{ $age ->
    [primordial] The world lies ready; the first people will come.
    [civilization] The Age of Civilization is over; the halls of { $groups } lie empty.
    [monsters] { $by } rose to rule.
   *[villainy] The Age of Villainy ended in round { $turn }.
  }`,
  'laid out': '{ $world }: the surface is drawn, and { $strata } strata under it.',
  feature: `{ $stratum ->
    [0] On the surface: { $title }.
   *[other] In stratum { $stratum }: { $title }.
  }`,
  story: `{ $row ->
    [1] The world is what is left of a murdered god.
    [2] Sky and sea were lovers; the world is their child.
    [3] A deity designed the world, and it came out exactly so.
    [4] A deity designed the world, and it came out quite otherwise.
    [5] Wild forces and the first chaos made the world.
    [6] The world never began and will never end.
    [7] A { $tone } quarrel in a family of heaven made the world.
    [8] The world is somebody’s dream.
    [9] The world is a move in some cosmic game.
   *[10] Two stories of the beginning are true.
  }`,
  inspired: '{ $label }: { $key }.',
  'world note': `{ $key ->
    [fire] Below the deepest magma lies a gate to the plane of fire.
    [folk] Below the deepest magma lies a country of fire folk.
    [djinn] Below the deepest magma lies a realm of djinn.
   *[dungeons] Below the deepest magma lie only more dungeons.
  }`,
  'own nexus': '{ $name }: { $effect }.',
};
