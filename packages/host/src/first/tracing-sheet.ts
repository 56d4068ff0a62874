import type { Tick } from '../events.ts';
import type { AgeName } from './events.ts';

/** A sheet of tracing paper on the map (H1-GEN-10): the age that began it, and the line from which on it is drawn on. */
export interface TracingSheet {
  readonly age: AgeName;
  readonly since: Tick;
}
