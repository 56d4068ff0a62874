import { type BoardTile, drawBoard, type EvilBoard, extentOf, inkedBoard, movedBy } from '@understory/ink/boards';
import { useEffect, useRef } from 'react';
import { layInk } from '../../parts/paper/lay-ink.ts';
import { usualLook } from '../../storage/table-view.ts';

const PLAIN = {
  searched: false,
  goblins: 0,
  skeletons: 0,
  grislyk: false,
  level: 1,
  spaces: 5,
  exit: 'ahead',
} as const;

const TILES: readonly Omit<BoardTile, 'id'>[] = [
  { ...PLAIN, name: 'Dungeon Entrance', x: 0, y: 0, travel: 'E', spaces: 1 },
  { ...PLAIN, name: 'The Cliff', x: 1, y: 0, travel: 'E', searched: true },
  { ...PLAIN, name: 'Left Bend', x: 2, y: 0, travel: 'E', exit: 'left', goblins: 2 },
  { ...PLAIN, name: 'Crucible Chamber', x: 2, y: 1, travel: 'N', exit: 'none', spaces: 3, grislyk: true },
];

const DUNGEON: EvilBoard = { tiles: TILES.map((tile, id) => ({ ...tile, id })), kora: { tile: 1, space: 4 } };

/** What the game looks like, for the shelf. */
export function EvilPicture() {
  const picture = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!picture.current) return;
    const { left, top, width, height } = extentOf(DUNGEON);
    const marks = [movedBy(drawBoard(DUNGEON), -left, -top)];
    layInk(picture.current, inkedBoard({ title: 'A dungeon', width, height, marks }, usualLook(), 'evil-'));
  }, []);
  return <div ref={picture} className="game-picture" aria-hidden="true" />;
}
