import { distance, type Page, type Piece, type Point, surfaceOver } from '@understory/page';
import type { Rule } from '@understory/table';
import { putBead } from '../../../beads.ts';
import { gone } from '../../../purse.ts';
import { treasureName } from '../../aftermath/treasure-name.ts';
import { choose, roll } from '../../asks.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { isOn } from '../../switched.ts';
import { drawTunnel } from '../../words/natural.ts';
import { isArtifact } from '../artifact.ts';
import { stationAt } from '../company.ts';
import type { Alignment } from '../group.ts';
import { lawsOf } from '../laws.ts';
import { gatesOf, waysOf } from '../map.ts';
import type { Party } from './party.ts';

type Gate = ReturnType<typeof gatesOf>[number];

/** How a party is made up, where not by the dice of the Age of Monsters (H1-VIL-05). */
export interface PartyWish {
  readonly size?: number;
  readonly alignment?: Alignment;
  /** Only entrances that lead there (H1-VIL-05). */
  readonly leads?: (gate: Gate) => boolean;
}

/** H1-ADV-02, -03: at a random entrance, with 1○, and the artifact if it is in the castle (H1-FEA-03). */
export function* setOut(world: Realm, wish: PartyWish = {}): Rule<Party | null> {
  const { page, monsters } = world;
  const about = `party of year ${monsters.year}, ${monsters.restarts}`;
  const isHollow = page.ground.surfaces.length > 1;
  const alignment = isHollow || !wish.alignment ? yield* whichAlignment(isHollow, about) : wish.alignment;
  const size = wish.size ?? (yield* roll('H1-ADV-03', '1d6', { kind: 'how large the party is' }, about));
  const surface = isHollow && alignment === 'chaotic' ? 1 : 0;
  if (openGates(world, surface, isHollow).length === 0) openWay(world, surface);
  const open = openGates(world, surface, isHollow);
  const sought = wish.leads ? open.filter(wish.leads) : [];
  const gates = sought.length > 0 ? sought : open;
  if (gates.length === 0) return null;
  const options = gates.map(({ x, y }, i) => ({ key: String(i + 1), subject: { spot: { x, y } } }));
  const key = yield* choose('H1-ADV-02', {
    by: 'chance',
    topic: { kind: 'where the party enters' },
    options,
    usual: null,
    about,
  });
  const gate = gates[Number(key) - 1];
  if (!gate) return null;
  const at = stationAt(world, gate);
  const id = page.newId('g');
  const group = { id, sort: 'monsters', kind: 'party', of: id, name: 'party', card: null } as const;
  const token = putBead(world, page.piece(at.piece), { kind: 'token', owner: id, emblem: 'party' });
  note(
    world,
    {
      kind: 'party came',
      clause: 'H1-ADV-03',
      group: id,
      piece: at.piece,
      count: size,
      alignment,
      beads: [token.bead.id],
    },
    [{ do: 'found', group }, token],
  );
  const party: Party = {
    id,
    alignment,
    began: size,
    members: size,
    load: [{ name: isOn(world, 'namedTreasures') ? yield* treasureName(world, id) : null, emblem: 'hoard' }],
    at,
    explored: new Map(),
    avoids: new Set(),
    friends: new Set(),
    visited: new Set(),
    token: token.bead.id,
    isOver: false,
  };
  takeArtifacts(world, party);
  return party;
}

/** H1-ADV-03; in a hollow earth by an even chance (H1-ALT-13). */
function* whichAlignment(isHollow: boolean, about: string): Rule<Alignment> {
  const d6 = yield* roll(isHollow ? 'H1-ALT-13' : 'H1-ADV-03', '1d6', { kind: 'how the party is aligned' }, about);
  return d6 <= (isHollow ? 3 : 5) ? 'lawful' : 'chaotic';
}

function openGates(world: Realm, surface: number, isHollow: boolean) {
  return gatesOf(world).filter((it) => !isHollow || it.surface === surface);
}

/** H1-ADV-02: a natural tunnel straight up to the surface, from where the dungeon is nearest to it. */
function openWay(world: Realm, surface: number): void {
  const { page } = world;
  const ways = waysOf(world);
  let best: { readonly from: Point; readonly to: Point } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const id of [...ways.rooms.keys(), ...ways.tunnels.keys()]) {
    for (const from of pointsOf(page.piece(id))) {
      const to = outOf(page, surface, from);
      const far = distance(from.x, from.y, to.x, to.y);
      if (far < least - 0.001) [best, least] = [{ from, to }, far];
    }
  }
  if (best) drawTunnel({ world, clause: 'H1-ADV-02', feature: null }, best.from, best.to);
}

/** The corners of an outline. */
function pointsOf({ shape: { path } }: Piece): Point[] {
  return Array.from({ length: path.length / 2 }, (_, i) => ({
    x: path[2 * i] as number,
    y: path[2 * i + 1] as number,
  }));
}

/** Straight up, or down to the lower surface of a hollow earth. */
function outOf(page: Page, surface: number, at: Point): Point {
  return surface === 0 ? surfaceOver(page, at) : { x: at.x, y: page.floorAt(at.x) };
}

/** H1-FEA-03, H1-ALT-22: the artifact in the castle of their own alignment. */
function takeArtifacts(world: Realm, party: Party): void {
  const castle = lawsOf(world).castle(world, party.alignment);
  const found = castle ? world.page.beadsIn(castle.piece, 'treasure').filter(isArtifact) : [];
  if (found.length === 0) return;
  party.load = [...party.load, ...found.map(({ name, emblem }) => ({ name, emblem }))];
  note(
    world,
    {
      kind: 'carried off',
      clause: 'H1-FEA-03',
      group: party.id,
      piece: castle?.piece ?? '',
      beads: found.map(({ id }) => id),
    },
    gone(found),
  );
}
