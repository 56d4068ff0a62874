import { gap, line, type Piece, type Point } from '@understory/page';
import type { Clause } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { draw, mark } from '../../draw.ts';
import { TUNNEL } from '../../measures.ts';
import { note } from '../../note.ts';
import { isVoid } from '../../words/open-space.ts';
import type { PlaytestWorld } from '../../world.ts';
import { ends, KEY } from './elves.ts';
import { explore } from './exploring.ts';
import { STREET } from './rooms.ts';
import type { Elves } from './state.ts';

/** PT-ELF-20: how far a void is passed. */
const ASIDE = 0.5;

/** PT-ELF-20: the one shaft goes up by a finger, or to the surface, where the great war comes (PT-ELF-21). */
export function lengthenShaft(world: PlaytestWorld, elves: Elves, clause: Clause): void {
  const { surface } = world.options;
  const from = elves.shaft ?? { x: elves.centre.x + STREET / 2, y: elves.centre.y };
  const top = Math.max(surface, from.y - FINGER);
  const path = pastVoids(world, from, top);
  const by = { clause, owner: elves.city, people: KEY, manner: 'straight', room: 'Exploratory Shaft' };
  const made = draw(world, { ...by, kind: 'tunnel', shape: line(path, TUNNEL), what: { kind: 'exploratory shaft' } });
  elves.shaft = { x: path.at(-2) as number, y: top };
  note(world, { kind: 'shaft lengthened', clause: 'PT-ELF-20', group: elves.city, piece: made.id });
  explore(world, elves, made);
  if (top > surface + 0.001) return;
  mark(world, 'PT-ELF-21', made, 'entrance', { at: elves.shaft });
  mark(world, 'PT-ELF-21', made, 'battlefield', { at: { x: elves.shaft.x, y: surface - 0.6 } });
  ends(elves, 'surface war');
}

/** A void in the way is passed on the side nearer to the page's middle. */
function pastVoids({ page }: PlaytestWorld, from: Point, top: number): number[] {
  const straight = line([from.x, from.y, from.x, top], TUNNEL);
  const inWay = [...page.drawn()].filter((it) => isVoid(it) && gap(it.shape, straight, ASIDE) < ASIDE);
  if (inWay.length === 0) return [from.x, from.y, from.x, top];
  const isLeft = from.x > page.width / 2;
  const edges = inWay.map((it) => edgeOf(it, isLeft));
  const off = ASIDE + TUNNEL / 2;
  const x = isLeft ? Math.min(...edges) - off : Math.max(...edges) + off;
  return [from.x, from.y, x, from.y, x, top];
}

function edgeOf({ shape: { path, swell } }: Piece, isLeft: boolean): number {
  const xs = path.filter((_, i) => i % 2 === 0);
  return isLeft ? Math.min(...xs) - swell : Math.max(...xs) + swell;
}
