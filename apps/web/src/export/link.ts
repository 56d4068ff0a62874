import { LARGEST_SAVE, Problem, readSave, type Save } from '@understory/table';
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

const LONGEST_LINK = 200_000;

/** A whole game in a link: the answers, packed. The picture of the world is left out, for the answers make it again. */
export function linkTo(save: Save): string {
  const packed = deflateSync(strToU8(JSON.stringify({ ...save, picture: null })), { level: 9 });
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#/open/${toLetters(packed)}`;
}

/** Throws a `Problem` of one sentence if it is no whole link. Anybody may have written it. */
export function saveIn(letters: string): Save {
  if (letters.length > LONGEST_LINK) throw new Problem('This link is too long to be a world.');
  return readSave(unpacked(letters));
}

function unpacked(letters: string): string {
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
  return parts.map((part) => strFromU8(part)).join('');
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
