import { livedAt, type Piece } from '@understory/page';
import { capital } from '@understory/table';
import type { Chronicle } from '../chronicle.ts';
import type { Fact } from '../facts/fact.ts';
import { seatsOf } from '../standing.ts';

/** A place that is worth a page: somebody lived there, built there or gave it a name, or something happened there. */
export interface Site {
  readonly piece: Piece;
  readonly title: string;
  readonly built: Fact | null;
}

/** From so much on, what happened at a place makes it worth a page. */
const WORTH = 5;

const known = new WeakMap<Chronicle, readonly Site[]>();

export function sitesOf(chronicle: Chronicle): readonly Site[] {
  const sites = known.get(chronicle) ?? found(chronicle);
  known.set(chronicle, sites);
  return sites;
}

function found({ story, places, interest, called }: Chronicle): Site[] {
  const { sheet, last, placeNames } = story.tale;
  const seats = seatsOf(sheet, last);
  const built = new Map<string, Fact>();
  const noted = new Set<string>();
  for (const it of story.facts) {
    if (it.piece === null) continue;
    if (it.kind === 'built' && !built.has(it.piece)) built.set(it.piece, it);
    if (it.kind === 'crafted' || (it.kind !== 'dug' && interest.of(it) >= WORTH)) noted.add(it.piece);
  }
  const titles = new Map<string, number>();
  return sheet.pieces.flatMap((piece) => {
    const { id } = piece;
    const isKnown = piece.since <= last && (built.has(id) || seats.has(id) || noted.has(id) || placeNames.has(id));
    if (!isKnown || !(livedAt(piece, piece.since) || livedAt(piece, last))) return [];
    const said = capital(
      placeNames.get(id) ??
        called.works.get(id)?.name ??
        called.lairs.get(id) ??
        called.ways.get(id) ??
        places.phrase(id),
    );
    const nth = (titles.get(said) ?? 0) + 1;
    titles.set(said, nth);
    return [{ piece, title: nth === 1 ? said : `${said} (${nth})`, built: built.get(id) ?? null }];
  });
}
