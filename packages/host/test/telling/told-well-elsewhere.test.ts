import { Game, hands, type Rulebook, type Told } from '@understory/table';
import { everythingSaid } from '@understory/table/testing';
import { expect, it } from 'vitest';
import { isSentence, slipsIn, toldTwice, toRead } from '../../../../tools/grammar.ts';
import { SEED } from '../../../../tools/seed.ts';
import { firstEdition, firstOptions } from '../../src/first/index.ts';
import { playtestEdition, playtestOptions } from '../../src/playtest/index.ts';

type AnyRulebook = Rulebook<Told, unknown>;

/** The other editions, with all that may be played with, in turn. */
const EDITIONS: Readonly<Record<string, { readonly rulebook: AnyRulebook; options(nth: number): unknown }>> = {
  first: {
    rulebook: firstEdition as unknown as AnyRulebook,
    options: (nth) =>
      firstOptions({
        world: 'roll',
        civilizations: nth % 4 === 3 ? 2 : 1,
        villains: nth % 7 === 6 ? 2 : 1,
        arrivals: nth % 3 === 1,
        minorFeatures: nth % 2 === 1,
        struckFeatures: nth % 2 === 1,
        water: nth % 5 < 2,
        namedTreasures: nth % 7 < 2,
        darkElves: nth % 5 === 4 ? 'unruly' : 'steady',
      }),
  },
  playtest: {
    rulebook: playtestEdition as unknown as AnyRulebook,
    options: (nth) =>
      playtestOptions({
        civilizations: nth % 5 === 4 ? 2 : 1,
        villains: nth % 6 === 5 ? 2 : 1,
        arrivals: nth % 4 === 3,
      }),
  },
};

const WORLDS = toRead(6, 300);

for (const [edition, { rulebook, options }] of Object.entries(EDITIONS))
  it(
    `all that is told of a world of the ${edition} edition is good English`,
    () => {
      const slips = new Set<string>();
      for (let nth = 0; nth < WORLDS; nth++) {
        const choices = (['story', 'tactical', 'random'] as const)[nth % 3] ?? 'story';
        const seed = `told well ${SEED} ${nth}`;
        const game = new Game(rulebook, { seed, options: options(nth), hands: hands({ choices }) });
        const said: { readonly kind: string; readonly text: string }[] = [];
        for (const { of, text } of everythingSaid(game)) {
          for (const slip of slipsIn(text)) slips.add(slip);
          if (!of.startsWith('the line ')) continue;
          said.push({ kind: of, text });
          if (text !== '' && !isSentence(text)) slips.add(`no sentence, of ${of}: “${text}”`);
        }
        for (const twice of toldTwice(said)) slips.add(twice);
        expect(said.length, seed).toBeGreaterThan(60);
      }
      expect([...slips]).toEqual([]);
    },
    60_000 * WORLDS,
  );
