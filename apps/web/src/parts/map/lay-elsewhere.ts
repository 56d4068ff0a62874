import type { Spot } from '@understory/table';
import { layElsewhere } from '../../table/acts.ts';
import { useTable } from '../../table/table-store.ts';
import { sinceThen } from '../../words/since-then.ts';
import { wayBack } from '../branches/way-back.ts';

/** Something that was dragged to a place at which not all that came since would fit. */
export interface Misfit {
  readonly step: number;
  readonly at: Spot;
  /** How many answers hold with it there. */
  readonly held: number;
}

/**
 * Lay what was laid at a step elsewhere; a notice is left that puts it back. If some of what came since does not fit with it there, nothing is changed and
 * `onMisfit` is told first.
 */
export function layAt(step: number, at: Spot, onMisfit: (misfit: Misfit) => void): void {
  const leaveNotice = wayBack(step);
  const before = useTable.getState().game?.step ?? 0;
  layElsewhere({ step, at, until: null }, (held) => {
    if (held !== null && held < before) onMisfit({ step, at, held });
    else leaveNotice('It lies elsewhere now, and all that came since is as it was.');
  });
}

/** The same with what fits; the rest is taken back, and a notice is left that brings it back. */
export function layAndTakeBack({ step, at, held }: Misfit): void {
  const { game } = useTable.getState();
  if (!game) return;
  const leaveNotice = wayBack(step);
  const lost = sinceThen(game, held);
  layElsewhere({ step, at, until: held }, () => leaveNotice(`It lies elsewhere now. Taken back: ${lost}.`));
}
