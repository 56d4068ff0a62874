import { BEGINNING } from './saga/beginning.ts';
import { CLOSING } from './saga/closing.ts';
import { DEALINGS } from './saga/dealings.ts';
import { FIGHTS } from './saga/fights.ts';
import { JOURNEYS } from './saga/journeys.ts';
import { LED } from './saga/led.ts';
import { PEOPLES } from './saga/peoples.ts';
import { RULERS } from './saga/rulers.ts';
import { SIDE_BY_SIDE } from './saga/side-by-side.ts';
import { TIME } from './saga/time.ts';
import { TREASURE } from './saga/treasure.ts';
import { YEARS } from './saga/years.ts';

/** The saga in English, by what is told. Beads are one of theirs, a treasure, or a name, and never beads (CH-GEN-11). */
export const SAGA = {
  ...BEGINNING,
  ...PEOPLES,
  ...JOURNEYS,
  ...LED,
  ...DEALINGS,
  ...FIGHTS,
  ...TREASURE,
  ...RULERS,
  ...YEARS,
  ...SIDE_BY_SIDE,
  ...CLOSING,
  ...TIME,
} as const;
