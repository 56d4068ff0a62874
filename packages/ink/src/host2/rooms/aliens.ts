import * as facilities from '../../drawings/rooms/aliens/facilities.ts';
import { landing } from '../../drawings/rooms/aliens/landing.ts';
import * as supplies from '../../drawings/rooms/aliens/supplies.ts';
import { byVariant, type Furnishings } from '../../drawings/rooms/furnishing.ts';

export const aliens = {
  'Landing Site': byVariant(landing),
  'Supply Cache': byVariant(supplies.cache),
  Powerplant: byVariant(supplies.power),
  Agricomplex: byVariant(supplies.farm),
  'Orgone Cathode': byVariant(facilities.cathode),
  'Uplift Facility': byVariant(facilities.uplift),
  Megastructure: byVariant(facilities.mega),
} as const satisfies Furnishings;
