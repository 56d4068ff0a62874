import { secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { sentenceOf } from '../src/annals/annals.ts';
import { type Chronicle, chronicleOf } from '../src/chronicle.ts';
import { altOf, beforeOf, blurbOf, justNow, sharedOf, sinceOf, told, toMarkdown } from '../src/index.ts';
import { shortAltOf } from '../src/recap/alt.ts';
import { lineOf } from '../src/recap/blurb.ts';
import { titlesOf } from '../src/recap/title.ts';
import { secondTale } from '../src/second-tale.ts';
import { actor, beads, died, fact, taleOf } from './made.ts';

const words = (text: string) => text.split(/\s+/).length;

/** Whole worlds, and the same at three quarters of their journals. */
const WORLDS: { readonly whole: Chronicle; readonly soFar: Chronicle }[] = [];
beforeAll(() => {
  for (const seed of ['recap 0', 'recap 1', 'recap 2']) {
    const game = new Game(secondEdition, {
      seed,
      options: secondOptions(),
      hands: hands({ choices: 'story' }),
      bookmarks: 0,
    });
    while (game.ask) game.letAnswer();
    const at = (share: number) => Math.floor((game.world.journal.entries.length - 1) * share);
    WORLDS.push({
      whole: chronicleOf(secondTale(game.world)),
      soFar: chronicleOf(secondTale(game.world, at(0.75))),
    });
  }
});

const everybody = () => WORLDS.flatMap(({ whole, soFar }) => [whole, soFar]);

describe('a world in a few words', () => {
  it('[CH-REC-05] one line has 8 to 14 words, and no name', () => {
    for (const it of everybody()) {
      const line = lineOf(it);
      expect(words(line), line).toBeGreaterThanOrEqual(8);
      expect(words(line), line).toBeLessThanOrEqual(14);
      for (const { full } of it.names.values()) expect(line).not.toContain(full.replace(/^the /, ''));
    }
  });

  it('[CH-REC-04] a blurb has 35 to 60 words, each name with what it is, and tells the end only to whom it may', () => {
    for (const { whole } of WORLDS) {
      const [all, kept] = [blurbOf(whole), blurbOf(whole, false)];
      for (const it of [all, kept]) {
        expect(words(it), it).toBeGreaterThanOrEqual(35);
        expect(words(it), it).toBeLessThanOrEqual(60);
      }
      expect(kept).not.toBe(all);
      expect(kept).not.toContain('In the end');
      for (const { full, isPeople, one, many } of whole.names.values())
        if (!isPeople && all.includes(full)) expect(all).toMatch(new RegExp(`${full} \\((an? )?(${one}|${many})\\)`));
    }
  });

  it('[CH-REC-07] three titles of 2 to 6 words are offered, from the strongest threads; the world’s name stands beneath', () => {
    for (const { whole } of WORLDS) {
      const titles = titlesOf(whole);
      expect(new Set(titles).size).toBe(3);
      for (const it of titles) {
        expect(words(it), it).toBeGreaterThanOrEqual(2);
        expect(words(it), it).toBeLessThanOrEqual(6);
      }
      const lines = toMarkdown(told(whole, 'saga', 'en')).split('\n\n');
      expect(lines[0]).toBe(`# ${titles[0]}`);
      expect(lines[1]).toBe(`*${whole.story.tale.title}*`);
      expect(lines[2]).toBe(`*${lineOf(whole)}*`);
    }
    const nothing = chronicleOf(taleOf([]));
    expect(titlesOf(nothing)).toEqual(['A World']);
    expect(lineOf(nothing)).toMatch(/rock/i);
  });

  it('[CH-REC-02] previously on: who lives, who is rich, at most three things that stand open, and what is asked', () => {
    for (const { soFar } of WORLDS) {
      const before = beforeOf(soFar, 'Whom does it hunt?');
      expect(words(before), before).toBeGreaterThanOrEqual(60);
      expect(words(before), before).toBeLessThanOrEqual(120);
      expect(before).toMatch(/What is asked now: Whom does it hunt\?$/);
    }
  });

  it('[CH-REC-02] says whose turn it is, if it is somebody’s', () => {
    for (const { soFar } of WORLDS) {
      const whose = [...soFar.story.tale.cast.values()].find((it) => it.until === null)?.id ?? null;
      const name = soFar.names.get(whose ?? '')?.full ?? '?';
      const before = beforeOf(soFar, 'Whom does it hunt?', whose);
      expect(before).toMatch(/It is the turn of [^.]+\. What is asked now: Whom does it hunt\?$/);
      expect(before.split('It is the turn of')[1]?.toLowerCase()).toContain(name.replace(/^the /i, '').toLowerCase());
      expect(beforeOf(soFar, null)).not.toContain('the turn of');
    }
  });

  it('[CH-REC-04] what is shared tells no end unless the sharer says so', () => {
    for (const { whole } of WORLDS) {
      const [plain, all] = [sharedOf(whole, false), sharedOf(whole, true)];
      expect(plain).toContain(blurbOf(whole, false));
      expect(plain).not.toContain(lineOf(whole));
      expect(all).toContain(blurbOf(whole, true));
      expect(all).toContain(lineOf(whole));
    }
  });

  it('[CH-REC-09] what just happened is the annals of the new facts, in at most twenty words', () => {
    for (const { whole } of WORLDS) {
      const { facts } = whole.story;
      for (const it of facts.filter((_, i) => i % 7 === 0)) {
        const said = justNow(whole, (it.ticks[0] ?? 0) - 1);
        expect(said === '' ? 0 : words(said), said).toBeLessThanOrEqual(20);
        for (const one of said.split('. ')) expect(one).toMatch(/^\P{Ll}/u);
      }
      const last = facts.findLast((it) => sentenceOf(it, whole) !== '');
      const since = (last?.ticks[0] ?? 0) - 1;
      if (last && words(sentenceOf(last, whole)) <= 20)
        expect(justNow(whole, since)).toContain(sentenceOf(last, whole));
      expect(justNow(whole, whole.story.tale.last)).toBe('');
    }
  });

  it('tells of nobody who is dead, and of no quarrel with them', () => {
    const blows = [10, 20, 30, 40].map((tick, i) => fact('fought', tick, i + 1, i % 2 ? 'b' : 'a', i % 2 ? 'a' : 'b'));
    const who = [actor('a', { given: 'Ana', isNamed: true }), actor('b', { given: 'Bor', isNamed: true })];
    const lives = [
      ...beads('a', 'population', 2, 0),
      ...beads('b', 'population', 2, 0),
      ...beads('a', 'treasure', 3, 0),
    ];
    const open = beforeOf(chronicleOf(taleOf(blows, { who, beads: lives })));
    expect(open).toContain('have come to blows, and it is not over');
    expect(open).toContain('The richest of them is Ana, with three treasures.');
    const dead = [who[0] as (typeof who)[number], actor('b', { given: 'Bor', isNamed: true, until: 45 })];
    const over = beforeOf(chronicleOf(taleOf([...blows, died(45, 5, 'b', 'a')], { who: dead, beads: lives })));
    expect(over).not.toContain('it is not over');
    expect(over).toMatch(/^Of all that lived below there is only Ana/);
  });
});

describe('what changed, and the map in words', () => {
  it('[CH-REC-01] three to five sentences on what changed since, the best first of all, no three of a kind, and what is at stake', () => {
    for (const { soFar } of WORLDS) {
      const seen = Math.floor(soFar.story.tale.last * 0.5);
      const told = sinceOf(soFar, seen);
      const sentences = told.split(/(?<=[.!?]) (?=\p{Lu})/u);
      expect(sentences.length, told).toBeGreaterThanOrEqual(3);
      expect(words(told), told).toBeLessThanOrEqual(110);
      // The best of what a saga tells is in it.
      const best = soFar.story.facts
        .filter((it) => (it.ticks[0] ?? 0) > seen && ['rose', 'ended'].includes(it.kind))
        .sort((x, y) => soFar.interest.of(y) - soFar.interest.of(x))[0];
      const name = soFar.names.get(best?.actor ?? '');
      if (name) expect(told).toContain(name.short.replace(/^the /, ''));
    }
    const nothing = chronicleOf(taleOf([]));
    expect(sinceOf(nothing, 0)).toBe('');
  });

  it('[CH-REC-01] tells nothing that was seen, ends with their enders, and who may still settle what', () => {
    const who = [
      actor('a', { given: 'Ana', isNamed: true }),
      actor('b', { given: 'Bor', isNamed: true }),
      actor('c', { given: 'Cis', isNamed: true, until: 61 }),
    ];
    const facts = [
      fact('hunted', 10, 1, 'a', 'c'),
      ...[30, 40, 50].map((tick, i) => fact('fought', tick, i + 2, i % 2 ? 'b' : 'a', i % 2 ? 'a' : 'b')),
      fact('fought', 60, 6, 'a', 'c'),
      died(61, 6, 'c', 'a', ['fought@60']),
    ];
    const lives = [
      ...beads('a', 'population', 2, 0),
      ...beads('b', 'population', 2, 0),
      ...beads('c', 'population', 1, 0, 61),
    ];
    const told = sinceOf(chronicleOf(taleOf(facts, { who, beads: lives })), 45);
    expect(told).toMatch(/Ana/);
    expect(told).toMatch(/Cis/);
    expect(told).not.toMatch(/hunt/);
    expect(told).toMatch(/have come to blows, and it is not over\.$/);
  });

  it('[CH-REC-08] the map in 60 to 140 words: what it is, the surface, bed by bed, who rules, what treasures; and a short form', () => {
    for (const { whole, soFar } of WORLDS)
      for (const it of [whole, soFar]) {
        const alt = altOf(it);
        expect(words(alt), alt).toBeGreaterThanOrEqual(60);
        expect(words(alt), alt).toBeLessThanOrEqual(140);
        expect(alt).toMatch(/^A hand-drawn section through the world of .*Above it l.*rules? over it\..*treasures?/s);
        expect(alt).toContain(it.story.tale.title);
        const short = shortAltOf(it);
        expect(short.length).toBeLessThanOrEqual(125);
        expect(short).toMatch(/^Map of /);
      }
  });
});
