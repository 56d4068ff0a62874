import type { Told } from '../key/told.ts';
import type { Hex } from './hex.ts';

/** TA-HEX-04, TA-HEX-T1: what a sign shows. */
export type SignKind =
  | ('cave mouth' | 'cleft' | 'spring' | 'sink' | 'crater' | 'gate' | 'ruined gate' | 'cellar' | 'hole')
  | ('city' | 'castle' | 'tower' | 'temple' | 'barrow' | 'wreck' | 'standing stone' | 'mine')
  | ('village' | 'camp' | 'lair' | 'cairn' | 'settlement');

/** Something on the land, in a hex of its own. */
export interface Sign {
  /** TA-ARE-17. */
  readonly id: string;
  readonly sort: 'mouth' | 'town' | 'landmark' | 'settlement';
  readonly kind: SignKind;
  /** TA-HEX-T1: its maker is gone. */
  readonly ruined: boolean;
  readonly name: string;
  readonly hex: Hex;
  /** TA-HEX-04: what lies below, and how far in; null where nothing does. */
  readonly below: Told | null;
  /** The surface area that it is the sign of. */
  readonly area: string | null;
}
