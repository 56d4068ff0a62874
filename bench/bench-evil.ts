import { advise, BALANCE, deadliestEvil, fatesOf } from '@understory/evil';
import { Game, hands } from '@understory/table';
import { cost, type Measurement } from './harness.ts';

export const title = 'Dungeon of Deadliest Evil';

/** Dungeon of Deadliest Evil: how many games are played out a second, and the advisor's, from the first choice and mid-game. */
export function bench(): Measurement[] {
  const standard = BALANCE.slice(0, 1);
  const whole = (games: number) => standard.map((it) => fatesOf(it, games));
  whole(3000);
  const games = (1000 * 10_000) / cost(() => whole(10_000));
  return [
    { what: 'whole games, played out', value: games, unit: '/s', bar: { least: 5000 } },
    { what: 'playouts of the advisor, first choice', value: advised(1), unit: '/s', bar: { least: 5000 } },
    { what: 'playouts of the advisor, mid-game', value: advised(7), unit: '/s', bar: { least: 5000 } },
  ];
}

/** Playouts a second for the options of a round's first choice of several. */
function advised(round: number): number {
  const game = new Game(deadliestEvil, { seed: 'bench', options: { nerve: 4 }, hands: hands({ choices: 'tactical' }) });
  game.playTo(({ world, ask }) => world.round === round && ask?.ask === 'choose' && ask.by !== 'chance');
  let playouts = 0;
  const count = (each: number) => {
    for (const { prospects } of advise(game, { playouts: each }))
      playouts = prospects.reduce((sum, { playouts: many }) => sum + many, 0);
  };
  count(300);
  const spent = cost(() => count(1500));
  return (1000 * playouts) / spent;
}
