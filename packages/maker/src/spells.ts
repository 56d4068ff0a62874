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

/** What a spell is called in another player's dungeon. */
type Rival = 'Salve' | 'Blessing' | 'Insight' | 'Warding' | 'Shortcut' | 'Siege';
export type ColumnName = Spell | Rival;

/** One of the two columns of a spell's row. */
export interface Column {
  readonly name: ColumnName;
  readonly when: Moment;
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
    own: { name: 'Firebolt', when: 'resolved' },
    rival: { name: 'Salve', when: 'resolved' },
  },
  {
    spell: 'Curse',
    clause: 'DM-SPL-T1.2',
    own: { name: 'Curse', when: 'rolled' },
    rival: { name: 'Blessing', when: 'rolled' },
  },
  {
    spell: 'Hex',
    clause: 'DM-SPL-T1.3',
    own: { name: 'Hex', when: 'passed' },
    rival: { name: 'Insight', when: 'failed' },
  },
  {
    spell: 'Frenzy',
    clause: 'DM-SPL-T1.4',
    own: { name: 'Frenzy', when: 'failed' },
    rival: { name: 'Warding', when: 'failed' },
  },
  {
    spell: 'Snare',
    clause: 'DM-SPL-T1.5',
    own: { name: 'Snare', when: 'resolved' },
    rival: { name: 'Shortcut', when: 'before a tile' },
  },
  {
    spell: 'Mend',
    clause: 'DM-SPL-T1.6',
    own: { name: 'Mend', when: 'escaped' },
    rival: { name: 'Siege', when: 'escaped' },
  },
];

export function rowOf(spell: Spell): SpellRow {
  const row = SPELL_ROWS.find((it) => it.spell === spell);
  if (!row) throw new Impossible(`there is no spell "${spell}"`);
  return row;
}
