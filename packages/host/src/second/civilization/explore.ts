import {
  centreOf,
  clock,
  type Dug,
  dig,
  digTowards,
  isOpen,
  line,
  type Meeting,
  type Piece,
  type Point,
  type Shape,
  TOLERANCE,
  type Unit,
} from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { lairIn } from '../../lairs.ts';
import { FINGER, TUNNEL } from '../../measures.ts';
import { gapFromWorks, pointShape, topOfWorks, unitsByGap, works, worksShapes } from '../../works.ts';
import { choose } from '../asks.ts';
import type { Thing } from '../called.ts';
import { note } from '../note.ts';
import { RESOURCES } from '../nouns.ts';
import type { What } from '../questions.ts';
import { gapsToCaves } from './cave-gaps.ts';
import { type Civ, styleOf } from './civ.ts';
import { actsOnContact } from './contact.ts';
import { drawWork, isNatural, open } from './opening.ts';
import { wanderOf } from './rooms.ts';

/** A dig that goes to a lair or to Fate on purpose stops this far off (H2-CIV-18). */
const RESPECT = 1;
/** A walk must bring this much to be the default (H2-CIV-16). */
const WORTH_WALKING = 1;

/** Where an exploration is bound for. */
export interface Target {
  readonly key: string;
  readonly what: What;
  readonly shape: Shape;
  /** The piece that it is, if it is one: a lair or a perilous nexus is not blundered into. */
  readonly piece?: Piece;
}

/** How a people digs towards a target, where not as usual: along the surface, say. */
export type Digs = (civ: Civ, clause: Clause, target: Target) => Rule<unknown>;

/** H2-CIV-16: towards a target, walk into a natural piece or dig a straight tunnel. `usual` is the default target. */
export function* explore(civ: Civ, clause: Clause, usual: Target, digs: Digs = digTo): Rule {
  const target = yield* chooseTarget(civ, clause, usual);
  const walk = yield* chooseMove(civ, clause, target);
  if (walk) {
    const cause = note(civ.world, { kind: 'walked', clause, group: civ.acting.id, piece: walk.id });
    yield* open(civ, walk, clause, cause);
  } else {
    yield* digs(civ, clause, target);
  }
}

function* chooseTarget(civ: Civ, clause: Clause, usual: Target): Rule<Target> {
  const all = [usual, ...otherTargets(civ).filter((it) => it.key !== usual.key)];
  const key = yield* choose(clause, {
    by: civ.group.id,
    topic: { kind: 'where to explore', group: civ.acting.id },
    options: all.map(({ key, what, shape, piece }) => ({
      key,
      what,
      subject: piece ? { piece: piece.id } : { spot: centreOf(shape) },
    })),
    usual: usual.key,
    about: civ.acting.id,
  });
  return all.find((it) => it.key === key) ?? usual;
}

/** Any direction or thing: the nearest of each resource, the nearest unopened caves, and the clock. */
function otherTargets(civ: Civ): Target[] {
  const resources = RESOURCES.flatMap((kind) => {
    const nearest = unitsByGap(civ, [kind])[0];
    if (!nearest) return [];
    return [kind === 'nexus' ? nexusTarget(civ, nearest.unit) : unitTarget(nearest.unit)];
  });
  const hours = Array.from({ length: 12 }, (_, i) => directionTarget(civ, i + 1));
  return [...resources, ...unopened(civ).slice(0, 3).map(pieceTarget), ...hours];
}

export function unitTarget({ id, kind, at }: Pick<Unit, 'id' | 'kind' | 'at'>): Target {
  return { key: id, what: { kind: 'the nearest', resource: kind }, shape: pointShape(at) };
}

/** A nexus is gone to as the piece it lies in; a perilous one and a void are reached at their edge (H2-CIV-18, H2-NEX-16). */
export function nexusTarget(civ: Civ, unit: Unit): Target {
  const piece = civ.world.page.piece(unit.piece);
  const shape = piece.kind === 'void' || isPerilous(civ, piece) ? piece.shape : pointShape(unit.at);
  return { ...unitTarget(unit), shape, piece };
}

export function pieceTarget(piece: Piece): Target {
  return { key: piece.id, what: { kind: 'piece', piece: piece.id }, shape: piece.shape, piece };
}

/** Straight on, at an hour of the clock. */
export function directionTarget(civ: Civ, hour: number): Target {
  const from = civ.first ? centreOf(civ.first.shape) : { x: 0, y: 0 };
  const to = clock(hour);
  const far = 200;
  return {
    key: `hour ${hour}`,
    what: { kind: 'towards', hour },
    shape: pointShape({ x: from.x + to.x * far, y: from.y + to.y * far }),
  };
}

/** The natural open pieces not yet opened, the nearest to the works first. */
export function unopened(civ: Civ): Piece[] {
  return unopenedByGap(civ).map((it) => it.piece);
}

function unopenedByGap(civ: Civ): { readonly piece: Piece; readonly gap: number }[] {
  const own = works(civ);
  const known = new Set(own);
  const gaps = gapsToCaves(civ.world, own);
  return gaps.all
    .filter((piece) => piece.until === null && !known.has(piece))
    .map((piece) => ({ piece, gap: gaps.of(piece) }))
    .sort((a, b) => a.gap - b.gap || a.piece.since - b.piece.since);
}

/** Walk into one of the natural pieces that touch the works, or (null) dig. */
function* chooseMove(civ: Civ, clause: Clause, target: Target): Rule<Piece | null> {
  const { touch } = civ.world.page.measures;
  const doors = unopenedByGap(civ)
    .filter((it) => it.gap <= touch + TOLERANCE)
    .map((it) => it.piece);
  const key = yield* choose(clause, {
    by: civ.group.id,
    topic: { kind: 'old ways or new' },
    options: [
      { key: 'dig' },
      ...doors.map(({ id }) => ({ key: id, what: { kind: 'walk into', piece: id } as const, subject: { piece: id } })),
    ],
    usual: bestDoor(civ, target, doors)?.id ?? 'dig',
    about: civ.acting.id,
  });
  return doors.find((it) => it.id === key) ?? null;
}

/** The door that brings the works at least a bead nearer; lairs left out. */
function bestDoor(civ: Civ, target: Target, doors: readonly Piece[]): Piece | null {
  const { page } = civ.world;
  const from = gapFromWorks(civ, target.shape);
  const worth = doors.filter(
    (it) => !lairIn(civ.world, it) && page.gap(it.shape, target.shape) <= from - WORTH_WALKING + TOLERANCE,
  );
  return page.nearest(target.shape, worth);
}

/** H2-CIV-16 to -18: a straight tunnel of at most a finger, towards the target. */
export function* digTo(
  civ: Civ,
  clause: Clause,
  target: Target,
  manners: { encounters?: boolean } = {},
): Rule<Piece | null> {
  const { page } = civ.world;
  const short = target.piece && isPerilous(civ, target.piece) && !(yield* digOn(civ, target.piece)) ? RESPECT : 0;
  const dug = dig(page, worksShapes(civ), target.shape, { ...digRules(civ), length: FINGER, short });
  return yield* drawDig(civ, clause, dug, manners);
}

/** H2-CIV-19: straight up from the topmost point of some works, at most a finger. */
export function* digUp(
  civ: Civ,
  clause: Clause,
  from: Point = topOfWorks(civ),
  length = FINGER,
  drawn: { readonly what?: Thing; readonly room?: string } = {},
): Rule<Piece | null> {
  const dug = digTowards(civ.world.page, from, { x: from.x, y: from.y - 100 }, worksShapes(civ), {
    ...digRules(civ),
    length,
  });
  return yield* drawDig(civ, clause, dug, {}, drawn);
}

function digRules(civ: Civ) {
  return { width: TUNNEL, manner: styleOf(civ).manner, wander: wanderOf(civ), meets: (it: Piece) => meets(civ, it) };
}

/** H2-CIV-17: a dig stops on entering a lair and at a perilous nexus; opens caves; passes round magma and voids. */
function meets(civ: Civ, piece: Piece): Meeting {
  if (piece.kind === 'magma' || piece.kind === 'void') return 'round';
  if (lairIn(civ.world, piece) || (actsOnContact(civ.world, piece) && !civ.touched.has(piece.id))) return 'stop';
  return isOpen(piece) && isNatural(piece) ? 'open' : 'through';
}

/** H2-CIV-18: a lair, or a nexus that one does not want to touch. */
export function isPerilous(civ: Civ, piece: Piece): boolean {
  return lairIn(civ.world, piece) !== null || (actsOnContact(civ.world, piece) && piece.nexus !== 'radiation');
}

/** H2-CIV-18: the player may dig on into it. */
function* digOn(civ: Civ, piece: Piece): Rule<boolean> {
  const key = yield* choose('H2-CIV-18', {
    by: civ.group.id,
    topic: { kind: 'dig on into a peril', piece: piece.id },
    options: [{ key: 'stop' }, { key: 'on', subject: { piece: piece.id } }],
    usual: 'stop',
    about: piece.id,
  });
  return key === 'on';
}

function* drawDig(
  civ: Civ,
  clause: Clause,
  dug: Dug,
  manners: { encounters?: boolean } = {},
  drawn: { readonly what?: Thing; readonly room?: string } = {},
): Rule<Piece | null> {
  if (dug.path.length < 4) return null;
  const shape = line(dug.path, TUNNEL);
  const upon = dug.met && !dug.opened.includes(dug.met) ? [...dug.opened, dug.met] : dug.opened;
  return yield* drawWork(
    civ,
    { clause, kind: 'tunnel', shape, what: { kind: 'tunnel of a people', people: civ.people.key }, ...drawn },
    { ...manners, upon },
  );
}
