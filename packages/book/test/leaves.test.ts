import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { plainText } from '../src/key/told.ts';
import type { LeafEntry } from '../src/leaves/leaf.ts';
import { leavesOf } from '../src/leaves/leaves.ts';
import { posterSvg } from '../src/pictures/poster.ts';
import { momentsOf } from '../src/pictures/scene-at.ts';
import { timeLapseSvg } from '../src/pictures/time-lapse.ts';
import { bead, bolheim, goblins, room, small, tunnel } from './small-world.ts';

const vault = room('v', 5, 8, { room: 'vault' });
const hall = room('h', 7, 8, { room: 'Great Hall' });
const world = small({
  groups: [bolheim, goblins],
  pieces: [vault, hall, tunnel('t', [5.5, 8, 6.5, 8])],
  beads: [
    bead('b1', 'population', hall, { owner: 'goblins' }),
    bead('b2', 'treasure', hall, { owner: 'goblins', since: 4 }),
  ],
  journal: [1, 2, 3, 4, 5].map((tick) => ({ tick, kind: 'told', age: 'civilization', turn: Math.ceil(tick / 2) })),
});
const book = bookOf(world);
const { leaves, at } = leavesOf(book);
const entriesOn = (id: string): readonly LeafEntry[] =>
  (leaves.find((it) => it.id === id)?.sections ?? []).flatMap((it) => (it.kind === 'entries' ? it.entries : []));

describe('the leaves of a book', () => {
  it('are the start, each level, factions, rumours, encounters, and what lies where', () => {
    expect(leaves.map((it) => it.id)).toEqual(['start', 'level-v', 'factions', 'rumours', 'encounters', 'places']);
    expect(leaves.map((it) => it.plan !== null)).toEqual([false, true, false, false, false, false]);
  });

  it('places, ways, levels and groups are found by their ids', () => {
    expect(['v', 'h', 't', 'level-v', 'goblins', 'area-v'].map((id) => at.get(id))).toEqual([
      ...['level-v', 'level-v', 'level-v', 'level-v', 'factions', 'start'],
    ]);
    expect(entriesOn('level-v').map((it) => it.id)).toEqual(['v', 'h']);
  });

  it('every link leads to a leaf', () => {
    const links = JSON.stringify(leaves.map(({ plan: _, ...it }) => it)).matchAll(/"to":"([^"]+)"/g);
    const to = [...links].map(([, id = '']) => id);
    expect(to.length).toBeGreaterThan(5);
    for (const id of to) expect(leaves.map((it) => it.id)).toContain(at.get(id));
  });

  it('[TA-WEB-06] what is found or the keeper’s is kept apart from what is open', () => {
    const treasure = entriesOn('level-v')
      .find((it) => it.id === 'h')
      ?.lines.find((it) => it.label === 'Treasure');
    expect(treasure?.open).toEqual([]);
    expect(treasure?.hidden.map(plainText).join(' ')).toMatch(/share/);
    const wants = entriesOn('factions')
      .find((it) => it.id === 'goblins')
      ?.lines.find((it) => it.label === 'Wants');
    expect([wants?.open.length, wants?.hidden.length]).toEqual([0, 1]);
  });
});

describe('a film of the map', () => {
  it('[TA-PIC-07] has the last line of each turn, up to the moment', () => {
    expect(momentsOf(world, 5).map((it) => it.tick)).toEqual([0, 2, 4, 5]);
    expect(momentsOf(world, 3).map((it) => it.tick)).toEqual([0, 2, 3]);
    const long = {
      ...world,
      journal: Array.from({ length: 99 }, (_, tick) => ({ ...world.journal[0], tick, turn: tick })),
    };
    expect(momentsOf(long as typeof world, 98).length).toBeLessThanOrEqual(25);
    expect(momentsOf(long as typeof world, 98).at(-1)?.tick).toBe(98);
  });

  it('[TA-PIC-07] shows what comes later from its frame on, and where nothing moves the last one', async () => {
    const svg = await timeLapseSvg(book.survey, '');
    expect(await timeLapseSvg(book.survey, '')).toBe(svg);
    expect(svg).toContain('turn 3 of the Age of Civilisation');
    const [, name] = /<g class="m (m\d+)">(?:(?!<\/g>).)*data-bead="b2"/.exec(svg) ?? [];
    // Seven and a bit seconds of four frames: it comes in the third.
    expect(svg).toContain(
      `@keyframes k${name?.slice(1)}{0%{visibility:hidden}26.866%{visibility:visible}100%{visibility:visible}}`,
    );
    expect(svg).toContain('@media (prefers-reduced-motion:reduce){.m{animation:none}}');
    expect(svg).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org|www\.inkscape\.org)/);
  });
});

describe('a poster', () => {
  it('[TA-PIC-08] has the map at the moment, and at the end of each age', async () => {
    const journal = ['primordial', 'civilization', 'monsters'].flatMap((age, i) =>
      [0, 1].map((n) => ({ ...world.journal[0], tick: i * 2 + n, age, turn: n })),
    );
    const svg = await posterSvg(bookOf({ ...world, journal } as typeof world).survey, '');
    expect([...svg.matchAll(/>the end of ([^<]*)</g)].map(([, age]) => age)).toEqual([
      ...['the Primordial Age', 'the Age of Civilisation', 'the Age of Monsters'],
    ]);
    // The share came at tick 4: it is on the map at the moment, and at the end of the last age alone.
    expect(svg.match(/data-bead="b2"/g)).toHaveLength(2);
    expect(svg.match(/data-bead="b1"/g)).toHaveLength(4);
  });
});
