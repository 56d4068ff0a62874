import type { Matter } from '@understory/page';
import type { OlderPiece, OlderSheet, WrittenSheet } from '../sheet-file.ts';
import { KINDS, type Kind } from './nouns.ts';

/** The only place where what an older file does not say is guessed from what it does. */
export function broughtUpToDate(sheet: OlderSheet): WrittenSheet {
  return {
    ...sheet,
    laidAt: sheet.laidAt === undefined ? firstDrawn(sheet) : sheet.laidAt,
    pieces: withPeoples(sheet.pieces.map(pieceOf)),
    beads: sheet.beads.map(({ look = null, emblem = look, ...it }) => ({ ...it, emblem, origin: it.origin ?? it.id })),
  };
}

function pieceOf({ look = null, variant = look, ...it }: OlderPiece) {
  return { ...it, variant, matter: it.matter ?? matterOf(it.kind) };
}

function firstDrawn({ ground, features, pieces }: OlderSheet): number | null {
  if (!ground) return null;
  let first = Number.MAX_SAFE_INTEGER;
  for (const list of [features, pieces]) for (const { since } of list) first = Math.min(first, since);
  return first === Number.MAX_SAFE_INTEGER ? 0 : first;
}

/** Older files are all of the second edition. */
function matterOf(kind: string): Matter {
  return Object.hasOwn(KINDS, kind) ? KINDS[kind as Kind] : 'cover';
}

/** The chapters of the second edition's peoples, which their clauses name: `H2-DWF-04`. */
const CHAPTERS: Readonly<Record<string, string>> = {
  DWF: 'dwarves',
  ELF: 'deep elves',
  DEM: 'demons',
  MAG: 'magicians',
  ALN: 'aliens',
};

/** A group was known by the clauses under which it built, and the shape of a magician's dwelling by its title (H2-MAG-27). */
function withPeoples(pieces: readonly ReturnType<typeof pieceOf>[]): WrittenSheet['pieces'] {
  const known = new Map<string, string>();
  for (const { owner, clause } of pieces) {
    const people = CHAPTERS[clause.slice(3, 6)];
    if (owner !== null && people && !known.has(owner)) known.set(owner, people);
  }
  return pieces.map((piece) => {
    const { owner, people = (owner && known.get(owner)) ?? null } = piece;
    if (piece.people !== undefined || piece.room !== 'tower') return { ...piece, people };
    return { ...piece, people, variant: ['pyramid', 'house'].find((it) => piece.title.endsWith(it)) ?? 'tower' };
  });
}
