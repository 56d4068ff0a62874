import { editionNamed, type HostOptions, PAGE_SIZES, type World } from '@understory/host';
import { firstOptions } from '@understory/host/first';
import { playtestOptions } from '@understory/host/playtest';
import { secondEdition, secondOptions } from '@understory/host/second';
import { tintsOf } from '@understory/page';
import { Game, hands, type Rulebook } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Chronicle } from '../src/chronicle.ts';
import { tickOf } from '../src/facts/fact.ts';
import { chronicleOfGame } from '../src/index.ts';
import { lifeOfLeader } from '../src/legends/biography.ts';
import { EVERYTHING, groupsListed, narrowed } from '../src/legends/boxes.ts';
import { drawnDepths } from '../src/legends/charts/depths.ts';
import { Patterns } from '../src/legends/charts/drawing.ts';
import { drawnTimeline } from '../src/legends/charts/timeline.ts';
import { Legends } from '../src/legends/legends.ts';
import { wordsIn } from '../src/legends/length.ts';
import { BOXES } from '../src/legends/listed.ts';
import { htmlOf } from '../src/legends/markup.ts';
import type { Block, Linked, Page, PageSort } from '../src/legends/page.ts';
import { shelfOf, tallyOf } from '../src/legends/shelf.ts';
import { shown } from '../src/legends/shown.ts';
import { legendsOf } from '../src/legends/site.ts';
import { LEGENDS_STYLE } from '../src/legends/style.ts';

interface Book {
  upTo(tick: number): Chronicle;
  readonly chronicle: Chronicle;
  readonly legends: Legends;
  readonly pages: readonly Page[];
}

/** Played whole, by the story hand. */
function played<W extends World, O extends HostOptions>(rulebook: Rulebook<W, O>, seed: string, options: O): Book {
  const game = new Game(rulebook, { seed, options, hands: hands({ choices: 'story' }), bookmarks: 0 });
  for (let ask = game.ask; ask; ask = game.ask) {
    if (ask.clause === 'H2-CIV-01' && seed.includes('magicians')) game.answer('magicians', { hand: 'script' });
    else game.letAnswer();
  }
  const chronicle = chronicleOfGame(game as unknown as Parameters<typeof chronicleOfGame>[0]);
  const legends = new Legends(chronicle);
  const upTo = (tick: number) => chronicleOfGame(game as unknown as Parameters<typeof chronicleOfGame>[0], tick);
  return { upTo, chronicle, legends, pages: legends.contents.map(({ id }) => legends.page(id) as Page) };
}

const BOOKS: Book[] = [];
beforeAll(async () => {
  const small = secondOptions({ ...PAGE_SIZES.notebook, monsterTurns: 8, villainRounds: 6 });
  for (const seed of ['legends 1', 'magicians 2']) BOOKS.push(played(secondEdition, seed, small));
  const [first, playtest] = [await editionNamed('1'), await editionNamed('playtest')];
  BOOKS.push(played(first.rulebook as Rulebook<World, HostOptions>, 'told a', firstOptions() as HostOptions));
  BOOKS.push(played(playtest.rulebook as Rulebook<World, HostOptions>, 'told b', playtestOptions() as HostOptions));
});

const wordsOf = ({ spans }: Linked): string => spans.map((it) => (typeof it === 'string' ? it : it.text)).join('');
const pagesOf = (...sorts: readonly PageSort[]): Page[] =>
  BOOKS.flatMap((it) => it.pages).filter((it) => sorts.includes(it.sort));
const section = (page: Page, key: string) => page.sections.find((it) => it.key === key);
const proseOf = (blocks: readonly Block[] = []): string =>
  blocks.flatMap((it) => (it.kind === 'prose' ? [wordsOf(it.text)] : [])).join(' ');
const listed = (blocks: readonly Block[] = []): string[] =>
  blocks.flatMap((it) => (it.kind === 'list' ? it.items.map(wordsOf) : []));

/** The sections of each sort of page, in their order (CH-LEG-T1). */
const SECTIONS: Partial<Record<PageSort, readonly string[]>> = {
  world: ['lead', 'gauge', 'ages', 'rulers', 'threads', 'people of note', 'treasures', 'statistics'],
  age: ['lead', 'chapter', 'came', 'went', 'turning points', 'all groups', 'threads', 'works'],
  people: ['origin', 'settlement', 'built', 'their treasures', 'how it ended', 'in their halls', 'standing'],
  group: [
    'lead',
    'now',
    'among others',
    'life',
    'standing',
    'held',
    'family',
    'dealings',
    'sayings',
    'obituary',
    'related',
  ],
  place: ['lead', 'dwellers', 'happened', 'lies here', 'ways'],
  treasure: ['making', 'holders', 'ends', 'where now'],
  person: ['biography', 'deeds', 'sayings', 'obituary'],
  war: ['sides', 'cause', 'course', 'toll', 'end'],
  battle: ['sides', 'cause', 'course', 'toll', 'end'],
  pact: ['parties', 'terms', 'kept until'],
  work: ['builder', 'cost', 'inscription', 'fate'],
};

/** Every page of a sort has its sections in the order of the book, and each of them stands on at least one page. */
function sectionsOf(sort: PageSort): void {
  const order = SECTIONS[sort] ?? [];
  const pages = pagesOf(sort);
  expect(pages.length, sort).toBeGreaterThan(0);
  for (const page of pages) {
    const keys = page.sections.map((it) => it.key).filter((it) => order.includes(it));
    expect(keys, page.id).toEqual([...keys].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    for (const it of page.sections) expect(it.blocks.length, `${page.id} ${it.key}`).toBeGreaterThan(0);
  }
  const met = new Set(pages.flatMap((it) => it.sections.map(({ key }) => key)));
  expect(order.filter((it) => !met.has(it))).toEqual([]);
}

const linksIn = (it: Block): string[] => {
  const of = ({ spans }: Linked) => spans.flatMap((one) => (typeof one === 'string' ? [] : [one.to]));
  if (it.kind === 'list') return it.items.flatMap(of);
  if (it.kind === 'table') return it.rows.flat().flatMap(of);
  return 'text' in it ? of(it.text) : [];
};

/** How much lighter one colour is than another, as WCAG counts it. */
function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((it) => (it <= 0.03928 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, pale = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (pale + 0.05) / (dark + 0.05);
}

/** So many tints the map has. */
const TINTS = 8;

describe('pages of four worlds of all editions', () => {
  it('[CH-LEG-01] there is a page for each sort of thing, and no thing has two', () => {
    const sorts = new Set(BOOKS.flatMap((it) => it.pages.map(({ sort }) => sort)));
    for (const it of Object.keys(SECTIONS)) expect([...sorts]).toContain(it);
    for (const { chronicle, legends } of BOOKS) {
      expect(new Set(legends.contents.map((it) => it.id)).size).toBe(legends.contents.length);
      const { battles, wars, leaders } = chronicle.called;
      const addresses = legends.contents.map(({ id }) => id);
      for (const { fact } of battles) expect(addresses).toContain(`battle-${tickOf(fact)}`);
      for (const { sides } of wars) expect(addresses).toContain(`war-${sides.join('-')}`);
      expect(legends.contents.filter((it) => it.id.startsWith('person-leader'))).toHaveLength(leaders.length);
      // Somebody who is one alone has no page beside that of its group.
      for (const [id, name] of chronicle.names) {
        const own = legends.contents.filter((it) => legends.page(it.id)?.own === id);
        expect(own.map(({ sort }) => sort)).toEqual([name.isPeople ? 'people' : name.isSolitary ? 'person' : 'group']);
      }
    }
  });

  it('[CH-LEG-02] each has a title, what became of it, 40 to 90 words to begin with where so much is known, and its lines', () => {
    let long = 0;
    const all = BOOKS.flatMap((it) => it.pages).filter((it) => !['saga', 'statistics', 'dead'].includes(it.sort));
    for (const page of all) {
      expect(page.title.trim(), page.id).not.toBe('');
      expect(page.subtitle.trim(), page.id).not.toBe('');
      const lead = proseOf(page.sections[0]?.blocks.slice(0, 1));
      const many = wordsIn(lead);
      expect(many, `${page.id}: ${lead}`).toBeGreaterThan(15);
      expect(many, `${page.id}: ${lead}`).toBeLessThanOrEqual(90);
      if (many >= 40) long++;
      const ticks = page.sections.flatMap((it) => it.blocks).flatMap((it) => ('text' in it ? it.text.ticks : []));
      expect(page.lines?.[0], page.id).toBeLessThanOrEqual(Math.min(...ticks));
      expect(page.lines?.[1], page.id).toBeGreaterThanOrEqual(Math.max(...ticks));
    }
    expect(long / all.length).toBeGreaterThan(0.6);
    const killed = pagesOf('group', 'person').find((it) => section(it, 'obituary'));
    expect(killed?.subtitle).toMatch(/; (ended by|rose to rule|gone)/);
  });

  it('[CH-LEG-T1.world] begins with what it is and its map, and goes on with gauge, ages, rulers, threads, who and what', () => {
    sectionsOf('world');
    for (const { chronicle, pages } of BOOKS) {
      const world = pages[0] as Page;
      const parts = (section(world, 'gauge')?.blocks ?? []).flatMap((it) => (it.kind === 'table' ? it.rows : []));
      expect(parts.reduce((sum, row) => sum + Number(wordsOf(row[1] as Linked)), 0)).toBe(chronicle.gauge);
      const { sheet } = chronicle.story.tale;
      expect(world.portrait?.box).toEqual({ x: 0, y: 0, width: sheet.width, height: sheet.height });
    }
  });

  it('[CH-LEG-T1.age] tells its part of the saga, and who came, went and built', () => sectionsOf('age'));

  it('[CH-LEG-T1.people] [CH-BIO-06] where they came from, what they built, how it ended and who came after; the obituary in 80 to 140 words', () => {
    sectionsOf('people');
    const ended = pagesOf('people').filter((it) =>
      section(it, 'how it ended')?.blocks.some((one) => one.kind === 'obituary'),
    );
    expect(ended.length).toBeGreaterThan(1);
    for (const page of ended) {
      const [book] = BOOKS.filter((it) => it.pages.includes(page));
      const actor = book?.chronicle.story.tale.cast.get(page.own ?? '');
      const blocks = section(page, 'how it ended')?.blocks ?? [];
      const text = blocks.flatMap((it) => (it.kind === 'obituary' ? [wordsOf(it.text)] : [])).join(' ');
      expect(wordsIn(text), text).toBeLessThanOrEqual(140);
      if (actor?.of === actor?.id) expect(wordsIn(text), text).toBeGreaterThanOrEqual(80);
      const epitaph = blocks.flatMap((it) => (it.kind === 'told' ? [wordsOf(it.text)] : []));
      for (const it of epitaph) expect(wordsIn(it), it).toBeLessThanOrEqual(10);
    }
    const mages = pagesOf('people').map(
      (it) => proseOf(section(it, 'origin')?.blocks) + listed(section(it, 'origin')?.blocks).join(' '),
    );
    expect(mages.some((it) => /What they wanted was/.test(it))).toBe(true);
  });

  it('[CH-LEG-T1.group] from its lead to what is related to it', () => sectionsOf('group'));

  it('[CH-LEG-T1.place] [CH-LEG-12] what it is, who lived there, what happened, what lies there, and the ways from it', () => {
    sectionsOf('place');
    for (const { chronicle, pages } of BOOKS)
      for (const page of pages.filter((it) => it.sort === 'place').slice(0, 30)) {
        const piece = page.id.replace('place-', '');
        const dwellers = new Set(
          chronicle.story.tale.sheet.beads.flatMap((it) =>
            it.piece === piece && it.kind === 'population' && it.owner !== null && it.since <= chronicle.story.tale.last
              ? [it.owner]
              : [],
          ),
        );
        const chart = section(page, 'dwellers')?.blocks[0];
        const shown = chart?.kind === 'chart' && chart.chart.kind === 'holders' ? chart.chart.rows : [];
        expect(shown.length, page.id).toBe(dwellers.size);
      }
  });

  it('[CH-LEG-T1.treasure] how it was made, who held it, who of them ended, and where it is', () =>
    sectionsOf('treasure'));

  it('[CH-LEG-T1.person] [CH-BIO-04] a life: by which deed first told of, how long, what it did and saw, its names, its fate', () => {
    sectionsOf('person');
    for (const { chronicle, pages } of BOOKS)
      for (const page of pages.filter((it) => it.sort === 'person' && it.own !== null)) {
        const life = proseOf(section(page, 'biography')?.blocks);
        const end = chronicle.story.death(page.own ?? '');
        expect(life).toMatch(/lived (through|from)/);
        if (end) expect(life).toMatch(/ended in/);
        else expect(life).toMatch(/is there still/);
        // At most three great facts of others, each while it lived.
        const saw = /Lived through: ([^.]*)\./.exec(life)?.[1]?.split('; ') ?? [];
        expect(saw.length).toBeLessThanOrEqual(3);
      }
  });

  it('[CH-BIO-04] who led a company: because of which deed they have a name, whom they followed, and what became of them', () => {
    for (const { chronicle, legends } of BOOKS)
      for (const { id, name, after, because } of chronicle.called.leaders) {
        const page = legends.page(`person-${id.replace(/[^\w-]/g, '-')}`);
        const life = proseOf(section(page as Page, 'biography')?.blocks);
        expect(life).toContain(name);
        const before = chronicle.called.leaders.find((it) => it.id === after);
        if (before) expect(life).toContain(`took the place of ${before.name}`);
        const next = chronicle.called.leaders.find((it) => it.after === id);
        if (next) expect(life).toContain(next.name);
        // Nothing of a time before they had a name.
        for (const { blocks } of page?.sections.filter((it) => it.key === 'deeds') ?? [])
          for (const it of blocks)
            if (it.kind === 'list')
              for (const { ticks } of it.items) expect(ticks.at(-1)).toBeGreaterThanOrEqual(tickOf(because));
      }
    // Who fell, and nobody was named after them.
    const [book] = BOOKS as [Book];
    const [leader] = book.chronicle.called.leaders;
    if (!leader) throw new Error('nobody led');
    const fallen = { ...leader, fate: 'fell', until: leader.because } as const;
    const chronicle = { ...book.chronicle, called: { ...book.chronicle.called, leaders: [fallen] } };
    const told = lifeOfLeader(fallen, chronicle).map((it) => it.text);
    expect(told.at(-2)).toMatch(new RegExp(`^${leader.name} fell in `));
    expect(told.at(-1)).toMatch(/not heard of again\.$/);
    const heir = { ...leader, id: 'leader:next:1', name: 'Ana', after: fallen.id };
    const followed = { ...chronicle, called: { ...chronicle.called, leaders: [fallen, heir] } };
    expect(lifeOfLeader(fallen, followed).at(-1)?.text).toContain('it was Ana who led them');
    expect(
      lifeOfLeader(heir, followed)
        .map((it) => it.text)
        .join(' '),
    ).toContain(`Ana took the place of ${leader.name}`);
  });

  it('of a battle: sides, how it began, its course, what it cost and what came of it', () => sectionsOf('battle'));

  it('[CH-LEG-T1.war] [CH-LEG-10] blows in their order with place, result and losses, numbered as on the map', () => {
    sectionsOf('war');
    let numbered = 0;
    for (const page of pagesOf('war')) {
      const course = (section(page, 'course')?.blocks ?? []).find((it) => it.kind === 'table');
      if (course?.kind !== 'table') throw new Error('no course');
      expect(course.rows.map((row) => wordsOf(row[0] as Linked))).toEqual(course.rows.map((_, i) => String(i + 1)));
      const ticks = course.rows.map((row) => row[1]?.ticks[0] ?? 0);
      expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
      const blows = page.sections
        .flatMap((it) => it.blocks)
        .find((it) => it.kind === 'chart' && it.chart.kind === 'blows');
      if (blows?.kind !== 'chart' || blows.chart.kind !== 'blows') throw new Error('no strip of blows');
      expect(blows.chart.rows.reduce((sum, it) => sum + it.blows.length, 0)).toBe(course.rows.length);
      for (const { n } of page.portrait?.marks ?? []) {
        numbered++;
        expect(wordsOf(course.rows[n - 1]?.[2] as Linked)).not.toBe('–');
      }
    }
    expect(numbered).toBeGreaterThan(0);
  });

  it('[CH-LEG-T1.pact] between whom, what it brought, and until when it was kept', () => {
    sectionsOf('pact');
    for (const page of pagesOf('pact')) {
      const [until = ''] = listed(section(page, 'kept until')?.blocks);
      expect(until).toMatch(/kept (to this day|until)/);
    }
  });

  it('[CH-LEG-T1.work] [CH-LEG-19] builder, cost, what is written on it in at most twelve words, and the truth beside it', () => {
    sectionsOf('work');
    const written = pagesOf('work').flatMap((page) =>
      (section(page, 'inscription')?.blocks ?? []).flatMap((it) => (it.kind === 'inscription' ? [{ page, it }] : [])),
    );
    expect(written.length).toBeGreaterThan(0);
    for (const { page, it } of written) {
      expect(wordsIn(wordsOf(it.text))).toBeLessThanOrEqual(12);
      expect(wordsOf(it.truth)).toMatch(/^See what happened: \p{Lu}/u);
      // It knows nothing of what came after the building.
      const [book] = BOOKS.filter((one) => one.pages.includes(page));
      const piece = page.id.replace('place-', '');
      const built = book?.chronicle.story.facts.find((one) => one.kind === 'built' && one.piece === piece);
      for (const tick of it.truth.ticks) expect(tick).toBeLessThanOrEqual(built?.ticks.at(-1) ?? 0);
    }
  });

  it('[CH-BIO-01] the dead are told in 35 to 80 words: who, the deed, the end, what was left', () => {
    for (const page of pagesOf('group', 'person')) {
      const [block] = section(page, 'obituary')?.blocks ?? [];
      if (block?.kind !== 'obituary') continue;
      const text = wordsOf(block.text);
      expect(wordsIn(text), text).toBeGreaterThanOrEqual(35);
      expect(wordsIn(text), text).toBeLessThanOrEqual(80);
      expect(text).toMatch(/Remembered for .*Ended in .*(What was left: |Nothing was left)/);
    }
  });

  it('[CH-CHT-02] [CH-CHT-04] everybody by themselves on one scale; who ended whom in the order of death, and every chain of three', () => {
    for (const { chronicle, pages } of BOOKS) {
      const charts = pages
        .flatMap((it) => it.sections.flatMap(({ blocks }) => blocks))
        .flatMap((it) => (it.kind === 'chart' ? [it.chart] : []));
      const many = charts.find((it) => it.kind === 'multiples');
      if (many?.kind !== 'multiples') throw new Error('no small charts');
      expect(many.rows.map((it) => it.from)).toEqual(many.rows.map((it) => it.from).sort((a, b) => a - b));
      expect(Math.max(...many.rows.flatMap((it) => it.values))).toBe(many.most);
      const enders = charts.find((it) => it.kind === 'enders');
      const deaths = chronicle.story.facts.filter((it) => it.kind === 'died' && chronicle.story.isGroup(it.actor));
      if (enders?.kind !== 'enders') throw new Error('no enders');
      expect(enders.dead.map((it) => it.group)).toEqual(deaths.map((it) => it.actor));
      for (const chain of enders.chains)
        for (const [i, { id }] of chain.slice(0, -1).entries())
          expect(chronicle.story.death(id)?.by).toBe(chain[i + 1]?.id);
    }
  });

  it('[CH-LEG-08] every page has its life among the ages, marked by what sort of thing it was, the best seven with words', () => {
    for (const { pages } of BOOKS)
      for (const page of pages) {
        const lines = page.sections
          .flatMap((it) => it.blocks)
          .flatMap((it) => (it.kind === 'chart' && it.chart.kind === 'timeline' ? [it.chart] : []));
        expect(lines.length, page.id).toBeGreaterThan(0);
        if (['world', 'saga', 'age', 'statistics', 'dead'].includes(page.sort)) continue;
        expect(lines[0]?.own, page.id).not.toBeNull();
        const html = htmlOf(drawnTimeline(lines[0] as (typeof lines)[0], 'A life', (tick) => `#line-${tick}`));
        const labels = [
          ...html.matchAll(/<text x="([\d.]+)" y="([\d.]+)" class="label" text-anchor="start">([▴†×■◆∞→♛] [^<]*)</g),
        ];
        expect(labels.length).toBeLessThanOrEqual(7);
        // None lies upon another, and each leads to its line.
        for (const [i, [, x, y, text = '']] of labels.entries())
          for (const [, otherX, otherY] of labels.slice(i + 1))
            if (y === otherY) expect(Math.abs(Number(x) - Number(otherX)), text).toBeGreaterThan(8);
        const marked = lines[0]?.moments.length ?? 0;
        expect(html.match(/<a href="#line-/g)?.length ?? 0).toBe(marked);
      }
  });

  it('[CH-LEG-03] who is named is a link, once in a section, never to the page itself; what has a place leads to the map', () => {
    for (const { legends, pages } of BOOKS) {
      const known = new Set(legends.contents.map((it) => it.id));
      for (const page of pages) {
        for (const { key, blocks } of page.sections) {
          const links = blocks.flatMap(linksIn);
          expect(new Set(links).size, `${page.id} ${key}`).toBe(links.length);
          for (const to of links) expect(known, `${page.id} to ${to}`).toContain(to);
          expect(links, page.id).not.toContain(page.id);
        }
        if (['place', 'work', 'group', 'person'].includes(page.sort) && page.portrait) {
          expect(page.where?.tick).toBe(page.portrait.tick);
          if (page.sort === 'place') expect(`place-${page.where?.piece}`).toBe(page.id);
        }
      }
      const mark = {
        page: (id: string) => id,
        line: (tick: number) => `line-${tick}`,
        place: (piece: string, tick: number) => `map-${piece}-${tick}`,
        picture: () => null,
        emblem: () => null,
      };
      const place = pages.find((it) => it.sort === 'work') as Page;
      expect(htmlOf(shown(place, mark))).toContain(`href="map-${place.where?.piece}-${place.where?.tick}"`);
      expect(htmlOf(shown(place, mark))).toContain(`href="line-${place.lines?.[1]}"`);
    }
  });

  it('[CH-CHT-03] [CH-CHT-05] each holder’s bar says how it came to it; two that lived alike share a hatched cell', () => {
    const charts = BOOKS.flatMap((it) => it.pages)
      .flatMap((it) => it.sections.flatMap(({ blocks }) => blocks))
      .flatMap((it) => (it.kind === 'chart' ? [it.chart] : []));
    const held = charts.flatMap((it) => (it.kind === 'holders' ? it.rows.filter((row) => row.to !== null) : []));
    expect(held.length).toBeGreaterThan(0);
    for (const { bars } of held) {
      for (const it of bars) expect(it.how).toBeTruthy();
      // Where nobody held it, there is a gap, and no bar of nobody’s.
      for (const it of bars) expect(it.group).not.toBeNull();
    }
    const depths = charts.flatMap((it) => (it.kind === 'depths' ? [it] : []));
    const shared = depths.find((it) => it.rows.some((row) => row.cells.some((cell) => cell.length === 2)));
    if (!shared) throw new Error('nowhere two lived alike');
    const html = htmlOf(drawnDepths(shared, 'Depths', null));
    const cells = shared.rows.flatMap((it) => it.cells);
    expect(html.match(/class="hatch of-\d"/g)?.length).toBe(cells.filter((it) => it.length === 2).length);
    expect(shared.rows.map((it) => it.stratum)).toEqual(shared.rows.map((it) => it.stratum).sort((a, b) => a - b));
    const deeds = charts.find((it) => it.kind === 'deeds');
    if (deeds?.kind !== 'deeds') throw new Error('no deeds');
    for (const { group, counts } of deeds.rows) {
      const [book] = BOOKS.filter(
        (it) =>
          it.chronicle.names.has(group) &&
          it.pages.some((page) =>
            page.sections.some(({ blocks }) => blocks.some((one) => one.kind === 'chart' && one.chart === deeds)),
          ),
      );
      const hunts = book?.chronicle.story.facts.filter((it) => it.kind === 'hunted' && it.actor === group).length ?? 0;
      const known = counts.get('hunted');
      expect((known?.won ?? 0) + (known?.lost ?? 0)).toBe(hunts);
    }
  });

  it('[CH-CHT-07] bars have the tints of the map and strokes of their own, seen on paper, and nothing is shown of later', () => {
    const groups = BOOKS[0] ? [...BOOKS[0].chronicle.names.keys()].slice(0, 8) : [];
    const tints = tintsOf(groups);
    const patterns = new Patterns(null, groups);
    expect(groups.map((it) => patterns.of(it))).toEqual(tints.map((it) => `of-${it}`));
    const looks = Array.from({ length: TINTS }, (_, i) =>
      new RegExp(`\\.chart \\.of-${i}\\{fill:(#\\w{6});stroke-dasharray:([^}]*)\\}`).exec(LEGENDS_STYLE),
    );
    expect(looks.every((it) => it !== null)).toBe(true);
    // Without colour they are told apart by their strokes; each stands out from the paper by 3 to 1 at least, with its edge of ink.
    expect(new Set(looks.map((it) => it?.[2])).size).toBe(TINTS);
    expect(contrast('#2b2118', '#f6efdc')).toBeGreaterThan(4.5);
    const [book] = BOOKS;
    const { story } = (book as Book).chronicle;
    const half = Math.floor(story.tale.last * 0.6);
    const soFar = new Legends((book as Book).upTo(half));
    for (const { id } of soFar.contents)
      for (const { blocks } of soFar.page(id)?.sections ?? [])
        for (const it of blocks)
          if (it.kind === 'chart' && 'axis' in it.chart)
            expect(it.chart.axis.turns.at(-1)?.last).toBeLessThanOrEqual(half);
  });

  it('[CH-LEG-18] lists of facts are narrowed by six boxes, to turning points, and by group; what is no fact stays', () => {
    const items = (page: Page) =>
      page.sections
        .flatMap((it) => it.blocks)
        .flatMap((it) => (it.kind === 'list' ? it.items.filter((one) => one.of) : []));
    const met = new Set(BOOKS.flatMap((it) => it.pages).flatMap((it) => items(it).map((one) => one.of?.box)));
    expect([...met].sort()).toEqual([...BOXES].sort());
    const page = pagesOf('group').find((it) => groupsListed(it).length > 2) as Page;
    for (const box of BOXES) {
      const left = items(narrowed(page, { ...EVERYTHING, boxes: new Set([box]) }));
      expect(left).toEqual(items(page).filter((it) => it.of?.box === box));
    }
    const turning = items(narrowed(page, { ...EVERYTHING, isTurning: true }));
    expect(turning.length).toBeLessThan(items(page).length);
    expect(turning.every((it) => it.of?.isTurning)).toBe(true);
    const [, other = ''] = groupsListed(page);
    const theirs = items(narrowed(page, { ...EVERYTHING, group: other }));
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.every((it) => it.of?.groups.includes(other))).toBe(true);
    expect(items(narrowed(page, { ...EVERYTHING, group: 'nobody here' }))).toEqual(items(page));
    const charts = (it: Page) =>
      it.sections.flatMap(({ blocks }) => blocks).filter((one) => one.kind !== 'list').length;
    expect(charts(narrowed(page, { ...EVERYTHING, boxes: new Set() }))).toBe(charts(page));
    // More than sixty rows are cut, and all of them are one press away.
    const many = {
      ...page,
      sections: [
        {
          key: 'record',
          heading: '',
          blocks: [{ kind: 'list' as const, items: Array.from({ length: 70 }, () => ({ spans: ['x'], ticks: [] })) }],
        },
      ],
    };
    const html = htmlOf(
      shown(many, { page: (id) => id, line: () => null, place: () => null, picture: () => null, emblem: () => null }),
    );
    expect(html).toContain('<summary>All 70</summary>');
  });

  it('as files: no page lacks a word or a number', () => {
    for (const { chronicle } of BOOKS)
      for (const it of legendsOf(chronicle)) expect(it.html, it.file).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('numbers', () => {
  const rowsOf = (page: Page, key: string) =>
    (section(page, key)?.blocks ?? []).flatMap((it) => (it.kind === 'table' ? it.rows : []));

  it('[CH-STA-01] [CH-STA-02] all that is counted, each number with its lines, and the ages’ turns together are all turns', () => {
    for (const { chronicle, legends } of BOOKS) {
      const page = legends.page('statistics') as Page;
      const numbers = rowsOf(page, 'numbers').map((row) => row.map(wordsOf));
      const of = (what: string) => Number(numbers.find(([key]) => key === what)?.[1]);
      const turns = numbers.filter(([key]) => key?.startsWith('of them ')).reduce((sum, [, n]) => sum + Number(n), 0);
      expect(turns).toBe(of('Turns'));
      const { cast, sheet, last } = chronicle.story.tale;
      expect(of('Still there')).toBe([...cast.values()].filter((it) => it.until === null).length);
      const lying = sheet.beads.filter(
        (it) =>
          it.owner === null &&
          (it.kind === 'treasure' || it.kind === 'epic') &&
          it.since <= last &&
          (it.until === null || it.until > last),
      );
      expect(of('Treasures that nobody holds')).toBe(lying.length);
      for (const row of [...rowsOf(page, 'numbers'), ...rowsOf(page, 'luck'), ...rowsOf(page, 'deaths')])
        expect(row.at(-1)?.ticks.length, row.map(wordsOf).join()).toBeGreaterThan(0);
      const deaths = rowsOf(page, 'deaths').map((row) => row.map(wordsOf));
      const dead = deaths.filter(([key]) => key !== 'left').reduce((sum, [, n]) => sum + Number(n), 0);
      expect(dead).toBe(of('Ended'));
      for (const key of ['Went farthest, in beads', 'Lived deepest, in stratum', 'Richest moment', 'Longest life'])
        expect(numbers.map(([it]) => it)).toContain(key);
    }
  });

  it('[CH-STA-03] of a shelf: how often each card came, rose and ended others, your first of each ending, the longest rule, the graveyard', () => {
    const tallies = BOOKS.map(({ chronicle }, i) => ({ world: `w${i}`, tally: tallyOf(chronicle, (id) => `#${id}`) }));
    const shelf = shelfOf([...tallies, { ...(tallies[0] as (typeof tallies)[0]), world: 'again' }]);
    const came = BOOKS.flatMap(({ chronicle: { story } }, i) =>
      story.facts
        .filter((it) => it.kind === 'came' && story.tale.cast.get(it.actor ?? '')?.isPeople === false)
        .map(() => i),
    );
    const first = came.filter((i) => i === 0).length;
    expect(shelf.cards.reduce((sum, [, it]) => sum + it.came, 0)).toBe(came.length + first);
    const ending = tallies[0]?.tally.ending ?? '';
    expect(shelf.endings.find(([key]) => key === ending)?.[1]).toMatchObject({ first: 'w0' });
    expect(shelf.longest?.turns).toBe(Math.max(...tallies.map(({ tally }) => tally.reign?.turns ?? -1)));
    const graves = BOOKS.flatMap(({ legends }) =>
      (legends.page('dead') as Page).sections.filter((it) => it.key === 'all the dead').flatMap((it) => it.blocks),
    );
    expect(shelf.dead.filter((it) => it.world !== 'again')).toHaveLength(graves.length);
    expect(JSON.parse(JSON.stringify(tallies[0]?.tally))).toEqual(tallies[0]?.tally);
  });
});
