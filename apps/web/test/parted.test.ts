import { hostOptions, secondEdition } from '@understory/host';
import { Game, hands, load, save } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { readPicture } from '../src/screens/parted/read-picture.ts';
import { partedSentence } from '../src/table/parted.ts';

const game = new Game(secondEdition, {
  seed: 'parted',
  options: hostOptions({ width: 20, height: 14 }),
  hands: hands({ choices: 'story' }),
});
game.playTo(({ step }) => step > 40);
const kept = JSON.parse(JSON.stringify(save(game)));

describe('the picture in a save', () => {
  it('is shown with its page and its record', () => {
    const picture = readPicture(kept.picture);
    expect(picture?.journal.entries).toHaveLength(game.world.journal.entries.length);
    expect(picture?.page.pieces).toEqual(game.world.page.pieces);
  });

  it('is not shown if it does not pass', () => {
    const { journal, page } = kept.picture;
    const odd = [
      null,
      'a picture',
      { journal },
      { journal, page: { ...page, pieces: [{ ...page.pieces[0], kind: '<script>' }] } },
      { journal: [{ ...journal[0], kind: 'rolled', text: '', faces: null, dice: 3 }], page },
      { journal: journal.slice(1), page },
      { journal, page, more: 1 },
    ];
    for (const it of odd) expect(readPicture(it)).toBeNull();
  });
});

it('where a save parted is said in one sentence', () => {
  const changed = structuredClone(kept);
  const answer = changed.answers.findLast((it: object) => 'choose' in it);
  answer.choose = 'no longer offered';
  const { parted } = load(changed, secondEdition);
  const said = partedSentence({ at: parted?.at ?? 0, why: parted?.why ?? '', of: changed.steps });
  expect(said).toMatch(new RegExp(`answer ${answer.at + 1} of ${changed.steps} no longer fits \\(answered "no longer`));
  expect(partedSentence({ at: 9, of: 9, why: 'the rules now play these answers differently' })).toBe(
    'The rules have changed since this world was played: all 9 answers fit, but the rules now play these answers differently.',
  );
});
