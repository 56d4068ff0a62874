import { type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../src/games/host/second/card-of.ts';
import { epicsOf } from '../src/games/host/second/epics-of.ts';
import { peopleCard } from '../src/games/host/second/people-card.ts';
import { playedTo } from './played.ts';

/** A small world in which the people of that name is being played. */
function played(people: string, until: (world: SecondWorld) => boolean) {
  const game = new Game(secondEdition, {
    seed: `sheet of the ${people}`,
    options: secondOptions({ width: 20, height: 14 }),
    hands: hands({ choices: 'story' }),
  });
  game.playTo(({ ask }) => ask?.ask === 'choose' && ask.clause === 'H2-CIV-01');
  game.answer(people.toLowerCase());
  game.playTo(({ world }) => until(world));
  return game;
}

describe('the sheet of a people', () => {
  it('names the Infernal Assembly as far as it is still beside the map', () => {
    const game = played('Demons', ({ civs }) => civs[0]?.turn === 2);
    const card = peopleCard({ game, moment: null });
    expect(card?.aside?.title).toBe('The Infernal Assembly');
    expect(card?.aside?.names).toEqual(game.world.civs[0]?.group.aside);
    expect(card?.aside?.names.length).toBeGreaterThan(0);
    const [people] = game.world.civs;
    const then = people?.group.former.find((it) => it.was === 'aside' && it.names.length > 0);
    const names = then?.was === 'aside' ? then.names : [];
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toEqual(people?.group.aside);
    expect(peopleCard({ game, moment: (then?.until ?? 0) - 1 })?.aside?.names).toEqual(names);
  });

  it('names the epic treasures that the people holds', () => {
    const game = played('Magicians', ({ page }) => page.beads.some(({ kind }) => kind === 'epic'));
    const { world } = game;
    const people = world.civs[0]?.group.id ?? '';
    const [epic] = world.page.beads.filter((it) => it.kind === 'epic');
    expect(epic?.name).toBeTruthy();
    const tick = world.journal.entries.length;
    expect(peopleCard({ game, moment: null })?.epics).toEqual([
      { id: epic?.id, origin: epic?.origin, name: epic?.name, piece: epic?.piece },
    ]);
    expect(epicsOf(world, people, (epic?.since ?? 0) - 1)).toEqual([]);
    expect(epicsOf(world, 'somebody else', tick)).toEqual([]);
  });
});

describe('the card of the Primordial Age', () => {
  const game = playedTo('card of the strata', ({ journal }) => isStratum(journal.chapter, 3));

  it('is the card as long as that age lasts', () => {
    expect(cardOf({ game, moment: null }).title).toBe('Primordial Age');
    const later = playedTo('card of the strata', ({ journal }) => journal.age === 'civilization');
    expect(cardOf({ game: later, moment: null }).title).not.toBe('Primordial Age');
    expect(cardOf({ game: later, moment: 1 }).title).toBe('Primordial Age');
  });

  it('tells of each stratum what it holds, and which is being filled', () => {
    const { steps } = cardOf({ game, moment: null });
    const { page } = game.world;
    const filled = steps.filter(({ strata }) => strata !== undefined);
    expect(filled.map(({ title, state }) => [title, state])).toEqual([['Features of the strata', 'now']]);
    const strata = filled[0]?.strata ?? [];
    expect(strata.map(({ number }) => number)).toEqual(page.strata.map(({ number }) => number));
    expect(strata.filter(({ state }) => state === 'now').map(({ number }) => number)).toEqual([3]);
    for (const { number, holds, state } of strata) {
      const held = page.features.filter(({ stratum }) => stratum === number);
      if (state === 'ahead') expect(held).toEqual([]);
      if (state === 'done') expect(holds.split(', ')).toHaveLength(held.length);
    }
  });
});

function isStratum(chapter: object | null, number: number): boolean {
  return chapter !== null && 'stratum' in chapter && chapter.stratum === number;
}
