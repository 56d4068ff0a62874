import { readFileSync } from 'node:fs';
import { PAGE_SIZES } from '@understory/host';
import { secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Chronicle } from '../src/chronicle.ts';
import { chronicleOfGame, factsOf, told, toText } from '../src/index.ts';
import { legendsEpub, legendsHtml, legendsMarkdown } from '../src/legends/bound.ts';
import { Legends } from '../src/legends/legends.ts';

let chronicle: Chronicle;
let ids: readonly string[];
beforeAll(() => {
  const options = secondOptions({ ...PAGE_SIZES.notebook, monsterTurns: 8, villainRounds: 6 });
  const game = new Game(secondEdition, { seed: 'bound', options, hands: hands({ choices: 'story' }), bookmarks: 0 });
  game.playTo(() => false);
  chronicle = chronicleOfGame(game);
  ids = new Legends(chronicle).contents.map((it) => it.id);
});

const PLATES = { width: 30, height: 21, map: (tick: number) => `<svg data-at="${tick}"/>`, emblem: () => '<svg/>' };
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, it = '']) => it);

describe('[CH-LEG-20] the book in one file', () => {
  it('[CH-LEG-20] is a page without a network: anchors are ids, each once, and every link and map in it is there', () => {
    const html = legendsHtml(chronicle, PLATES);
    const found = allOf(html, / id="([^"]+)"/g);
    for (const id of ids) expect(found, id).toContain(id);
    // The same arrow and the same window, drawn the same, may come again.
    const pages = found.filter((it) => !/^(?:wash-|arrow$)/.test(it));
    expect(new Set(pages).size, pages.filter((it, i) => pages.indexOf(it) < i).join()).toBe(pages.length);
    for (const to of allOf(html, /href="#([^"]+)"/g)) expect(found, to).toContain(to);
    expect(html).not.toMatch(/(?:href|src)="(?!#|data:)/);
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    expect(allOf(html, /<image id="(map-\d+)"/g).length).toBeGreaterThan(2);
  });

  it('[CH-LEG-20] is Markdown: the same pages, their links, and tables instead of charts', () => {
    const text = legendsMarkdown(chronicle);
    expect(allOf(text, /<a id="([^"]+)"><\/a>/g)).toEqual(ids);
    for (const to of allOf(text, /\]\(#([^)]+)\)/g)) expect(ids, to).toContain(to);
    expect(text).not.toMatch(/<(?!a id=|\/a>)[a-z]/);
    expect(text).toMatch(/\| --- \|/);
  });

  it('[CH-LEG-20] is an EPUB: a list of its parts, each there once, in XML that is well formed, and every link leads to one', () => {
    const files = legendsEpub(chronicle, PLATES);
    const names = files.map((it) => it.name);
    expect(new Set(names).size).toBe(names.length);
    const listed = allOf(files.find((it) => it.name.endsWith('.opf'))?.content ?? '', /<item [^>]*href="([^"]+)"/g);
    expect(listed.map((it) => `OEBPS/${it}`).sort()).toEqual(
      names.filter((it) => it.startsWith('OEBPS/') && !it.endsWith('.opf')).sort(),
    );
    const all = files.map((it) => it.content).join('');
    // A window upon the whole map: it keeps its measures.
    expect(all).toMatch(/<image href="map-\d+\.svg" x="0" y="0" width="30" height="21"/);
    for (const { name, content } of files.filter((it) => it.name.endsWith('.xhtml'))) {
      expect(unclosed(content), name).toEqual([]);
      for (const to of allOf(content, /href="([^":]+)"/g)) expect(listed, `${name}: ${to}`).toContain(to);
    }
  });

  it('[CH-LEG-20] the saga stands by itself as text; facts and threads are JSON, as the schema in docs says', () => {
    expect(toText(told(chronicle, 'saga', 'en')).length).toBeGreaterThan(1000);
    const schema = JSON.parse(readFileSync(new URL('../../../docs/facts.schema.json', import.meta.url), 'utf8'));
    const facts = JSON.parse(JSON.stringify(factsOf(chronicle)));
    expect(faultsIn(facts, schema, '')).toEqual([]);
    expect(facts.facts.length).toBeGreaterThan(20);
    expect(faultsIn({ ...facts, version: 2 }, schema, '')).toEqual(['.version']);
    const { n, ...broken } = facts.facts[0];
    expect(n).toBeDefined();
    expect(faultsIn({ ...facts, facts: [broken] }, schema, '')).toEqual(['.facts.0.n is missing']);
  });
});

/** Tags that are opened and not closed, or closed and not opened. */
function unclosed(xml: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, end, tag = '', , self] of xml.matchAll(/<(\/?)([a-z][\w:]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/gi)) {
    if (end === '/') {
      if (open.pop() !== tag) wrong.push(`/${tag}`);
    } else if (self !== '/') open.push(tag);
  }
  return [...wrong, ...open];
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
}

/** As much of JSON Schema as the one in docs uses. */
function faultsIn(value: unknown, schema: Schema, at: string): string[] {
  const { type, enum: all, properties, required = [], additionalProperties, items } = schema;
  if ('const' in schema) return value === schema.const ? [] : [at];
  if (all) return all.includes(value) ? [] : [at];
  const types = type === undefined ? [] : [type].flat();
  const is =
    value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
  if (types.length > 0 && !types.includes(is)) return [`${at} is ${is}`];
  if (Array.isArray(value)) return value.flatMap((it, i) => (items ? faultsIn(it, items, `${at}.${i}`) : []));
  if (typeof value !== 'object' || value === null || !properties) return [];
  return [
    ...required.flatMap((key) => (key in value ? [] : [`${at}.${key} is missing`])),
    ...Object.entries(value).flatMap(([key, it]) => {
      const own = properties[key];
      return own
        ? faultsIn(it, own, `${at}.${key}`)
        : additionalProperties === false
          ? [`${at}.${key} is unknown`]
          : [];
    }),
  ];
}
