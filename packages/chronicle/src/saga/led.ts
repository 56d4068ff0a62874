import type { Chronicle } from '../chronicle.ts';
import { type Fact, tickOf } from '../facts/fact.ts';
import { RANKS } from '../words/english/ranks.ts';
import type { Beat } from './beat.ts';
import { momentOf } from './moment.ts';

/** A company must be told of so often before its leader is. */
const OFTEN = 3;

/** Who led whom, where they are named and where they fell (CH-NAM-14): one in a paragraph, and each once in a saga. */
export function ledBy(facts: readonly Fact[], { called }: Chronicle, told: Set<string>): Beat[] {
  const beats: Beat[] = [];
  for (const leader of called.leaders) {
    const { id, group, name, byName, culture, because, until, fate, after } = leader;
    const own = facts.filter((it) => it.actor === group || it.target === group);
    const args = { person: name, full: `${name} ${byName}`, rank: RANKS[culture] };
    if (facts.includes(because) && !told.has(id) && own.length >= OFTEN && because.actor !== null) {
      told.add(id);
      const isNext = after !== null && told.has(after);
      beats.push({ ...momentOf([because]), key: isNext ? 'leader.next' : 'leader', a: group, args });
    } else if (fate === 'fell' && told.has(id) && until !== null && facts.includes(until) && !told.has(`${id} fell`)) {
      told.add(`${id} fell`);
      beats.push({ ...momentOf([until]), key: 'leader.fell', a: group, args });
    }
  }
  return beats.slice(0, 1).filter((it) => facts.some((fact) => tickOf(fact) === it.ticks[0]));
}
