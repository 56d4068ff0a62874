import type { DrawnCard, Picture } from '@understory/evil';
import { secondView } from '@understory/host/second';
import { type Combined, deluxe, makerOptions, picture, SPELL_ROWS } from '@understory/maker';
import { Game, hands } from '@understory/table';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Beaded } from '../src/desk/beaded.tsx';
import { Beads } from '../src/desk/beads.tsx';
import { CharacterCard } from '../src/games/evil/character-card.tsx';
import { Decks } from '../src/games/evil/decks.tsx';
import { LastDrawn } from '../src/games/evil/drawn-card.tsx';
import { ItemCards } from '../src/games/evil/item-cards.tsx';
import { MonsterTrack } from '../src/games/evil/monster-track.tsx';
import { MarketCard } from '../src/games/maker/market-card.tsx';
import { RoundStrip } from '../src/games/maker/round-strip.tsx';
import { SheetCard } from '../src/games/maker/sheet-card.tsx';
import { Standings } from '../src/games/maker/standings.tsx';
import { ActionAnswers } from '../src/parts/ask/action-answers.tsx';
import { Die } from '../src/parts/dice/die.tsx';
import { GroupItem } from '../src/parts/map-in-words/items.tsx';
import { DifferencesList } from '../src/screens/compare/differences-list.tsx';
import type { Side } from '../src/screens/compare/open-side.ts';
import { WorldCard } from '../src/screens/shelf/world-card.tsx';
import { WorldsList } from '../src/screens/shelf/worlds-list.tsx';
import { kept } from './kept.ts';
import { playedTo } from './played.ts';

/** What stands on it, tag by tag. */
const wordsOn = (face: ReactNode) =>
  renderToStaticMarkup(face)
    .split(/<[^>]*>/)
    .filter((it) => it.trim() !== '');

it('a chip says what would be done before to whom, with the words that are seen on it', () => {
  const fight = { key: 'f', text: 'Ogre', does: '7 in 12: they lose ●; else lose ●', brief: '7 in 12', number: 5 };
  const face = <ActionAnswers actions={[{ title: 'Fight', choices: [fight] }]} />;
  const [chip = ''] = /<button.*<\/button>/.exec(renderToStaticMarkup(face)) ?? [];
  expect(chip).not.toContain('aria-label');
  expect(chip.replace(/<[^>]*>/g, '')).toBe('Fight Ogre7 in 12');
});

describe('a die', () => {
  it('has on each side as many pips as it counts, in a pattern that looks the same from the other end', () => {
    const sides = renderToStaticMarkup(<Die sides={6} face={1} tumbling={false} nth={0} />)
      .split('class="side ')
      .slice(1)
      .map((side) => [...side.matchAll(/<i( class="pip")?>/g)].map(([, pip]) => pip !== undefined));
    expect(sides.map((side) => side.filter(Boolean).length)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const side of sides) expect(side).toEqual(side.toReversed());
  });

  it('shows each number by another side, turned by right angles, and tumbles only when it is thrown', () => {
    const shown = (face: number, tumbling = false) =>
      renderToStaticMarkup(<Die sides={6} face={face} tumbling={tumbling} nth={0} />);
    const turns = [1, 2, 3, 4, 5, 6].map((face) =>
      [...shown(face).matchAll(/--[xy]:(-?\d+)deg/g)].map(([, angle]) => Number(angle)),
    );
    expect(new Set(turns.map(String)).size).toBe(6);
    expect(turns.flat().every((angle) => angle % 90 === 0)).toBe(true);
    expect([shown(3).includes('tumbling'), shown(3, true).includes('tumbling')]).toEqual([false, true]);
    expect(wordsOn(<Die sides={20} face={17} tumbling={false} nth={0} />)).toEqual(['17']);
    const flat = (tumbling: boolean) => renderToStaticMarkup(<Die sides={20} face={17} tumbling={tumbling} nth={0} />);
    expect([flat(false).includes('tumbling'), flat(true).includes('tumbling')]).toEqual([false, true]);
  });
});

describe('beads', () => {
  it('are told in words too, one as one', () => {
    expect(wordsOn(<Beads counts={{ population: 3, treasure: 1 }} />)[0]).toBe('3 population beads, 1 treasure');
    expect(wordsOn(<Beads counts={{ treasure: 2 }} />)[0]).toBe('2 treasures');
    expect(wordsOn(<Beads counts={{ population: 0 }} />)).toEqual([]);
  });

  it('are drawn where a sentence has them', () => {
    expect(renderToStaticMarkup(<Beaded text="lose ● to them" />)).toBe(
      'lose <i class="bead population in-words">●</i> to them',
    );
  });
});

describe('the cards of Deadliest Evil', () => {
  const event: DrawnCard = {
    deck: 'event',
    name: 'Draught',
    sections: ['one', 'two', 'three'],
    level: 2,
    unless: null,
    idle: false,
    round: 4,
  };

  it('[DE-EVT-01] mark the section that acts', () => {
    const current = (card: DrawnCard) =>
      renderToStaticMarkup(<LastDrawn card={card} />).match(/<li aria-current="true">.*?<\/li>/g);
    expect(current(event)).toEqual(['<li aria-current="true"><b>II</b><span>two</span></li>']);
    expect(current({ ...event, idle: true })).toEqual([
      '<li aria-current="true"><b>II</b><span>two: no effect any more</span></li>',
    ]);
  });

  it('say how many there are of an item, if there are several', () => {
    const item = { key: 'torch', name: 'Torch', kind: 'one use', many: 1 };
    const items = (...all: readonly object[]) => <ItemCards items={all as unknown as Picture['items']} ask={null} />;
    expect(wordsOn(items(item))[0]).toBe('Torch');
    expect(wordsOn(items({ ...item, many: 2 }))[0]).toBe('Torch ×2');
    expect(wordsOn(items())).toEqual([]);
  });

  it('[DE-CMP-04] tell of Kora what holds, what she has done and under which spell she is', () => {
    const dice = { combat: 6, defense: 0, speed: 4 };
    const objectives = { book: true, crucible: false, grislyk: false };
    const of = (more: object) => {
      const kora = { life: 4, dice, objectives, items: [], round: 1, invisible: false, cursed: false, ...more };
      return renderToStaticMarkup(<CharacterCard picture={kora as unknown as Picture} ask={null} />);
    };
    expect(of({}).match(/<li class="done">.*?<\/li>/g)).toEqual([
      '<li class="done"><span aria-hidden="true">☑</span> The Book of Lore<span class="unseen"> (done)</span></li>',
    ]);
    expect(of({}).match(/\(done\)/g)).toHaveLength(1);
    expect([of({}), of({ cursed: true }), of({ invisible: true })].map((it) => it.includes('class="spell"'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('[DE-TRK-01] have their track beside them, with everybody who is on the way', () => {
    const nobody = { goblins: 0, skeletons: 0, grislyk: false };
    const track = [
      { ...nobody, space: 1, goblins: 2, grislyk: true },
      { ...nobody, space: 2, skeletons: 1 },
      { ...nobody, space: 3 },
    ];
    expect(wordsOn(<MonsterTrack picture={{ track } as unknown as Picture} />).join('|')).toBe(
      'Monster Track|1|Space 1: |×2|2 goblins |Grislyk |2|Space 2: |1 skeleton |3|Space 3: |nobody|4|Kora’s tile',
    );
  });

  it('[DE-MAP-04] lie in decks, told apart by their level where there are several', () => {
    const decks = { events: 12, search: [5, 0, 7], stacks: [3, 4, 2] };
    const words = wordsOn(<Decks picture={{ decks } as unknown as Picture} searching={3} />);
    expect(words).toEqual(
      expect.arrayContaining(['12 left', 'Level I: 5 left', 'Level II: 0 left', 'Level III: 2 left']),
    );
    expect(words.indexOf('Search: draw from ')).toBe(words.indexOf('Level III: 7 left') - 3);
  });
});

describe('the cards of Dungeon Maker', () => {
  const { world } = new Game(deluxe, { seed: 'faces', options: makerOptions(), hands: hands({ choices: 'person' }) });
  const [sheet] = picture(world).sheets;
  if (!sheet) throw new Error('a game has a sheet');

  it('[DM-MKT-T1] tell before the dice are thrown what each value offers', () => {
    const [drawn] = world.sheets;
    if (!drawn) throw new Error('a game has a sheet');
    const chart = wordsOn(<MarketCard world={world} sheet={drawn} dice={null} phase="building" />).join(' ');
    expect(chart).toMatch(/\d\s+any/);
    expect(chart).toMatch(/\d\s+trap/);
  });

  it('[DM-MAP-06] tell which spells are circled and which are cast, and what became of each hero', () => {
    const [one = '', other = '', none = ''] = SPELL_ROWS.map(({ spell }) => spell);
    const hero = { type: 'Knight', hp: 5, str: 3, int: 1, fate: 'dead', left: 0 };
    const card = (
      <SheetCard
        sheet={{
          ...sheet,
          spells: [
            { spell: one, isCast: false },
            { spell: other, isCast: true },
          ],
          heroes: [hero, { ...hero, type: 'Wizard', fate: 'out', left: 2 }],
        }}
      />
    );
    expect(wordsOn(card)).toEqual(expect.arrayContaining(['dead', 'out, 2 HP', ' (circled)', ' (cast)']));
    const classes = [one, other, none].map((spell) =>
      renderToStaticMarkup(card).split(`>${spell}<`)[0]?.split('<li').at(-1),
    );
    expect(classes.map((it) => /class="(\w+)"/.exec(it ?? '')?.[1])).toEqual(['circled', 'cast', undefined]);
  });

  it('[DM-MAP-06] have a box for everything that can be won', () => {
    const card = renderToStaticMarkup(<SheetCard sheet={{ ...sheet, gems: 3, potions: 1, souls: 4 }} />);
    const labels = [...card.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['3 of 4 gems collected', '1 of 2 potions collected', 'Souls: 4 of 5']),
    );
  });

  it('[DM-MKT-T1] say what the dice come to', () => {
    const [drawn] = world.sheets;
    if (!drawn) throw new Error('a game has a sheet');
    const market = renderToStaticMarkup(<MarketCard world={world} sheet={drawn} dice={[2, 5]} phase="building" />);
    expect(market).toContain('aria-label="The dice show 2 and 5: 7"');
  });

  it('mark the round and the hero that are being played, and none besides', () => {
    const hero = { type: 'Knight', hp: 5, str: 3, int: 1, fate: 'dead', left: 0 };
    const visit = { type: 'Wizard', hp: 4, str: 1, int: 3, at: '1,1' };
    const marked = (phase: string, some: object) =>
      renderToStaticMarkup(<RoundStrip sheet={{ ...sheet, ...some }} phase={phase} round={3} />).split('aria-current')
        .length - 1;
    expect(marked('building', { visit: null })).toBe(1);
    expect(marked('heroes', { visit: null })).toBe(0);
    expect(marked('heroes', { visit, heroes: [hero] })).toBe(1);
    const words = wordsOn(<RoundStrip sheet={{ ...sheet, visit, heroes: [hero] }} phase="heroes" round={20} />);
    expect(words).toEqual(expect.arrayContaining(['Knight, dead', 'Wizard, on the way', 'Hero 3']));
    expect(words.join('')).toContain('Round 20');
    expect(words.join('')).not.toContain('Round 21');
  });

  it('[DM-MUL-09] mark who has won', () => {
    const one = { place: 1, score: 9, alone: 9, souls: 1, coin: 0, hasWon: true, name: 'Ada' };
    const standings = [one, { ...one, name: 'Bob', place: 2, score: 4, hasWon: false }];
    const table = renderToStaticMarkup(<Standings combined={{ standings, unspent: [] } as unknown as Combined} />);
    expect(table.match(/<tr class="won">.*?<\/tr>/g)?.map((row) => row.includes('Ada'))).toEqual([true]);
    expect(table).toContain('4 (alone 9)');
    expect(table).not.toContain('9 (alone 9)');
  });
});

it('a group in words is said to live somewhere only if it does', () => {
  const of = (lives: readonly string[]) =>
    wordsOn(<GroupItem group={{ id: 'g', name: 'Goblins', counts: {}, lives, neighbours: [] }} />);
  expect(of(['a cave', 'a hall'])).toEqual(['Goblins', ' in a cave, a hall']);
  expect(of([])).toEqual(['Goblins']);
});

describe('a world on the shelf', () => {
  const ago = (minutes: number) => kept('Orrin', { played: Date.now() - minutes * 60_000 });
  const lines = (world: ReturnType<typeof kept>, isBranch = false) =>
    wordsOn(<WorldCard world={world} known={[]} isBranch={isBranch} />).join('');

  it('says how long ago it was played', () => {
    expect(lines(ago(1))).toContain('played just now');
    expect(lines(ago(2))).toContain('played 2 minutes ago');
    expect(lines(ago(59))).toContain('played 59 minutes ago');
    expect(lines(ago(60))).not.toContain('minutes');
  });

  it('has its picture, if there is one', () => {
    const face = (thumbnail: string) =>
      renderToStaticMarkup(<WorldCard world={kept('Orrin', { thumbnail })} known={[]} isBranch={false} />);
    expect(face('data:image/png;base64,AA')).toContain('<img src="data:image/png;base64,AA"');
    expect(face('')).not.toContain('<img');
  });

  it('says which branch it is, beside the name of its world, if it is one', () => {
    const kin = { root: 'Mere', parent: 'Mere', name: 'The dry year', step: 9, at: 'Turn 2', takenBack: false };
    expect(lines({ ...ago(1), kin }, true)).toMatch(/Orrin The dry year.*a branch, parted at Turn 2/);
    expect(lines(ago(1))).not.toContain('a branch');
    expect(lines({ ...ago(1), kin })).not.toContain('a branch');
  });

  it('is on the list, which does not say then that there is none', () => {
    expect(wordsOn(<WorldsList worlds={[ago(1)]} />)).not.toContain('No world on the shelf is like that.');
    expect(wordsOn(<WorldsList worlds={[]} />)).toContain('No world on the shelf is like that.');
  });
});

it('two worlds that are alike have no other beads', () => {
  const { world, rulebook } = playedTo('alike', ({ journal }) => journal.age === 'monsters' && journal.turn === 3);
  const owned = world.page.beads.find(({ owner, until }) => owner !== null && until === null);
  const { page } = world;
  const { strata } = page;
  const fewer = {
    ...page,
    strata,
    beads: page.beads.filter((it) => it !== owned),
    thing: (id: string) => page.thing(id),
  };
  const poorer = { ...world, page: fewer };
  const side = (it: object) =>
    ({ game: { world: it, rulebook }, kit: { view: secondView }, world: kept('Orrin') }) as unknown as Side;
  const list = (there: object) => wordsOn(<DifferencesList sides={[side(world), side(there)]} step={9999} />);
  expect(list(world)).toContain('No group has other beads.');
  expect(list(poorer)).not.toContain('No group has other beads.');
});
