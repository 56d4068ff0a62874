import type { Piece } from '@understory/page';
import type { Survey } from '../places/survey.ts';
import { said } from '../then.ts';

/** Ways that are nothing but what they are. */
const PLAIN: ReadonlySet<string> = new Set(['escape route']);

/** TA-ARE-27: a label of its own, or the printed name of a highway, a canal, a river; null for a way like any other. */
export function wayName({ then }: Survey, { id, kind, feature, room }: Piece): string | null {
  // What names a whole feature names its river or its crack, but not each passage in it.
  const flows = kind === 'water' || kind === 'fault';
  const label = then.labels.find((it) => it.about === id || (flows && feature !== null && it.about === feature));
  if (label) return said(label.what);
  return room !== null && !PLAIN.has(room.toLowerCase()) ? room : null;
}
