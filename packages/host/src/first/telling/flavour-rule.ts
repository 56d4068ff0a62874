import { type Facts, factsOf } from '../monsters/flavours.ts';
import type { MonsterGroup } from '../monsters/group.ts';
import { FLAVOUR_RULES } from './english/flavour-rules.ts';

/** What a group's flavour is other than its kind, in a line; empty if it has no rules of its own (H1-MON-08). */
export function flavourRule(me: Pick<MonsterGroup, 'kind' | 'flavour'>): string {
  const facts: Facts = factsOf(me);
  const said = (Object.keys(FLAVOUR_RULES) as (keyof Facts)[]).flatMap((fact) => {
    const value = facts[fact];
    return value === undefined || value === false ? [] : [FLAVOUR_RULES[fact](value)];
  });
  return said.join('; ');
}
