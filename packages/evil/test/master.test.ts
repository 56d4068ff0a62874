import { Game, hands, load, readSave, save, stream } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { DefaultPlayer } from '../src/bot/default-player.ts';
import { goOn } from '../src/go-on.ts';
import { brokenPromises, deadliestEvil, type EvilOptions, evilOptions, masterFates, type World } from '../src/index.ts';
import { quickly } from '../src/playout.ts';
import { round } from '../src/round.ts';
import { copyOf } from '../src/world.ts';

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
    expect(masterFates('victory', 12).wins).toBeGreaterThan(45);
  });
});
