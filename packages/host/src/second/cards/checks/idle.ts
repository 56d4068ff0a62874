import type { Draft } from '../draft.ts';
import type { Proofreader } from '../problems.ts';

/** What stands on a monster card in its place and yet never does anything, or not what it seems to. */
export function warnOfIdle(draft: Draft, proof: Proofreader): void {
  const isOverlay = draft.kind === 'overlay';
  if (isOverlay) {
    for (const act of draft.always)
      proof.warn(act, 'An overlay gives its options and rules only: this line is never played');
    for (const line of draft.ifs)
      proof.warn(line, 'An overlay gives its options and rules only: this line is never played');
  } else {
    for (const it of draft.spawns)
      if (it.kind === 'onto a random group')
        proof.warn(it, 'Only an overlay is laid onto another group', { expected: 'kind overlay' });
  }
  const instead = draft.rules.flatMap((rule) =>
    rule.kind === 'when' ? rule.effects.filter((it) => it.kind === 'gain' && it.instead) : [],
  );
  for (const it of instead.slice(1)) proof.warn(it, 'Another rule gives something instead too: both are gained');
}
