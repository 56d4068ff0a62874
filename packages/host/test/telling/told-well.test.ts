import { Game, hands, inWords, tellerOf } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSentence, slipsIn, toldTwice, toRead } from '../../../../tools/grammar.ts';
import { SEED } from '../../../../tools/seed.ts';
import { PAGE_SIZES } from '../../src/index.ts';
import { PEOPLES, type SecondOptions, type SecondWorld, secondEdition, secondOptions } from '../../src/second/index.ts';
import { telling } from '../../src/second/telling/telling.ts';
import { secondView } from '../../src/second/view.ts';

/** Every people by every hand, under the villains in turn. */
const WORLDS = Array.from({ length: toRead(20, 300) }, (_, i) => ({
  seed: `told well ${SEED} ${i}`,
  people: PEOPLES[i % PEOPLES.length] as string,
  choices: (['story', 'tactical', 'random'] as const)[i % 3] as 'story' | 'tactical' | 'random',
  nth: i,
}));

describe('all that is told of a world', () => {
  const slips = new Set<string>();
  const villainies = new Set<string>();
  let lines = 0;
  beforeAll(() => {
    for (const world of WORLDS) for (const slip of read(world)) slips.add(slip);
  }, 60_000 * WORLDS.length);

  it('is good English', () => {
    expect([...slips]).toEqual([]);
  });

  it('was read in many lines, under both villains', () => {
    expect(lines).toBeGreaterThan(200 * WORLDS.length);
    expect(villainies.size).toBe(2);
  });

  function* read({ seed, people, choices, nth }: (typeof WORLDS)[number]): Generator<string> {
    const options = secondOptions({ ...PAGE_SIZES.notebook, monsterTurns: 8, villainRounds: 6 });
    const game = new Game(secondEdition, { seed, options, hands: hands({ choices }) });
    for (let ask = game.ask, i = 0; ask; ask = game.ask, i++) {
      // What an option does is reckoned, so that only some of the asks are read whole.
      yield* askSlips(game, i % 7 === 0);
      if (ask.clause === 'H2-CIV-01') game.answer(people, { hand: 'script' });
      else if (ask.ask === 'choose' && ask.clause === 'H2-VIL-02')
        game.answer(ask.options[nth % ask.options.length]?.key ?? '', { hand: 'script' });
      else game.letAnswer();
    }
    const { world } = game;
    const said = world.journal.entries.map((entry) => ({ kind: entry.kind, text: telling.line(world, entry) }));
    lines += said.length;
    for (const entry of world.journal.entries)
      if (entry.kind === 'age began' && 'villainy' in entry) villainies.add(String(entry.villainy));
    for (const { kind, text } of said) {
      if (text === '') continue;
      yield* slipsIn(text);
      yield* namesIn(world, text);
      if (!isSentence(text)) yield `no sentence, of ${kind}: “${text}”`;
    }
    yield* toldTwice(said);
  }
});

function* askSlips(game: Game<SecondWorld, SecondOptions>, isWhole: boolean): Generator<string> {
  if (!game.ask) return;
  const { world } = game;
  const ask = inWords(game.ask, tellerOf(game));
  const said = [ask.ask === 'roll' ? ask.for : ask.prompt];
  if (ask.ask === 'spot') said.push(ask.says);
  if (isWhole && ask.ask === 'choose') for (const { text, does } of ask.options) said.push(text, does);
  if (isWhole) said.push(...sheet(game));
  for (const text of said) {
    yield* slipsIn(text);
    yield* namesIn(world, text);
  }
  if (ask.ask !== 'roll' && !/^[\p{Lu}\d●○❖★“].*[.?]$/su.test(ask.prompt)) yield `no question: “${ask.prompt}”`;
}

/** What stands on the sheet of whoever acts: why what may be built can't be. */
function sheet({ world, ask }: Game<SecondWorld, SecondOptions>): string[] {
  const acting = secondView.acting({ world, ask, moment: null });
  return acting?.buildables().flatMap(({ whyNot }) => (whyNot ? [telling.why(world, whyNot)] : [])) ?? [];
}

/** Names that are more than one take no “was”; their articles are small within a sentence. */
function* namesIn({ groups }: SecondWorld, text: string): Generator<string> {
  const capital = /(?<=[\p{Ll},;] )(?:A|An|The) (?=\p{Lu})/u.exec(text);
  if (capital) yield `a capital article: “${text}”`;
  for (const { name, sort } of groups)
    if (
      sort === 'monsters' &&
      /[^s]s$/.test(name) &&
      new RegExp(`(?<!of (?:\\p{Lu}\\p{Ll}+ )?)\\b${name} (?:was|is|has|does)\\b`, 'u').test(text)
    )
      yield `a name in the plural: “${text}”`;
}
