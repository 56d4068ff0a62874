import { Game, hands, load, readSave, save, stream } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { DefaultPlayer } from '../src/bot/default-player.ts';
import { goOn } from '../src/go-on.ts';
import {
  brokenPromises,
  deadliestEvil,
  type EvilOptions,
  evilOptions,
  fatesOf,
  masterFates,
  type World,
} from '../src/index.ts';
import { master } from '../src/master/at-table.ts';
import { Guide } from '../src/master/guide.ts';
import { quickly } from '../src/playout.ts';
import { round } from '../src/round.ts';
import { copyOf } from '../src/world.ts';
import { table } from './table.ts';

function begun(seed: string, some: Partial<EvilOptions> = {}) {
  return new Game(deadliestEvil, { seed, options: evilOptions(some), hands: hands({ choices: 'master' }) });
}

describe('a round that is taken up where Kora is asked', () => {
  it('goes on as it would have, from every kind of question', () => {
    const kinds = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = new Game(deadliestEvil, { seed, options: evilOptions(), hands: hands({ choices: 'tactical' }) });
      while (game.ask) {
        if (game.ask.ask === 'choose' && game.ask.by === 'kora') {
          kinds.add(game.ask.topic.kind);
          const copy = copyOf(game.world);
          copy.quick = quickly(new DefaultPlayer(4), stream(seed, 'on', String(game.step)));
          goOn(copy).next();
          expect(brokenPromises(copy as World)).toEqual([]);
          expect(copy.result !== null || copy.phase === 'event').toBe(true);
          expect([copy.steps, copy.mayMove, copy.mayAttack]).toEqual([0, false, false]);
          if (copy.result === null) round(copy).next();
        }
        game.letAnswer();
      }
    }
    expect([...kinds].sort()).toEqual([
      'what Kora does',
      'where to',
      'whether to search',
      'which die goes where',
      'which item to use',
    ]);
  });
});

describe('the master hand', { timeout: 300_000 }, () => {
  it('keeps the rules, plays the same for the same seed, and is kept in saves', () => {
    const game = begun('master');
    game.playTo(() => false);
    expect(brokenPromises(game.world)).toEqual([]);
    const again = begun('master');
    again.playTo(() => false);
    expect(again.trail).toEqual(game.trail);
    const { game: opened, parted } = load(readSave(JSON.stringify(save(game))), deadliestEvil);
    expect(parted).toBeNull();
    expect(opened.world.result).toBe(game.world.result);
    expect(opened.trail.map(({ hand }) => hand)).toContain('master');
  });

  it('plays for what it is asked to: any victory, or the ultimate one', () => {
    expect(begun('a').world.aim).toBe('victory');
    expect(begun('a', { aim: 'ultimate' }).world.aim).toBe('ultimate');
    expect(masterFates('victory', 4).wins).toBeGreaterThanOrEqual(50);
  });

  it('[DE-INV-12] answers by what lies open: other dice and cards to come change nothing', () => {
    const game = begun('master');
    game.playTo(({ ask, world }) => world.round === 3 && ask?.topic.kind === 'which die goes where');
    const other = new Game(deadliestEvil, { seed: 'other dice', options: evilOptions() });
    for (const { answer } of game.trail) other.answer(answer);
    const answers = [game, other].map(({ world, ask, trail }) => {
      if (!ask) throw new Error('nothing is asked');
      return master({ world, ask, trail }, stream('luck'));
    });
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('whom its playouts follow', () => {
  const homeward = {
    tiles: ['The Cliff', 'Book Chamber'],
    kora: { tile: 1 },
    done: ['book'],
    monsters: [{ on: 1, skeletons: 1 }],
  };

  it('runs from monsters on the way home, and fights them on the way in', () => {
    expect(new Guide(7).assign(table(homeward))).toBe('4-6-8');
    expect(new DefaultPlayer(7).assign(table(homeward))).toBe('8-6-4');
    expect(new Guide(7).assign(table({ ...homeward, done: [] }))).toBe('8-6-4');
  });

  it('stands to fight while Grislyk has to be slain too', () => {
    const world = { ...table(homeward), aim: 'ultimate' as const, crucible: true };
    expect(new Guide(1).assign(world)).toBe('8-6-4');
    expect(new Guide(1).assign({ ...world, grislyk: 'slain' })).toBe('4-6-8');
  });

  it('wins two games of three without any search', () => {
    const line = { player: 'guide', wins: 70, ultimate: 0, rounds: 11, playing: () => new Guide(7) };
    expect(fatesOf(line, 1000).wins).toBeGreaterThan(66);
  });
});
