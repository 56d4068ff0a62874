import { type Board, type DungeonSheet, drawDungeon, inkedBoard, movedBy } from '@understory/ink/boards';
import { useEffect, useRef } from 'react';
import { layInk } from '../../parts/paper/lay-ink.ts';
import { usualLook } from '../../storage/table-view.ts';

const DUNGEON: DungeonSheet = {
  tiles: [
    { x: 1, y: 1, openings: ['E', 'W'], entrance: 'W' },
    { x: 2, y: 1, openings: ['E', 'S', 'W'], trap: 'flame jet' },
    { x: 3, y: 1, openings: [], monster: 'skeleton' },
    { x: 2, y: 2, openings: ['N', 'E'] },
    { x: 3, y: 2, openings: ['E', 'W'], gate: 'iron gate' },
    { x: 4, y: 2, openings: ['N', 'W'], boss: 'giant bat' },
    { x: 1, y: 2, openings: [], monster: 'slime' },
    { x: 5, y: 1, openings: [], pond: true },
    { x: 5, y: 2, openings: [], pond: true },
  ],
  loot: [
    { x: 4, y: 3, kind: 'gem' },
    { x: 1, y: 3, kind: 'potion' },
  ],
  stairs: { x: 4, y: 1 },
};

/** The upper left of a sheet; what is beyond is cut off by its frame. */
const CORNER: Board = {
  title: 'A dungeon',
  width: 15.6,
  height: 10.4,
  marks: [movedBy(drawDungeon(DUNGEON), 1.4, 1.4)],
};

/** What the game looks like, for the shelf. */
export function MakerPicture() {
  const picture = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (picture.current) layInk(picture.current, inkedBoard(CORNER, usualLook(), 'maker-'));
  }, []);
  return <div ref={picture} className="game-picture" aria-hidden="true" />;
}
