import * as z from 'zod';
import {
  type Asks,
  asks,
  type Clause,
  Journal,
  type Region,
  type Rule,
  type Rulebook,
  type Told,
  table,
} from '../src/index.ts';
import { timeOf } from '../src/words/index.ts';
import { type BarrowQuestion, type BarrowReason, telling } from './barrow-telling.ts';

const { choose, name, roll, rollOn, spot }: Asks<BarrowQuestion, never, typeof YARD, BarrowReason> = asks();
const YARD = { kind: 'in the yard' } as const;

/** Barrow, a game that does not exist: years of digging, each one a die, a choice now and then, a place and a name. */
export interface Barrow extends Told {
  readonly journal: Journal;
  readonly rooms: Room[];
  readonly years: number;
  /** The digger has been laid to rest. */
  isOver: boolean;
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
  telling,
  sorts: {},
  time: timeOf({
    language: 'en',
    ages: { Digging: 'The barrow' },
    turns: { Digging: 'Year { $turn }' },
    before: 'The barrow',
  }),
  options: z.strictObject({ years: z.int().min(1).max(200).default(10) }),
  begin: ({ years }) => ({ journal: new Journal(), rooms: [], years, isOver: false }),
  next(world) {
    if (world.isOver) return null;
    return world.journal.turn < world.years ? nextYear(world) : burial(world);
  },
  bookmark(world) {
    const journal = world.journal.bookmark();
    const rooms = world.rooms.map((it) => ({ ...it }));
    const { isOver } = world;
    return {
      again: (later) => ({
        ...world,
        isOver,
        journal: journal.again(later.journal),
        rooms: rooms.map((it) => ({ ...it })),
      }),
    };
  },
  picture: ({ rooms }) => rooms,
  standing: ({ rooms }) => rooms.map(({ kind, depth, treasure }) => [kind, depth, treasure]),
};

export interface BarrowOptions {
  readonly years: number;
}

function* nextYear(world: Barrow): Rule {
  world.journal.age = 'Digging';
  world.journal.turn++;
  yield* diggersYear(world);
}

function* burial(world: Barrow): Rule {
  const rest = yield* spot('EX-END-01', { by: 'maker', topic: { kind: 'where the digger lies' }, where: inTheYard });
  note(world, { kind: 'buried', clause: 'EX-END-01', ...rest });
  world.isOver = true;
}

/** The whole game in one go. */
export function* wholeBarrow(world: Barrow): Rule {
  for (let rule = barrow.next(world); rule; rule = barrow.next(world)) yield* rule;
}

/** EX-DIG: a year of the diggers. */
export function* diggersYear(world: Barrow): Rule {
  const { value: kind } = yield* rollOn(digging, { kind: 'what the diggers open' });
  const room: Room = { kind, depth: world.rooms.length + 1, treasure: 0, name: '' };
  world.rooms.push(room);
  note(world, { kind: 'dug', clause: 'EX-DIG-02', room: kind, depth: room.depth });
  if (kind === 'cave') yield* breakThrough(world, room);
  if (kind === 'hall') {
    room.name = yield* name('EX-DIG-03', {
      by: 'maker',
      topic: { kind: 'name of the hall' },
      ideas: ['Old Hall', 'Long Hall'],
      of: { subject: 'hall', id: String(room.depth) },
    });
    note(world, { kind: 'called', clause: 'EX-DIG-03', name: room.name });
  }
}

function* breakThrough(world: Barrow, cave: Room): Rule {
  const plan = yield* choose('EX-DIG-04', {
    by: 'diggers',
    topic: { kind: 'a cave' },
    options: [{ key: 'wall it up' }, { key: 'explore it' }],
    usual: (hand) => (hand === 'tactical' ? { answer: 'explore it', why: CAVES_PAY } : { answer: 'wall it up' }),
    about: `year ${world.journal.turn}`,
  });
  if (plan === 'wall it up') return;
  cave.treasure = Math.ceil((yield* roll('EX-DIG-05', '1d6', { kind: 'what the cave holds' })) / 2);
  note(world, { kind: 'hoarded', clause: 'EX-DIG-05', treasure: cave.treasure });
}

const CAVES_PAY: BarrowReason = { key: 'caves pay' };

export const inTheYard: Region<typeof YARD> = {
  place: YARD,
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
