import { clamp } from '@understory/page';

/** H2-ACT-311: of the 36 throws of two dice, those that the actor wins with a lead of −6, −5 … 5; a tie is the actor's. */
const WON = [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];

/** How likely the actor wins with this lead in modifiers and ★ over the target. */
export function chanceWith(lead: number): number {
  return (WON[clamp(lead, -6, 5) + 6] as number) / 36;
}
