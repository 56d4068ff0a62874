import { Game, hands, type Rule } from '@understory/table';
import { playOut, type Script } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { playEvent, rollEvent } from '../../src/first/event-tables.ts';
import {
  type FirstWorld,
  firstEdition,
  firstOptions,
  type MadeUp,
  noteOn,
  writtenHere,
} from '../../src/first/index.ts';
import { specialFeature } from '../../src/first/monsters/features/features.ts';
import { factsOf } from '../../src/first/monsters/flavours.ts';
import type { MonsterGroup } from '../../src/first/monsters/group.ts';
import { buildSpecial } from '../../src/first/monsters/kingdoms/specials.ts';
import { arrive } from '../../src/first/monsters/set-up.ts';
import { wanderersCome } from '../../src/first/monsters/wanderers/arrival.ts';
import { den, kingdom, play, room } from './monsters/monsters-at.ts';
import { laid } from './world-at.ts';

const FROGS: MadeUp = { of: 'breeders', name: 'Frogmen', note: 'They sing at night' };

/** A world of somebody who made these up in earlier games. */
function later(world: FirstWorld, ...madeUp: MadeUp[]): FirstWorld {
  return { ...world, options: firstOptions({ ...world.options, madeUp }) };
}

const told = (world: FirstWorld) =>
  world.journal.entries.flatMap((it) => (it.kind === 'made up' ? [firstEdition.telling.line(world, it)] : []));

describe('[H1-MEA-32] a row to make up', () => {
  it('is a name, and a note where one is wanted', () => {
    const [world, plain] = [den(), den()];
    const names = { 'H1-MEA-32': ['Frogmen', 'They sing at night'] };
    const comes = (to: FirstWorld, script: Script) =>
      play(to, () => arrive(to, 'breeders', { x: 10, y: 10 }), { dice: [12], ...script }).result as MonsterGroup;
    const me = comes(world, { choose: { 'H1-MEA-32': ['own', 'yes'] }, names });
    expect(me).toMatchObject({ flavour: 'Frogmen' });
    expect(factsOf(me)).toEqual({ name: 'Frogmen', look: 'own-breeders' });
    expect(noteOn(world, 'Frogmen')).toBe('They sing at night');
    const other = comes(plain, { choose: { 'H1-MEA-32': ['own', 'no'] }, names: { 'H1-MEA-32': ['Toads'] } });
    expect([other.flavour, noteOn(plain, 'Toads')]).toEqual(['Toads', null]);
  });

  it('[H1-GEN-T2.16] is offered again in later games, for the same table only', () => {
    const kept = later(den(), FROGS, { of: 'wanderer', name: 'Rust Monster', note: null });
    room(kept, 10, 10);
    const comes = (kind: 'breeders' | 'alpha', choose: Record<string, string[]>) =>
      play(kept, () => arrive(kept, kind, { x: 10, y: 10 }), { dice: kind === 'alpha' ? [12, 7] : [12], choose })
        .result as MonsterGroup;
    expect(comes('breeders', { 'H1-MEA-32': ['kept 1'] }).flavour).toBe('Frogmen');
    expect(noteOn(kept, 'Frogmen')).toBe('They sing at night');
    expect(() => comes('alpha', { 'H1-MEA-32': ['kept 1'] })).toThrow(/offers "reroll", "own"\./);
    const walks = { dice: [12, 7, 7], choose: { 'H1-MEA-32': ['kept 1'] } };
    play(kept, () => wanderersCome(kept, { x: 10, y: 10 }), walks);
    expect(kept.monsters.lone.map(({ type }) => type)).toEqual(['Rust Monster', 'Mimic', 'Mimic']);
  });

  it('of events, disasters and features is its label in the room nearest to the landing point', () => {
    const kept = later(
      laid(),
      { of: 'primordial', name: 'A humming stone', note: null },
      { of: 'disaster', name: 'The long night', note: 'Ten years of it' },
      { of: 'feature', name: 'Singing stones', note: null },
    );
    const cave = room(kept, 20, 9);
    for (const of of ['primordial', 'disaster'] as const)
      playOut(
        {
          world: kept,
          *rule(): Rule {
            yield* playEvent(kept, of, yield* rollEvent(of, 'test'), { x: 18, y: 9 });
          },
        },
        { dice: [8, 6], choose: ['kept 1'] },
      );
    play(kept, () => specialFeature(kept, { x: 18, y: 9 }), { dice: [12], choose: { 'H1-MEA-32': ['kept 1'] } });
    expect(kept.page.labels.slice(-3).map(({ what, about }) => [what, about])).toEqual(
      ['A humming stone', 'The long night', 'Singing stones'].map((text) => [{ kind: 'as written', text }, cave.id]),
    );
    expect(told(kept)).toEqual([
      'Something of your own: A humming stone.',
      'Something of your own: The long night. “Ten years of it”',
      'Something of your own: Singing stones.',
    ]);
  });

  it('of buildings is one bead without beads', () => {
    const world = later(den(), { of: 'building', name: 'Observatory', note: null });
    const realm = { ...kingdom(world, [2, 1]), specials: 2 };
    world.monsters.kingdoms.splice(0, 1, realm);
    play(world, () => buildSpecial(world, realm), { choose: { 'H1-SUR-T1.3': ['kept 1'] } });
    const { piece } = realm.buildings.at(-1) ?? { piece: '' };
    expect(world.page.piece(piece).what).toEqual({ kind: 'work', name: 'Observatory' });
    expect(world.page.beadsIn(piece)).toEqual([]);
  });

  it('is never made up by an autopilot that thinks', () => {
    for (const choices of ['tactical', 'story'] as const)
      for (let i = 0; i < 3; i++) {
        const game = new Game(firstEdition, {
          seed: `made up ${i}`,
          options: firstOptions(),
          hands: hands({ choices }),
        });
        game.playTo(() => false);
        expect(game.world.journal.entries.filter(({ kind }) => kind === 'made up')).toEqual([]);
      }
  });
});

describe('what is kept for later games', () => {
  /** A game whose person takes what is made up, and names it. */
  const written = (options: Parameters<typeof firstOptions>[0], seed: string) => {
    const game = new Game(firstEdition, { seed, options: firstOptions(options), hands: hands({ choices: 'story' }) });
    while (game.ask && game.world.at.age !== 'over') {
      const { ask } = game;
      const isOwn = ask.clause === 'H1-MEA-32' || ask.clause === 'H1-SUR-T1.3';
      const own = ask.ask === 'choose' && isOwn ? ask.options.find(({ key }) => key === 'own' || key === 'yes') : null;
      if (own) game.answer(own.key);
      else if (ask.ask === 'choose' && ask.clause === 'H1-CIV-01') game.answer('write');
      else if (ask.ask === 'name' && ask.topic.kind === 'name of the people') game.answer('Mole folk');
      else if (ask.ask === 'name' && ask.clause === 'H1-MEA-32')
        game.answer(ask.of.subject === 'note' ? 'Strange' : 'Wonder');
      else if (!game.letAnswer()) break;
      if (game.world.journal.entries.some(({ kind }) => kind === 'made up')) break;
    }
    return game;
  };

  it('[H1-MEA-32] [H1-CIV-07] is what a person wrote at the table, rows and peoples, and nothing that was known', () => {
    const seeds = Array.from({ length: 12 }, (_, i) => `kept ${i}`);
    const games = seeds.map((seed) => written({}, seed));
    const game = games.find(({ world }) => writtenHere(world).madeUp.length > 0);
    if (!game) throw new Error('nobody made anything up');
    const { madeUp, peoples } = writtenHere(game.world);
    expect(madeUp).toEqual([{ of: madeUp[0]?.of, name: 'Wonder', note: 'Strange' }]);
    expect(peoples).toEqual([
      {
        name: 'Mole folk',
        model: peoples[0]?.model,
        details: { moreFolk: true, richer: false, hand: null, works: {} },
      },
    ]);
    const again = written({ madeUp: [...madeUp], peoples: [] }, game.seed);
    expect(writtenHere(again.world).madeUp).toEqual([]);
    const other = new Game(firstEdition, {
      seed: game.seed,
      options: firstOptions({ peoples: [...peoples] }),
      hands: hands({ choices: 'random' }),
    });
    other.playTo(() => false);
    expect(writtenHere(other.world)).toEqual({ madeUp: [], peoples: [] });
  });
});
