import { bounds } from '@understory/page';
import { type Autopilot, type Entry, Game, hands } from '@understory/table';
import { describe, it } from 'vitest';
import { expectGolden, inFull, inShort } from '../../../tools/golden.ts';
import { CORE_TEXTS } from '../src/cards.ts';
import { PAGE_SIZES } from '../src/index.ts';
import {
  PEOPLES,
  type PeopleKey,
  type SecondOptions,
  type SecondWorld,
  secondEdition,
  secondOptions,
} from '../src/second/index.ts';
import { roster } from './cards/roster.ts';

const PAGES = ['notebook', 'standard', 'standard', 'poster'] as const;
const HANDS = ['story', 'tactical', 'random'] as const;

/** The printed cards as a set of their own: one more card in the deck changes no golden game. */
const PRINTED = {
  sets: ['Printed'],
  cards: CORE_TEXTS.filter(({ text }) => roster.some(({ name }) => text.startsWith(`card ${name}\n`))).map(
    ({ file, text }) => ({ file, text: text.replace('\n', '\nset Printed\n') }),
  ),
};

function played(seed: string, choices: Autopilot, options: Partial<SecondOptions>, people?: PeopleKey): SecondWorld {
  const game = new Game(secondEdition, {
    seed,
    options: secondOptions({ ...PRINTED, ...options }),
    hands: hands({ choices }),
  });
  while (game.ask) {
    if (people && game.ask.clause === 'H2-CIV-01') game.answer(people, { hand: 'script' });
    else game.letAnswer();
  }
  return game.world;
}

describe('[H2-INV-16] golden games come out as they always did', () => {
  it.each(PEOPLES.map((people, i) => ({ people, hand: pick(HANDS, i) })))(
    'in full: the $people',
    ({ people, hand }) => {
      const short = { ...PAGE_SIZES.notebook, monsterTurns: 5, villainRounds: 5 };
      const { journal, page } = played(`golden ${people}`, hand, short, people);
      const drawn = (entry: Entry & { readonly piece?: string }) => {
        if (entry.kind !== 'drew' || entry.piece === undefined) return '';
        const { kind, shape } = page.piece(entry.piece);
        const { left, top, right, bottom } = bounds(shape);
        return `, ${kind} from ${left.toFixed(2)} ${top.toFixed(2)} to ${right.toFixed(2)} ${bottom.toFixed(2)}`;
      };
      expectGolden(
        new URL(`./golden/${people.replace(' ', '-')}.txt`, import.meta.url),
        inFull(journal.entries, drawn),
      );
    },
  );

  it('in short: on pages of all sizes, by any hand', () => {
    const lines = Array.from({ length: 20 }, (_, i) => {
      const [page, hand] = [pick(PAGES, i), pick(HANDS, i)];
      const { journal, ages, civs, outcome, page: sheet } = played(`golden ${i}`, hand, PAGE_SIZES[page]);
      const ends = civs.map(({ people, ending, turn }) => `${people.key} ${ending?.kind} in ${turn}`).join(', ');
      const turns = ages.map((it) => `${it.name} ${it.turns}`).join(', ');
      return [
        `golden ${i}, ${page}, ${hand}, ${sheet.ground.world}: ${ends}; ${turns}; ${outcome?.kind}`,
        `  ${inShort(journal.entries)}`,
      ];
    });
    expectGolden(new URL('./golden/in-short.txt', import.meta.url), lines.flat());
  });
});

function pick<T>(from: readonly T[], i: number): T {
  return from[i % from.length] as T;
}
