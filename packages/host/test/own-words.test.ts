import { centreOf, disc } from '@understory/page';
import { Game, hands, type Topic } from '@understory/table';
import { instead } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { contact } from '../src/second/civilization/contact.ts';
import { draw } from '../src/second/draw.ts';
import { type SecondWorld, secondEdition } from '../src/second/index.ts';
import { learn } from '../src/second/monsters/ground/territory.ts';
import { discover } from '../src/second/monsters/steps/nexus-effects.ts';
import { drawNexus } from '../src/second/primordial/nexus/nexus.ts';
import { creationStory } from '../src/second/primordial/story.ts';
import { drawSurface } from '../src/second/primordial/surface.ts';
import { telling } from '../src/second/telling/telling.ts';
import { play, settled } from './civilization/magicians-at.ts';
import { laid } from './laid.ts';
import { denAt, playIn } from './monsters/den-at.ts';
import { wordsIn } from './words-in.ts';

const HEART = 5;
const OWN = 20;
const lines = (world: SecondWorld) => world.journal.entries.map((it) => telling.line(world, it));
const called = (world: SecondWorld, what: Topic | null) => what && telling.called(world, what);

describe('words of one’s own (H2-GEN-13)', () => {
  it('[H2-GEN-13] [H2-SUR-03] a land stands on the map as it was written, and is of no type', () => {
    const world = laid();
    play(world, () => drawSurface(world), [
      ['H2-SUR-T1', [6]],
      ['H2-SUR-03', 'own'],
      ['H2-SUR-03', '  salt <flats> '],
    ]);
    const { page } = world;
    expect(page.labels.map(wordsIn(world))).toEqual(['salt <flats>']);
    expect(page.pieces.map(({ biome }) => biome)).toEqual(['land of its own']);
    expect(page.pieces.map(wordsIn(world))).toEqual(['salt <flats>']);
    expect(new Set(page.units.map((it) => it.biome))).toEqual(new Set(['land of its own']));
  });

  it('[H2-GEN-13] autopilots and chance keep to the list', () => {
    for (const choices of ['random', 'story', 'tactical'] as const) {
      for (let i = 0; i < 12; i++) {
        const world = laid();
        const rule = function* (it: SecondWorld) {
          yield* creationStory(it);
          yield* drawNexus(it, 3, HEART);
          yield* drawSurface(it);
        };
        const book = instead(secondEdition, world, rule);
        const game = new Game(book, { seed: `list ${i}`, options: world.options, hands: hands({ choices }) });
        const offered: boolean[] = [];
        while (game.ask) {
          if (game.ask.ask === 'choose') offered.push(game.ask.options.some((it) => it.key === 'own'));
          game.letAnswer();
        }
        expect(offered).toContain(true);
        expect(world.journal.entries.some((it) => it.kind === 'named')).toBe(false);
      }
    }
  });

  it('[H2-GEN-13] are refused if they are too long, or have control characters', () => {
    const world = laid();
    const book = instead(secondEdition, world, (it) => drawNexus(it, 3, HEART));
    const game = new Game(book, { seed: 'long', options: world.options, hands: hands({ choices: 'person' }) });
    while (game.ask && game.ask.topic.kind !== 'look of the dungeonheart') game.letAnswer('chance');
    expect(telling.option(world, game.ask as never, { key: 'own', what: { kind: 'own words' } })).toEqual({
      text: 'My own words …',
      does: 'type them, and press Enter',
    });
    game.answer('own');
    for (const words of ['x'.repeat(61), 'a\u001b[31mred', '   ']) expect(() => game.answer(words)).toThrow();
    game.answer('an eye in the rock');
    expect(game.ask).toBeNull();
  });

  it('[H2-NEX-T1.5] [H2-GEN-13] the heart of the dungeon looks as it was written', () => {
    const world = laid();
    play(world, () => drawNexus(world, 3, HEART), [
      ['H2-NEX-T1.5', 'own'],
      ['H2-NEX-T1.5', 'an eye in the rock'],
    ]);
    const [heart] = world.page.pieces;
    expect([heart?.variant, heart && wordsIn(world)(heart)]).toEqual([null, 'the dungeonheart, an eye in the rock']);
    expect(world.page.labels.map((it) => [called(world, it.what), called(world, it.note)])).toEqual([
      ['Dungeonheart', 'an eye in the rock'],
    ]);
  });

  it('[H2-PRI-T1.8] [H2-GEN-13] the world is the dream of whom one likes', () => {
    const dream = (...answers: string[]) => {
      const world = laid();
      play(world, () => creationStory(world), [
        ['H2-PRI-09', '8'],
        ...answers.map((it) => ['H2-PRI-T1.8', it] as const),
      ]);
      return [...world.page.legend.map(wordsIn(world)), lines(world).at(-1)];
    };
    expect(dream('wizard')).toEqual(Array(2).fill('The world is the dream of a wizard.'));
    expect(dream('own', 'a whale')).toEqual(Array(2).fill('The world is a dream, dreamt by a whale.'));
  });

  it('[H2-MAG-30] [H2-GEN-13] Magicians are of the kind that was written, and no die is thrown', () => {
    const { world } = settled(undefined, {
      answers: [
        ['H2-MAG-30', 'own'],
        ['H2-MAG-30', 'weavers of weather'],
      ],
    });
    expect(lines(world)).toContain('The Magicians are weavers of weather.');
    expect(world.journal.entries.some((it) => it.kind === 'rolled' && it.clause === 'H2-MAG-T2')).toBe(false);
  });
});

describe('a nexus of one’s own', () => {
  const drawn = (world: SecondWorld) => {
    play(world, () => drawNexus(world, 3, OWN), [
      ['H2-NEX-T1.20', 'own'],
      ['H2-NEX-T1.20', 'The humming door'],
      ['H2-NEX-T1.20', 'It grants one wish, badly'],
    ]);
    const [nexus] = world.page.pieces.filter((it) => it.nexus === 'your own');
    if (!nexus) throw new Error('no nexus');
    return nexus;
  };

  it('[H2-NEX-T1.20] its effect stands under its name', () => {
    const world = laid();
    drawn(world);
    expect(world.page.labels.map((it) => [called(world, it.what), called(world, it.note)])).toEqual([
      ['The humming door', 'It grants one wish, badly'],
    ]);
  });

  it('[H2-NEX-T1.20] [H2-NEX-07] its effect is told to a people whose works come to it, once', () => {
    const civ = settled();
    const { world } = civ;
    const { x, y } = centreOf(drawn(world).shape);
    const work = draw(world, {
      clause: 'H2-CIV-12',
      kind: 'room',
      shape: disc(x, y, 0.6),
      area: 1.13,
      what: { kind: 'vault' },
    });
    for (let i = 0; i < 2; i++) play(world, () => contact(civ, work, undefined));
    expect(lines(world).filter((it) => it.endsWith('wish, badly.'))).toEqual([
      'The humming door: It grants one wish, badly.',
      'Starcourt came to The humming door: It grants one wish, badly.',
    ]);
  });

  it('[H2-NEX-T1.20] [H2-NEX-07] … and to each group of monsters that finds it', () => {
    const den = denAt({ monsters: [{ card: 'Ogre', at: [25, 10] }] });
    const nexus = drawn(den.world);
    const [ogre] = den.monsters;
    if (!ogre) throw new Error('no Ogre');
    for (let i = 0; i < 2; i++) playIn(den, () => discover(den, ogre, [nexus], 0));
    expect(learn(den, ogre, nexus)).toBe(false);
    expect(lines(den.world).filter((it) => it.includes('came to'))).toHaveLength(1);
  });
});
