import { Game, hands } from '@understory/table';
import { pig } from '../packages/table/test/pig.ts';
import { boardgamePig } from './boardgame.ts';
import { type Measurement, middle, timesOf } from './harness.ts';

export const title = 'The table, beside boardgame.io';

/** Decisions in a game of Pig, each with the die after it. */
const DECISIONS = 1000;
/** Both hold at the same sum. */
const ENOUGH = 20;

/** So many games of ours are played between two of theirs. */
const BETWEEN = 20;
const ROUNDS = 20;

/**
 * Decisions a second in the same game, both with their record and with undo on, in turn, and both warm: theirs needs some 20,000
 * decisions for that.
 */
export function bench(): Measurement[] {
  for (const play of inTurn()) play();
  const times = timesOf(inTurn());
  const isTheirs = (_: number, i: number) => i % (BETWEEN + 1) === BETWEEN;
  const ours = middle(times.filter((it, i) => !isTheirs(it, i))) / DECISIONS;
  const theirs = middle(times.filter(isTheirs)) / DECISIONS;
  return [
    { what: 'decisions in Pig', value: 1000 / ours, unit: '/s', bar: null },
    { what: "… with boardgame.io's local client", value: 1000 / theirs, unit: '/s', bar: null },
    { what: 'times as many', value: theirs / ours, unit: '×', bar: { least: 100 } },
  ];
}

/** Games of ours and of theirs, so that whatever else the machine does falls on both. */
function* inTurn(): Generator<() => void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < BETWEEN; i++) yield () => decideHere(round * BETWEEN + i);
    yield decideThere;
  }
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
