import type { Mark as Sign } from '@understory/page';
import { handFor } from './hand.ts';
import type { Mark } from './mark.ts';
import { at, pair } from './pen-path.ts';

/** The small signs of the rulebook: a cross for a tomb, battlements, a demon's star, a worm with its jaws open for the Tunneller; a nexus's own drawing says what it is. */
export function drawSign({ id, kind, at: { x, y }, piece }: Sign): Mark[] {
  const hand = handFor(id);
  const to = (dx: number, dy: number) => pair(at(x + dx + hand.stray(0.015)), at(y + dy + hand.stray(0.015)));
  const d =
    kind === 'tomb'
      ? `M${to(-0.28, -0.28)}L${to(0.28, 0.28)}M${to(0.28, -0.28)}L${to(-0.28, 0.28)}`
      : kind === 'fortification'
        ? `M${to(-0.3, 0.25)}L${to(-0.3, -0.2)}L${to(-0.15, -0.2)}L${to(-0.15, -0.08)}L${to(0, -0.08)}L${to(0, -0.2)}L${to(0.15, -0.2)}L${to(0.15, -0.08)}L${to(0.3, -0.08)}L${to(0.3, 0.25)}`
        : kind === 'demonic'
          ? `M${to(0, -0.3)}L${to(0.19, 0.26)}L${to(-0.3, -0.09)}L${to(0.3, -0.09)}L${to(-0.19, 0.26)}Z`
          : kind === 'tunneller'
            ? `M${to(-0.4, 0.22)}Q${to(-0.28, -0.3)} ${to(-0.1, 0.02)}Q${to(0.06, 0.32)} ${to(0.18, -0.08)}Q${to(0.22, -0.26)} ${to(0.4, -0.22)}M${to(0.18, -0.08)}Q${to(0.36, -0.06)} ${to(0.42, 0.08)}`
            : '';
  return d === ''
    ? []
    : [{ mark: 'group', piece, of: [{ mark: 'path', d, pen: { stroke: 'ink', width: 0.055, cap: 'round' } }] }];
}
