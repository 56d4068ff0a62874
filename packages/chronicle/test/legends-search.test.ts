import { describe, expect, it } from 'vitest';
import type { PageRef, PageSort } from '../src/legends/page.ts';
import { soughtIn } from '../src/legends/search.ts';

const page = (title: string, sort: PageSort, subtitle = '', since = 0): PageRef => ({
  id: title,
  sort,
  title,
  subtitle,
  emblem: null,
  since,
});

const PAGES = [
  page('The Salt Lantern', 'treasure', 'two owners'),
  page('The Nine Knives', 'group', 'goblins; gone'),
  page('Élodûr', 'person', 'a medusa; still there'),
  page('The knifehold', 'work', 'built by the Nine Knives'),
];
const found = (typed: string) => soughtIn(PAGES, typed).map((it) => it.title);

describe('what finds a page', () => {
  it('names and what they were, whatever the case and the accents, sort by sort', () => {
    expect(found('elodur')).toEqual(['Élodûr']);
    expect(found('NINE')).toEqual(['The Nine Knives', 'The knifehold']);
    expect(found('goblins')).toEqual(['The Nine Knives']);
    expect(found('')).toEqual([]);
    expect(found('dragon')).toEqual([]);
  });

  it('one slip is forgiven from five letters on: a letter wrong, missing, too many, or two that changed places', () => {
    expect(found('knoves')).toEqual(['The Nine Knives']);
    expect(found('kives')).toEqual(['The Nine Knives']);
    expect(found('kniives')).toEqual(['The Nine Knives']);
    expect(found('knievs')).toEqual(['The Nine Knives']);
    expect(found('the nine knivex')).toEqual(['The Nine Knives']);
    expect(found('knaavs')).toEqual([]);
    expect(found('salr')).toEqual([]);
  });
});
