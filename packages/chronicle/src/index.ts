import type { World } from '@understory/host';
import type { FirstWorld } from '@understory/host/first';
import type { PlaytestWorld } from '@understory/host/playtest';
import type { SecondWorld } from '@understory/host/second';
import { type Rulebook, unreachable } from '@understory/table';
import { annalsOf } from './annals/annals.ts';
import { type Chronicle, chronicleOf } from './chronicle.ts';
import { firstTale } from './first-tale.ts';
import { annalsParts, sagaParts, scholarParts } from './out/pages.ts';
import { withOwnTreasures } from './own-treasures.ts';
import { NO_WORDS, type OwnWords } from './own-words.ts';
import { playtestTale } from './playtest-tale.ts';
import { lineOf } from './recap/blurb.ts';
import { titlesOf } from './recap/title.ts';
import { sagaOf } from './saga/saga.ts';
import { scholarOf } from './scholar/scholar.ts';
import { secondTale } from './second-tale.ts';
import type { Calls, Tale } from './tale.ts';
import { type Language, speaks, type Telling, type Voice } from './voices.ts';
import { germanSagaOf } from './words/german/saga.ts';

export { annalsByTurn } from './annals/annals.ts';
export type { Chronicle } from './chronicle.ts';
export { type GaugeWord, gaugeWord } from './gauge.ts';
export { legendsOf, playersLegendsOf } from './legends/site.ts';
export { factsOf } from './out/facts-json.ts';
export { toHtml, toMarkdown, toText } from './out/pages.ts';
export type { OwnWords } from './own-words.ts';
export { altOf } from './recap/alt.ts';
export { beforeOf } from './recap/before.ts';
export { blurbOf, lineOf } from './recap/blurb.ts';
export { justNow } from './recap/now.ts';
export { sharedOf } from './recap/shared.ts';
export { sinceOf } from './recap/since.ts';
export { titlesOf } from './recap/title.ts';

export { playersEdition, seatEdition } from './secrecy/players.ts';

/** A game of How to Host a Dungeon, as far as it is told of. */
interface Played {
  readonly world: World;
  readonly rulebook: Pick<Rulebook<World, never>, 'telling'>;
}

/** All that is found in the world of a game, up to a tick of its journal. */
export function chronicleOfGame({ world, rulebook }: Played, tick?: number, own: OwnWords = NO_WORDS): Chronicle {
  const tale = taleOf(world, (what, how) => rulebook.telling.called(world, what, how), tick);
  return chronicleOf(withOwnTreasures({ ...tale, own }));
}

function taleOf(world: World, calls: Calls, tick?: number): Tale {
  switch (world.edition) {
    case '1':
      return firstTale(world as FirstWorld, calls, tick);
    case '2':
      return secondTale(world as SecondWorld, tick);
    case 'playtest':
      return playtestTale(world as PlaytestWorld, calls, tick);
    default:
      return unreachable(world.edition);
  }
}

/** A world in a voice and a language. A language that lacks a voice tells its annals, never in another language (CH-LAN-03). */
export function told(chronicle: Chronicle, voice: Voice, language: Language): Telling {
  const { title: place } = chronicle.story.tale;
  const isEnglish = language === 'en';
  const [title = place] = isEnglish ? titlesOf(chronicle) : [place];
  const lead = isEnglish ? lineOf(chronicle) : null;
  return {
    title,
    place,
    lead,
    language,
    parts: PARTS[speaks(voice, language) ? voice : 'annals'](chronicle, language),
  };
}

const PARTS: Readonly<Record<Voice, (chronicle: Chronicle, language: Language) => Telling['parts']>> = {
  annals: (chronicle, language) => annalsParts(annalsOf(chronicle, language)),
  saga: (chronicle, language) => sagaParts(SAGAS[language](chronicle)),
  scholar: (chronicle, language) => scholarParts(scholarOf(chronicle, language)),
};

const SAGAS: Readonly<Record<Language, typeof sagaOf>> = { en: sagaOf, de: germanSagaOf };
