import { type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { epicsOf } from '../src/games/host/second/epics-of.ts';
import { peopleCard } from '../src/games/host/second/people-card.ts';

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
  });

  it('names the epic treasures that the people holds', () => {
    const game = played('Magicians', ({ page }) => page.beads.some(({ kind }) => kind === 'epic'));
    const { world } = game;
    const people = world.civs[0]?.group.id ?? '';
    const [epic] = world.page.beads.filter((it) => it.kind === 'epic');
    expect(epic?.name).toBeTruthy();
    const tick = world.journal.entries.length;
    expect(peopleCard({ game, moment: null })?.epics).toEqual([{ id: epic?.id, name: epic?.name, piece: epic?.piece }]);
    expect(epicsOf(world, people, (epic?.since ?? 0) - 1)).toEqual([]);
    expect(epicsOf(world, 'somebody else', tick)).toEqual([]);
  });
});
