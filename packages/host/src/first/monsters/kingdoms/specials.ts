import { line } from '@understory/page';
import { asWritten, type Rule } from '@understory/table';
import { TUNNEL } from '../../../measures.ts';
import { choose, name } from '../../asks.ts';
import { draw, label } from '../../draw.ts';
import { keptOptions, makeUp, type OwnKey } from '../../made-up/making-up.ts';
import { areaOfSize, ONE_BEAD, TWO_BEADS } from '../../measures.ts';
import { freshNames } from '../../names.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { liesInRockOf } from '../../words/fit.ts';
import { roomAt } from '../../words/rooms.ts';
import type { Building, Kingdom } from '../state.ts';
import { anySite, downAt, drawBuilding } from './building.ts';
import { enter } from './set-up.ts';

/** H1-SUR-T1.3: what is built after the City and the Tower, in this order. */
const OTHERS = ['chapel', 'watchtower', 'monastery', 'mill', 'market', 'beacon'] as const;

/** How deep the middle of a cellar lies under the surface. */
const CELLAR = 1.25;

/** H1-SUR-18, H1-SUR-T1: the next special construction, if there is one left and a place for it. */
export function* buildSpecial(world: Realm, kingdom: Kingdom): Rule {
  const nth = kingdom.specials;
  if (nth >= OTHERS.length + 2) return;
  const about = `${kingdom.id}, special ${nth + 1}`;
  const clause = `H1-SUR-T1.${nth < 2 ? nth + 1 : '3'}` as const;
  const what = nth === 0 ? 'city' : nth === 1 ? 'tower' : 'other';
  const size = nth === 0 ? TWO_BEADS : ONE_BEAD;
  const at = yield* anySite(world, { surface: kingdom.surface, what, size, clause, about });
  if (!at) return;
  kingdom.specials++;
  if (nth === 0) {
    const city = withCellar(
      world,
      kingdom,
      drawBuilding(world, kingdom, { at, what: 'city', clause, size: TWO_BEADS }),
      at,
      clause,
    );
    const called = yield* name(clause, {
      by: 'maker',
      topic: { kind: 'name of the surface city' },
      ideas: freshNames(world, 'surface'),
      of: { subject: 'place', id: city.piece },
      about,
    });
    label(world, clause, city.piece, asWritten(called), at);
    enter(world, kingdom, city.piece, clause, 'population', 2);
    enter(world, kingdom, city.piece, clause, 'treasure', 1);
    return told(world, kingdom, 'City', city.piece, clause);
  }
  if (nth === 1) {
    const tower = withCellar(world, kingdom, drawBuilding(world, kingdom, { at, what: 'tower', clause }), at, clause);
    enter(world, kingdom, tower.piece, clause, 'population', 1);
    if (tower.cellar) enter(world, kingdom, tower.cellar, clause, 'treasure', 1);
    return told(world, kingdom, "Wizard's Tower", tower.piece, clause);
  }
  const usual = OTHERS[nth - 2] ?? 'chapel';
  const key = yield* choose(clause, {
    by: 'maker',
    topic: { kind: 'what the kingdoms build', what: usual },
    options: [{ key: 'as usual' as const }, { key: 'own' as const }, ...keptOptions(world, 'building')],
    usual: 'as usual',
    about,
  });
  const own = key === 'as usual' ? null : yield* ownBuilding(world, key, about);
  const building = drawBuilding(world, kingdom, {
    at,
    what: 'other',
    clause,
    called: { kind: 'work', name: own ?? usual },
    variant: usual,
  });
  told(world, kingdom, own ?? usual, building.piece, clause);
}

/** H1-MEA-32: 1 bead, with no beads in it, and what it is called. */
function* ownBuilding(world: Realm, key: OwnKey, about: string): Rule<string> {
  const made = yield* makeUp(world, 'building', key, {
    topic: { kind: 'name of the building' },
    ideas: freshNames(world, 'surface'),
    of: { subject: 'work', id: world.page.idAhead('p') },
    about,
  });
  return made.name;
}

function told(world: Realm, { id: group }: Kingdom, what: string, piece: string, clause: `H1-SUR-T1.${string}`): void {
  note(world, { kind: 'built', clause, group, what, name: what, piece }, [{ do: 'build', group, what }]);
}

/** A room under a building, joined to it by a shaft. */
function withCellar(
  world: Realm,
  kingdom: Kingdom,
  building: Building,
  at: { readonly x: number; readonly y: number },
  clause: `H1-SUR-T1.${string}`,
): Building {
  const { page } = world;
  const down = downAt(page, kingdom.surface, at);
  const middle = { x: at.x + down.x * CELLAR, y: at.y + down.y * CELLAR };
  const shape = roomAt(middle, ONE_BEAD);
  if (!liesInRockOf(page, shape)) return building;
  const work = { clause, owner: kingdom.id, people: 'kingdoms' } as const;
  const cellar = draw(world, {
    ...work,
    kind: 'room',
    shape,
    area: areaOfSize(ONE_BEAD),
    what: { kind: 'cellar' },
    room: 'dungeon level',
  });
  draw(world, {
    ...work,
    kind: 'tunnel',
    shape: line([at.x, at.y, middle.x, middle.y], TUNNEL),
    what: { kind: 'shaft' },
    manner: 'straight',
  });
  const whole = { ...building, cellar: cellar.id };
  kingdom.buildings[kingdom.buildings.indexOf(building)] = whole;
  return whole;
}
