import { gap, lasting, livedAt, TOLERANCE } from '@understory/page';
import type { Chronicle } from '../chronicle.ts';

/** What lies beside a place, open to it. */
interface Neighbour {
  readonly piece: string;
  readonly called: string;
}

/** Ways from a place: what is open and touches it now (CH-LEG-T1). */
export function neighboursOf(piece: string, chronicle: Chronicle): Neighbour[] {
  const { sheet } = chronicle.story.tale;
  const own = sheet.pieces.find((it) => it.id === piece);
  if (!own) return [];
  return openPieces(chronicle).flatMap((it) =>
    it.id === piece || gap(own.shape, it.shape, TOUCH) > TOUCH
      ? []
      : [{ piece: it.id, called: chronicle.places.phrase(it.id) }],
  );
}

/** As near as this is no rock between. */
const TOUCH = 2 * TOLERANCE;

const openPieces = lasting(({ story: { tale } }: Chronicle) =>
  tale.sheet.pieces.filter((it) => it.matter === 'open' && it.since <= tale.last && livedAt(it, tale.last)),
);
