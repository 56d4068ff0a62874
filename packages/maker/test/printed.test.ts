import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { deluxe, makerOptions, picture, printedSheet, SHAPES } from '../src/index.ts';

function filled() {
  const game = new Game(deluxe, { seed: 'quick newt', options: makerOptions(), hands: hands({ choices: 'tactical' }) });
  game.playTo(() => false);
  const [sheet] = picture(game.world).sheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

describe('a sheet to be printed', () => {
  it('[DM-MAP-06] is blank with all its boxes and charts, or filled in', () => {
    const [blank, sheet] = [printedSheet(null), filled()];
    const full = printedSheet(sheet);
    expect(blank.boxes.map((it) => it.crossed)).toEqual(blank.boxes.map(() => 0));
    expect(blank.blanks.every((it) => it.value === '')).toBe(true);
    expect(full.boxes.find((it) => it.title === 'Rounds')).toMatchObject({ count: 20, crossed: 20 });
    expect(full.blanks.find((it) => it.title === 'Score')?.value).toBe(String(sheet.score));
    const [hero] = sheet.heroes;
    const rows = (it: typeof full) => it.charts.find(({ title }) => title === 'Heroes who came')?.rows;
    expect(rows(full)?.[0]).toEqual(
      expect.arrayContaining([hero?.type, `HP ${hero?.hp}`, `Str ${hero?.str}`, `Int ${hero?.int}`]),
    );
    expect(rows(blank)?.map((row) => row.length)).toEqual([6, 6, 6, 6, 6]);
    expect(full.dungeon.tiles).toHaveLength(sheet.squares.filter((it) => it.item !== null).length);
    const words = blank.charts.flatMap((it) => it.rows.flat());
    for (const word of [
      'Spikes',
      'Slime (S)',
      'Golem (G)',
      'Iron Gate',
      'Acid Pond',
      '6 Paladin',
      'Zigzag',
      'Firebolt',
      '+ Salve',
      '+ Siege',
    ])
      expect(words).toContain(word);
    expect(blank.charts.flatMap((it) => it.pictures ?? [])).toEqual(SHAPES.map((it) => it.rooms));
  });
});
