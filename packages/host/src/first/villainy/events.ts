import type { BeadIds, Fact } from '../../events.ts';
import type { VillainKey, VillainyEnding, Yoke } from './keys.ts';

/** What happens in the Age of Villainy alone. */
export type VillainEvent =
  | (Fact<'villain came'> & { readonly group: string; readonly villain: VillainKey; readonly piece: string })
  /** An alpha that was there before becomes the villain (H1-AVI-01). */
  | (Fact<'rose'> & { readonly group: string; readonly piece: string })
  | (Fact<'subdued'> & { readonly group: string; readonly from: string; readonly yoke: Yoke })
  | (Fact<'released'> & { readonly group: string; readonly yoke: Yoke })
  | (Fact<'infiltrated'> & {
      readonly group: string;
      readonly from: string;
      readonly piece: string;
      readonly beads: BeadIds;
    })
  /** H1-DMR-21. */
  | (Fact<'attacked'> & {
      readonly group: string;
      readonly sum: number;
      readonly against: number;
      readonly result: 'won' | 'lost';
    })
  | (Fact<'trap sprang'> & { readonly group: string; readonly piece: string })
  | (Fact<'freed'> & {
      readonly group: string;
      readonly piece: string;
      readonly count: number;
      readonly beads: BeadIds;
    })
  | (Fact<'works fell'> & { readonly group: string; readonly piece: string })
  | (Fact<'villainy ended'> & { readonly ending: VillainyEnding; readonly group: string | null });
