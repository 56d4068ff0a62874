import {
  bounds,
  clamp,
  type Fit,
  freeRock,
  liesInRock,
  mil,
  type Piece,
  type Point,
  type Shape,
} from '@understory/page';
import type { Rule, Spot } from '@understory/table';
import { throughGateway } from '../../../gateway.ts';
import { CLEARANCE } from '../../../places.ts';
import { whim } from '../../../world.ts';
import { choose, roll, spot } from '../../asks.ts';
import { label } from '../../draw.ts';
import { found } from '../../groups.ts';
import { note } from '../../note.ts';
import { UNDERGROUND_BIOMES } from '../../nouns.ts';
import type { Places } from '../../questions.ts';
import type { SecondWorld } from '../../world.ts';
import { newCiv, type People, type Style } from '../civ.ts';
import { drawWork, partSince } from '../opening.ts';
import { setUpPlace } from '../rooms.ts';
import { convene } from './assembly.ts';
import { nextRoom } from './construct.ts';
import { type DemonCiv, type Enclave, TUNNELS } from './demon-civ.ts';
import { ROOM_SHAPES } from './shapes.ts';
import { signAt } from './tunneller.ts';

/** The Gate's size (H2-DEM-02). */
export const GATE_AREA = 6;
/** Tries before a place is taken although the Gate does not fit there (H2-MSR-18). */
const TRIES = 50;

/** H2-DEM-01 to -04, -21 to -23: the Assembly, the Gate, the Tunneller, and their taste. */
export function* setUpDemons(world: SecondWorld, people: People): Rule<DemonCiv> {
  const founding = { home: world.page.idAhead('p'), beads: [], parent: null, because: null };
  const group = found(world, 'H2-DEM-01', { kind: 'demons', name: 'The Demons' }, founding);
  const theme = yield* enclaveTheme(world);
  const digs = yield* tunnelStyle();
  note(world, { kind: 'style', clause: 'H2-DEM-21', people: 'demons', key: digs, homes: null, stores: null });
  const shapes = whim(world, 'demon rooms').shuffled(ROOM_SHAPES);
  const civ: Enclave = Object.assign(newCiv(world, people, group), { theme, digs, shapes, rooms: 0 });
  convene(civ);
  const { gate, heart } = yield* openGate(civ);
  const come = { gate, heart, tunneller: heart, sign: null, hasLeft: false };
  const demons: DemonCiv = Object.assign(civ, come);
  signAt(demons, 'H2-DEM-04', gate, partSince(demons, gate));
  return demons;
}

/** How the Demons dig and build. */
export function demonicStyle(civ: Enclave): Style {
  return {
    manner: 'straight',
    room: (_, x, y, area) => nextRoom(civ, area)(x, y),
    home: () => ({ sort: 'Demon Gate', what: { kind: 'Demon Gate' } }),
  };
}

const THEMES = ['baroque', 'cyclopean', 'dada', 'brutalist', 'leaderless hodge-podge'] as const;
export type Theme = (typeof THEMES)[number];

/** H2-DEM-23. */
function* enclaveTheme(world: SecondWorld): Rule<string> {
  const theme = yield* choose('H2-DEM-23', {
    by: 'maker',
    topic: { kind: 'how the Demons build' },
    options: THEMES.map((key) => ({ key })),
    usual: null,
  });
  note(world, { kind: 'theme', clause: 'H2-DEM-23', people: 'demons', key: 'enclave', told: theme });
  return theme;
}

/** H2-DEM-21: one way of digging alone, or mixed. */
function* tunnelStyle(): Rule<DemonCiv['digs']> {
  return yield* choose('H2-DEM-21', {
    by: 'maker',
    topic: { kind: 'how the Demons dig' },
    options: [{ key: 'mixed' }, ...TUNNELS.map((key) => ({ key })), { key: 'each' }],
    usual: 'mixed',
  });
}

const FEATURES = ['fire', 'ice', 'water', 'magma', 'darkness', 'mithral', 'void', 'light', 'biome', 'nothing'] as const;
export type GateFeature = (typeof FEATURES)[number];

/** H2-DEM-02: what of the home plane shows in the Gate. */
function* gateFeature(): Rule<GateFeature> {
  const key = yield* choose('H2-DEM-02', {
    by: 'maker',
    topic: { kind: 'which feature shows in the Gate' },
    options: [{ key: 'roll' }, ...FEATURES.map((key) => ({ key }))],
    usual: 'roll',
    about: 'feature',
  });
  if (key !== 'roll') return key;
  return FEATURES[(yield* roll('H2-DEM-02', '1d10', { kind: 'what shows in the Gate' })) - 1] ?? 'nothing';
}

/** Life in the Gate is of some kind, which the age of Monsters will ask for (H2-DEM-03). */
function* gateLife() {
  return yield* choose('H2-DEM-02', {
    by: 'maker',
    topic: { kind: 'what lives in the Gate' },
    options: UNDERGROUND_BIOMES.map((key) => ({ key })),
    usual: null,
    about: 'life',
  });
}

/** H2-DEM-02: the Gate at a random place. */
function* openGate(civ: Enclave): Rule<{ gate: Piece; heart: Point }> {
  const { world } = civ;
  const dropped = yield* spot('H2-DEM-02', {
    by: 'chance',
    topic: { kind: 'where the Demon Gate opens' },
    where: anywhere(civ),
  });
  const fallen = underground(civ, dropped);
  const { at, gateway } = throughGateway(world, 'H2-CIV-07', fallen);
  const place = gateway ? underground(civ, at) : wellPlaced(civ, setUpPlace(civ, fallen, 'Demon Gate', GATE_AREA));
  const feature = yield* gateFeature();
  const biome = feature === 'biome' ? yield* gateLife() : null;
  const shape = nextRoom(civ, GATE_AREA)(place.x, place.y);
  const clause = 'H2-DEM-02';
  civ.rooms++;
  const gate = yield* drawWork(civ, {
    clause,
    kind: 'room',
    shape,
    area: GATE_AREA,
    what: { kind: 'Demon Gate' },
    room: 'Demon Gate',
    variant: feature,
    biome,
  });
  civ.first = gate;
  label(world, clause, gate.id, { kind: 'plate', name: 'Demon Gate' }, place, 'plain');
  return { gate, heart: place };
}

/** H2-MSR-18, -19: anywhere on the map; chance tries for a place where the Gate fits. */
function anywhere(civ: Enclave): Places {
  const { page } = civ.world;
  const room = nextRoom(civ, GATE_AREA);
  // A nexus that is just a spot covers the rock, and is a piece all the same.
  const spots = [...page.drawn()].filter((it) => it.kind === 'nexus' && it.area <= 2);
  const fits = (place: Spot) => {
    const { x, y } = underground(civ, place);
    const shape = room(x, y);
    return (
      liesInRock(page, shape) &&
      page.clear(shape, CLEARANCE) &&
      spots.every((it) => page.gap(shape, it.shape) >= CLEARANCE)
    );
  };
  return {
    place: { kind: 'on the page' },
    has: ({ x, y }) => page.onPage(x, y),
    any: (draw) => {
      const drop = () => ({ x: mil(draw.unit() * page.width), y: mil(draw.unit() * page.height) });
      let place = drop();
      for (let i = 1; i < TRIES && !fits(place); i++) place = drop();
      return place;
    },
    outlines: [],
  };
}

/** What falls in the sky drops to the surface line; the Gate lies under it, and on the page (H2-MSR-18, -19, H2-INV-04). */
function underground(civ: Enclave, { x, y }: Point): Point {
  const { page } = civ.world;
  const { left, right, top, bottom } = bounds(nextRoom(civ, GATE_AREA)(0, 0));
  const atX = clamp(x, -left, page.width - right);
  let roof = 0;
  for (let i = 0; i <= 8; i++) roof = Math.max(roof, page.surfaceAt(atX + left + ((right - left) * i) / 8));
  return { x: mil(atX), y: mil(clamp(y, Math.min(roof - top, page.height - bottom), page.height - bottom)) };
}

/** A Gate that would still come out of the ground goes to the nearest place where it does not. */
function wellPlaced(civ: Enclave, at: Point): Point {
  const { page } = civ.world;
  const room = (x: number, y: number): Shape => nextRoom(civ, GATE_AREA)(x, y);
  if (liesInRock(page, room(at.x, at.y))) return at;
  const fit: Fit = { shape: room, clear: 0.3 };
  return freeRock(page, fit, { to: at }) ?? underground(civ, at);
}
