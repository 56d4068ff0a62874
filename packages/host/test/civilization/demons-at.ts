import { discOf, type Piece, type Point } from '@understory/page';
import { asWritten, type Entry, type Rule } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { count } from '../../src/beads.ts';
import { newCiv } from '../../src/second/civilization/civ.ts';
import { convene } from '../../src/second/civilization/demons/assembly.ts';
import type { DemonCiv, Enclave } from '../../src/second/civilization/demons/demon-civ.ts';
import { demons } from '../../src/second/civilization/demons/demons.ts';
import { GATE_AREA } from '../../src/second/civilization/demons/set-up.ts';
import { ROOM_SHAPES } from '../../src/second/civilization/demons/shapes.ts';
import { signAt } from '../../src/second/civilization/demons/tunneller.ts';
import { drawWork } from '../../src/second/civilization/opening.ts';
import { found } from '../../src/second/groups.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import { arrange } from '../arrange.ts';
import { bare, play } from './ground.ts';

/** The Demons in a world, their Gate a plain circle as in the worked examples, digging straight. */
export function demonsAt(
  world: SecondWorld,
  {
    gate: heart = { x: 10, y: 10 },
    tunneller = heart,
    seats = 10,
  }: { gate?: Point; tunneller?: Point; seats?: number } = {},
): DemonCiv {
  world.journal.age = 'civilization';
  const founding = { home: world.page.idAhead('p'), beads: [], parent: null, because: null };
  const group = found(world, 'H2-DEM-01', { kind: 'demons', name: 'The Demons' }, founding);
  const looks = { theme: 'dada', digs: 'straight', shapes: ROOM_SHAPES, rooms: 1 } as const;
  const base: Enclave = Object.assign(newCiv(world, demons, group), looks);
  convene(base);
  const gate = play(world, () =>
    drawWork(
      base,
      {
        clause: 'H2-DEM-02',
        kind: 'room',
        shape: discOf(heart.x, heart.y, GATE_AREA),
        area: GATE_AREA,
        what: asWritten('the Demon Gate'),
        room: 'Demon Gate',
        variant: 'nothing',
      },
      { encounters: false },
    ),
  );
  const hasLeft = tunneller !== heart;
  const civ: DemonCiv = Object.assign(base, { gate, heart, tunneller, sign: null, hasLeft, first: gate });
  arrange(world, { kind: 'arranged', clause: 'H2-GEN-07' }, [
    { do: 'aside', group: group.id, names: group.aside.slice(0, seats) },
  ]);
  signAt(civ, 'H2-DEM-04', gate);
  return civ;
}

/** Play a rule of the Demons with these dice, in order. */
export function throwing<T>(civ: DemonCiv, dice: readonly number[], rule: (civ: DemonCiv) => Rule<T>): T | null {
  return playOut({ world: civ.world, rule: () => rule(civ) }, { dice }).result;
}

/** Where the Tunneller stopped, move by move. */
export function stops({ world }: DemonCiv): [number, number][] {
  return world.journal.entries.flatMap((it) => {
    const { kind, to } = it as { kind: string; to?: Point };
    return kind === 'tunnelled' && to ? [[to.x, to.y] as [number, number]] : [];
  });
}

/** The Demons as their set-up leaves them. */
export function arrived(world = bare(), answers: Parameters<typeof play>[2] = [], seed = 'gate'): DemonCiv {
  world.journal.age = 'civilization';
  return play(world, (it) => demons.setUp(it), answers, seed);
}

export const MIDDLE = { x: 15, y: 12 };
export const FAR = { gate: { x: 4, y: 18 } };

/** The Tunneller far from its Gate. */
export function standing(world: SecondWorld, at: Point = MIDDLE): DemonCiv {
  return demonsAt(world, { ...FAR, tunneller: at });
}

export const beads = ({ world, group }: DemonCiv, kind: 'population' | 'treasure') => count(world, group.id, kind);

/** The rooms of a sort. */
export const there = ({ world }: DemonCiv, room: string): Piece[] => world.page.pieces.filter((it) => it.room === room);

/** The beads in a room. */
export const inside = ({ world }: DemonCiv, piece: Piece | undefined) =>
  world.page.beadsIn(piece?.id ?? '').map((it) => it.kind);

export const marksOn = ({ world }: DemonCiv, piece: Piece | undefined) =>
  world.page.marks.filter((it) => it.piece === piece?.id && it.until === null).map((it) => it.kind);

/** The lines of the journal of one kind, with what the Demons write in them. */
export const entries = ({ world }: DemonCiv, kind: string) =>
  world.journal.entries.filter((it) => it.kind === kind) as (Entry & {
    demon: string;
    assembly: string[];
  })[];
