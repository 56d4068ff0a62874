import type { Purse } from '../../../purse.ts';
import type { FacilityName, State } from './facilities.table.ts';

/** What is asked of the Aliens. */
export type AlienQuestion =
  | { readonly kind: 'name of the alien colony' }
  | { readonly kind: 'who the aliens are' }
  | { readonly kind: 'where the aliens land' }
  | { readonly kind: 'look of the Landing Site' }
  | { readonly kind: 'what the aliens build'; readonly group: string }
  | {
      readonly kind: 'how a facility is come by';
      readonly facility: FacilityName;
      readonly instead: 'mineable' | 'monsters' | null;
      readonly cost: Purse;
    }
  | { readonly kind: 'which deposit is used up' }
  | { readonly kind: 'whose monsters are uplifted' }
  | { readonly kind: 'what the Orgone Cathode saves' }
  | { readonly kind: 'how it is paid' }
  | { readonly kind: 'where a facility stands'; readonly facility: FacilityName }
  | { readonly kind: 'look of a facility'; readonly facility: FacilityName }
  | { readonly kind: 'what befalls the colony' }
  | { readonly kind: 'what the cascade failure takes' }
  | { readonly kind: 'the repairs' }
  | { readonly kind: 'what is repaired' }
  | { readonly kind: 'what the aliens do'; readonly group: string }
  | { readonly kind: 'whether the colony prospers' };

/** What an option is to the Aliens. */
export type AlienWhat =
  /** What is left to pay after a saving. */
  | { readonly kind: 'after saving'; readonly left: Purse }
  | { readonly kind: 'payment'; readonly payment: Purse }
  | { readonly kind: 'facility'; readonly facility: FacilityName };

/** Where the Aliens land and build. */
export type AlienPlace =
  | { readonly kind: 'where aliens may land' }
  | { readonly kind: 'where a facility may stand'; readonly facility: FacilityName };

/** Why a facility can't be built now (H2-ALN-05, -08, -11). */
export type AlienWhyNot =
  | { readonly key: 'built as a facility'; readonly state: State }
  | { readonly key: 'needs a resource within a finger'; readonly facility: FacilityName }
  | { readonly key: 'costs beads'; readonly cost: Purse };
