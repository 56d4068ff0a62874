import type { Book } from '../book.ts';
import { ROOM_NAMES } from '../furnish/archetypes.table.ts';
import { plainText } from '../key/told.ts';
import type { Allowed } from './allowed.ts';

/** TA-SEC-08: what must not be found in any file for players. */
export interface Secrets {
  /** Of ❖, rooms, groups and areas, as words with a space between. */
  readonly names: readonly string[];
  /** Any five words in a row of a fact that is not theirs. */
  readonly runs: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

const RUN = 5;

export function secretsOf(book: Book, allowed: Allowed, shown: readonly string[]): Secrets {
  const { survey } = book;
  const { then } = survey;
  const open = [
    book.title,
    ...shown,
    ...[...allowed.open, ...allowed.facts].flatMap((it) => [
      plainText(it.text),
      ...(it.seen ? [plainText(it.seen)] : []),
    ]),
    ...allowed.rumours.map((it) => plainText(it.text)),
  ];
  const openText = ` ${open.flatMap(wordsOf).join(' ')} `;
  const openRuns = new Set(open.flatMap((it) => runsOf(it)));
  const names = [
    ...then.beads.flatMap((it) => (it.kind === 'epic' && it.name !== null ? [it.name] : [])),
    ...book.key.map((it) => it.name),
    ...[...then.groups.values()].map((it) => it.name),
    ...survey.areas.map((it) => it.name),
  ]
    .map((it) => wordsOf(it).join(' '))
    // What every world may have a room called tells nothing of this one.
    .filter((it) => it !== '' && !COMMON.has(it) && !openText.includes(` ${it} `));
  const hidden = book.key
    .flatMap((it) => it.lines.flatMap(({ facts }) => facts))
    .filter((it) => it.knows === 'keeper' || it.knows === 'found');
  const runs = hidden
    .filter((it) => !allowed.facts.includes(it))
    .flatMap((it) => runsOf(plainText(it.text)))
    .filter((it) => !openRuns.has(it));
  // The number of a room that they know may look like the id of another: "P1" in a link is "p1".
  const theirs = new Set(allowed.rooms.flatMap((it) => [it.key.toLowerCase(), ...it.place.pieces.map(({ id }) => id)]));
  const ids = survey.rooms.flatMap((it) => it.place.pieces.map((piece) => piece.id)).filter((it) => !theirs.has(it));
  return { names: [...new Set(names)], runs: new Set(runs), ids: new Set(ids) };
}

/** The first secret that a text tells, if any. */
export function secretIn(text: string, { names, runs, ids }: Secrets): string | null {
  const plain = unescaped(text);
  const words = wordsOf(plain);
  const joined = ` ${words.join(' ')} `;
  // Ids are found as they are written; a number of a room has a capital.
  const id = plain.match(/[\p{L}\p{N}]+/gu)?.find((it) => ids.has(it));
  if (id !== undefined) return id;
  return names.find((it) => joined.includes(` ${it} `)) ?? runsOf(plain).find((it) => runs.has(it)) ?? null;
}

/** When something was tells nothing by itself. */
const DATES =
  /(turn \d+|the beginning)( to (turn \d+|the beginning))? of (the |its )?(age of \w+|primordial age|great disaster|rise)( of)?/g;

const wordsOf = (text: string): string[] => partsOf(text, /[\p{L}\p{N}]+/gu);

/** Words, and where a sentence or a part of it ends: two beside each other are not a third. */
const saidIn = (text: string): string[] => partsOf(text, /[\p{L}\p{N}]+|[.!?:;](?![\p{L}\p{N}])/gu);

const BREAK = /^[.!?:;]$/;

const partsOf = (text: string, part: RegExp): string[] => text.toLowerCase().replace(DATES, ' ').match(part) ?? [];

/** What a room of any world may be called, as words. */
const COMMON: ReadonlySet<string> = new Set([...ROOM_NAMES].map((it) => wordsOf(it).join(' ')));

function runsOf(text: string): string[] {
  const said = saidIn(text);
  const words = said.flatMap((it, i) => (BREAK.test(it) ? [] : [i]));
  return words.slice(RUN - 1).map((end, i) => said.slice(words[i], end + 1).join(' '));
}

/** Without pictures and type, which are no words, and with what is written as escapes read. */
function unescaped(text: string): string {
  return text
    .replace(/[A-Za-z0-9+/]{200,}={0,2}/g, ' ')
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
