import type { Messages } from '@understory/table/words';
import type { EventKind } from '../../events.ts';
import { elvenEvents } from './deep-elves.ts';
import { monsterEvents } from './monsters.ts';
import { primordialEvents } from './primordial.ts';

/** What happens by the playtest's own chapters. */
export const ownEvents: Messages<EventKind> = { ...primordialEvents, ...elvenEvents, ...monsterEvents };
