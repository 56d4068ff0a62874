import type { Chronicle } from '../chronicle.ts';
import { type Entry, groupPage } from './contents.ts';
import type { Link, Linked } from './page.ts';

/** Turns names in words into links to their pages (CH-LEG-03). */
export class Linking {
  readonly #pages = new Map<string, string>();
  readonly #any: RegExp | null;

  constructor({ names, story, called }: Chronicle, contents: readonly Entry[]) {
    const add = (name: string, id: string) => {
      const key = fold(name);
      if (key !== '' && !this.#pages.has(key)) this.#pages.set(key, id);
    };
    for (const [id, name] of names) add(name.full, groupPage(id));
    for (const { subject, id, title } of contents) {
      if (NAMED.has(subject.of)) add(title, id);
      if (subject.of === 'leader') add(subject.leader.name, id);
      if (subject.of === 'treasure') add(subject.name, id);
      if (
        subject.of === 'place' &&
        (story.tale.placeNames.has(subject.piece) || called.lairs.has(subject.piece) || /^the /i.test(title))
      )
        add(title, id);
    }
    // The short form of a name, where it is nobody else's.
    const shorts = new Map<string, string[]>();
    for (const [id, { short }] of names) shorts.set(short, [...(shorts.get(short) ?? []), id]);
    for (const [short, [id = '', ...more]] of shorts) if (more.length === 0) add(short, groupPage(id));
    const all = [...this.#pages.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
    this.#any =
      all.length === 0
        ? null
        : new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  }

  /** Each page is linked the first time that it is named, but for `own`; `seen` is what a section has named before. */
  linked(text: string, ticks: readonly number[] = [], own: string | null = null, seen = new Set<string>()): Linked {
    if (this.#any === null) return { spans: [text], ticks };
    const spans: (string | Link)[] = [];
    let from = 0;
    for (const match of text.matchAll(this.#any)) {
      const [name] = match;
      const to = this.#pages.get(fold(name));
      if (to === undefined || to === own || seen.has(to)) continue;
      seen.add(to);
      if (match.index > from) spans.push(text.slice(from, match.index));
      spans.push({ to, text: name });
      from = match.index + name.length;
    }
    if (from < text.length) spans.push(text.slice(from));
    return { spans, ticks };
  }
}

/** Their titles are names of their own. */
const NAMED: ReadonlySet<string> = new Set(['leader', 'battle', 'war', 'pact', 'age']);

/** Names are found with a capital or without. */
const fold = (name: string): string => name.toLowerCase();
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A link alone. */
export function linkTo({ id, title }: Pick<Entry, 'id' | 'title'>, ticks: readonly number[] = []): Linked {
  return { spans: [{ to: id, text: title }], ticks };
}

/** Words without a link. */
export function words(text: string, ticks: readonly number[] = []): Linked {
  return { spans: [text], ticks };
}
