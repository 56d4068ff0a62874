import { bounds, holdsPoint, type Page, type Piece } from '@understory/page';
import type { Spot, Stream } from '@understory/table';
import { discFits, placesIn, surfacePlaces } from '../../../places.ts';
import type { Places } from '../../questions.ts';
import type { Den } from '../den.ts';
import { middleOf } from '../ground/index/spots.ts';
import type { HomeSite } from '../minds/home-site.ts';

/** Half a bead-sized home (H2-MSR-08). */
const HOME = 0.6;
/** A spot of the surface keeps this far from its ends (H2-MSR-22). */
const FROM_THE_EDGE = 1;

/** H2-ACT-341: the rooms and caves of a stratum, held by somebody or not, the oldest first. Nobody may sit in the crossroads. */
export function homeSitesIn({ world: { page } }: Den, stratum: number): HomeSite[] {
  const sites: HomeSite[] = [];
  for (const piece of page.drawn())
    if (piece.stratum === stratum && isLivedIn(piece)) sites.push({ piece, at: middleOf(piece) });
  return sites;
}

function isLivedIn({ kind, nexus }: Piece): boolean {
  return (kind === 'room' && nexus !== 'crossroads') || kind === 'cave' || kind === 'hollow';
}

/** H2-MON-213: anywhere in the stratum; the random hand takes any of the sites, or one fresh spot (H2-ACT-341). */
export function somewhereIn({ world: { page } }: Den, stratum: number, sites: readonly HomeSite[]): Places {
  const fresh = placesIn(page, stratum, (x, y) => discFits(page, stratum, x, y, HOME));
  const has = (it: Spot) => fresh.has(it) || sites.some(({ piece }) => piece && holdsPoint(piece.shape, it.x, it.y));
  const any = (draw: Stream): Spot => sites[draw.int(0, sites.length)]?.at ?? fresh.any(draw);
  return { ...fresh, has, any };
}

/** The surface line; of a world closed all round, its upper side. */
export function surfaceLine(page: Page): Places {
  const whole = page.ground.surfaces[0];
  const { left, right } = whole ? bounds(whole) : { left: 0, right: page.width };
  const from = Math.max(0, left) + FROM_THE_EDGE;
  const to = Math.min(page.width, right) - FROM_THE_EDGE;
  return surfacePlaces(page, from, to, [], 0);
}
