import { Game, hands, load, readSave, save, stream } from '@understory/table';
import { pack, readPacked, unpack } from '@understory/table/packed';
import { describe, expect, it } from 'vitest';
import { deluxe, faultsOf, makerOptions, masterFared } from '../src/index.ts';
import { ITEMS } from '../src/market.ts';
import { master } from '../src/master/master.ts';
import { promising } from '../src/master/plans.ts';
import { whyNot } from '../src/placing.ts';

function played(seed: string, choices: 'master' | 'tactical') {
  const game = new Game(deluxe, { seed, options: makerOptions(), hands: hands({ choices }) });
  game.playTo(() => false);
  return game;
}

describe('the master hand', { timeout: 300_000 }, () => {
  const game = played('7', 'master');

  it('keeps the rules, and plays the same for the same seed', () => {
    expect(game.world.phase).toBe('over');
    expect(faultsOf(game.world)).toEqual([]);
    expect(game.trail.some(({ hand }) => hand === 'master')).toBe(true);
    expect(played('7', 'master').trail).toEqual(game.trail);
  });

  it('answers the same from a game that was kept and opened in the middle of a plan', () => {
    const half = new Game(deluxe, { seed: '7', options: makerOptions(), hands: hands({ choices: 'master' }) });
    half.playTo(({ ask, world }) => world.round >= 18 && ask?.topic.kind === 'on which square');
    const { game: opened } = load(readSave(JSON.stringify(save(half))), deluxe);
    opened.playTo(() => false);
    expect(opened.trail).toEqual(game.trail);
  });

  it('is kept in saves and links, which open without it thinking again', () => {
    const { game: opened, parted } = load(readSave(JSON.stringify(save(game))), deluxe);
    expect(parted).toBeNull();
    expect(opened.trail.map(({ answer, hand }) => [answer, hand])).toEqual(
      game.trail.map((it) => [it.answer, it.hand]),
    );
    const link = unpack(readPacked(pack(game)), deluxe);
    expect(link.parted).toBeNull();
    expect(link.game.trail.map(({ answer }) => answer)).toEqual(game.trail.map(({ answer }) => answer));
  });

  it('[DM-BLD-04] thinks of nothing but what may be built', () => {
    const [sheet] = game.fork(40).world.sheets;
    if (!sheet) throw new Error('no sheet');
    const affordable = ITEMS.filter((it) => whyNot(sheet, it) === null);
    const plans = promising(sheet, affordable, 10);
    expect(plans.length).toBeGreaterThan(10);
    for (const { plan } of plans) if (plan) expect(whyNot(sheet, plan.item, plan.square, plan.lie)).toBeNull();
    expect(plans.map((it) => it.prospect)).toEqual(plans.map((it) => it.prospect).sort((a, b) => b - a));
  });

  it('[DM-BLD-02] answers by what lies on the table: other dice to come change nothing', () => {
    const known = game.fork(game.trail.findIndex(({ hand }, step) => hand === 'master' && step > 30));
    const other = new Game(deluxe, {
      seed: 'other dice',
      options: makerOptions(),
      hands: hands({ choices: 'person' }),
    });
    for (const { answer } of known.trail) other.answer(answer);
    const answers = [known, other].map(({ world, ask, trail }) => {
      if (!ask) throw new Error('nothing is asked');
      return master({ world: { ...world, seed: 'of its own' }, ask, trail }, stream('luck'));
    });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('plays far better than the default player', () => {
    expect(masterFared(3).mean).toBeGreaterThan(18);
  });
});
