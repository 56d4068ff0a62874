import type { Rule, Subject } from '@understory/table';
import { choose } from './asks.ts';
import { usual } from './bot/usual.ts';
import { attributeRoll, bonusesOf } from './dice.ts';
import type { What } from './questions.ts';
import { blades, crossPit } from './special.ts';
import { place } from './stacks.ts';
import { tell } from './tell.ts';
import { FACES } from './tiles.table.ts';
import { spaceBefore } from './ways.ts';
import { whyNotStep } from './why-not.ts';
import { anyMonsterOn, type Heading, objectives, type Step, tileAt, type World, yourTile } from './world.ts';

/** DE-MOV-01: one Speed roll, and up to that many steps. */
export function* movement(world: World): Rule {
  world.steps = yield* attributeRoll(world, 'DE-MOV-01', 'speed');
  tell(world, () => ({
    kind: 'set out',
    clause: 'DE-MOV-01',
    steps: world.steps,
    ...bonusesOf(world, 'speed'),
  }));
  yield* walk(world);
}

/** The steps that are left, and what their end may bring. */
export function* walk(world: World): Rule {
  while (world.steps > 0 && world.result === null) {
    const heading = yield* nextStep(world);
    if (heading === 'stop') break; // DE-MOV-05: also before the first
    yield* step(world, heading);
  }
  world.steps = 0;
  if (world.result === null) leaveIfDone(world);
}

const HEADINGS = ['on', 'down', 'back'] as const;

function* nextStep(world: World): Rule<Heading> {
  if (world.quick) return world.quick.player.step(world);
  const may = HEADINGS.filter((it) => whyNotStep(world, it) === null);
  return yield* choose('DE-MOV-01', {
    by: 'kora',
    topic: { kind: 'where to', steps: world.steps },
    options: [
      ...may.map((it) => ({ key: it, ...stepOf(world, it) })),
      { key: 'stop' as const, what: { kind: 'stop' } },
    ],
    usual: usual(world, 'step'),
  });
}

/** One step to a touching space; a tile that is not there yet is drawn and placed first (DE-MOV-02). */
function* step(world: World, heading: Step): Rule {
  const { at, space } = world;
  const tile = yourTile(world);
  world.steps -= 1;
  let goesOn = true;
  if (heading === 'back') {
    if (space > 1) {
      goesOn = yield* within(world, space - 1);
    } else {
      goesOn = yield* enter(world, tile.parent, spaceBefore(world, tile));
    }
  } else if (heading === 'on' && space < tile.face.spaces) {
    goesOn = yield* within(world, space + 1);
  } else {
    const by = heading === 'on' ? 'exit' : 'staircase';
    const known = by === 'exit' ? tile.beyond : tile.below;
    goesOn = yield* enter(world, known < 0 ? yield* place(world, at, by) : known, 1);
  }
  if (!goesOn) world.steps = 0;
}

/** To the next space of the same tile; over The Pit that is a crossing (DE-SPC-07). */
function* within(world: World, space: number): Rule<boolean> {
  const from = world.space;
  const goesOn = yourTile(world).face !== FACES.pit || (yield* crossPit(world));
  world.space = space;
  tellStep(world, world.at, from);
  return goesOn;
}

/** Onto another tile. A monster there ends the movement (DE-MOV-03); the blades do not (DE-SPC-06). */
function* enter(world: World, at: number, space: number): Rule<boolean> {
  const from = world.at;
  const fromSpace = world.space;
  world.at = at;
  world.space = space;
  tellStep(world, from, fromSpace);
  if (yourTile(world).face === FACES.blades) yield* blades(world);
  if (!anyMonsterOn(world, at)) return true;
  tell(world, () => ({ kind: 'halted', clause: 'DE-MOV-03', tile: at }));
  return false;
}

function tellStep(world: World, from: number, fromSpace: number): void {
  const { at, space, steps } = world;
  tell(world, () => ({
    kind: 'stepped',
    clause: 'DE-MOV-01',
    from: { tile: from, space: fromSpace },
    to: { tile: at, space },
    left: steps,
  }));
}

/** DE-WIN-01, DE-WIN-03, DE-WIN-04: her movement ends on the Dungeon Entrance. */
function leaveIfDone(world: World): void {
  const done = objectives(world);
  if (world.at !== 0 || done === 0) return;
  const result = done === 3 ? 'ultimate' : 'minor';
  world.result = result;
  tell(world, () => ({
    kind: 'ended',
    clause: result === 'ultimate' ? 'DE-WIN-03' : 'DE-WIN-04',
    result,
    objectives: done,
    by: null,
  }));
}

/** Where a step leads. */
function stepOf(world: World, heading: Step): { readonly what: What; readonly subject?: Subject } {
  const { at, space } = world;
  const { face, beyond, below, parent } = yourTile(world);
  const isOn = heading === 'on';
  if (heading === 'back' ? space > 1 : isOn && space < face.spaces) {
    const leap = isOn && face === FACES.pit && world.pack.rope === 0;
    const what = { kind: 'space', heading, space: isOn ? space + 1 : space - 1, leap } as const;
    return { what, subject: { piece: `tile ${at}` } };
  }
  const to = heading === 'back' ? parent : isOn ? beyond : below;
  if (to < 0) return { what: { kind: 'way', heading, face: null } };
  return { what: { kind: 'way', heading, face: tileAt(world, to).face.name }, subject: { piece: `tile ${to}` } };
}
