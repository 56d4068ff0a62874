import { centreOf, groundOfRegions, polygon, ringArea, TOLERANCE } from '@understory/page';
import { type Rule, type Table, table } from '@understory/table';
import { choose, rollFaces, rollOn } from '../asks.ts';
import { LINE_SHAPES } from '../events.ts';
import { shareOf } from '../measures.ts';
import { note } from '../note.ts';
import type { PlaytestWorld } from '../world.ts';
import { fitting } from './candidates.ts';
import { type Frame, shapes, type Values } from './shapes.table.ts';

/** PT-STR-16: how many lines there are to be. */
const numbers: Table<number> = table('PT-STR-16', '1d6', { '1-3': 5, '4-6': 6 });

/** A part of the underground while its lines are drawn. */
interface Part {
  readonly ring: readonly number[];
  /** No line fits in any more (PT-STR-14). */
  readonly isClosed: boolean;
}

/** PT-SET-01, PT-STR-01: the surface line, and one region under it. */
export function drawSurface(world: PlaytestWorld): void {
  const frame = frameOf(world);
  const ground = groundOf(frame, [whole(frame)]);
  note(world, { kind: 'surface drawn', clause: 'PT-SET-02', deep: frame.surface }, [{ do: 'lay', ground }]);
}

/** PT-STR: line by line, until there are as many as were rolled for, the player stops, or nothing more fits. */
export function* drawStrata(world: PlaytestWorld): Rule {
  const frame = frameOf(world);
  const { value: wanted } = yield* rollOn(numbers, { kind: 'how many lines' });
  const lines: (readonly number[])[] = [];
  let parts: readonly Part[] = [{ ring: whole(frame), isClosed: false }];
  for (let tried = 1; lines.length < wanted; tried++) {
    const into = largest(parts);
    if (!into) break;
    const line = lines.length + 1;
    const about = `try ${tried}`;
    const how = line === 1 ? 'roll' : yield* whichLine(line, about);
    if (how === 'stop') break;
    const shape = how === 'roll' ? (yield* rollOn(shapes, { kind: 'the shape of the line', line }, about)).value : how;
    const thrown = yield* rollFaces('PT-STR-10', '4d100', { kind: 'the course of the line', line }, about);
    const fit = fitting({ frame, region: into.ring, lines }, shape, thrown.map(shareOf) as unknown as Values);
    if (!fit) {
      note(world, { kind: 'region closed', clause: 'PT-STR-14', number: tried });
      parts = parts.map((it) => (it === into ? { ...it, isClosed: true } : it));
      continue;
    }
    lines.push(fit.path);
    parts = [...parts.filter((it) => it !== into), ...fit.parts.map((ring) => ({ ring, isClosed: false }))];
    const drawn = { number: line, shape: fit.shape, calmer: fit.calmer, path: fit.path };
    note(world, { kind: 'line drawn', clause: 'PT-STR-12', ...drawn }, [
      { do: 'lay', ground: groundOf(frame, numbered(parts)) },
    ]);
  }
  note(world, { kind: 'strata numbered', clause: 'PT-STR-17', strata: parts.length });
}

/** PT-STR-08, -16: rolled for, of a shape of the player's choice, or none any more. */
function* whichLine(line: number, about: string): Rule<(typeof LINE_SHAPES)[number] | 'roll' | 'stop'> {
  return yield* choose('PT-STR-08', {
    by: 'maker',
    topic: { kind: 'which line', line },
    options: [{ key: 'roll' }, ...LINE_SHAPES.map((key) => ({ key })), { key: 'stop' }],
    usual: 'roll',
    about,
  });
}

/** PT-SET-02, -03. */
function frameOf({ page, options }: PlaytestWorld): Frame {
  return { width: page.width, height: page.height, surface: options.surface };
}

function whole({ width, height, surface }: Frame): number[] {
  return [0, surface, width, surface, width, height, 0, height];
}

/** PT-STR-08: the largest region that is not closed; of equals the one whose middle is higher, then the left one. */
function largest(parts: readonly Part[]): Part | null {
  const open = parts.filter((it) => !it.isClosed).map((part) => ({ part, area: ringArea(part.ring), ...middle(part) }));
  const near = (a: number, b: number) => (Math.abs(a - b) < TOLERANCE ? 0 : a - b);
  return open.sort((a, b) => near(b.area, a.area) || near(a.y, b.y) || a.x - b.x)[0]?.part ?? null;
}

function middle({ ring }: Part): { readonly x: number; readonly y: number } {
  return centreOf(polygon(ring));
}

/** PT-STR-17: by the height of their middles, the highest first; equal heights left first. */
function numbered(parts: readonly Part[]): (readonly number[])[] {
  const all = parts.map((part) => ({ part, ...middle(part) }));
  const sorted = all.sort((a, b) => (Math.abs(a.y - b.y) < TOLERANCE ? a.x - b.x : a.y - b.y));
  return sorted.map(({ part }) => part.ring);
}

function groundOf({ width, surface }: Frame, rings: readonly (readonly number[])[]) {
  return groundOfRegions('Strata', [{ path: [0, surface, width, surface], closed: false, swell: 0 }], rings);
}
