import type { Point } from '@understory/page';
import type { Rule } from '@understory/table';
import type { Setting } from '../../setting.ts';
import { RIVER } from '../measures.ts';
import { note } from '../note.ts';
import { lodesIn } from '../primordial/features/shapes.ts';
import { fill } from '../primordial/features.table.ts';
import { formsOf } from '../primordial/forms.table.ts';
import { isRoom } from '../words/open-space.ts';
import type { PlaytestWorld } from '../world.ts';
import { anyStratum } from './peoples.ts';

/** The playtest, as the first edition's disasters see it (PT-DIS-03 to -05, PT-CIV-T1.11). */
export function settingOf(world: PlaytestWorld): Setting {
  const { page, options } = world;
  return {
    world,
    sides: { from: options.surface, to: page.height },
    riverWide: RIVER,
    hasRiver: () => [...page.drawn()].some(({ kind, what }) => kind === 'water' && RIVERS.has(what.kind)),
    primordialEvent: (_: Point | null, redirections) => formAndFeature(world, redirections),
  };
}

/** PT-DIS-05: water that is drawn as a vein, or a river of an earlier disaster. */
const RIVERS: ReadonlySet<string> = new Set(['river', 'stretch of river', 'waterfall']);

/** PT-DIS-04: instead of a primordial event one form and one feature in a random stratum, added to what is there. */
function* formAndFeature(world: PlaytestWorld, redirections: number): Rule {
  const number = yield* anyStratum(world, 'PT-DIS-04', `redirection ${redirections}`);
  yield* fill(world, number, yield* formsOf(world, world.page.stratum(number)));
}

/** PT-DIS-03: the chamber of an eruption has lodes by PT-FEA-03, as any lava has. */
export function lodesInLava(world: PlaytestWorld): void {
  const { page } = world;
  const worked = new Set(page.units.map(({ piece }) => piece));
  for (const { id, clause, shape, what, stratum } of page.drawn()) {
    if (clause !== 'H1-DIS-04' || what.kind !== 'lava chamber' || worked.has(id)) continue;
    const units = lodesIn(shape).map((at) => {
      const lies = page.stratumAt(at.x, at.y) || stratum;
      return { id: page.newId('u'), kind: 'magma', biome: null, at, piece: id, stratum: lies };
    });
    note(
      world,
      { kind: 'lodes cooled', clause: 'PT-DIS-03', piece: id, units: units.length },
      units.map((unit) => ({ do: 'unit', unit })),
    );
  }
}

/** H1-FEA-08, PT-JOI-T1.13: a disaster lays a new layer if this one is full. */
export function turnLayer(world: PlaytestWorld): void {
  const since = world.layers.at(-1)?.since ?? 0;
  const rooms = [...world.page.drawn()].filter((it) => it.since >= since && isRoom(it)).length;
  if (rooms > FULL) world.layers.push({ age: 'monsters', since: world.journal.entries.length });
}

const FULL = 40;
