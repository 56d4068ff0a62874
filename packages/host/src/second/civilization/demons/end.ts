import { gapTo, type Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { beadsOf } from '../../../beads.ts';
import type { Tick } from '../../../events.ts';
import { works } from '../../../works.ts';
import { choose } from '../../asks.ts';
import { note, sinceLast } from '../../note.ts';
import type { Instruction } from '../civ.ts';
import { clearAway } from '../gains.ts';
import { assembly, type DemonCiv } from './demon-civ.ts';

/** H2-DEM-17, -20: the Gate closes, the Assembly vanishes, and the Tunneller becomes a Demon. */
export function* endDemons(civ: DemonCiv): Rule {
  const { world, group, gate, tunneller, sign } = civ;
  const [demon = null] = assembly(civ);
  const closed = { kind: 'gate closed', clause: 'H2-DEM-17', group: group.id, piece: gate.id } as const;
  const since = sinceLast(world, 'civilization ended', (it) => it.group === group.id);
  const cause = note(world, { ...closed, assembly: [], demon, ...since }, [
    { do: 'aside', group: group.id, names: [] },
  ]);
  const place = restingPlace(civ);
  const bead = { id: world.page.newId('b'), kind: 'population', at: tunneller, piece: place.id } as const;
  const stays = { kind: 'tunneller stays', clause: 'H2-DEM-17', group: group.id, piece: place.id } as const;
  note(world, { ...stays, beads: [bead.id], cause }, [
    ...(sign ? [{ do: 'end', id: sign } as const] : []),
    { do: 'bead', bead: { ...bead, owner: group.id, name: 'The Tunneller', fixed: false, emblem: null } },
  ]);
  civ.sign = null;
  achievement(civ);
}

/** The piece of their own that the Tunneller stands in: of several, a room before a tunnel, and the newest. */
function restingPlace(civ: DemonCiv): Piece {
  const { x, y } = civ.tunneller;
  const own = works(civ).filter((it) => it.owner === civ.group.id && gapTo(it.shape, x, y) <= 0.001);
  return own.findLast((it) => it.kind === 'room' || it.kind === 'building') ?? own.at(-1) ?? civ.gate;
}

/** H2-DEM-25. */
function achievement({ world, group, rooms, shapes }: DemonCiv): void {
  if (rooms < shapes.length) return;
  const since = sinceLast(world, 'civilization ended');
  note(world, { kind: 'achievement', clause: 'H2-DEM-25', group: group.id, key: 'all ten shapes', ...since });
}

/** H2-DEM-18, -19, H2-HND-T1.4: one more group, at a place that holds a Demon; then all of them are gone. */
export function* handOverDemons(civ: DemonCiv): Rule<Instruction> {
  const { world, group } = civ;
  const beads = beadsOf(world, group.id, 'population');
  const places = [...new Set(beads.map((it) => it.piece))].map((it) => world.page.piece(it));
  const palaces = places.filter((it) => it.room === 'Demonic Palace').map((it) => it.id);
  const last = beads.findLast((it) => it.name === 'The Tunneller')?.piece ?? places[0]?.id ?? civ.gate.id;
  const piece = yield* choose('H2-DEM-18', {
    by: group.id,
    topic: { kind: 'where something still stirs' },
    options: places.map(({ id: piece }) => ({ key: piece, what: { kind: 'piece', piece }, subject: { piece } })),
    usual: palaces.length > 0 ? palaces : last,
    about: group.id,
  });
  const at = beads.find((it) => it.piece === piece)?.at ?? civ.tunneller;
  openFeature(civ, clearAway(civ, 'H2-DEM-19'));
  return {
    clause: 'H2-HND-T1.4',
    kind: 'extra group',
    card: 'chosen',
    piece,
    at,
  };
}

/** H2-DEM-03: what welled up in the Gate is a resource from now on, where it can be one. */
function openFeature({ world, gate, heart: at, group }: DemonCiv, cause: Tick): void {
  const { variant, biome, stratum } = gate;
  if (variant !== 'water' && variant !== 'magma' && variant !== 'biome') return;
  const unit = { id: world.page.newId('u'), kind: variant, biome, at, piece: gate.id, stratum } as const;
  const feature = { kind: 'gate feature', clause: 'H2-DEM-03', group: group.id, piece: gate.id } as const;
  note(world, { ...feature, unit: unit.id, resource: variant, biome, cause }, [{ do: 'unit', unit }]);
}
