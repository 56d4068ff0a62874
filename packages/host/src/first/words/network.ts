import {
  entrances as entrancesOf,
  type NetworkRules,
  networkOf,
  type Page,
  type Piece,
  partsOf,
} from '@understory/page';
import { openings } from './rock.ts';

/** H1-MEA-11: rivers and what is full of water are no ways. */
export function isDry({ kind }: Piece): boolean {
  return kind !== 'water';
}

const DRY: NetworkRules = { through: isDry, also: [] };

/** H1-MEA-05: rooms and tunnels, as one walks them. */
export function network(page: Page): ReturnType<typeof networkOf> {
  return networkOf(page, DRY);
}

/** H1-MEA-16: where one comes in from the surface. A valley's mouth is none (H1-ALT-09, -10); that of a rift is one (H1-ALT-06). */
export function entrances(page: Page): ReturnType<typeof entrancesOf> {
  const valleys = new Set(openings(page).flatMap((it) => (it.variant === 'valley' ? [it.id] : [])));
  return entrancesOf(page, network(page)).filter(({ pieces }) => !pieces.every((id) => valleys.has(id)));
}

/** The natural caves, which a disaster or a cavern drew: neither full of something nor open to the sky. */
export function naturalCaves(page: Page): Piece[] {
  return [...page.drawn()].filter(({ kind, owner, variant }) => kind === 'cave' && owner === null && variant === null);
}

/** Is there a way from a piece to an edge of the page or to a surface? */
export function leadsOut(page: Page, { id }: Piece): boolean {
  const part = partsOf(network(page)).all.find((it) => it.includes(id)) ?? [id];
  return part.some((it) => reachesOut(page, page.piece(it)));
}

/** The outline of the rock is all that leads out: its surfaces, and the edges of the page. */
function reachesOut(page: Page, { shape }: Piece): boolean {
  const { outline } = page.stratum(1);
  const all = { path: [...outline, outline[0] as number, outline[1] as number], closed: false, swell: 0 };
  return page.touches(shape, all);
}

/** The room nearest to a point, the older of two equally near (H1-MEA-09, -13). */
export function nearestRoom(page: Page, { x, y }: { readonly x: number; readonly y: number }): Piece | null {
  return page.nearest({ path: [x, y], closed: false, swell: 0 }, naturalCaves(page));
}
