import { arches, deepShaft, escapeShaft, gateway, highway } from '../drawings/rooms/works-along.ts';
import type { WorkAlong } from '../figure.ts';

/** What the peoples build that is a way rather than a room. */
export const works = {
  'The Underground Highway': highway,
  'They Delve Too Deep': deepShaft,
  entrance: gateway,
  'Escape Route': escapeShaft,
  Aqueduct: arches,
} as const satisfies Readonly<Record<string, WorkAlong>>;
