import { type Change, mil, type Point, polygon } from '@understory/page';
import { type Clause, type Rule, type Table, table, unreachable } from '@understory/table';
import { choose, roll, rollOn, spot } from '../asks.ts';
import type { Called } from '../called.ts';
import { draw } from '../draw.ts';
import { note } from '../note.ts';
import type { Places } from '../questions.ts';
import { sideNumber } from '../words/rock.ts';
import type { FirstWorld } from '../world.ts';
import { type AlternateWorld, WORLD_KEYS, type WorldKey } from './keys.ts';
import {
  firetopRange,
  hollowEarth,
  type Lie,
  pocketUniverse,
  riftOfSorrows,
  SURFACE,
  scorchedLands,
  usual,
  WIDTH,
} from './lie.ts';

/** H1-ALT-T1: alternate worlds. */
const alternateWorlds: Table<AlternateWorld> = table('H1-ALT-T1', '1d10', {
  '1-2': 'firetop range',
  '3-4': 'rift of sorrows',
  '5-6': 'scorched lands',
  '7-8': 'hollow earth',
  '9-10': 'pocket universe',
});

/** H1-PRM-01: the surface line and the side numbers, in the world that the option wants. */
export function* layWorld(world: FirstWorld): Rule {
  const key = yield* whichWorld(world);
  layOut(world, key, yield* lieOf(key));
}

/** H1-ALT-01. */
function* whichWorld({ options }: FirstWorld): Rule<WorldKey> {
  if (options.world !== 'roll') return options.world;
  const d8 = yield* roll('H1-ALT-01', '1d8', { kind: 'whether the world is another' });
  if (d8 === 1) return yield* anyAlternate();
  if (d8 < 8) return 'usual';
  const picked = yield* choose('H1-ALT-01', {
    by: 'maker',
    topic: { kind: 'which world' },
    options: [{ key: 'roll' }, ...WORLD_KEYS.map((key) => ({ key }))],
    usual: 'roll',
  });
  return picked === 'roll' ? yield* anyAlternate() : picked;
}

function* anyAlternate(): Rule<AlternateWorld> {
  return (yield* rollOn(alternateWorlds, { kind: 'the alternate world' })).value;
}

/** How such a world lies, with what of it is left to chance. */
function* lieOf(key: WorldKey): Rule<Lie> {
  switch (key) {
    case 'usual':
      return usual();
    case 'firetop range':
      return firetopRange(yield* tips());
    case 'rift of sorrows': {
      const between = { from: { x: WIDTH / 2 - 3, y: SURFACE }, to: { x: WIDTH / 2 + 3, y: SURFACE } };
      const { x } = yield* within('H1-ALT-05', { kind: 'middle of the rift' }, between);
      return riftOfSorrows(x);
    }
    case 'scorched lands':
      return scorchedLands(yield* roll('H1-ALT-08', '1d4+1', { kind: 'how many mesas' }));
    case 'hollow earth':
      return hollowEarth();
    case 'pocket universe':
      return pocketUniverse();
    default:
      return unreachable(key);
  }
}

/** H1-ALT-03: d4 peaks, evenly spaced, each tip a bead off at the most. */
function* tips(): Rule<Point[]> {
  const count = yield* roll('H1-ALT-03', '1d4', { kind: 'how many peaks' });
  const found: Point[] = [];
  for (let i = 1; i <= count; i++) {
    const x = (WIDTH * (i - 0.5)) / count;
    const between = { from: { x: x - 1, y: 1 }, to: { x: x + 1, y: 2 } };
    found.push(yield* within('H1-ALT-03', { kind: 'tip of a peak', number: i }, between));
  }
  return found;
}

/** A spot in a box, by chance. */
function* within(
  clause: Clause,
  topic: { readonly kind: 'tip of a peak'; readonly number: number } | { readonly kind: 'middle of the rift' },
  { from, to }: { readonly from: Point; readonly to: Point },
): Rule<Point> {
  const where: Places = {
    place: { kind: 'on the page' },
    has: ({ x, y }) => x >= from.x && x <= to.x && y >= from.y && y <= to.y,
    any: (draw) => ({ x: mil(from.x + draw.unit() * (to.x - from.x)), y: mil(from.y + draw.unit() * (to.y - from.y)) }),
    outlines: [[from.x, from.y, to.x, from.y, to.x, to.y, from.x, to.y]],
  };
  const about = topic.kind === 'tip of a peak' ? `peak ${topic.number}` : 'rift';
  return yield* spot(clause, { by: 'chance', topic, where, about });
}

/** The ground, its side numbers, and what is open to the sky. */
export function layOut(world: FirstWorld, key: WorldKey, { ground, open, peaks, sides }: Lie): void {
  const { page } = world;
  const land = page.newId('f');
  const what = { kind: 'feature', of: 'land' } as const satisfies Called;
  world.sides = sides;
  note(world, { kind: 'laid out', clause: CLAUSES[key], world: key }, [
    { do: 'lay', ground },
    { do: 'feature', feature: { id: land, kind: 'land', stratum: 0, clause: CLAUSES[key], what } },
  ]);
  for (const it of open)
    draw(world, {
      clause: CLAUSES[key],
      feature: land,
      kind: 'cave',
      shape: it.shape,
      what: { kind: it.what },
      variant: it.what,
    });
  for (const { x, y } of peaks) {
    const shape = polygon([x - 0.4, y + 0.4, x, y, x + 0.4, y + 0.4]);
    draw(world, {
      clause: 'H1-ALT-04',
      feature: land,
      kind: 'vent',
      shape,
      what: { kind: 'smoking peak' },
      stratum: 0,
    });
  }
  note(world, { kind: 'numbered', clause: 'H1-MEA-03' }, numbers(world, land));
}

/** H1-MEA-03: 1 to 6, on both sides. */
function numbers(world: FirstWorld, about: string): Change[] {
  const { page, sides } = world;
  return [1, 2, 3, 4, 5, 6].flatMap((number) =>
    (['left', 'right'] as const).map((side): Change => {
      const at = sideNumber(page, sides, number, side);
      const label = {
        id: page.newId('l'),
        what: { kind: 'side number', number },
        note: null,
        at,
        about,
        size: 'small',
      } as const;
      return { do: 'label', label };
    }),
  );
}

/** Which clause lays each world out. */
const CLAUSES: Readonly<Record<WorldKey, Clause>> = {
  usual: 'H1-PRM-01',
  'firetop range': 'H1-ALT-03',
  'rift of sorrows': 'H1-ALT-05',
  'scorched lands': 'H1-ALT-08',
  'hollow earth': 'H1-ALT-11',
  'pocket universe': 'H1-ALT-15',
};
