import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import type { Move } from '../moves.ts';
import type { Mind } from './reasons.ts';
import { storyOption } from './story.ts';
import { bestOption, bestTarget } from './tactical.ts';
import { storyTarget } from './targets.ts';

/** What an autopilot does with its one option (H2-ACT-312, -323, -324); `nothing` is a key among the options. */
export function whichOption(den: Den, me: Monster, moves: readonly Move[]): Mind<string> {
  return (hand) => (hand === 'tactical' ? bestOption(den, me, moves) : storyOption(den, me, moves));
}

/** Whom an `always` or `if` act is done to, since it must be done (H2-ACT-313, -324). */
export function whichTarget(den: Den, me: Monster, moves: readonly Move[]): Mind<string> {
  return (hand) => {
    if (hand === 'tactical') return bestTarget(den, me, moves);
    const pick = storyTarget(den, me, moves);
    const answer = pick?.move.key ?? 'nothing';
    return pick?.why === undefined ? { answer } : { answer, why: pick.why };
  };
}
