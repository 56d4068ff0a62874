import { chronicleOfGame, told } from '@understory/chronicle';
import { secondEdition } from '@understory/host/second';
import { type Measurement, timesOf } from './harness.ts';
import { played, STANDARD } from './whole-games.ts';

export const title = 'Chronicle';

const RUNS = 40;
/** A journal of about so many lines is what the bars are for (CH-PER-01). */
const LINES = 2200;

/** A history of a standard page, found and told. */
export function bench(): Measurement[] {
  const worlds = Array.from({ length: 24 }, (_, i) => played(`told ${i}`, STANDARD, 'story', { bookmarks: 0 }));
  const lines = ({ world }: (typeof worlds)[number]) => world.journal.entries.length;
  const [game] = worlds.sort((a, b) => Math.abs(lines(a) - LINES) - Math.abs(lines(b) - LINES));
  if (!game) throw new Error('no world');
  const { world } = game;
  const found = () => chronicleOfGame({ world, rulebook: secondEdition });
  const runs = (run: () => unknown) => timesOf(Array.from({ length: RUNS }, () => run));
  const facts = runs(found);
  const chronicles = Array.from({ length: RUNS }, found);
  let next = 0;
  const saga = runs(() => told(chronicles[next++ % RUNS] ?? found(), 'saga', 'en'));
  return [
    { what: `facts, threads and names of ${lines(game)} lines`, value: middle(facts), unit: 'ms', bar: { most: 30 } },
    { what: '… at first', value: facts[0] ?? 0, unit: 'ms', bar: null },
    { what: 'a saga', value: middle(saga), unit: 'ms', bar: { most: 60 } },
    { what: '… at first', value: saga[0] ?? 0, unit: 'ms', bar: null },
  ];
}

function middle(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
