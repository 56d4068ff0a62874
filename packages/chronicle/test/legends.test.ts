import { PAGE_SIZES } from '@understory/host';
import { type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Chronicle, chronicleOf } from '../src/chronicle.ts';
import { tickOf } from '../src/facts/fact.ts';
import { Legends } from '../src/legends/legends.ts';
import type { Block, Linked, Page } from '../src/legends/page.ts';
import { legendsOf } from '../src/legends/site.ts';
import { secondTale } from '../src/second-tale.ts';
import { beads, died, fact, taleOf } from './made.ts';

/** Small worlds, played by the story hand. */
function played(seed: string): SecondWorld {
  const options = secondOptions({ ...PAGE_SIZES.notebook, monsterTurns: 8, villainRounds: 6 });
  const game = new Game(secondEdition, { seed, options, hands: hands({ choices: 'story' }), bookmarks: 0 });
  while (game.ask) game.letAnswer();
  return game.world;
}

const WORLDS: { readonly chronicle: Chronicle; readonly legends: Legends; readonly pages: readonly Page[] }[] = [];
beforeAll(() => {
  for (const seed of ['legends 1', 'legends 2', 'legends 4']) {
    const chronicle = chronicleOf(secondTale(played(seed)));
    const legends = new Legends(chronicle);
    WORLDS.push({ chronicle, legends, pages: legends.contents.map(({ id }) => legends.page(id) as Page) });
  }
});

const blocksOf = (page: Page): Block[] => page.sections.flatMap((it) => it.blocks);

function textsOf(page: Page): Linked[] {
  const inside = blocksOf(page).flatMap((it): readonly Linked[] => {
    if (it.kind === 'list') return it.items;
    if (it.kind === 'table') return it.rows.flat();
    return it.kind === 'prose' || it.kind === 'told' || it.kind === 'obituary' ? [it.text] : [];
  });
  return [...inside, ...page.notes.map((it) => it.text), ...page.earned.map((it) => it.note)];
}

const linksOf = (page: Page): string[] => [
  ...textsOf(page).flatMap(({ spans }) => spans.flatMap((it) => (typeof it === 'string' ? [] : [it.to]))),
  ...blocksOf(page).flatMap((it) => (it.kind === 'pages' ? it.pages.map(({ id }) => id) : [])),
];

describe('legends of real worlds', () => {
  it('every group, treasure, work and age has one page, and no two have an address in common', () => {
    for (const { chronicle, legends } of WORLDS) {
      const ids = legends.contents.map((it) => it.id);
      expect(new Set(ids).size).toBe(ids.length);
      const count = (...sorts: string[]) => legends.contents.filter((it) => sorts.includes(it.sort)).length;
      expect(count('group', 'people', 'person')).toBe(chronicle.story.tale.cast.size + chronicle.called.leaders.length);
      expect(count('age')).toBe(chronicle.story.ages.length);
      const named = chronicle.story.facts.flatMap((it) => (it.kind === 'crafted' ? it.treasures : []));
      for (const name of named)
        expect(
          legends.contents.some((it) => it.sort === 'treasure' && it.title.toLowerCase() === name.toLowerCase()),
        ).toBe(true);
      const built = new Set(chronicle.story.facts.flatMap((it) => (it.kind === 'built' && it.piece ? [it.piece] : [])));
      expect(count('work')).toBe(built.size);
    }
  });

  it('whoever is named is a link, once in a section, never to the page itself, and none leads nowhere', () => {
    for (const { chronicle, legends, pages } of WORLDS) {
      const known = new Set(legends.contents.map((it) => it.id));
      for (const page of pages) {
        for (const to of linksOf(page)) expect(known, `${page.id} to ${to}`).toContain(to);
        expect(linksOf(page)).not.toContain(page.id);
        const [life] = page.sections;
        const once = life?.blocks.flatMap((it) =>
          it.kind === 'prose' || it.kind === 'told'
            ? it.text.spans.flatMap((one) => (typeof one === 'string' ? [] : [one.to]))
            : [],
        );
        if (page.own !== null) expect(new Set(once).size, page.id).toBe(once?.length);
      }
      // A name in a text is never left as words where it is named first.
      const saga = legends.page('saga') as Page;
      const linked = new Set(linksOf(saga));
      const told = textsOf(saga)
        .map(({ spans }) => spans.map((it) => (typeof it === 'string' ? it : it.text)).join(''))
        .join(' ');
      for (const [id, { full }] of chronicle.names)
        if (told.includes(full)) expect(linked, full).toContain(`group-${id.replace(/[^\w-]/g, '-')}`);
    }
  });

  it('[CH-LEG-04] six pages at most are related, and those that have to do with a page name it', () => {
    for (const { pages } of WORLDS)
      for (const page of pages) {
        const related = page.sections.find((it) => it.key === 'related')?.blocks ?? [];
        for (const it of related) {
          if (it.kind !== 'pages') throw new Error('no pages');
          expect(it.pages.length).toBeLessThanOrEqual(6);
          expect(it.pages.map(({ id }) => id)).not.toContain(page.id);
        }
        if (page.sort !== 'war') continue;
        // A war is named on the pages of both sides.
        for (const side of page.id.split('-').slice(1, 3)) {
          const other = pages.find((it) => it.own === side);
          if (other) expect(linksOf(other)).toContain(page.id);
        }
      }
  });

  it('[CH-LEG-06] a page of a moment holds nothing of what came after', () => {
    const world = played('legends 1');
    const last = Math.floor(world.journal.entries.length * 0.7);
    const then = new Legends(chronicleOf(secondTale(world, last)));
    for (const { id, since } of then.contents) {
      expect(since).toBeLessThanOrEqual(last);
      const page = then.page(id) as Page;
      for (const { ticks } of textsOf(page)) for (const tick of ticks) expect(tick, id).toBeLessThanOrEqual(last);
      expect(page.portrait?.tick ?? 0).toBeLessThanOrEqual(last);
    }
    const later = WORLDS[0]?.legends.contents.find((it) => it.since > last);
    expect(later).toBeDefined();
    expect(then.page(later?.id ?? '')).toBeNull();
  });

  it('[CH-LEG-07] the portrait lies on the page, is 6 × 4 to 14 × 9 beads, and taken when it had most', () => {
    for (const { chronicle, pages } of WORLDS) {
      const { sheet } = chronicle.story.tale;
      const groups = pages.filter((it) => it.own !== null && it.portrait);
      expect(groups.length).toBeGreaterThan(2);
      for (const { own, portrait } of groups) {
        const { box, tick, shapes } = portrait as NonNullable<Page['portrait']>;
        expect(box.width).toBeGreaterThanOrEqual(6);
        expect(box.width).toBeLessThanOrEqual(14);
        expect(box.height).toBeGreaterThanOrEqual(4);
        expect(box.height).toBeLessThanOrEqual(9);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(sheet.width + 0.01);
        expect(shapes.length).toBeGreaterThan(0);
        const had = (at: number) => {
          const it = chronicle.story.standing(own ?? '', at);
          return it.lives + it.treasures + it.epics;
        };
        // At no beginning of a turn did it have more.
        for (const it of chronicle.story.facts) {
          const before = chronicle.story.facts.filter(
            (one) => chronicle.story.turnOf(one) < chronicle.story.turnOf(it),
          );
          const ends = chronicle.story.facts
            .filter((one) => chronicle.story.turnOf(one) === chronicle.story.turnOf(it))
            .map(tickOf);
          if (before.length === 0) continue;
          expect(had(tick), own ?? '').toBeGreaterThanOrEqual(had(Math.min(...ends) - 1));
        }
      }
    }
  });

  it('as files: each page opens by itself, without a script, and every link is a file of the book', () => {
    for (const { chronicle } of WORLDS) {
      const files = legendsOf(chronicle);
      const names = new Set(files.map((it) => it.file));
      expect(files.length).toBe(names.size);
      const links = files.flatMap((it) => [...it.html.matchAll(/href="([^"#]*)"/g)].map(([, to]) => to ?? ''));
      expect(links.filter((it) => !names.has(it))).toEqual([]);
      for (const it of files) expect(it.html).not.toMatch(/<script|undefined|NaN|https?:/);
    }
  });

  it('every chart has its numbers as a table', () => {
    for (const { chronicle } of WORLDS)
      for (const { file, html } of legendsOf(chronicle)) {
        const charts = html.match(/<figure class="chart/g)?.length ?? 0;
        const tables = html.match(/<figure class="chart.*?<table>.*?<td>.*?<\/figure>/gs)?.length ?? 0;
        expect(tables, file).toBe(charts);
      }
  });
});

describe('legends of worlds made by hand', () => {
  const facts = [
    fact('came', 1, 1, 'g', null),
    fact('came', 2, 1, 'm', null),
    fact('hunted', 10, 1, 'm', 'g', { tolls: [{ group: 'g', lives: 1, treasures: 0 }] }),
    fact('theft failed', 14, 2, 'g', 'm', { won: false }),
    fact('hunted', 20, 2, 'm', 'g', { tolls: [{ group: 'g', lives: 1, treasures: 0 }] }),
    fact('stole', 28, 3, 'g', 'm', { won: true, tolls: [{ group: 'm', lives: 0, treasures: 1 }] }),
    fact('crafted', 30, 3, 'm', null, { thing: 'Salt Lantern', treasures: ['Salt Lantern'] }),
    fact('hunted', 40, 4, 'm', 'g', { tolls: [{ group: 'g', lives: 1, treasures: 0 }] }),
    died(41, 4, 'g', 'm', ['hunted@40']),
    fact('allied', 50, 5, 'm', 'n', { won: true }),
  ];
  const tale = taleOf(facts, {
    last: 60,
    beads: [
      ...beads('g', 'population', 3, 1, 41),
      ...beads('m', 'population', 1, 2),
      ...beads('m', 'treasure', 2, 2, 28),
      { owner: 'm', kind: 'epic', since: 30, name: 'Salt Lantern', until: 45 },
      { owner: 'n', kind: 'epic', since: 45, name: 'Salt Lantern' },
    ],
  });
  const legends = new Legends(chronicleOf(tale));
  const page = (id: string) => legends.page(id) as Page;
  const said = (page: Page, key: string) =>
    (page.sections.find((it) => it.key === key)?.blocks ?? [])
      .flatMap((it) =>
        it.kind === 'list' ? it.items : it.kind === 'table' ? it.rows.flat() : 'text' in it ? [it.text] : [],
      )
      .map(({ spans }) => spans.map((it) => (typeof it === 'string' ? it : it.text)).join(''));
  const chartOf = (page: Page, kind: string) =>
    page.sections
      .flatMap((it) => it.blocks)
      .flatMap((it) => (it.kind === 'chart' && it.chart.kind === kind ? [it.chart] : []))[0];

  it('a war has a row for each side, a mark for each blow, full or hollow, and its toll', () => {
    const war = page('war-g-m');
    const blows = chartOf(war, 'blows');
    if (blows?.kind !== 'blows') throw new Error('no blows');
    expect(blows.rows.map((it) => [it.group, it.blows.map(({ won }) => won)])).toEqual([
      ['g', [false, true]],
      ['m', [true, true, true]],
    ]);
    expect(blows.rows.map((it) => it.end !== null)).toEqual([true, false]);
    expect(said(war, 'toll').slice(1, 5)).toEqual(['2', '1', '3●', '0○']);
    expect(said(war, 'toll').slice(6)).toEqual(['3', '3', '0●', '1○']);
  });

  it('[CH-LEG-11] a treasure tells by whom it was made, who held it one after another, and whose it is now', () => {
    const it = legends.contents.find(({ sort }) => sort === 'treasure');
    const treasure = page(it?.id ?? '');
    expect(said(treasure, 'making')[0]).toMatch(/Salt Lantern/);
    expect(said(treasure, 'holders')).toHaveLength(2);
    const bars = chartOf(treasure, 'holders');
    if (bars?.kind !== 'holders') throw new Error('no bars');
    expect(bars.rows[0]?.bars.map((one) => one.group)).toEqual(['m', 'n']);
    const now = treasure.notes.find(({ term }) => term === 'held by')?.text.spans[0];
    expect(now).toMatchObject({ to: 'group-n' });
  });

  it('[CH-CHT-01] a life is marked by what happened, and standing goes in whole beads', () => {
    const m = page('group-m');
    const line = chartOf(m, 'timeline');
    if (line?.kind !== 'timeline') throw new Error('no line');
    expect(line.own).toMatchObject({ group: 'm', from: 1, dies: false });
    expect(line.others.find((it) => it.group === 'g')).toMatchObject({ from: 1, to: 4, dies: true });
    expect(new Set(line.moments.map((it) => it.sign))).toContain('fight');
    const steps = chartOf(m, 'standing');
    if (steps?.kind !== 'standing') throw new Error('no steps');
    expect(steps.treasures).toEqual([2, 2, 0, 0, 0]);
    expect(steps.epics).toEqual([0, 0, 1, 0, 0]);
  });

  it('[CH-LEG-09] a family names whom it ended and with whom it had a pact', () => {
    const family = chartOf(page('group-m'), 'family');
    if (family?.kind !== 'family') throw new Error('no family');
    expect(family.edges).toEqual([
      { from: 'g', to: 'm', word: 'ended' },
      { from: 'm', to: 'n', word: 'allied' },
    ]);
  });

  it('the dead have an obituary: who, for what remembered, by whom ended, what left; the living have none', () => {
    const [text = ''] = said(page('group-g'), 'obituary');
    expect(text).toMatch(/Remembered for this: .*stole/);
    expect(text).toMatch(/Ended in Monsters, turn 4 by/);
    expect(text).toMatch(/Nothing was left/);
    expect(said(page('group-m'), 'obituary')).toEqual([]);
  });

  it('a world in numbers: who came and ended, pacts, works, and deaths by what brought them about', () => {
    const numbers = page('statistics');
    const table = said(numbers, 'numbers');
    const of = (what: string) => table[table.indexOf(what) + 1];
    expect(of('Came')).toBe('2');
    expect(of('Ended')).toBe('1');
    expect(of('Pacts made')).toBe('1');
    expect(of('Treasures with a name')).toBe('1');
    const deaths = said(numbers, 'deaths');
    expect(deaths[deaths.indexOf('hunted') + 1]).toBe('1');
    expect(deaths[deaths.indexOf('fought') + 1]).toBe('0');
  });
});
