import type { SCHOLAR as ENGLISH } from '../english/scholar.ts';

/** Der Gelehrte auf Deutsch: Gegenwart für das, was ist, Vergangenheit für das, was war. Orte nennt er nicht, denn sie haben nur englische Namen. */
export const GELEHRTER: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'is.one': '{ $a } ({ $sort }) lebt noch.',
  'is.many': '{ $a } ({ $sort }) leben noch.',
  'was.one': '{ $a } ({ $sort }) lebt nicht mehr.',
  'was.many': '{ $a } ({ $sort }) leben nicht mehr.',
  'is.people': '{ $a } ist eine Siedlung; dort wohnen: { $sort }.',
  'was.people': '{ $a } war eine Siedlung; dort wohnten: { $sort }.',
  at: '',
  has: `{ $a } { $count ->
      [many] haben
     *[one] hat
  } derzeit { $lives }●, { $treasures }○ und { $epics }❖.`,
  not: '{ $a } { $count ->\n      [many] sind\n     *[one] ist\n  } nicht zu verwechseln mit { $b }.',
  probably: 'vermutlich: { $said }',
  'note.line': '{ $clause }, Zeile { $from }',
  'note.lines': '{ $clause }, Zeilen { $from }–{ $to }',
  'note.tie': '{ $note }; Gleichstand',
  'note.by': '{ $note }; Abstand { $n }',
};
