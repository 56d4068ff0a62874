import { secondEdition, secondOptions } from '@understory/host/second';
import type { Piece } from '@understory/page';
import { Game, hands, load, partedSentence, save } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { readPicture } from '../src/screens/parted/read-picture.ts';
import { isShowable } from '../src/screens/parted/showable.ts';

const game = new Game(secondEdition, {
  seed: 'parted',
  options: secondOptions({ width: 20, height: 14 }),
  hands: hands({ choices: 'story' }),
});
game.playTo(({ step }) => step > 40);
const kept = JSON.parse(JSON.stringify(save(game)));

function shown(picture: unknown) {
  const read = readPicture(picture, '2');
  return read && isShowable(read) ? read : null;
}

describe('the picture in a save', () => {
  it('is shown with its page and its record', () => {
    const picture = shown(kept.picture);
    expect(picture?.journal.entries).toHaveLength(game.world.journal.entries.length);
    const plain = ({ what: _, ...piece }: Piece) => piece;
    expect(picture?.page.pieces.map(plain)).toEqual(game.world.page.pieces.map(plain));
    expect(picture?.page.pieces.map(({ what }) => what)).toEqual(
      game.world.page.pieces.map(({ what }) => ({
        kind: 'as written',
        text: game.rulebook.telling.called(game.world, what),
      })),
    );
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
      { journal: journal.toSpliced(2, 1), page },
    ];
    for (const it of odd) expect(shown(it)).toBeNull();
  });
});

it('where a save parted is said in one sentence', () => {
  const changed = structuredClone(kept);
  const answer = changed.answers.findLast((it: object) => 'choose' in it);
  answer.choose = 'no longer offered';
  const { parted } = load(changed, secondEdition);
  expect(parted && partedSentence(parted)).toMatch(
    new RegExp(`answer ${answer.at + 1} of ${changed.steps} no longer fits \\(answered "no longer`),
  );
});
