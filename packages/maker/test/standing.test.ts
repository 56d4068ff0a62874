import { Game, hands } from '@understory/table';
import { expect, it } from 'vitest';
import { deluxe, makerOptions, picture } from '../src/index.ts';
import { standing, stoodIn } from '../src/standing.ts';

const game = new Game(deluxe, { seed: 'standing', options: makerOptions(), hands: hands() });
game.playTo(({ world }) => world.phase === 'heroes' && world.hero === 2);
const { world } = game;

it('what is on the sheets is told apart by squares, purse, spells, heroes and score', () => {
  const shown = () => JSON.parse(JSON.stringify(picture(world)));
  const changes: ((sheet: ReturnType<typeof shown>['sheets'][number]) => unknown)[] = [
    (sheet) => sheet.coin++,
    (sheet) => sheet.gems++,
    (sheet) => sheet.souls++,
    (sheet) => sheet.score++,
    (sheet) => sheet.dungeonHp.crossed++,
    (sheet) => (sheet.squares[0].item = 'elsewhere'),
    (sheet) => (sheet.squares[0].openings = 'NESW'),
    (sheet) => sheet.spells.push({ spell: 'another', isCast: false }),
    (sheet) => sheet.heroes[0].left++,
  ];
  expect(stoodIn(shown())).toEqual(standing(world));
  for (const change of changes) {
    const other = shown();
    change(other.sheets[0]);
    expect(stoodIn(other), String(change)).not.toEqual(standing(world));
  }
});

it('it is read from a picture, in whatever words, and from nothing else', () => {
  const shown = picture(world);
  expect(stoodIn({ ...shown, rating: 'Reworded', sheets: shown.sheets.map((it) => ({ ...it, lines: [] })) })).toEqual(
    standing(world),
  );
  for (const odd of [null, 7, {}, { ...shown, sheets: [{}] }]) expect(stoodIn(odd)).toBeNull();
});
