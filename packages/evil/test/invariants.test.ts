import { type Autopilot, Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { deadliestEvil } from '../src/index.ts';
import { brokenPromises } from '../src/invariants.ts';
import { objectives, type World } from '../src/world.ts';
import { table } from './table.ts';

function begun(seed: string, choices: Autopilot) {
  return new Game(deadliestEvil, { seed, options: { nerve: 4 }, hands: hands({ choices }) });
}

/** Every promise at every ask of many games by random and by good hands. */
function soaked(games: number): string[] {
  const faults: string[] = [];
  for (let i = 0; i < games; i++) {
    const game = begun(`soak ${i}`, i % 2 === 0 ? 'random' : 'tactical');
    let done = 0;
    while (game.ask && faults.length < 3) {
      faults.push(...brokenPromises(game.world));
      game.letAnswer();
      const now = objectives(game.world);
      if (now < done) faults.push('DE-INV-10: an objective was undone.');
      done = now;
    }
    faults.push(...brokenPromises(game.world));
    if (faults.length > 0) break;
    if (game.world.result === null) faults.push('DE-INV-11: a game without a result.');
  }
  return faults;
}

describe('what always holds', () => {
  it('[DE-INV-01] [DE-INV-02] [DE-INV-03] [DE-INV-04] in play', () => {
    expect(soaked(60)).toEqual([]);
  });

  const broken = (change: (world: World) => void) => {
    const world = table({ tiles: ['The Cliff', 'Stairs Down'], dice: { combat: 8, defense: 6, speed: 4 }, round: 2 });
    expect(brokenPromises(world)).toEqual([]);
    change(world);
    return brokenPromises(world).map((it) => it.split(':')[0]);
  };

  it('[DE-INV-01] Life is 0 exactly when the game is lost', () => {
    expect(broken((it) => Object.assign(it, { life: 0 }))).toEqual(['DE-INV-01']);
    expect(broken((it) => Object.assign(it, { life: 7 }))).toEqual(['DE-INV-01']);
  });

  it('[DE-INV-02] one die on each attribute', () => {
    expect(broken((it) => Object.assign(it.dice, { combat: 6 }))).toEqual(['DE-INV-02']);
  });

  it('[DE-INV-03] no more tokens than there are', () => {
    expect(broken((it) => Object.assign(it.tiles[1] ?? {}, { goblin: 7 }))).toEqual(['DE-INV-03']);
  });

  it('[DE-INV-04] on the track or on an explored tile', () => {
    expect(broken((it) => Object.assign(it, { grislyk: 'track', grislykAt: 4 }))).toEqual(['DE-INV-04']);
    expect(broken((it) => Object.assign(it, { grislyk: 'board', grislykAt: 9 }))).toEqual(['DE-INV-04']);
  });

  it('[DE-INV-05] thirteen tiles, each once per copy', () => {
    expect(broken((it) => it.general.pop())).toEqual(['DE-INV-05']);
  });

  it('[DE-INV-06] a terminus is the fourth tile of its level', () => {
    const world = table({ tiles: ['The Cliff', 'Dead End'] });
    expect(brokenPromises(world)).toEqual(['DE-INV-06: a terminus is tile 2 of level 1.']);
  });

  it('[DE-INV-07] one parent each', () => {
    expect(broken((it) => Object.assign(it.tiles[1] ?? {}, { beyond: 0 }))).toEqual(['DE-INV-07']);
  });

  it('[DE-INV-08] a card for each search, and none for the Entrance', () => {
    expect(broken((it) => Object.assign(it.tiles[1] ?? {}, { searched: true }))).toEqual(['DE-INV-08']);
    expect(broken((it) => Object.assign(it.tiles[0] ?? {}, { searched: true }))).toContain('DE-INV-08');
  });

  it('[DE-INV-09] no Event card twice', () => {
    expect(broken((it) => it.events.push(...it.events.slice(0, 1)))).toEqual(['DE-INV-09']);
  });

  it('[DE-INV-10] [DE-INV-11] what was done stays done, and every game has its result', () => {
    expect(broken((it) => Object.assign(it, { result: 'minor' }))).toEqual(['DE-INV-11']);
    expect(broken((it) => Object.assign(it, { result: 'ultimate', book: true }))).toEqual(['DE-INV-11']);
    for (let i = 0; i < 10; i++) {
      const game = begun(`over ${i}`, 'random');
      game.playTo(() => false);
      expect(['defeat', 'minor', 'ultimate']).toContain(game.world.result);
    }
  });

  it('[DE-INV-12] what lies face down is not decided, so no default can know it', () => {
    const game = begun('hidden', 'tactical');
    game.playTo(({ world }) => world.round === 4);
    const other = begun('quite another seed', 'tactical');
    // The world holds no order of any stack or deck: only sets of what may still come.
    const { general, termini, events } = game.world;
    const inOrder = (of: readonly { readonly name: string }[], all: readonly { readonly name: string }[]) =>
      expect(of).toEqual(all.filter((it) => of.includes(it)));
    inOrder(general, other.rulebook.begin({ nerve: 4 }, 'x').general);
    inOrder(termini, other.rulebook.begin({ nerve: 4 }, 'x').termini);
    inOrder(events, other.rulebook.begin({ nerve: 4 }, 'x').events);
  });
});
