import { centreOf, type Point } from '@understory/page';
import { type Rule, type Table, table, unreachable } from '@understory/table';
import { FINGER } from '../../measures.ts';
import { roll, rollOn } from '../asks.ts';
import { putBeads, sign } from '../draw.ts';
import { direction, landing } from '../words/landing.ts';
import { centredLine, drawCave, drawTunnel, type Plot } from '../words/natural.ts';

type Cavern = 'tunnel' | 'plague' | 'gems' | 'empty' | 'beast' | 'fate' | 'water' | 'magma';

/** H1-PRM-T2: what a natural cavern holds. */
const contents: Table<Cavern> = table('H1-PRM-T2', '1d8', {
  '1': 'tunnel',
  '2': 'plague',
  '3': 'gems',
  '4': 'empty',
  '5': 'beast',
  '6': 'fate',
  '7': 'water',
  '8': 'magma',
});

const MOST_CAVES = 6;

/** H1-PRM-05: a cave where each die lands, until Fate comes or there are six. */
export function* caverns(plot: Plot): Rule {
  const { world, feature } = plot;
  for (let i = 1; i <= MOST_CAVES; i++) {
    const about = `${feature}, ${i}`;
    const { clause, value } = yield* rollOn(contents, { kind: 'what the cavern holds' }, about);
    yield* cavern({ ...plot, clause }, value, about, yield* landing(world, 'H1-PRM-05', about));
    if (value === 'fate') return;
  }
}

/** H1-FEA-T1.6: one alone, at a place. */
export function* oneCavern(plot: Plot, about: string, at: Point): Rule {
  const { value } = yield* rollOn(contents, { kind: 'what the cavern holds' }, about);
  yield* cavern(plot, value, about, at);
}

function* cavern(plot: Plot, holds: Cavern, about: string, at: Point): Rule {
  const { world, clause } = plot;
  switch (holds) {
    case 'water':
      drawCave(plot, at, { kind: 'water', what: { kind: 'cave full of water' } });
      return;
    case 'magma':
      drawCave(plot, at, { kind: 'magma', what: { kind: 'cave full of magma' } });
      return;
    case 'tunnel': {
      const middle = centreOf(drawCave(plot, at).shape);
      // Within an eighth of a turn of level; a tunnel runs both ways, so that one side of the clock will do.
      const level = { towards: { x: 1, y: 0 }, hours: 1.5 };
      const wish = { topic: { kind: 'how the tunnel runs' }, from: middle, far: FINGER / 2, ...level, about } as const;
      const { from, to } = centredLine(world.page, middle, yield* direction(clause, wish), FINGER);
      drawTunnel(plot, from, to);
      return;
    }
    case 'plague': {
      const number = yield* roll(clause, '1d4', { kind: 'how bad the plague is' }, about);
      sign(world, clause, drawCave(plot, at), 'plague', { kind: 'plague sign', number });
      return;
    }
    case 'gems': {
      const many = yield* roll(clause, '1d4', { kind: 'how many gems' }, about);
      putBeads(world, clause, drawCave(plot, at), 'treasure', many, 'gems');
      return;
    }
    case 'beast':
      putBeads(world, clause, drawCave(plot, at), 'population', 1, 'primordial beast');
      return;
    case 'fate':
      sign(world, clause, drawCave(plot, at), 'fate', { kind: 'fate sign' });
      return;
    case 'empty':
      drawCave(plot, at);
      return;
    default:
      unreachable(holds);
  }
}
