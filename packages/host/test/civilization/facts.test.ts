import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZES } from '../../src/index.ts';
import type { Event } from '../../src/second/events.ts';
import { PEOPLES, type PeopleKey, secondEdition, secondOptions } from '../../src/second/index.ts';
import { linesOf, type SecondLine } from '../../src/second/lines.ts';

type Line<K extends Event['kind']> = SecondLine & Extract<Event, { kind: K }>;

/** The Age of Civilization, and the first step of the next. */
function ageOf(people: PeopleKey, seed: number) {
  const options = secondOptions(PAGE_SIZES.standard);
  const game = new Game(secondEdition, { seed: `facts ${seed}`, options, hands: hands({ choices: 'random' }) });
  while (game.ask && game.world.journal.age !== 'monsters') {
    if (game.ask.clause === 'H2-CIV-01') game.answer(people, { hand: 'script' });
    else game.letAnswer();
  }
  return linesOf(game.world);
}

describe.each(PEOPLES)('what the journal says of the %s', (people) => {
  const worlds = [0, 1, 2].map((seed) => ageOf(people, seed));
  const each = <K extends Event['kind']>(kind: K) =>
    worlds.flatMap((lines) =>
      lines
        .filter((it): it is Line<K> => it.kind === kind && it.age === 'civilization')
        .map((line) => ({ line, cause: line.cause === undefined ? null : lines[line.cause] })),
    );

  it('who ended it, if anybody, and what went with it', () => {
    expect(each('civilization ended')).toHaveLength(worlds.length);
    for (const { line } of each('civilization ended')) expect(line.by).not.toBeUndefined();
    for (const kind of ['cleared away', 'hand-over', 'age ended', 'achievement'] as const)
      for (const { cause } of each(kind)) expect(cause?.kind).toBe('civilization ended');
  });

  it('who made a tomb or a fortification, by which work', () => {
    for (const { line, cause } of each('marked')) {
      if (line.mark !== 'tomb' && line.mark !== 'fortification') continue;
      expect(cause).toMatchObject({ kind: 'built', group: line.by, what: line.what });
    }
  });

  it('which work brought what it gave, and which took what it cost afterwards', () => {
    for (const { line, cause } of each('gained'))
      if (line.deed === 'build') expect(cause).toMatchObject({ kind: 'built', what: line.what });
    for (const { cause } of each('epic treasure')) expect(cause?.kind).toMatch(/built|monster gone|demon bound/);
  });
});
