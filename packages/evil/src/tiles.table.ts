/** The sides by which a tile may be left, seen in the direction of travel (DE-TIL-01). */
type Exit = 'ahead' | 'left' | 'right' | 'none';

export type FaceName =
  | 'Dungeon Entrance'
  | 'Stairs Down'
  | 'Book Chamber'
  | 'Crucible Chamber'
  | 'Dead End'
  | 'The Cliff'
  | 'The Narrow Passage'
  | 'The Hall of Blades'
  | 'The Pit'
  | 'Left Bend'
  | 'Right Bend'
  | 'Long Corridor';

/** What is printed on one of the thirteen dungeon cards. */
export interface Face {
  /** Stable: answers hold it. */
  readonly name: FaceName;
  readonly copies: number;
  readonly group: 'start' | 'stairs' | 'terminus' | 'general';
  readonly spaces: number;
  readonly exit: Exit;
  /** A staircase touches this space (DE-TIL-04); 0 on all but Stairs Down. */
  readonly staircase: number;
  /** The bends carry an arrow from entry to exit (DE-TIL-03). */
  readonly arrow: boolean;
}

/** DE-TIL-T1, in its order. The three that the booklet leaves unnamed are the bends and the Long Corridor (DE-TIL-05). */
export const FACES = {
  entrance: face('Dungeon Entrance', 'start', 1, 'ahead'),
  stairs: { ...face('Stairs Down', 'stairs', 5, 'ahead'), copies: 2, staircase: 3 },
  book: face('Book Chamber', 'terminus', 3, 'none'),
  crucible: face('Crucible Chamber', 'terminus', 3, 'none'),
  deadEnd: face('Dead End', 'terminus', 3, 'none'),
  cliff: face('The Cliff', 'general', 5, 'ahead'),
  narrow: face('The Narrow Passage', 'general', 5, 'ahead'),
  blades: face('The Hall of Blades', 'general', 5, 'ahead'),
  pit: face('The Pit', 'general', 2, 'ahead'),
  leftBend: { ...face('Left Bend', 'general', 5, 'left'), arrow: true },
  rightBend: { ...face('Right Bend', 'general', 5, 'right'), arrow: true },
  corridor: face('Long Corridor', 'general', 6, 'ahead'),
} as const satisfies Readonly<Record<string, Face>>;

function face(name: FaceName, group: Face['group'], spaces: number, exit: Exit): Face {
  return { name, copies: 1, group, spaces, exit, staircase: 0, arrow: false };
}

/** The faces of a group, in the order of the table. */
export function facesOf(group: Face['group']): Face[] {
  return Object.values<Face>(FACES).filter((it) => it.group === group);
}

export function faceNamed(name: string): Face | null {
  return Object.values<Face>(FACES).find((it) => it.name === name) ?? null;
}
