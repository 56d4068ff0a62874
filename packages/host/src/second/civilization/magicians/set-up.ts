import { mil, type Page, type Piece, type Point, type Shape } from '@understory/page';
import { asWritten, type Rule } from '@understory/table';
import { moveBead, nextBeads } from '../../../beads.ts';
import { foundedAt } from '../../../groups.ts';
import { lairs } from '../../../lairs.ts';
import { causedBy } from '../../../note.ts';
import { surfacePlaces } from '../../../places.ts';
import { alongSurface, standsFree } from '../../../surface-places.ts';
import { name, spot } from '../../asks.ts';
import { label } from '../../draw.ts';
import { found } from '../../groups.ts';
import { freshNames } from '../../names.ts';
import { note } from '../../note.ts';
import type { SecondWorld } from '../../world.ts';
import { type Civ, newCiv, type People, styleOf } from '../civ.ts';
import { perils } from '../contact.ts';
import { gainIn } from '../gains.ts';
import { drawWork, partSince } from '../opening.ts';
import { crowdedPlace, placeAbove, raise } from './above.ts';
import { lore } from './lore.ts';
import type { MagicianCiv } from './magician-civ.ts';
import { STONE } from './sorts.ts';
import { houseOf, magicianTaste } from './style.ts';

const CLAUSE = 'H2-MAG-02';
/** A pillar 1 bead wide and 3 high. */
const STONE_AREA = 3;

/** H2-MAG-01, -02, -27 to -29: who they are, the Summoning Stone, and the first tower with its Magician. */
export function* setUpMagicians(world: SecondWorld, people: People): Rule<MagicianCiv> {
  const called = yield* name(CLAUSE, {
    by: 'maker',
    topic: { kind: 'name of the magic city' },
    ideas: freshNames(world, 'magician city'),
    of: { subject: 'group', id: world.page.idAhead('g') },
  });
  const folk = yield* lore(world);
  const taste = yield* magicianTaste(world);
  const founding = { home: world.page.idAhead('p'), beads: nextBeads(world, 1), parent: null, because: null, folk };
  const group = found(world, 'H2-MAG-01', { kind: 'magicians', name: called }, founding);
  const civ = Object.assign(newCiv(world, people, group), { taste });
  const foot = yield* stonePlace(civ, (x) => houseOf(civ, STONE, x, STONE_AREA));
  const shape = houseOf(civ, STONE, foot.x, STONE_AREA);
  const comes = { deed: 'found', from: null, ...foundedAt(world, group.id) } as const;
  // Its magician stands there from the first: whatever the Stone wakes, there is somebody to pay for it.
  const stone = yield* drawWork(
    civ,
    {
      clause: CLAUSE,
      kind: 'building',
      shape,
      area: STONE_AREA,
      what: { kind: 'Summoning Stone' },
      room: STONE,
      stratum: 0,
      manner: 'straight',
    },
    { moveIn: (it) => void gainIn(civ, CLAUSE, 'population', it, comes) },
  );
  civ.first = stone;
  label(world, 'H2-CIV-08', stone.id, { kind: 'plate', name: STONE }, foot, 'small');
  const magicians: MagicianCiv = Object.assign(civ, { stone, foot, folk, used: new Set<string>() });
  if (!civ.ending) yield* firstTower(magicians);
  return magicians;
}

/** Near the Stone; the magician moves in before anything else happens. */
function* firstTower(civ: MagicianCiv): Rule {
  const { world, group, stone } = civ;
  const wish = { clause: CLAUSE, ...styleOf(civ).home('population', group) } as const;
  const at = (yield* placeAbove(civ, wish)) ?? crowdedPlace(civ, wish);
  const moveIn = (tower: Piece) => {
    const there = world.page.beadsIn(stone.id, 'population');
    const moved = { kind: 'moved', clause: CLAUSE, group: group.id, bead: 'population', from: stone.id } as const;
    const put = there.map((it) => moveBead(world, it, tower));
    const since = causedBy(partSince(civ, tower));
    note(world, { ...moved, piece: tower.id, beads: put.map((it) => it.bead.id), ...since }, put);
  };
  const tower = yield* raise(civ, { ...wish, manners: { moveIn } }, at);
  label(world, CLAUSE, tower.id, asWritten(group.name), at, 'plain');
}

/** H2-MSR-22: a random point on the surface; H2-CIV-31: moved if the Stone may not stand there. */
function* stonePlace(civ: Civ, stone: (x: number) => Shape): Rule<Point> {
  const { page } = civ.world;
  const fell = yield* spot(CLAUSE, {
    by: 'chance',
    topic: { kind: 'where the Summoning Stone stands' },
    where: surfacePlaces(page, 1, page.width - 1, [], 0),
  });
  const barred = mayNotTouch(civ);
  const free = (x: number) => !barred.some((it) => page.touches(stone(x), it.shape));
  const x = free(fell.x)
    ? fell.x
    : (alongSurface(page, fell.x, (it) => standsFree(page, stone(it)) && free(it)) ?? fell.x);
  return onSurface(page, x);
}

/** H2-CIV-31: solid pieces, lairs, a Crossroads room, perilous places; and what others have built. */
function mayNotTouch(civ: Civ) {
  const { world } = civ;
  const solid = [...world.page.drawn()].filter(
    ({ kind, nexus, room }) =>
      kind === 'ore' ||
      kind === 'gem' ||
      kind === 'magma' ||
      kind === 'vent' ||
      kind === 'void' ||
      (nexus === 'crossroads' && kind !== 'tunnel') ||
      (kind === 'building' && room !== null),
  );
  return [...solid, ...lairs(world).map((it) => it.piece), ...perils(civ)];
}

function onSurface(page: Page, x: number): Point {
  return { x: mil(x), y: mil(page.surfaceAt(x)) };
}
