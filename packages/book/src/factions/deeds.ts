import type { Survey } from '../places/survey.ts';
import { type Entry, word } from '../world.ts';

/** Something that one group did to another. */
export interface Meeting {
  readonly tick: number;
  readonly by: string;
  readonly to: string;
  readonly how: 'war' | 'paid' | 'allied' | 'traded' | 'robbed' | 'met';
  /** A ● of `to` died of it. */
  readonly killed: boolean;
}

const WAR: ReadonlySet<string> = new Set([
  'fight',
  'hunt',
  'rout',
  'extermination',
  'exterminate',
  'invasion',
  'attack',
  'raid',
  'war',
]);
const PAID: ReadonlySet<string> = new Set(['extort', 'extortion', 'tax', 'bribe', 'bribed', 'tribute']);
const ALLIED: ReadonlySet<string> = new Set([
  'pact',
  'alliance',
  'ally',
  'annex',
  'annexation',
  'recruit',
  'serve',
  'subdued',
]);
const TRADED: ReadonlySet<string> = new Set(['trade', 'barter']);
const ROBBED: ReadonlySet<string> = new Set(['theft', 'steal', 'rob', 'robbed']);

function howOf(entry: Entry): Meeting['how'] {
  const deed = (word(entry, 'deed') ?? word(entry, 'clash') ?? word(entry, 'move') ?? '').toLowerCase();
  if (entry.kind === 'conflict' || entry.kind === 'invasion' || entry.kind === 'invaded' || WAR.has(deed)) return 'war';
  if (PAID.has(deed)) return 'paid';
  if (ALLIED.has(deed) || entry.kind === 'subdued') return 'allied';
  if (TRADED.has(deed)) return 'traded';
  return ROBBED.has(deed) ? 'robbed' : 'met';
}

const KILLS: ReadonlySet<string> = new Set(['died', 'destroyed']);

/** TA-FAC-04: every line of the journal in which two groups had to do with each other. */
export function meetingsOf({ then }: Survey): Meeting[] {
  return then.world.journal.flatMap((it): Meeting[] => {
    if (it.tick > then.tick) return [];
    const group = word(it, 'group');
    const killed = KILLS.has(it.kind) || (it.kind === 'lost' && word(it, 'bead') === 'population');
    const other = killed || it.kind === 'lost' ? word(it, 'by') : (word(it, 'to') ?? word(it, 'from'));
    if (group === null || other === null || group === other) return [];
    if (!then.groups.has(group) || !then.groups.has(other)) return [];
    const [by, to] = killed || it.kind === 'lost' ? [other, group] : [group, other];
    return [{ tick: it.tick, by, to, how: killed ? 'war' : howOf(it), killed }];
  });
}
