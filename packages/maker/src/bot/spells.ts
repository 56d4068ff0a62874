import type { Sheet, Visit } from '../sheet.ts';
import { canCast } from '../sheet.ts';
import { type Moment, SPELLS, type Spell } from '../spells.ts';

/** DM-BOT-05: the order in which spells are circled; the others after them, by row. */
const WANTED: readonly Spell[] = ['Firebolt', 'Frenzy', 'Mend', ...SPELLS];

/** The spell to circle next; Firebolt first (DM-SET-05). */
export function nextSpell(sheet: Sheet): Spell {
  return WANTED.find((it) => !sheet.spells.includes(it)) ?? 'Firebolt';
}

/** What the hero faces, as far as a caster wants to know. */
export interface CastingMoment {
  readonly moment: Moment;
  /** The hero has just resolved the exit tile. */
  readonly isBeforeStairs: boolean;
  /** What the failed check is about to cost. */
  readonly damage: number;
}

/** What Firebolt takes from a hero (DM-SPL-T1.1). */
const FIREBOLT = 2;

/** DM-BOT-05: the spell that the default player casts at this moment in their own dungeon; null for none. Never on rivals. */
export function spellToCast(
  owner: Sheet,
  { hp }: Visit,
  { moment, isBeforeStairs, damage }: CastingMoment,
): Spell | null {
  if (moment === 'resolved' && isBeforeStairs && hp <= FIREBOLT && canCast(owner, 'Firebolt')) return 'Firebolt';
  if (moment === 'failed' && damage < hp && damage * 2 >= hp && canCast(owner, 'Frenzy')) return 'Frenzy';
  return moment === 'escaped' && canCast(owner, 'Mend') ? 'Mend' : null;
}
