import * as facilities from '../../drawings/rooms/aliens/facilities.ts';
import { landing } from '../../drawings/rooms/aliens/landing.ts';
import * as supplies from '../../drawings/rooms/aliens/supplies.ts';
import { byLook, type Furnishings } from '../../drawings/rooms/furnishing.ts';

export const aliens = {
  'Landing Site': byLook(landing),
  'Supply Cache': byLook(supplies.cache),
  Powerplant: byLook(supplies.power),
  Agricomplex: byLook(supplies.farm),
  'Orgone Cathode': byLook(facilities.cathode),
  'Uplift Facility': byLook(facilities.uplift),
  Megastructure: byLook(facilities.mega),
} as const satisfies Furnishings;
