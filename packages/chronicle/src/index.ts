import type { World } from '@understory/host';
import type { SecondWorld } from '@understory/host/second';
import { annalsOf } from './annals/annals.ts';
import { type Chronicle, chronicleOf } from './chronicle.ts';
import { annalsParts, sagaParts, scholarParts } from './out/pages.ts';
import { sagaOf } from './saga/saga.ts';
import { scholarOf } from './scholar/scholar.ts';
import { secondTale } from './second-tale.ts';
import type { Language, Telling, Voice } from './voices.ts';

export { gaugeWord } from './gauge.ts';
export { legendsOf } from './legends/book.ts';
export { toHtml, toMarkdown, toText } from './out/pages.ts';

/** All that is found in a world, up to a tick of its journal; null for worlds of an edition that it has no facts for yet. */
export function chronicleOfWorld(world: World, tick?: number): Chronicle | null {
  return world.edition === '2' ? chronicleOf(secondTale(world as SecondWorld, tick)) : null;
}

/** A world in a voice and a language. A language that lacks a voice tells its annals, never in another language (CH-LAN-03). */
export function told(chronicle: Chronicle, voice: Voice, language: Language): Telling {
  const { title } = chronicle.story.tale;
  return { title, language, parts: PARTS[language === 'en' ? voice : 'annals'](chronicle, language) };
}

const PARTS: Readonly<Record<Voice, (chronicle: Chronicle, language: Language) => Telling['parts']>> = {
  annals: (chronicle, language) => annalsParts(annalsOf(chronicle, language)),
  saga: (chronicle) => sagaParts(sagaOf(chronicle)),
  scholar: (chronicle) => scholarParts(scholarOf(chronicle)),
};
