import type { Shape } from '@understory/page';
import type { Survey } from '../places/survey.ts';
import { codeOf, type Hex, HexSheet } from './hex.ts';
import { mouthSigns } from './mouths.ts';
import { oldRoads, type Road, roadsOf } from './roads.ts';
import { settlementSigns } from './settlements.ts';
import type { Sign } from './sign.ts';
import { siteSigns } from './sites.ts';
import { type Terrain, terrainOf } from './terrain.ts';

/** TA-HEX-01: the land above, seen from above. */
export interface CampaignMap {
  readonly title: string;
  readonly sheet: HexSheet;
  /** In the order of the sheet's hexes. */
  readonly terrain: readonly Terrain[];
  /** The hexes that a river runs through, from where it rises. */
  readonly rivers: readonly (readonly Hex[])[];
  readonly signs: readonly Sign[];
  readonly roads: readonly Road[];
  /** What must be said of it. */
  readonly notes: readonly string[];
}

/** TA-HEX-14: what the person moved: signs by their ids, and the terrain of hexes. */
export interface HexChanges {
  readonly signs?: Readonly<Record<string, string>>;
  readonly terrain?: Readonly<Record<string, Terrain>>;
}

const NOTES = [
  'West and east are the section’s; north and south are invented.',
  'Below ground the mouths lie closer together than up here.',
  'A hex is a mile.',
];

/** TA-HEX-10: one sheet for each surface; a world without any has one all the same. */
export function campaignMaps(survey: Survey, changes: HexChanges = {}): CampaignMap[] {
  const { then } = survey;
  const { width, title } = then.world.page;
  const surfaces: readonly (Shape | null)[] = then.ground?.surfaces.length ? then.ground.surfaces : [null];
  return surfaces.map((surface, nth) => {
    const isRing = surface?.closed;
    const sheet = new HexSheet(Math.ceil(width), isRing);
    const taken = new Map<number, string>();
    const mouths = mouthSigns(survey, sheet, taken, nth, surfaces);
    const sites = siteSigns(survey, sheet, taken, mouths, nth, surfaces);
    const { terrain, rivers } = terrainOf(survey, sheet, surface, nth);
    const settled = nth === 0 ? settlementSigns(survey, sheet, taken, terrain) : [];
    const signs = moved(sheet, [...mouths.map((it) => it.sign), ...sites, ...settled], changes);
    const land = terrain.map((it, i) => changes.terrain?.[codeOf(sheet.all[i] as Hex)] ?? it);
    return {
      title: surfaces.length > 1 ? `${title}, the ${nth === 0 ? 'upper' : 'lower'} land` : title,
      ...{ sheet, terrain: land, rivers, signs },
      roads: [...roadsOf(sheet, land, signs), ...oldRoads(survey, sheet, mouths)],
      notes: isRing ? [...NOTES, 'Its western and its eastern side meet.'] : NOTES,
    };
  });
}

/** TA-HEX-11, -14: a sign is moved only to a hex that is free. */
function moved(sheet: HexSheet, signs: readonly Sign[], changes: HexChanges): Sign[] {
  const taken = new Set(signs.map((it) => sheet.indexOf(it.hex)));
  return signs.map((it) => {
    const code = changes.signs?.[it.id];
    const to = code === undefined ? undefined : sheet.all.find((hex) => codeOf(hex) === code);
    if (!to || taken.has(sheet.indexOf(to))) return it;
    taken.delete(sheet.indexOf(it.hex));
    taken.add(sheet.indexOf(to));
    return { ...it, hex: to };
  });
}
