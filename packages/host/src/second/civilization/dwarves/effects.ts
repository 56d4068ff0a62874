import {
  BEAD_AREA,
  centreOf,
  distance,
  line,
  mil,
  type Piece,
  type Point,
  polygon,
  unitsAlong,
} from '@understory/page';
import { type Clause, choose, name, type Rule } from '@understory/table';
import { beadsOf, moveBead } from '../../../beads.ts';
import { note } from '../../../world.ts';
import { draw } from '../../draw.ts';
import { epicTreasure } from '../../epics.ts';
import { freshNames } from '../../names.ts';
import { built, construct, mark } from '../build.ts';
import { homeFor, isRuined } from '../gains.ts';
import { drawWork } from '../opening.ts';
import { newRoom } from '../rooms.ts';
import { pointShape, REACH, unitsByGap, works } from '../works.ts';
import type { DwarfCiv } from './dwarf-civ.ts';

/** What a row of the tables says about a construction, as far as its effect needs it. */
interface Named {
  readonly clause: Clause;
  readonly name: string;
}

/** A room with its name, and no more. */
export function* room(civ: DwarfCiv, { clause, name }: Named): Rule<Piece> {
  return yield* construct(civ, name, { clause });
}

export function* tomb(civ: DwarfCiv, it: Named): Rule {
  mark(civ.world, it.clause, yield* room(civ, it), 'tomb', 'A tomb is sealed.');
}

export function* fortified(civ: DwarfCiv, it: Named): Rule {
  mark(civ.world, it.clause, yield* room(civ, it), 'fortification', 'Walls and murder holes.');
}

export function* treasured(civ: DwarfCiv, it: Named): Rule {
  const hall = yield* room(civ, it);
  yield* epicTreasure(civ.world, it.clause, hall, civ.group.id, civ.group.id);
}

/** H2-DWF-T1.2: three small rooms side by side. */
export function* workshops(civ: DwarfCiv, it: Named): Rule {
  const first = yield* room(civ, it);
  for (let i = 0; i < 2; i++)
    yield* newRoom(civ, { clause: it.clause, sort: it.name, title: 'a workshop', by: centreOf(first.shape) });
}

const POWER = ['geothermal plant', 'turbine', 'windmill', 'tesla coil', 'mana battery', 'muscle wheel'] as const;

/** H2-DWF-15: near water or magma, if that is near the works. */
export function* powerplant(civ: DwarfCiv, { clause, name }: Named): Rule {
  const near = unitsByGap(civ, ['magma', 'water'], REACH)[0]?.unit;
  const usual = near?.kind === 'magma' ? 'geothermal plant' : near ? 'turbine' : null;
  const look = yield* pick(civ, 'H2-DWF-15', 'What drives the Powerplant?', POWER, usual);
  yield* construct(civ, name, { clause, look, ...(near ? { by: near.at } : {}) });
}

const LANDMARKS = ['library', 'throne', 'statue', 'monolith', 'basilica', 'pillar'] as const;

/** H2-DWF-T1.8: the foundation is a city now. */
export function* city(civ: DwarfCiv, { clause, name: what }: Named): Rule {
  const { world, group } = civ;
  const called = yield* name(clause, {
    by: group.id,
    prompt: 'What is the city called?',
    ideas: freshNames(world, 'dwarven place'),
  });
  const look = yield* pick(civ, clause, 'What is the city’s landmark?', LANDMARKS, null);
  yield* construct(civ, what, { clause, area: 3, look });
  note(
    world,
    { kind: 'renamed', clause, group: group.id, name: called, text: `${group.name} is a city now: ${called}.` },
    [{ do: 'rename', group: group.id, name: called }],
  );
}

const WATERWORKS = ['Bridge', 'Dam', 'Cistern'] as const;

/** H2-DWF-T1.10: one of the three. */
export function* bridgeDamOrCistern(civ: DwarfCiv, { clause, name }: Named): Rule {
  const { page } = civ.world;
  const near = (fits: (piece: Piece) => boolean) =>
    [...page.drawn()].some((it) => fits(it) && works(civ).some((work) => page.near(work.shape, it.shape)));
  const river = near((it) => it.kind === 'water' && !it.shape.closed && it.shape.path.length > 2);
  const gulf = near((it) => it.kind === 'magma' || (it.kind === 'cave' && it.area >= 6));
  const which = yield* pick(
    civ,
    clause,
    'Which do they build?',
    WATERWORKS,
    river ? 'Dam' : gulf ? 'Bridge' : 'Cistern',
  );
  const made = yield* newRoom(civ, { clause, sort: which, title: `a ${which}` });
  built(civ, clause, name, made, which);
}

/** H2-DWF-T1.12: from the lowest Dwarven piece straight down off the page; it opens and meets like a dig (H2-DWF-14). */
export function* delveTooDeep(civ: DwarfCiv, { clause, name }: Named): Rule {
  const { page } = civ.world;
  const own = works(civ).filter((it) => it.owner === civ.group.id);
  const foot = lowest(own);
  const shape = line([foot.x, foot.y, foot.x, page.height + 0.6], 0.4);
  const shaft = yield* drawWork(
    civ,
    { clause, kind: 'tunnel', shape, title: 'a shaft that goes too deep', room: name },
    { upon: inOrderAlong(civ, shape.path, foot) },
  );
  built(civ, clause, name, shaft);
}

function lowest(pieces: readonly Piece[]): Point {
  let best = { x: 0, y: Number.NEGATIVE_INFINITY };
  for (const { shape } of pieces) {
    for (let i = 0; i < shape.path.length; i += 2) {
      const y = (shape.path[i + 1] as number) + shape.swell;
      if (y > best.y + 0.001) best = { x: shape.path[i] as number, y };
    }
  }
  return { x: mil(best.x), y: mil(Math.min(best.y, 42)) };
}

/** What a straight work comes upon, from its start on. */
function inOrderAlong(civ: DwarfCiv, path: readonly number[], from: Point): Piece[] {
  const { page } = civ.world;
  const start = pointShape(from);
  return page
    .within(line(path, 0.4), page.measures.touch)
    .sort((a, b) => page.gap(a.shape, start) - page.gap(b.shape, start));
}

const AGORAS = ['Agora', 'Senate', 'Congress', 'Great Hall', 'Darrow', 'Grudge Market', 'Delf'] as const;

export function* agora(civ: DwarfCiv, { clause, name }: Named): Rule {
  const words = yield* pick(civ, clause, 'What do they call their place for arguing?', AGORAS, null);
  const hall = yield* newRoom(civ, { clause, sort: name, title: `the ${words}`, area: 2 });
  built(civ, clause, name, hall, words);
}

const GATES = ['plain door', 'statues', 'cannon embrasures', 'gold leaf'] as const;

/** H2-DWF-T2.3, -23: across the entrance tunnel at the page's edge. */
export function* gates(civ: DwarfCiv, { clause, name }: Named): Rule {
  const { path } = civ.entrance.shape;
  const [x, y] = [path[0] as number, path[1] as number];
  const inward = (path[2] as number) >= x ? 0.6 : -0.6;
  const look = yield* pick(civ, 'H2-DWF-23', 'How do the gates look?', GATES, null);
  const shape = polygon([x, y - 0.7, x + inward, y - 0.7, x + inward, y + 0.7, x, y + 0.7]);
  const gate = yield* drawWork(civ, {
    clause,
    kind: 'room',
    shape,
    area: BEAD_AREA,
    title: 'the Gates of Dwarf',
    room: name,
    look,
  });
  built(civ, clause, name, gate);
  mark(civ.world, clause, gate, 'fortification', 'The gates are shut.');
}

/** H2-DWF-T2.4: water brought to the foundation, from at most 9 beads away. */
export function* aqueduct(civ: DwarfCiv, { clause, name }: Named): Rule {
  const { world, foundation } = civ;
  const far = ({ at }: { at: Point }) => distance(at.x, at.y, foundation.x, foundation.y);
  const water = world.page.units.filter((it) => it.kind === 'water' && it.until === null);
  const nearest = water.reduce<(typeof water)[number] | null>(
    (best, it) => (best && far(best) <= far(it) ? best : it),
    null,
  );
  if (!nearest || far(nearest) > 9) {
    const baths = yield* newRoom(civ, { clause, sort: 'Baths', title: 'baths and pipes' });
    built(civ, clause, name, baths, 'Baths');
    return;
  }
  const path = [nearest.at.x, nearest.at.y, foundation.x, nearest.at.y, foundation.x, foundation.y];
  const shape = line(path, 0.4);
  const units = [{ kind: 'water', at: unitsAlong(path) }] as const;
  const channel = draw(world, {
    clause,
    kind: 'water',
    shape,
    title: 'an aqueduct',
    manner: 'square',
    owner: civ.group.id,
    room: name,
    units,
  });
  built(civ, clause, name, channel);
}

const WEAPONS = ['Hammer of Zil', 'Volcano Horn', 'Great Scone', 'Armor of 1000 Blows'];

export function* doomWeapon(civ: DwarfCiv, it: Named): Rule {
  const hall = yield* room(civ, it);
  const used = new Set(civ.world.page.beads.map((bead) => bead.name));
  const left = WEAPONS.filter((weapon) => !used.has(weapon));
  yield* epicTreasure(civ.world, it.clause, hall, civ.group.id, civ.group.id, left.length > 0 ? left : undefined);
}

/** H2-DWF-T3.1: through the foundation, off both sides of the page. */
export function* highway(civ: DwarfCiv, { clause, name }: Named): Rule {
  const { page } = civ.world;
  const { y } = civ.foundation;
  const shape = line([-0.6, y, page.width + 0.6, y], 0.4);
  const road = yield* drawWork(
    civ,
    { clause, kind: 'tunnel', shape, title: 'the Underground Highway', room: name },
    { upon: inOrderAlong(civ, shape.path, civ.foundation) },
  );
  built(civ, clause, name, road);
}

const MANUFACTORIES = [
  'brewery',
  'assembly line',
  'studio',
  'laboratory',
  'crucible',
  'smithy',
  'glassworks',
  'atelier',
  'loom',
  'maker space',
] as const;

export function* manufactory(civ: DwarfCiv, { clause, name }: Named): Rule {
  const words = yield* pick(civ, clause, 'What is made there?', MANUFACTORIES, null);
  const house = yield* newRoom(civ, { clause, sort: name, title: `a ${words}`, look: words });
  built(civ, clause, name, house, words.charAt(0).toUpperCase() + words.slice(1));
}

const ENGINES = ['perpetual motion', 'thinking machine', 'endless work', 'tireless golems'] as const;

export function* impossibleEngine(civ: DwarfCiv, { clause, name }: Named): Rule {
  const look = yield* pick(civ, clause, 'What engine is it?', ENGINES, null);
  yield* construct(civ, name, { clause, look });
}

/** H2-DWF-16: the Powerplant and every Dwarven room near it are ruined; nobody and nothing is lost. */
export function* accident(civ: DwarfCiv, { clause, name }: Named): Rule {
  const { world, group } = civ;
  const { page } = world;
  const rooms = works(civ).filter((it) => it.kind === 'room' && it.owner === group.id && !isRuined(world, it));
  const plant = rooms.find((it) => it.room === 'Powerplant');
  const centre = yield* choose(clause, {
    by: group.id,
    prompt: 'Where does the accident happen?',
    options: rooms.map((it) => ({ key: it.id, text: it.title, subject: { piece: it.id } })),
    usual: plant?.id ?? rooms[0]?.id ?? null,
  });
  const at = page.piece(centre);
  const wrecked = rooms.filter((it) => page.near(it.shape, at.shape));
  note(
    world,
    {
      kind: 'built',
      clause,
      group: group.id,
      construction: name,
      piece: at.id,
      text: 'An industrial accident lays waste to the halls.',
    },
    [{ do: 'build', group: group.id, what: name }],
  );
  for (const it of wrecked) ruin(civ, clause, it);
  for (const it of wrecked) yield* moveOut(civ, clause, it);
}

function ruin({ world }: DwarfCiv, clause: Clause, room: Piece): void {
  const struck = world.page.marks.filter(
    (it) => it.piece === room.id && it.kind === 'fortification' && it.until === null,
  );
  for (const { id } of struck)
    note(world, { kind: 'struck out', clause, piece: room.id, text: 'A fortification is struck out.' }, [
      { do: 'end', id },
    ]);
  mark(world, clause, room, 'ruin', `${room.title.replace(/^an? /, 'The ')} is wreckage.`);
}

function* moveOut(civ: DwarfCiv, clause: Clause, room: Piece): Rule {
  const { world, group } = civ;
  for (const kind of ['population', 'treasure'] as const) {
    for (const bead of beadsOf(world, group.id, kind).filter((it) => it.piece === room.id && it.kind !== 'epic')) {
      const home = yield* homeFor(civ, clause, kind);
      note(
        world,
        { kind: 'moved', clause, group: group.id, bead: kind, piece: home.id, text: 'They move out of the wreckage.' },
        moveBead(world, bead, home),
      );
    }
  }
}

/** A choice among words, random by default. */
function* pick<const W extends string>(
  civ: DwarfCiv,
  clause: Clause,
  prompt: string,
  words: readonly W[],
  usual: W | null,
): Rule<W> {
  return yield* choose(clause, {
    by: civ.group.id,
    prompt,
    options: words.map((key) => ({ key, text: key.charAt(0).toUpperCase() + key.slice(1) })),
    usual: usual as NoInfer<W> | null,
  });
}
