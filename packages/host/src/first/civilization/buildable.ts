import type { Clause } from '@understory/table';
import type { Buildable } from '../../people.ts';
import type { Question, WhyNot } from '../questions.ts';
import type { Civ } from './civ.ts';
import { nameOfWork } from './custom/play.ts';
import type { WorkName } from './custom/works.table.ts';

/** A row of a people's constructions, as it stands on its sheet. */
export interface BuildableRow {
  readonly name: WorkName;
  readonly clause: Clause;
  /** How many there must be for it; null where it has another occasion. */
  readonly at: number | null;
  readonly built: boolean;
  readonly whyNot: WhyNot | null;
  /** The city or colony, where each builds for itself. */
  readonly where?: string;
}

export function buildable(civ: Civ, { at, ...row }: BuildableRow): Buildable<WhyNot> {
  const topic: Question = { kind: 'what is built', name: nameOfWork(civ, row.name), at };
  return { ...row, topic };
}

/** What belongs to a number is built when there are as many, and once. */
export function atNumber(built: boolean, needs: number, has: number): WhyNot | null {
  if (built) return { key: 'built already' };
  return needs === has ? null : { key: 'at another number', needs, has };
}
