import { type Clause, Impossible } from '@understory/table';

/** When a spell fits (DM-SPL-T1). */
export type Moment =
  /** The hero is rolled and stands before the entrance. */
  | 'rolled'
  /** Right before a tile is resolved. */
  | 'before a tile'
  /** Right after a check. */
  | 'passed'
  | 'failed'
  /** A tile has been resolved; on the exit tile this is just before the stairs. */
  | 'resolved'
  | 'escaped';

export const SPELLS = ['Firebolt', 'Curse', 'Hex', 'Frenzy', 'Snare', 'Mend'] as const;
export type Spell = (typeof SPELLS)[number];

/** One of the two columns of a spell's row. */
export interface Column {
  readonly name: string;
  readonly when: Moment;
  readonly does: string;
}

export interface SpellRow {
  readonly spell: Spell;
  readonly clause: Clause;
  /** In one's own dungeon. */
  readonly own: Column;
  /** In another player's (DM-SPL-02). */
  readonly rival: Column;
}

/** DM-SPL-T1. */
export const SPELL_ROWS: readonly SpellRow[] = [
  {
    spell: 'Firebolt',
    clause: 'DM-SPL-T1.1',
    own: { name: 'Firebolt', when: 'resolved', does: 'the hero loses 2 HP' },
    rival: { name: 'Salve', when: 'resolved', does: 'the hero gains 2 HP' },
  },
  {
    spell: 'Curse',
    clause: 'DM-SPL-T1.2',
    own: { name: 'Curse', when: 'rolled', does: 'the hero has 3 Str and 3 Int less' },
    rival: { name: 'Blessing', when: 'rolled', does: 'the hero has 3 Str and 3 Int more' },
  },
  {
    spell: 'Hex',
    clause: 'DM-SPL-T1.3',
    own: { name: 'Hex', when: 'passed', does: 'the passed check counts as failed' },
    rival: { name: 'Insight', when: 'failed', does: 'the failed check counts as passed' },
  },
  {
    spell: 'Frenzy',
    clause: 'DM-SPL-T1.4',
    own: { name: 'Frenzy', when: 'failed', does: 'the damage is doubled' },
    rival: { name: 'Warding', when: 'failed', does: 'the damage is halved' },
  },
  {
    spell: 'Snare',
    clause: 'DM-SPL-T1.5',
    own: { name: 'Snare', when: 'resolved', does: 'the hero resolves the tile once more' },
    rival: { name: 'Shortcut', when: 'before a tile', does: 'the hero passes through the tile unresolved' },
  },
  {
    spell: 'Mend',
    clause: 'DM-SPL-T1.6',
    own: { name: 'Mend', when: 'escaped', does: 'a cross on the dungeon’s HP is erased' },
    rival: { name: 'Siege', when: 'escaped', does: 'one more dungeon HP is crossed off' },
  },
];

export function rowOf(spell: Spell): SpellRow {
  const row = SPELL_ROWS.find((it) => it.spell === spell);
  if (!row) throw new Impossible(`there is no spell "${spell}"`);
  return row;
}
