import { centreOf, type Point } from '@understory/page';
import { asWritten, type Rule } from '@understory/table';
import { name } from './asks.ts';
import { label } from './draw.ts';
import { chambers, nearestTo } from './words/chambers.ts';
import { landing } from './words/landing.ts';
import { drawCave, type Plot } from './words/natural.ts';

/** H1-MEA-32: what the player makes up is its label in the room nearest to where the die landed; on a map without any, a cave is drawn there (H1-MEA-14). */
export function* ownEvent(plot: Plot, landed: Point | null): Rule {
  const { world, feature } = plot;
  const at = landed ?? (yield* landing(world, 'H1-MEA-19', feature));
  const called = yield* name('H1-MEA-32', {
    by: 'maker',
    topic: { kind: 'name of the event' },
    ideas: IDEAS,
    of: { subject: 'place', id: feature },
    about: feature,
  });
  const room = nearestTo(world.page, at, chambers(world.page)) ?? drawCave({ ...plot, clause: 'H1-MEA-14' }, at);
  label(world, 'H1-MEA-32', room.id, asWritten(called), centreOf(room.shape));
}

/** To take or to leave. */
const IDEAS = ['A strange light', 'A voice in the stone', 'The sleeping one', 'A door without a key'] as const;
