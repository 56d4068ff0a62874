import { advise, deluxe, makerOptions } from '@understory/maker';
import { Game, hands } from '@understory/table';
import { cost, type Measurement, median } from './harness.ts';

export const title = 'Dungeon Maker Deluxe';

/** Playouts a measurement; the first rounds of a game are the longest to play out. */
const PLAYOUTS = 1500;

/** The advisor plays at least 2,000 games a second to their end, from the first choices on. */
export function bench(): Measurement[] {
  return [
    {
      what: 'playouts from the entrance on, one core',
      value: playoutsFrom('DM-SET-03', 0),
      unit: '/s',
      bar: { least: 2000 },
    },
    { what: 'playouts from round 1 on', value: playoutsFrom('DM-BLD-03', 1), unit: '/s', bar: { least: 2000 } },
    { what: 'playouts from round 10 on', value: playoutsFrom('DM-BLD-03', 10), unit: '/s', bar: { least: 2000 } },
    { what: 'whole games by the default player', value: 1000 / median((i) => whole(i), 40, 20), unit: '/s', bar: null },
  ];
}

function playoutsFrom(clause: string, round: number): number {
  const game = new Game(deluxe, { seed: 'bench', options: makerOptions(), hands: hands({ choices: 'tactical' }) });
  game.playTo(({ ask, world }) => ask?.ask === 'choose' && ask.clause === clause && world.round >= round);
  thought(game);
  let playouts = 0;
  const spent = cost(() => {
    playouts = thought(game);
  });
  return (1000 * playouts) / spent;
}

function thought(game: Parameters<typeof advise>[0]): number {
  for (const { playouts } of advise(game)) if (playouts >= PLAYOUTS) return playouts;
  return 0;
}

function whole(i: number): void {
  const game = new Game(deluxe, { seed: `bench ${i}`, options: makerOptions(), hands: hands({ choices: 'tactical' }) });
  game.playTo(() => false);
}
