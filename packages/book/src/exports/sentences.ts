import type { Part, Told } from '../key/told.ts';
import { foundry, html, markdown, markdownWithin, wikilink } from './escape.ts';

// Each format writes the parts of a sentence through its one door (TA-ESC-01).

/** Where something is found in an export; null if it has no place of its own there. */
export type Places = (id: string) => string | null;

const written = (of: Told, write: (part: Part, first: boolean) => string): string =>
  of.map((it, i) => write(it, i === 0)).join('');

/** Only where a line begins does a letter such as # mean something. */
const text = (it: string, first: boolean): string => (first ? markdown(it) : markdownWithin(it));

export function inMarkdown(of: Told, places: Places = () => null): string {
  return written(of, (it, first) => {
    if (typeof it === 'string') return text(it, first);
    if ('strong' in it) return `**${markdownWithin(it.strong)}**`;
    const at = places(it.to);
    return at === null ? markdownWithin(it.text) : `[${markdownWithin(it.text)}](#${at})`;
  });
}

export function inHtml(of: Told, places: Places): string {
  return written(of, (it) => {
    if (typeof it === 'string') return html(it);
    if ('strong' in it) return `<strong>${html(it.strong)}</strong>`;
    const at = places(it.to);
    return at === null ? html(it.text) : `<a href="${html(at)}">${html(it.text)}</a>`;
  });
}

/** TA-OBS-04: links by the names of notes. */
export function inVault(of: Told, notes: Places): string {
  return written(of, (it, first) => {
    if (typeof it === 'string') return text(it, first);
    if ('strong' in it) return `**${markdownWithin(it.strong)}**`;
    const at = notes(it.to);
    return at === null ? markdownWithin(it.text) : wikilink(at, it.text);
  });
}

/** TA-FVT-13: links are written by us only. */
export function inFoundry(of: Told, pages: Places): string {
  return written(of, (it) => {
    if (typeof it === 'string') return foundry(it);
    if ('strong' in it) return `<strong>${foundry(it.strong)}</strong>`;
    const at = pages(it.to);
    return at === null ? foundry(it.text) : `@UUID[${at}]{${foundry(it.text).replace(/[{}]/g, '')}}`;
  });
}
