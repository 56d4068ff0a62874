import {
  derived,
  line,
  type Network,
  type NetworkRules,
  networkOf,
  type Page,
  type Piece,
  type Shape,
} from '@understory/page';
import { entrancesIn, surfaceStretches } from '../../first/lent.ts';
import { TUNNEL } from '../../measures.ts';

const WALKED: NetworkRules = { through: (it) => isWalked(it) && it.kind !== 'building', also: [] };

/** PT-JOI-15: magma is not walked. */
function isWalked({ kind }: Piece): boolean {
  return kind !== 'magma';
}

/** PT-JOI-15: all that is open but magma; what stands on the surface is no part of the dungeon. */
export function ways(page: Page): Network {
  return networkOf(page, WALKED);
}

/** PT-JOI-10: no water is an entrance where it comes to the surface. */
export function gates(page: Page): ReturnType<typeof entrancesIn> {
  return entrancesIn(page, ways(page)).filter(({ pieces }) => pieces.some((it) => page.piece(it).kind !== 'water'));
}

/** PT-JOI-18: the surface within a finger of an entrance, as long as kingdoms are on the map. */
const stretches = derived(
  ({ version }: Page) => version,
  (page) => (buildingsOf(page).length > 0 ? surfaceStretches(page, gates(page)) : []),
);

/** … as open space: so wide that the row of points next to the surface line lies in it, and no other. */
export function strips(page: Page): Shape[] {
  return stretches(page).map(({ shape }) => line(shape.path, ROW));
}

const ROW = 0.49;

/** PT-JOI-18: … and as monsters walk it, with what stands there. */
export function raids(page: Page): Network {
  return networkOf(page, raiderRules(page));
}

const raiderRules = derived(
  ({ version }: Page) => version,
  (page): NetworkRules => ({ through: isWalked, also: stretches(page) }),
);

/** The buildings of kingdoms; a castle that an artifact was laid in is nobody's (PT-JOI-06). */
export function buildingsOf(page: Page): Piece[] {
  return [...page.drawn()].filter(({ kind, owner }) => kind === 'building' && owner !== null);
}

/** Where a building's folk come out: its foot on the surface. */
export function footOf({ shape: { path } }: Piece): Shape {
  return line(path.slice(0, 4), TUNNEL);
}
