import type { Autopilot } from '@understory/table';
import { busy } from './clock.ts';
import { pace } from './pace.ts';
import { played, STANDARD } from './whole-games.ts';

// One side of bench/compare.ts: what a history by this hand costs, in milliseconds of this thread at the reference's pace.
const [hand, games] = process.argv.slice(2) as [Autopilot, string];
const many = Number(games);
for (let i = 0; i < many; i++) played(`warm ${i}`, STANDARD, hand);
const paces: number[] = [];
let spent = 0;
for (let i = 0; i < many; i++) {
  paces.push(pace());
  const before = busy();
  played(`bench ${i}`, STANDARD, hand);
  spent += busy() - before;
}
const now = paces.sort((a, b) => a - b)[many >> 1] ?? 1;
console.log(spent / many / now);
