import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Card, faceOf } from '@understory/host/cards';
import { cardSvg } from '@understory/ink/cards';
import { fontCss } from '@understory/ink/png';
import { Unwritable } from '../../../../shared/exit-codes.ts';
import { writeWhole } from '../../../../shared/write-whole.ts';

/** The face of a card as the app draws it, with its emblem and its type: an SVG by itself. */
export function cardPicture(card: Card): string {
  const words = card.what === 'card' ? [slug(card.name), ...card.tags, slug(card.kind)].join(' ') : slug(card.name);
  return `${cardSvg({ ...faceOf(card), emblem: words }, { fonts: fontCss() })}\n`;
}

/** One picture a card in a folder, named after the card. Returns the files. */
export function writePictures(cards: readonly Card[], folder: string): string[] {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new Unwritable(`${folder} can’t be a folder to write into.`);
  }
  return cards.map((card) => {
    const file = join(folder, `${slug(card.name)}.svg`);
    writeWhole(file, cardPicture(card));
    return file;
  });
}

function slug(words: string): string {
  return words.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-');
}
