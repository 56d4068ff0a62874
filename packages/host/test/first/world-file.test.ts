import { Game, hands, load, Problem, readSave, save } from '@understory/table';
import { pack, readPacked, unpack } from '@understory/table/packed';
import { describe, expect, it } from 'vitest';
import { pictureSchema, readWorldFile, worldFile } from '../../src/file.ts';
import { firstEdition, firstOptions } from '../../src/first/index.ts';
import { asRead } from '../../src/sheet-file.ts';
import { anyGame, WORLD_KEYS, wholeGame } from './world-at.ts';

describe('a world of the first edition as a file', () => {
  it.each(WORLD_KEYS)('is read back as it was written (%s)', (world) => {
    const game = wholeGame('file', { world, civilizations: 2, name: 'Deep' });
    const written = JSON.parse(JSON.stringify(worldFile(game)));
    const text = JSON.stringify(written);
    expect(readWorldFile(text)).toEqual({ ...written, page: asRead(written.page) });
    expect(written).toMatchObject({ edition: '1', options: { world }, outcome: { kind: expect.any(String) } });
    expect(written.groups).toHaveLength(game.world.groups.length);
  });

  it('is refused where it is set up as the other edition is', () => {
    const file = JSON.parse(JSON.stringify(worldFile(anyGame('file', {}))));
    expect(() => readWorldFile(JSON.stringify({ ...file, edition: '2' }))).toThrow(Problem);
    expect(() => readWorldFile(JSON.stringify({ ...file, options: { ...file.options, strata: 6 } }))).toThrow(/strata/);
    expect(() => readWorldFile(JSON.stringify({ ...file, options: { ...file.options, width: 40 } }))).toThrow(/width/);
  });

  it('can be looked at from the picture in its save', () => {
    const { picture } = readSave(JSON.stringify(save(anyGame('picture', { world: 'hollow earth' }))));
    expect(pictureSchema.safeParse(picture).error).toBeUndefined();
  });
});

describe('a save and a link of the first edition', () => {
  const game = new Game(firstEdition, { seed: 'kept', options: firstOptions({ world: 'roll' }), hands: hands() });
  game.playTo(({ world }) => world.journal.age === 'civilization');

  it('open at the same question', () => {
    const opened = load(readSave(JSON.stringify(save(game))), firstEdition);
    expect(opened.parted).toBeNull();
    expect([opened.game.step, opened.game.ask?.topic]).toEqual([game.step, game.ask?.topic]);
    expect(opened.game.world.journal.entries).toEqual(game.world.journal.entries);
  });

  it('hold the player’s own peoples', () => {
    const people = { name: 'Moles', model: 'dwarves', details: { moreFolk: true } } as const;
    const options = {
      ...firstOptions(),
      peoples: [{ ...people, details: { ...people.details, richer: false, hand: null, works: {} } }],
    };
    const own = new Game(firstEdition, { seed: 'own', options });
    const opened = unpack(readPacked(pack(own)), firstEdition);
    expect(opened.game.options.peoples).toEqual(options.peoples);
  });
});
