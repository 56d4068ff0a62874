import { centreOf, type Point } from '@understory/page';
import { asWritten, type Rule } from '@understory/table';
import { label } from './draw.ts';
import type { EventTable } from './events.ts';
import { makeUp, type OwnKey } from './made-up/making-up.ts';
import { chambers, nearestTo } from './words/chambers.ts';
import { landing } from './words/landing.ts';
import { drawCave, type Plot } from './words/natural.ts';

/** H1-MEA-32: what the player makes up is its label in the room nearest to where the die landed; on a map without any, a cave is drawn there (H1-MEA-14). */
export function* ownEvent(plot: Plot, landed: Point | null, own: OwnEvent): Rule {
  const { world, feature } = plot;
  const at = landed ?? (yield* landing(world, 'H1-MEA-19', feature));
  const made = yield* makeUp(world, own.of, own.key, {
    topic: { kind: 'name of the event' },
    ideas: IDEAS,
    of: { subject: 'place', id: feature },
    about: feature,
  });
  const room = nearestTo(world.page, at, chambers(world.page)) ?? drawCave({ ...plot, clause: 'H1-MEA-14' }, at);
  label(world, 'H1-MEA-32', room.id, asWritten(made.name), centreOf(room.shape));
}

/** Of which table it is, and whether it is written now. */
export interface OwnEvent {
  readonly of: EventTable;
  readonly key: OwnKey;
}

/** To take or to leave. */
const IDEAS = ['A strange light', 'A voice in the stone', 'The sleeping one', 'A door without a key'] as const;
