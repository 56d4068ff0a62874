import type { Clause, Rule } from '@understory/table';
import { unusedNames } from '../../names.ts';
import { name } from '../asks.ts';
import { note } from '../note.ts';
import type { PlaytestWorld } from '../world.ts';
import { denOf } from './bands.ts';
import type { Band } from './den.ts';
import type { BandKind, Flavour } from './flavours.table.ts';
import { makeKnown } from './kin.ts';
import { namesFor } from './names.table.ts';

/** A group comes into the world, with a name (PT-ARR-05), and no bead yet; it is last in the order. */
export function* newBand(
  world: PlaytestWorld,
  kind: BandKind,
  flavour: Flavour,
  place: Band['place'],
  clause: Clause,
  since: number,
): Rule<Band> {
  const { page } = world;
  const id = page.idAhead('g');
  const called = yield* name('PT-ARR-05', {
    by: 'maker',
    topic: { kind: 'name of the group', of: kind },
    ideas: unusedNames(world, kind, namesFor(kind)),
    of: { subject: 'group', id },
    about: id,
  });
  const group = { id: page.newId('g'), sort: 'monsters', kind: flavour.key, of: id, name: called, card: null } as const;
  note(world, { kind: 'arrived', clause, group: group.id, sort: kind, flavour: flavour.key }, [{ do: 'found', group }]);
  makeKnown(world, group.id, kind, flavour);
  return addBand(world, group.id, kind, flavour, place, since);
}

/** It is one of those who live on the map from now on. */
export function addBand(
  world: PlaytestWorld,
  id: string,
  kind: BandKind,
  flavour: Flavour,
  place: Band['place'],
  since: number,
): Band {
  const unsettled = { lair: null, place, territory: Object.freeze([]), former: [], explored: [], isMagi: false };
  const band: Band = { id, kind, flavour, since, ...unsettled };
  denOf(world).bands.push(band);
  return band;
}

/** PT-ERA-05: a group that is born of another acts from the next era on. */
export function* bornFrom(
  world: PlaytestWorld,
  parent: Band,
  kind: BandKind,
  flavour: Flavour,
  clause: Clause,
): Rule<Band> {
  const born = yield* newBand(world, kind, flavour, parent.place, clause, denOf(world).era + 1);
  born.explored.push(...parent.explored);
  return born;
}
