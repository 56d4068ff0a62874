import { Game, hands } from '@understory/table';
import { pig } from '../packages/table/test/pig.ts';
import { boardgamePig } from './boardgame.ts';
import { type Measurement, median } from './harness.ts';

export const title = 'The table, beside boardgame.io';

/** Decisions in a game of Pig, each with the die after it. */
const DECISIONS = 1000;
/** Both hold at the same sum. */
const ENOUGH = 20;

/** Decisions a second in the same game, both with their record and with undo on, and both warm: theirs needs some 20,000 decisions for that. */
export function bench(): Measurement[] {
  const ours = median(decideHere, 400, 400) / DECISIONS;
  const theirs = median(decideThere, 20, 20) / DECISIONS;
  return [
    { what: 'decisions in Pig', value: 1000 / ours, unit: '/s', bar: null },
    { what: "… with boardgame.io's local client", value: 1000 / theirs, unit: '/s', bar: null },
    { what: 'times as many', value: theirs / ours, unit: '×', bar: { least: 100 } },
  ];
}

function decideHere(i: number): void {
  const game = new Game(pig, { seed: `pig ${i}`, options: null, hands: hands({ choices: 'person' }) });
  for (let n = 0; n < DECISIONS; n++) {
    game.answer(game.world.sum >= ENOUGH ? 'hold' : 'throw');
    if (game.ask?.ask === 'roll') game.letAnswer();
  }
}

function decideThere(): void {
  const client = boardgamePig();
  for (let n = 0; n < DECISIONS; n++) client.moves[client.getState().G.sum >= ENOUGH ? 'hold' : 'throw']();
}
