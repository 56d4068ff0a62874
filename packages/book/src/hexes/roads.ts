import type { Survey } from '../places/survey.ts';
import type { Hex, HexSheet } from './hex.ts';
import type { MouthSign } from './mouths.ts';
import type { Sign } from './sign.ts';
import type { Terrain } from './terrain.ts';

export interface Road {
  readonly hexes: readonly Hex[];
  /** TA-HEX-08: of a people that made a highway below. */
  readonly old: boolean;
}

/** TA-HEX-08: what a hex costs whoever builds a road through it. */
const COSTS: Readonly<Record<Terrain, number>> = {
  ...{ plains: 1, brush: 1, savanna: 1, forest: 2, hills: 2, desert: 2, tundra: 2, wasteland: 2 },
  ...{ swamp: 3, jungle: 3, mountains: 4, water: 6 },
};

/** TA-HEX-08: every town to the nearest castle or city, or to each other if there is none. */
export function roadsOf(sheet: HexSheet, terrain: readonly Terrain[], signs: readonly Sign[]): Road[] {
  const seats = signs.filter((it) => (it.kind === 'castle' || it.kind === 'city') && !it.ruined);
  const towns = signs.filter((it) => it.sort === 'town' && !seats.includes(it));
  const roads: Road[] = [];
  for (const [i, town] of towns.entries()) {
    const goals = seats.length > 0 ? seats : towns.slice(0, i);
    const ways = goals.map((it) => cheapest(sheet, terrain, town.hex, it.hex)).sort((a, b) => a.cost - b.cost);
    const [best] = ways;
    if (best) roads.push({ hexes: best.hexes, old: false });
  }
  return roads;
}

/** TA-HEX-08: among equal ways the one with the smaller column, then row, first. */
export function cheapest(
  sheet: HexSheet,
  terrain: readonly Terrain[],
  from: Hex,
  to: Hex,
): { readonly hexes: Hex[]; readonly cost: number } {
  const costs = new Map<number, number>([[sheet.indexOf(to), 0]]);
  const next = new Map<number, Hex>();
  const open: Hex[] = [to];
  // Reckoned from the goal, so that the way is chosen from its beginning on.
  while (open.length > 0) {
    open.sort((a, b) => (costs.get(sheet.indexOf(a)) ?? 0) - (costs.get(sheet.indexOf(b)) ?? 0));
    const at = open.shift() as Hex;
    const so = costs.get(sheet.indexOf(at)) ?? 0;
    const price = so + COSTS[terrain[sheet.indexOf(at)] as Terrain];
    for (const it of sheet.neighbours(at)) {
      const known = costs.get(sheet.indexOf(it));
      const old = next.get(sheet.indexOf(it));
      const isBetter = known === undefined || price < known;
      const isTie = known === price && old !== undefined && isBefore(at, old);
      if (isBetter || isTie) next.set(sheet.indexOf(it), at);
      if (!isBetter) continue;
      costs.set(sheet.indexOf(it), price);
      open.push(it);
    }
  }
  const hexes: Hex[] = [from];
  for (let at: Hex | undefined = from; at && sheet.indexOf(at) !== sheet.indexOf(to); ) {
    at = next.get(sheet.indexOf(at));
    if (at) hexes.push(at);
  }
  return { hexes, cost: costs.get(sheet.indexOf(from)) ?? 0 };
}

const isBefore = (a: Hex, b: Hex): boolean => a.column < b.column || (a.column === b.column && a.row < b.row);

/** TA-HEX-08: from the outermost mouth that a people's highway reaches, toward the nearer side of the page. */
export function oldRoads({ then, network }: Survey, sheet: HexSheet, mouths: readonly MouthSign[]): Road[] {
  const highways = then.pieces.filter(
    (it) =>
      it.kind === 'tunnel' &&
      then.groups.get(it.owner ?? '')?.sort === 'civilization' &&
      (it.room !== null || then.labels.some((label) => label.about === it.id)),
  );
  const far = ({ sign: { hex } }: MouthSign) => Math.min(hex.column - 1, sheet.columns - hex.column);
  return [...new Set(highways.map((it) => it.owner))].flatMap((owner): Road[] => {
    const own = new Set(highways.filter((it) => it.owner === owner).map((it) => it.id));
    const [mouth] = mouths
      .filter(({ piece }) => own.has(piece.id) || [...network.touching.beside(piece.id)].some((it) => own.has(it)))
      .sort((a, b) => far(a) - far(b));
    if (!mouth) return [];
    const { column, row } = mouth.sign.hex;
    const west = column <= sheet.columns / 2;
    const many = west ? column : sheet.columns - column + 1;
    return [
      { old: true, hexes: Array.from({ length: many }, (_, i) => ({ column: west ? column - i : column + i, row })) },
    ];
  });
}
