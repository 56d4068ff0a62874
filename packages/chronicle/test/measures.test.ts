import { editionNamed, type HostOptions, type World } from '@understory/host';
import { firstOptions } from '@understory/host/first';
import { playtestOptions } from '@understory/host/playtest';
import { secondOptions } from '@understory/host/second';
import { Game, hands, type Rulebook } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { SEED } from '../../../tools/seed.ts';
import type { Chronicle } from '../src/chronicle.ts';
import { chronicleOfGame } from '../src/index.ts';
import type { Chapter } from '../src/saga/beat.ts';
import { sagaOf } from '../src/saga/saga.ts';
import { SAGA } from '../src/words/english/saga.ts';
import { likeness, type Measured, measured, namesIn, runsOf, skeletonOf, wordsOf } from './measures.ts';

const OPTIONS = { '2': () => secondOptions(), '1': () => firstOptions(), playtest: () => playtestOptions() };
type Edition = keyof typeof OPTIONS;
const EDITIONS = Object.keys(OPTIONS) as Edition[];
/** In the long run, with a seed of its own each day, many more. */
const EACH = process.env['SEED'] === undefined ? 7 : 67;

interface Told {
  readonly chronicle: Chronicle;
  readonly chapters: readonly Chapter[];
  readonly measured: Measured;
  readonly skeletons: readonly string[];
}
const TOLD = new Map<Edition, Told[]>();

beforeAll(async () => {
  for (const edition of EDITIONS) {
    const rulebook = (await editionNamed(edition)).rulebook as Rulebook<World, HostOptions>;
    const worlds: Told[] = [];
    for (let i = 0; i < EACH; i++) {
      const options = OPTIONS[edition]() as HostOptions;
      const seed = `measured ${SEED} ${i}`;
      const game = new Game(rulebook, { seed, options, hands: hands({ choices: 'story' }), bookmarks: 0 });
      game.playTo(() => false);
      const chronicle = chronicleOfGame({ world: game.world, rulebook });
      const chapters = sagaOf(chronicle);
      const names = namesIn(chronicle);
      const skeletons = chapters.flatMap((it) => it.paragraphs.flat()).map((it) => skeletonOf(it, names));
      worlds.push({ chronicle, chapters, measured: measured(chapters, chronicle), skeletons });
    }
    TOLD.set(edition, worlds);
  }
}, 600_000);

const of = (edition: Edition) => TOLD.get(edition) ?? [];
const all = () => EDITIONS.flatMap(of);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, it) => sum + it, 0) / numbers.length;

describe('how sagas read, in numbers', () => {
  it('[CH-VAR-04] sentences are neither all short nor all long', () => {
    for (const edition of EDITIONS) {
      const rows = of(edition).map((it) => it.measured);
      expect(mean(rows.map((it) => it.mean)), edition).toBeGreaterThanOrEqual(13);
      expect(mean(rows.map((it) => it.mean)), edition).toBeLessThanOrEqual(20);
      expect(mean(rows.map((it) => it.deviation)), edition).toBeGreaterThanOrEqual(6);
      expect(mean(rows.map((it) => it.perShort)), edition).toBeLessThanOrEqual(120);
      for (const { longest } of rows) expect(longest).toBeLessThanOrEqual(60);
    }
  });

  it('[CH-VAR-02] a message is hardly ever said again within forty sentences, nor a skeleton within 25', () => {
    for (const edition of EDITIONS) {
      const rows = of(edition).map((it) => it.measured);
      const sentences = rows.reduce((sum, it) => sum + it.sentences, 0);
      // A message with few variants may be needed more often in a long saga than it has variants.
      expect(rows.reduce((sum, it) => sum + it.templates, 0) / sentences, edition).toBeLessThan(0.05);
      expect(mean(rows.map((it) => it.skeletons)), edition).toBeLessThanOrEqual(1);
    }
  });

  it('[CH-VAR-09] there are as many messages as a voice needs', () => {
    const messages = Object.values(SAGA).reduce((sum, it) => sum + it.length, 0);
    expect(messages).toBeGreaterThanOrEqual(700);
  });

  it('says different things in different runs of words', () => {
    for (const edition of EDITIONS) {
      const distinct = [0, 1, 2].map((n) => mean(of(edition).map((it) => it.measured.distinct[n] ?? 0)));
      for (const [i, least] of [0.74, 0.9, 0.95].entries()) expect(distinct[i], edition).toBeGreaterThanOrEqual(least);
    }
  });

  it('two worlds are told in different words', () => {
    for (const edition of EDITIONS) {
      const runs = of(edition).map(
        ({ skeletons }) =>
          new Set(
            skeletons.flatMap((it) =>
              runsOf(
                wordsOf(it).filter((word) => word !== 'x'),
                4,
              ),
            ),
          ),
      );
      const shares = runs.flatMap((a, i) => runs.slice(0, i).map((b) => likeness(a, b)));
      expect(mean(shares), edition).toBeLessThanOrEqual(0.11);
      const openings = new Set(of(edition).map(({ skeletons }) => skeletons[0]));
      const endings = new Set(of(edition).map(({ skeletons }) => skeletons.at(-1)));
      expect(openings.size, edition).toBeGreaterThan(Math.min(25, EACH / 2));
      expect(endings.size, edition).toBeGreaterThan(Math.min(20, EACH / 2));
    }
  });

  it('[CH-STR-06] chapters have titles of two to seven words, no two of a world alike', () => {
    for (const { chapters } of all()) {
      const titles = chapters.map((it) => it.title);
      expect(new Set(titles).size, titles.join(' | ')).toBe(titles.length);
      for (const it of titles) {
        expect(it).not.toContain(':');
        expect(it.split(' ').length, it).toBeLessThanOrEqual(8);
      }
    }
    const bare = all().flatMap(({ chapters, chronicle }) => {
      const names = namesIn(chronicle);
      return chapters.map((it) => it.title.replace(names, 'X'));
    });
    expect(new Set(bare).size / bare.length).toBeGreaterThanOrEqual(EACH > 10 ? 0.4 : 0.6);
  });

  it('[CH-INT-11] the gauge tells worlds apart, and most lie in the middle', () => {
    const gauges = all()
      .map((it) => it.chronicle.gauge)
      .sort((a, b) => a - b);
    const at = (part: number) => gauges[Math.floor(part * (gauges.length - 1))] ?? 0;
    expect(at(0.5)).toBeGreaterThanOrEqual(55);
    expect(at(0.5)).toBeLessThanOrEqual(75);
    expect(at(0.1)).toBeGreaterThanOrEqual(28);
    expect(at(0.1)).toBeLessThanOrEqual(55);
    expect(at(0.9)).toBeLessThanOrEqual(95);
    expect(gauges.filter((it) => it >= 97).length / gauges.length).toBeLessThan(0.03);
  });

  it('[CH-GEN-07] every sentence stands on lines of the journal that are there, and none on later ones', () => {
    for (const { chronicle, chapters } of all()) {
      const { last } = chronicle.story.tale;
      for (const { text, ticks } of chapters.flatMap((it) => it.paragraphs.flat())) {
        expect(ticks.length, text).toBeGreaterThan(0);
        for (const tick of ticks) expect(tick >= 0 && tick <= last, text).toBe(true);
      }
    }
  });

  it('[CH-REF-01] who is named for the first time is said what it is', () => {
    for (const { chronicle, chapters } of all()) {
      const text = chapters
        .flatMap((it) => it.paragraphs.flat())
        .map((it) => it.text)
        .join(' ');
      for (const { full, one, many, isPeople, isSolitary, isPlural } of chronicle.names.values()) {
        if (isPeople || !(isSolitary || isPlural)) continue;
        const at = text.toLowerCase().indexOf(full.toLowerCase());
        // Of several companies of one sort the sort is said once, before the list.
        const list = text.slice(text.lastIndexOf('. ', at) + 1, at);
        if (at >= 0 && !list.includes(`companies of ${many}`))
          expect(text.slice(at, at + full.length + 30), full).toContain(isSolitary ? one : many);
      }
    }
  });

  it('[CH-REF-01] in a later chapter it is said again what somebody is', () => {
    let again = 0;
    for (const { chronicle, chapters } of all())
      for (const { full, short, one, many, isPeople, isSolitary } of chronicle.names.values()) {
        const names = [full, short].map((it) => it.replace(/^the /, ''));
        const chapter = chapters.map((it) =>
          it.paragraphs
            .flat()
            .map(({ text }) => text)
            .join(' '),
        );
        const told = chapter.filter((it) => names.some((name) => it.includes(name)));
        if (isPeople || !isSolitary || told.length < 2) continue;
        for (const it of told.slice(1)) {
          again += it.includes(`${short} the ${one}`) ? 1 : 0;
          expect(many).not.toBe('');
        }
      }
    expect(again).toBeGreaterThan(10);
  });

  it('[CH-GEN-11] beads are never told as beads', () => {
    for (const { text } of all().flatMap(({ chapters }) => chapters.flatMap((it) => it.paragraphs.flat())))
      expect(text).not.toMatch(/[●○★❖]|\bbeads?\b/i);
  });

  it('[CH-AGG-06] numbers to twelve are told in words, greater ones in figures', () => {
    const said = [...of('2'), ...of('playtest')].flatMap(({ skeletons, chapters }) =>
      chapters.flatMap((it) => it.paragraphs.flat()).map(({ text }, i) => [text, skeletons[i] ?? ''] as const),
    );
    for (const [text] of said)
      expect(text.replace(/\p{L}[\p{L}’]*-\d+/gu, '')).not.toMatch(/(?<![\d-])(?:[1-9]|1[0-2])(?![\d])/);
    expect(said.some(([text]) => /\b(?:1[3-9]|[2-9]\d)\b/.test(text))).toBe(true);
  });

  it('[CH-GEN-09] refuses the words that sagas are usually made of', () => {
    const refused =
      /\b(alas|little did|epic|dark times|forevermore|bloodthirsty|fearsome|mighty|ancient evil|brave|clash of|bathed in|a tale of|whispers of|it is said|legend has it|in the annals|tapestry|testament to|echoes of|nestled|looming|shrouded|unleashed|carnage|very|truly|indeed)\b|!|…|\?/i;
    for (const messages of Object.values(SAGA))
      for (const it of messages) expect(typeof it === 'string' ? it : it.say).not.toMatch(refused);
  });

  const textOf = (paragraph: readonly { readonly text: string }[]) => paragraph.map((it) => it.text).join(' ');
  const wordsIn = (text: string) => wordsOf(text).length;

  it('a paragraph has two to nine sentences and 25 to 140 words, few of them under 35', () => {
    const paragraphs = all().flatMap(({ chapters }) => chapters.flatMap((it) => it.paragraphs));
    const short = paragraphs.filter((it) => it.length < 2 || wordsIn(textOf(it)) < 25);
    for (const it of paragraphs) {
      expect(it.length, textOf(it)).toBeLessThanOrEqual(9);
      expect(wordsIn(textOf(it)), textOf(it)).toBeLessThanOrEqual(145);
    }
    // Between two that are full a short one has to stand.
    expect(short.length / paragraphs.length).toBeLessThan(0.06);
    expect(paragraphs.filter((it) => wordsIn(textOf(it)) < 35).length / paragraphs.length).toBeLessThan(0.25);
  });

  it('[CH-STR-04] after the beginning no chapter is too short for one, and none too long', () => {
    const chapters = all().flatMap((it) => it.chapters.slice(1));
    const lengths = chapters.map((it) => it.paragraphs.reduce((sum, one) => sum + wordsIn(textOf(one)), 0));
    for (const it of lengths) expect(it).toBeLessThanOrEqual(620);
    expect(lengths.filter((it) => it < 120).length / lengths.length).toBeLessThan(0.05);
    for (const { paragraphs } of chapters) expect(paragraphs[0]?.[0]?.text).not.toMatch(/^The Age of/);
  });

  it('begins with the world in 70 words at most, and ends in a sentence of 14', () => {
    for (const { chapters } of all()) {
      const opening = chapters[0]?.paragraphs[0]?.filter((it) => /^(creation|ground|features)/.test(it.template)) ?? [];
      expect(opening.length).toBeGreaterThan(0);
      expect(wordsIn(textOf(opening))).toBeLessThanOrEqual(70);
      const last = chapters.at(-1)?.paragraphs.at(-1) ?? [];
      expect(last.some((it) => it.template.startsWith('alive'))).toBe(true);
      expect(wordsIn(last.at(-1)?.text ?? '')).toBeLessThanOrEqual(14);
    }
  });

  it('[CH-IRO-03] at most one irony in a paragraph, and each kind once in a saga', () => {
    for (const { chapters } of all()) {
      const kinds = (it: { readonly template: string }) => /^irony\.[^#]+/.exec(it.template)?.[0] ?? [];
      const told = chapters.flatMap((it) => it.paragraphs.flat().flatMap(kinds));
      expect(new Set(told).size).toBe(told.length);
      const words = chapters.flatMap((it) => it.paragraphs).reduce((sum, it) => sum + wordsIn(textOf(it)), 0);
      expect(told.length).toBeLessThanOrEqual(Math.ceil((words * 5) / 1000) + 1);
    }
  });

  it('[CH-REF-07] beds of rock have no numbers, and lie as deep as they lie', () => {
    const text = all()
      .flatMap(({ chapters }) => chapters.flatMap((it) => it.paragraphs.map(textOf)))
      .join(' ');
    expect(text).not.toMatch(/\bstrat(?:um|a) \d|\b(?:first|second|third|fourth|\dth) (?:stratum|bed of rock)/i);
    expect(text).toMatch(/half-way down|just under the surface|at the bottom|far down/);
  });

  it('[CH-VOI-07] tells of nobody who plays, and of chance as closeness', () => {
    for (const { chapters } of all())
      for (const { text } of chapters.flatMap((it) => it.paragraphs.flat()))
        expect(text).not.toMatch(/\b(?:you|your|player|dice|rolled|bead|turn order)\b/i);
  });

  it('[CH-TST-06] reads easily: plain words, and no more than that', () => {
    for (const edition of EDITIONS) {
      const ease = mean(of(edition).map((it) => it.measured.ease));
      expect(ease, edition).toBeGreaterThanOrEqual(55);
      expect(ease, edition).toBeLessThanOrEqual(83);
    }
  });
});
