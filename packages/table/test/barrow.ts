import * as z from 'zod';
import {
  type Clause,
  choose,
  Journal,
  name,
  PLAIN,
  type Region,
  type Rule,
  type Rulebook,
  roll,
  rollOn,
  spot,
  type Told,
  table,
  timeIn,
} from '../src/index.ts';

/** Barrow, a game that does not exist: years of digging, each one a die, a choice now and then, a place and a name. */
export interface Barrow extends Told {
  readonly journal: Journal;
  readonly rooms: Room[];
  readonly years: number;
}

interface Room {
  readonly kind: string;
  readonly depth: number;
  treasure: number;
  name: string;
}

export const digging = table('EX-DIG-T1', '1d6', { '1-2': 'gallery', '3-4': 'shaft', '5': 'hall', '6': 'cave' });

export const barrow: Rulebook<Barrow, BarrowOptions> = {
  game: 'barrow',
  edition: '1',
  version: 1,
  telling: PLAIN,
  sorts: {},
  time: timeIn('The barrow', 'Year'),
  options: z.strictObject({ years: z.int().min(1).max(200).default(10) }),
  begin: ({ years }) => ({ journal: new Journal(), rooms: [], years }),
  *play(world) {
    world.journal.age = 'Digging';
    for (let year = 1; year <= world.years; year++) {
      world.journal.turn = year;
      yield* diggersYear(world);
    }
    const rest = yield* spot('EX-END-01', { by: 'maker', prompt: 'Where does the digger lie?', where: inTheYard });
    note(world, { kind: 'buried', clause: 'EX-END-01', ...rest });
  },
  picture: ({ rooms }) => rooms,
  standing: ({ rooms }) => rooms.map(({ kind, depth, treasure }) => [kind, depth, treasure]),
};

export interface BarrowOptions {
  readonly years: number;
}

/** EX-DIG: a year of the diggers. */
export function* diggersYear(world: Barrow): Rule {
  const { value: kind } = yield* rollOn(digging, 'what the diggers open');
  const room: Room = { kind, depth: world.rooms.length + 1, treasure: 0, name: '' };
  world.rooms.push(room);
  note(world, { kind: 'dug', clause: 'EX-DIG-02', room: kind, depth: room.depth });
  if (kind === 'cave') yield* breakThrough(world, room);
  if (kind === 'hall') {
    room.name = yield* name('EX-DIG-03', {
      by: 'maker',
      prompt: 'What is the hall called?',
      ideas: ['Old Hall', 'Long Hall'],
    });
    note(world, { kind: 'called', clause: 'EX-DIG-03', name: room.name });
  }
}

function* breakThrough(world: Barrow, cave: Room): Rule {
  const plan = yield* choose('EX-DIG-04', {
    by: 'diggers',
    prompt: 'The pick breaks through into a cave.',
    options: [
      { key: 'wall it up', text: 'Wall it up' },
      { key: 'explore it', text: 'Explore it', does: 'half a die of treasure' },
    ],
    usual: (hand) => (hand === 'tactical' ? { answer: 'explore it', because: 'caves pay' } : { answer: 'wall it up' }),
    about: `year ${world.journal.turn}`,
  });
  if (plan === 'wall it up') return;
  cave.treasure = Math.ceil((yield* roll('EX-DIG-05', '1d6', 'what the cave holds')) / 2);
  note(world, { kind: 'hoarded', clause: 'EX-DIG-05', treasure: cave.treasure });
}

export const inTheYard: Region = {
  says: 'in the yard',
  has: ({ x, y }) => x >= 0 && x <= 10 && y >= 0 && y <= 10,
  any: (draw) => ({ x: draw.unit() * 10, y: draw.unit() * 10 }),
  outlines: [[0, 0, 10, 0, 10, 10, 0, 10]],
};

function note(
  world: Barrow,
  happening: { readonly kind: string; readonly clause: Clause } & Record<string, unknown>,
): void {
  world.journal.write(happening);
}
