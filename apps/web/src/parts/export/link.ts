import { type Bits, LARGEST_SAVE, Problem, readSave, type Save } from '@understory/table';
import { type Packed, packing, readPacked } from '@understory/table/packed';
import { deflateSync, Inflate, strFromU8 } from 'fflate';
import type { AnyGame } from '../../words/any-game.ts';

const LONGEST_LINK = 200_000;
/** Links were once whole saves: these begin so. */
const BRACE = 0x7b;

/** A whole game in a link: the answers, packed. The picture of the world is left out, for the answers make it again. */
export function* linking(game: AnyGame, beside?: unknown): Bits<string> {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#/open/${yield* lettering(game, beside)}`;
}

export function* lettering(game: AnyGame, beside?: unknown): Bits<string> {
  return toLetters(deflateSync(yield* packing(game, beside), { level: 9 }));
}

/** Throws a `Problem` of one sentence if it is no whole link. Anybody may have written it. */
export function gameIn(letters: string): { readonly packed: Packed } | { readonly save: Save } {
  if (letters.length > LONGEST_LINK) throw new Problem('This link is too long to be a world.');
  const bytes = inflated(letters);
  return bytes[0] === BRACE ? { save: readSave(strFromU8(bytes)) } : { packed: readPacked(bytes) };
}

function inflated(letters: string): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  let whole = false;
  try {
    const inflate = new Inflate((part, last) => {
      size += part.length;
      // A small packet may unpack to anything.
      if (size > LARGEST_SAVE) throw new Error('too large');
      parts.push(part);
      whole ||= last;
    });
    inflate.push(fromLetters(letters), true);
  } catch {
    whole = false;
  }
  if (!whole) throw new Problem('This link is damaged or cut off.');
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
