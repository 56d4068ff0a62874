import { gapTo, type Piece } from '@understory/page';
import { choose, type Rule } from '@understory/table';
import { beadsOf } from '../../../beads.ts';
import { note } from '../../../world.ts';
import type { Instruction } from '../civ.ts';
import { clearAway } from '../gains.ts';
import { works } from '../works.ts';
import { assembly, type DemonCiv } from './demon-civ.ts';

/** H2-DEM-17, -20: the Gate closes, the Assembly vanishes, and the Tunneller becomes a Demon. */
export function* endDemons(civ: DemonCiv): Rule {
  const { world, group, gate, tunneller, sign } = civ;
  const [victor] = assembly(civ);
  const text = victor
    ? `The Gate closes. ${victor} leaves as the victor, and the Assembly is no more.`
    : 'The Gate closes, and the Assembly is no more.';
  note(world, { kind: 'gate closed', clause: 'H2-DEM-17', group: group.id, piece: gate.id, assembly: [], text }, [
    { do: 'aside', group: group.id, names: [] },
  ]);
  const place = restingPlace(civ);
  const stays = 'The Tunneller stays behind, one demon among the ruins.';
  const bead = { id: world.page.newId('b'), kind: 'population', at: tunneller, piece: place.id } as const;
  note(world, { kind: 'tunneller stays', clause: 'H2-DEM-17', group: group.id, piece: place.id, text: stays }, [
    ...(sign ? [{ do: 'end', id: sign } as const] : []),
    { do: 'bead', bead: { ...bead, owner: group.id, name: 'The Tunneller', fixed: false, look: null } },
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
function achievement({ world, rooms, shapes }: DemonCiv): void {
  if (rooms < shapes.length) return;
  note(world, { kind: 'achievement', clause: 'H2-DEM-25', text: 'They built rooms of all ten shapes.' });
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
    prompt: 'At which of their places does something still stir?',
    options: places.map((it) => ({ key: it.id, text: it.title, subject: { piece: it.id } })),
    usual: palaces.length > 0 ? palaces : last,
    about: group.id,
  });
  const at = beads.find((it) => it.piece === piece)?.at ?? civ.tunneller;
  clearAway(civ, 'H2-DEM-19');
  openFeature(civ);
  return {
    clause: 'H2-HND-T1.4',
    kind: 'extra group',
    card: 'chosen',
    piece,
    at,
  };
}

/** H2-DEM-03: what welled up in the Gate is a resource from now on, where it can be one. */
function openFeature({ world, gate, heart: at, group }: DemonCiv): void {
  const { look, biome, stratum } = gate;
  if (look !== 'water' && look !== 'magma' && look !== 'biome') return;
  const text = `The ${biome ?? look} of the Demon Gate is there for the taking.`;
  note(world, { kind: 'gate feature', clause: 'H2-DEM-03', group: group.id, piece: gate.id, resource: look, text }, [
    { do: 'unit', unit: { id: world.page.newId('u'), kind: look, biome, at, piece: gate.id, stratum } },
  ]);
}
