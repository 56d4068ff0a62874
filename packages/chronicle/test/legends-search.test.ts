import { describe, expect, it } from 'vitest';
import { chronicleOf } from '../src/chronicle.ts';
import type { PageRef, PageSort } from '../src/legends/page.ts';
import { linesSought, soughtIn } from '../src/legends/search.ts';
import { fact, taleOf } from './made.ts';

const page = (title: string, sort: PageSort, subtitle = '', since = 0, terms: readonly string[] = []): PageRef => ({
  id: title,
  sort,
  title,
  subtitle,
  emblem: null,
  terms,
  since,
  key: title,
});

const PAGES = [
  page('The Salt Lantern', 'treasure', 'two owners'),
  page('The Nine Knives', 'group', 'goblins; gone'),
  page('Élodûr', 'person', 'a medusa; still there', 0, ['medusa', 'Who Counts Us', 'stratum 3']),
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

  it('[CH-LEG-16] what it was called and how deep it lies, the line of a number, and all facts of a clause', () => {
    expect(found('who counts')).toEqual(['Élodûr']);
    expect(found('stratum 3')).toEqual(['Élodûr']);
    expect(found('who counst us')).toEqual(['Élodûr']);
    const facts = [
      fact('hunted', 10, 1, 'm', 'g', { clause: 'H2-ACT-243' }),
      fact('traded', 12, 1, 'm', 'g', { clause: 'H2-ACT-248' }),
      fact('hunted', 20, 2, 'm', 'g', { clause: 'H2-ACT-243' }),
    ];
    const chronicle = chronicleOf(taleOf(facts, { last: 30 }));
    expect(linesSought(chronicle, 'h2-act-243').map((it) => it.tick)).toEqual([10, 20]);
    expect(linesSought(chronicle, '#12')).toEqual([{ tick: 12, text: expect.stringMatching(/traded with/) }]);
    expect(linesSought(chronicle, '#31')).toEqual([]);
    expect(linesSought(chronicle, 'hunted')).toEqual([]);
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
