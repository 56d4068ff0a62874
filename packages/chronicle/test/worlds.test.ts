import { PAGE_SIZES } from '@understory/host';
import { type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { annalsOf } from '../src/annals/annals.ts';
import { type Chronicle, chronicleOf } from '../src/chronicle.ts';
import { legendsOf } from '../src/legends/book.ts';
import { sagaOf } from '../src/saga/saga.ts';
import { scholarOf } from '../src/scholar/scholar.ts';
import { secondTale } from '../src/second-tale.ts';

/** A small world, played by the story hand until the journal has so many lines. */
function played(seed: string, people: string, until = Number.POSITIVE_INFINITY): SecondWorld {
  const options = secondOptions({ ...PAGE_SIZES.notebook, monsterTurns: 8, villainRounds: 6 });
  const game = new Game(secondEdition, { seed, options, hands: hands({ choices: 'story' }), bookmarks: 0 });
  for (let ask = game.ask; ask && game.world.journal.entries.length < until; ask = game.ask) {
    if (ask.clause === 'H2-CIV-01') game.answer(people, { hand: 'script' });
    else game.letAnswer();
  }
  return game.world;
}

const WORLDS: { readonly world: SecondWorld; readonly chronicle: Chronicle }[] = [];
beforeAll(() => {
  for (const people of ['dwarves', 'magicians', 'deep elves']) {
    const world = played(`told of ${people}`, people);
    WORLDS.push({ world, chronicle: chronicleOf(secondTale(world)) });
  }
});

const sentencesOf = (chronicle: Chronicle) => sagaOf(chronicle).flatMap((it) => it.paragraphs.flat());

describe('real worlds, told', () => {
  it('[CH-GEN-07] [CH-FCT-02] every sentence stands on lines of the journal, and no line on two facts', () => {
    for (const { world, chronicle } of WORLDS) {
      for (const { text, ticks } of sentencesOf(chronicle)) {
        expect(ticks.length, text).toBeGreaterThan(0);
        for (const tick of ticks) expect(world.journal.entries[tick]?.tick, text).toBe(tick);
      }
      const all = chronicle.story.facts.flatMap((it) => it.ticks);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('[CH-GEN-04] a world so far is told as it was, whatever came after', () => {
    const [first] = WORLDS;
    if (!first) throw new Error('no world');
    const half = played('told of dwarves', 'dwarves', Math.floor(first.world.journal.entries.length * 0.7));
    const last = half.journal.entries.length - 1;
    const then = chronicleOf(secondTale(first.world, last));
    expect(sentencesOf(then)).toEqual(sentencesOf(chronicleOf(secondTale(half))));
    expect(annalsOf(then)).toEqual(annalsOf(chronicleOf(secondTale(half))));
  });

  it('[CH-GEN-02] no word decides anything: with every name and title as • the same facts and threads are found', () => {
    for (const { world, chronicle } of WORLDS) {
      const tale = secondTale(world);
      const cast = new Map([...tale.cast].map(([id, it]) => [id, { ...it, given: '•', one: '•', many: '•' }]));
      const blank = chronicleOf({ ...tale, cast, title: '•', called: () => '•' });
      expect(blank.story.facts).toEqual(chronicle.story.facts);
      expect(blank.threads).toEqual(chronicle.threads);
      expect(blank.gauge).toBe(chronicle.gauge);
    }
  });

  it('[CH-CAU-01] an end is brought about by an earlier deed, never by itself', () => {
    for (const { chronicle } of WORLDS)
      for (const it of chronicle.story.facts)
        for (const id of it.causes) {
          const cause = chronicle.story.fact(id);
          expect(cause, `${it.id} of ${id}`).not.toBeNull();
          expect(cause?.ticks[0]).toBeLessThanOrEqual(it.ticks[0] ?? 0);
          expect(id).not.toBe(it.id);
        }
  });

  it('[CH-REF-03] nobody is spoken of who was not introduced', () => {
    for (const { chronicle } of WORLDS) {
      const told = sentencesOf(chronicle)
        .map((it) => it.text)
        .join(' ');
      for (const { full, short, isPlural } of chronicle.names.values()) {
        if (!isPlural || full === short) continue;
        const [first, shortly] = [
          told.toLowerCase().indexOf(full.toLowerCase()),
          told.toLowerCase().indexOf(short.toLowerCase()),
        ];
        if (shortly >= 0) expect(first, short).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('reads without a slip: no doubled word or space, no hole, a capital and a full stop', () => {
    for (const { chronicle } of WORLDS)
      for (const { text } of sentencesOf(chronicle)) {
        expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
        expect(text).not.toMatch(/\b(\w+) \1\b| {2}|undefined|null|wild:|cause:|\bg\d+\b|,\.|,,| ,/);
      }
  });

  it('[CH-VOI-01] annals have one line a turn at most, and tell runs of quiet turns as one', () => {
    for (const { chronicle } of WORLDS)
      for (const { lines } of annalsOf(chronicle)) {
        expect(new Set(lines.map((it) => it.turn)).size).toBe(lines.length);
        for (const [i, it] of lines.entries()) if (it.text === 'Quiet.') expect(lines[i + 1]?.text).not.toBe('Quiet.');
      }
  });

  it('[CH-VOI-04] saga and annals both tell whoever ended, and by whom', () => {
    for (const { chronicle } of WORLDS) {
      const ends = chronicle.story.facts.filter(
        (it) => it.kind === 'died' && chronicle.story.isGroup(it.actor) && it.age !== 'civilization',
      );
      const saga = new Set(sentencesOf(chronicle).flatMap((it) => it.ticks));
      const annals = new Set(annalsOf(chronicle).flatMap((it) => it.lines.flatMap((line) => line.ticks)));
      for (const end of ends) {
        expect(saga.has(end.ticks[0] ?? -1), end.id).toBe(true);
        expect(annals.has(end.ticks[0] ?? -1), end.id).toBe(true);
      }
    }
  });

  it('annals are told in German without an English word of theirs', () => {
    for (const { chronicle } of WORLDS)
      for (const { text } of annalsOf(chronicle, 'de').flatMap((it) => it.lines))
        expect(text).not.toMatch(/\b(stole|hunted|traded|failed|ended|Came|built|won|lost|the)\b(?![^„]*“)/);
  });

  it('a scholar names clause and line of each claim', () => {
    for (const { chronicle } of WORLDS)
      for (const { note } of scholarOf(chronicle).flatMap((it) => it.claims))
        expect(note).toMatch(/^H2-[A-Z]+-[\w.–]+, lines? \d+/);
  });

  it('legends have a page for each group, and no link leads nowhere', () => {
    for (const { chronicle } of WORLDS) {
      const pages = legendsOf(chronicle);
      const files = new Set(pages.map((it) => it.file));
      expect(files.size).toBe(pages.length);
      expect(pages).toHaveLength(chronicle.story.tale.cast.size + 2);
      const links = pages.flatMap((it) => [...it.html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to ?? ''));
      expect(links.filter((it) => !files.has(it))).toEqual([]);
      for (const it of pages) expect(it.html).not.toMatch(/<script|undefined|https?:/);
    }
  });

  it('[CH-GEN-01] is the same each time', () => {
    const [first] = WORLDS;
    if (!first) throw new Error('no world');
    expect(sagaOf(chronicleOf(secondTale(first.world)))).toEqual(sagaOf(first.chronicle));
  });
});
