import type { Clause } from '@understory/table';
import type { EndingKind } from './ending.ts';
import type { PeopleKey } from './keys.ts';

/** A way a civilization can end; `kind` is what its `Ending` says. */
export interface WayToEnd {
  readonly kind: EndingKind;
  readonly clause: Clause;
  /** Why it hardly ever comes by itself. */
  readonly rare?: string;
}

const fate: WayToEnd = { kind: 'fate', clause: 'H2-NEX-T1.3' };
const noOneLeft: WayToEnd = { kind: 'no one left', clause: 'H2-CIV-25' };

/** Every ending that the rules know, the usual ones of a people first. */
export const waysToEnd: Readonly<Record<PeopleKey, readonly WayToEnd[]>> = {
  aliens: [
    { kind: 'prospered', clause: 'H2-ALN-22' },
    { kind: 'departed', clause: 'H2-ALN-22' },
    { kind: 'colony lost', clause: 'H2-ALN-20' },
    { kind: 'megastructure destroyed', clause: 'H2-ALN-29' },
    { kind: 'out of time', clause: 'H2-ALN-29', rare: 'the turn limit is there for colonies that would never end' },
    fate,
  ],
  dwarves: [{ kind: 'ten dwarves', clause: 'H2-DWF-10' }, noOneLeft, fate],
  'deep elves': [
    { kind: 'war with the surface dwellers', clause: 'H2-ELF-17' },
    { kind: 'the slaves rise', clause: 'H2-ELF-18' },
    noOneLeft,
    fate,
  ],
  demons: [{ kind: 'the last demon', clause: 'H2-DEM-16' }, { kind: 'no demon left', clause: 'H2-DEM-16' }, fate],
  magicians: [
    { kind: 'diaspora', clause: 'H2-MAG-11' },
    { kind: 'vengeance', clause: 'H2-MAG-10', rare: 'it takes lost Magicians and few sites (H2-MAG-12)' },
    noOneLeft,
    fate,
  ],
};
