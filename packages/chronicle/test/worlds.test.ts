import { editionNamed, type HostOptions, PAGE_SIZES, type World } from '@understory/host';
import { firstOptions } from '@understory/host/first';
import { playtestOptions } from '@understory/host/playtest';
import { type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands, type Rulebook } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { slipsIn } from '../../../tools/grammar.ts';
import { annalsByTurn, annalsOf } from '../src/annals/annals.ts';
import { type Chronicle, chronicleOf } from '../src/chronicle.ts';
import { chronicleOfGame } from '../src/index.ts';
import { toldOf } from '../src/saga/plan.ts';
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

interface Told {
  readonly world: World;
  readonly chronicle: Chronicle;
  /** The same world, told up to a tick. */
  upTo(tick: number): Chronicle;
}

const SECOND: { readonly world: SecondWorld; readonly chronicle: Chronicle }[] = [];
const WORLDS: Told[] = [];
beforeAll(async () => {
  for (const people of ['dwarves', 'magicians', 'deep elves']) {
    const world = played(`told of ${people}`, people);
    SECOND.push({ world, chronicle: chronicleOf(secondTale(world)) });
  }
  WORLDS.push(...SECOND.map((it) => ({ ...it, upTo: (tick: number) => chronicleOf(secondTale(it.world, tick)) })));
  for (const edition of ['1', 'playtest'])
    for (const seed of ['told a', 'told b', 'told c', 'f1']) WORLDS.push(await ofEdition(edition, seed));
});

/** A small world of another edition, played to its end. */
async function ofEdition(edition: string, seed: string): Promise<Told> {
  const rulebook = (await editionNamed(edition)).rulebook as Rulebook<World, HostOptions>;
  const make = edition === '1' ? firstOptions : playtestOptions;
  const options = make() as HostOptions;
  const game = new Game(rulebook, { seed, options, hands: hands({ choices: 'story' }), bookmarks: 0 });
  while (game.ask) game.letAnswer();
  const { world } = game;
  const upTo = (tick: number) => chronicleOfGame({ world, rulebook }, tick);
  return { world, chronicle: chronicleOfGame({ world, rulebook }), upTo };
}

/** Names are not translated (CH-LAN-05). */
const withoutNames = (text: string, { names }: Chronicle) =>
  [...names.values()].reduce((left, { full }) => left.replaceAll(full.replace(/^the /, ''), ''), text);

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
    const [first] = SECOND;
    if (!first) throw new Error('no world');
    const half = played('told of dwarves', 'dwarves', Math.floor(first.world.journal.entries.length * 0.7));
    const last = half.journal.entries.length - 1;
    const then = chronicleOf(secondTale(first.world, last));
    expect(sentencesOf(then)).toEqual(sentencesOf(chronicleOf(secondTale(half))));
    expect(annalsOf(then)).toEqual(annalsOf(chronicleOf(secondTale(half))));
  });

  it('[CH-GEN-02] no word decides anything: with every name and title as • the same facts and threads are found', () => {
    for (const { chronicle } of WORLDS) {
      const { tale } = chronicle.story;
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
        expect(text).not.toMatch(/wild:|cause:|\bg\d+\b| ,/);
        // “None” is a word here, and no hole.
        expect(slipsIn(text.replace(/\bnone\b/g, 'nobody'))).toEqual([]);
      }
  });

  it('how it was decided is told after all that led to it', () => {
    let decided = 0;
    for (const { chronicle } of WORLDS) {
      const paragraphs = sagaOf(chronicle).flatMap((it) => it.paragraphs);
      const at = paragraphs.findIndex((it) => it.some(({ template }) => template.startsWith('ended.')));
      if (at < 0) continue;
      decided += 1;
      // The last paragraph says who is left.
      expect(at, paragraphs[at]?.map((it) => it.text).join(' ')).toBeGreaterThanOrEqual(paragraphs.length - 2);
    }
    expect(decided).toBeGreaterThan(3);
  });

  it('what somebody picked up is told once: after an end, or by itself', () => {
    for (const { chronicle } of WORLDS) {
      const told = sentencesOf(chronicle).filter((it) => /^(left\.taken|gathered)#/.test(it.template));
      const ticks = told.flatMap((it) => it.ticks);
      expect(ticks, told.map((it) => it.text).join(' ')).toEqual([...new Set(ticks)]);
    }
  });

  it('[CH-VOI-01] annals have one line a turn at most, and tell runs of quiet turns as one', () => {
    for (const { chronicle } of WORLDS)
      for (const { lines } of annalsOf(chronicle)) {
        expect(new Set(lines.map((it) => it.turn)).size).toBe(lines.length);
        for (const [i, it] of lines.entries()) if (it.text === 'Quiet.') expect(lines[i + 1]?.text).not.toBe('Quiet.');
      }
  });

  it('[CH-VOI-04] all voices tell whatever is worth 10 or more, and who did it to whom', () => {
    for (const { chronicle } of WORLDS) {
      const { story, interest, names } = chronicle;
      const voices = {
        saga: sentencesOf(chronicle),
        annals: annalsOf(chronicle).flatMap((it) => it.lines),
        scholar: scholarOf(chronicle).flatMap((it) => it.claims),
      };
      // In a long history the saga asks for more (CH-INT-07).
      const ages = story.ages.filter((age) => /^(monsters|villainy)/.test(age));
      const least = Math.max(10, toldOf(ages, chronicle).least);
      expect(least).toBeLessThanOrEqual(12);
      for (const it of story.facts.filter((one) => interest.of(one) >= least))
        for (const [voice, told] of Object.entries(voices)) {
          const own = told.filter(({ ticks }) => ticks.includes(it.ticks[0] ?? -1));
          expect(own.length, `${voice} ${it.id}`).toBeGreaterThan(0);
          // Whoever ended somebody is named with the end, in every voice.
          const ender = it.kind === 'died' && story.isGroup(it.by) ? names.get(it.by) : undefined;
          const text = own.map((one) => one.text).join(' ');
          if (ender && voice !== 'saga')
            expect(text.toLowerCase(), `${voice} ${it.id}`).toContain(ender.full.toLowerCase());
        }
    }
  });

  it('annals are told in German without an English word of theirs', () => {
    for (const { chronicle } of WORLDS)
      for (const { text } of annalsOf(chronicle, 'de').flatMap((it) => it.lines))
        expect(withoutNames(text, chronicle)).not.toMatch(
          /\b(stole|hunted|traded|failed|ended|Came|built|won|lost|the)\b(?![^„]*“)/,
        );
  });

  it('a scholar names clause and line of each claim', () => {
    for (const { chronicle } of WORLDS)
      for (const { note } of scholarOf(chronicle).flatMap((it) => it.claims))
        expect(note).toMatch(/^(H1|H2|PT)-[A-Z]+-[\w.–]+, lines? \d+/);
  });

  it('[CH-VOI-01] annals by turn are the annals, each under the turn that the journal counts', () => {
    for (const { chronicle } of WORLDS) {
      const byTurn = annalsByTurn(chronicle);
      const said = annalsOf(chronicle)
        .flatMap((it) => it.lines)
        .filter((it) => it.ticks.length > 0);
      expect([...byTurn.values()].map((it) => it.text)).toEqual(said.map((it) => it.text));
      for (const [key, { ticks }] of byTurn) {
        const line = chronicle.story.facts.find((it) => it.ticks.includes(ticks[0] ?? -1));
        expect(key).toBe(line?.age === 'primordial' ? line.age : `${line?.age} ${line?.turn}`);
      }
    }
  });

  it('[CH-GEN-01] is the same each time', () => {
    for (const { world, chronicle, upTo } of WORLDS)
      expect(sagaOf(upTo(world.journal.entries.length - 1))).toEqual(sagaOf(chronicle));
  });
});
