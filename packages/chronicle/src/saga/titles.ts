import { stream } from '@understory/table';
import type { Chronicle } from '../chronicle.ts';
import { strongest } from '../gauge.ts';
import { TITLES } from '../words/english/titles.ts';
import type { ChapterPlan } from './plan.ts';

/** The name of a chapter, from its strongest thread (CH-STR-06): no two of one world are alike. */
export function titled(plan: ChapterPlan, chronicle: Chronicle, used: Set<string>): string {
  const { threads, interest, names, story } = chronicle;
  const here = new Set(plan.facts.map((it) => it.id));
  const own = strongest(threads, interest).filter((it) => it.facts.filter(({ id }) => here.has(id)).length >= 2);
  for (const { kind, roles } of own) {
    if (used.has(kind)) continue;
    const [a, ...rest] = roles.map((it) => names.get(it)?.short ?? it);
    for (const title of TITLES[kind] ?? []) {
      const text = title({ a: a ?? '', b: rest.at(-1) ?? '' });
      if (text === null || used.has(text)) continue;
      used.add(text).add(kind);
      return text;
    }
  }
  const any = plan.facts.flatMap(({ actor }) => (actor !== null && names.has(actor) ? [actor] : []));
  const who = any.length > 0 ? names.get(stream(story.tale.seed, 'title', String(used.size)).pick(any))?.full : null;
  const text = capitalised(who ?? story.tale.title);
  const fresh = used.has(text) ? `${text} Again` : text;
  used.add(fresh);
  return fresh;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
