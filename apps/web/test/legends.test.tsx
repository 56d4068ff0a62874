import { chronicleOfGame } from '@understory/chronicle';
import { Legends, type Shelfmark, shown } from '@understory/chronicle/legends';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { toReact } from '../src/screens/legends/to-react.ts';
import { playedTo } from './played.ts';

const MARK: Shelfmark = {
  page: (id) => `#/legends/w/${id}`,
  line: (tick) => `#/table/w/${tick}`,
  place: (piece, tick) => `#/table/w/${tick}/${piece}`,
  picture: () => null,
  emblem: () => null,
};

describe('legends in the app', () => {
  it('a book is crawled from its first page: every link leads to a page, every page is reached, and React takes each of them as it is', () => {
    const heard = vi.spyOn(console, 'error');
    const legends = new Legends(chronicleOfGame(playedTo('legends in the app', (it) => it.journal.age === 'villainy')));
    const seen = new Set<string>();
    const left = ['index'];
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      const page = legends.page(id);
      expect(page, id).not.toBeNull();
      if (!page) continue;
      const html = renderToStaticMarkup(toReact(shown(page, MARK)));
      expect(html).toContain('id="legend-title"');
      expect(html).not.toMatch(/undefined|NaN|\[object/);
      for (const [, to] of html.matchAll(/href="#\/legends\/w\/([^"]*)"/g)) left.push(to ?? '');
    }
    expect([...seen].sort()).toEqual(legends.contents.map((it) => it.id).sort());
    expect(heard.mock.calls).toEqual([]);
    heard.mockRestore();
  });

  it('lines lead to their moments, and what is drawn keeps its measures', () => {
    const legends = new Legends(chronicleOfGame(playedTo('legends in the app', (it) => it.journal.age === 'villainy')));
    const page = legends.contents.map((it) => legends.page(it.id)).find((it) => it?.own);
    if (!page) throw new Error('no group');
    const html = renderToStaticMarkup(toReact(shown(page, MARK)));
    expect(html).toMatch(/<a class="lines" href="#\/table\/w\/\d+" aria-label="[^"]+">/);
    expect(html).toMatch(/viewBox="0 0 700 /);
    expect(html).toMatch(/text-anchor="middle"/);
    expect(html).toMatch(/tabindex="0"/);
  });
});
