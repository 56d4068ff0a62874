import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHistory, playHistory, strangeCards, toldOf } from '../../../../bench/histories.ts';
import { SEED } from '../../../../tools/seed.ts';
import { type SecondWorld, secondOptions } from '../../src/second/index.ts';

/** A sample of `npm run soak -- --histories`. */
const SEEDS = 2;

/** [H2-MON-217] Names of one and of many stand in the same sentences: "Goblins", "A Wizard". A verb must suit both. */
function misspoken({ journal, groups }: SecondWorld): string[] {
  const names = [...new Set(groups.flatMap((it) => (it.card ? [it.name] : [])))].join('|');
  const wrong = new RegExp(`(^|[.,:] )(${names}) (is|was|has|does|goes)\\b|\\b(does|do|has|have) (${names})\\b`);
  return journal.entries.flatMap((it) => {
    const { text = '', prompt = '' } = it as unknown as { text?: string; prompt?: string };
    return [text, prompt].filter((words) => wrong.test(words));
  });
}

describe('whole histories', () => {
  it.each(['story', 'tactical', 'random'] as const)(
    '[H2-MON-901] to [H2-MON-922]: with all cards, by the %s hand, they keep every promise and come out the same again',
    (hand) => {
      for (let i = 0; i < SEEDS; i++) {
        const history = { seed: `${SEED} ${i}`, hand, options: secondOptions() };
        const played = playHistory(history);
        expect(played.faults, history.seed).toEqual([]);
        expect(played.game.world.outcome).not.toBe(null);
        expect(misspoken(played.game.world)).toEqual([]);
        // [H2-MON-918]
        if (i === 0) expect(toldOf(playHistory(history))).toBe(toldOf(played));
      }
    },
  );

  it('[H2-MON-903] [H2-MON-913] [H2-MON-914] with any deck, on any page, by any hand', () => {
    for (let i = 0; i < SEEDS; i++) expect(playHistory(anyHistory(`${SEED} ${i}`)).faults, `${i}`).toEqual([]);
  });

  it('[H2-MON-922] comes to an end, whatever cards are in the deck', () => {
    const short = { width: 16, height: 12, monsterTurns: 5, villainRounds: 5 };
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 30 }), fc.boolean(), (seed, newcomersAct) => {
        const cards = strangeCards(seed, 8).map(({ file, text }) => ({
          file,
          text: text.replace(/^set .*\n/m, '').replace(/^(card .*)$/m, '$1\nset Strange'),
        }));
        const options = secondOptions({ ...short, newcomersAct, cards, sets: ['Strange'] });
        expect(playHistory({ seed: `strange ${seed}`, hand: 'random', options }).faults).toEqual([]);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });

  it('[H2-MON-912] [H2-MON-922] an empty deck ends the game too', () => {
    const options = secondOptions({ width: 16, height: 12, monsterTurns: 5, sets: [] });
    const { game, faults } = playHistory({ seed: 'empty', hand: 'story', options });
    expect(faults).toEqual([]);
    expect(game.world.outcome?.kind).toBe('stalemate');
  });
});
