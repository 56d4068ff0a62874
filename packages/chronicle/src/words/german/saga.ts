import { capital } from '@understory/table';
import type { Chronicle } from '../../chronicle.ts';
import type { Chapter } from '../../saga/beat.ts';
import { type ChapterPlan, planned } from '../../saga/plan.ts';
import type { Tale } from '../../tale.ts';
import { SORTEN } from './sorts.table.ts';
import { GermanTeller, isFolk } from './teller.ts';

/** Dieselben Kapitel und Absätze wie auf Englisch, in deutschen Sätzen (CH-VOI-04). */
export function germanSagaOf(chronicle: Chronicle): Chapter[] {
  const teller = new GermanTeller(chronicle);
  const used = new Set<string>();
  return planned(chronicle).flatMap((plan) => {
    const paragraphs = plan.paragraphs.map((it) => teller.paragraph(it)).filter((it) => it.length > 0);
    return paragraphs.length === 0 ? [] : [{ title: titled(plan, chronicle, used), paragraphs }];
  });
}

/** Nach denen, die darin am meisten vorkommen; keine zwei Kapitel heißen gleich. */
function titled({ facts }: ChapterPlan, { names, story }: Chronicle, used: Set<string>): string {
  const counts = new Map<string, number>();
  for (const { actor, target } of facts)
    for (const it of [actor, target]) if (it !== null && names.has(it)) counts.set(it, (counts.get(it) ?? 0) + 1);
  const most = [...counts]
    .sort((x, y) => y[1] - x[1])
    .map(([id]) => folkOf(id, story.tale) ?? (names.get(id)?.full ?? id).replace(/^the /i, ''));
  const some = [most.slice(0, 1), most.slice(0, 2), most.slice(1, 2), most.slice(0, 3), most.slice(1, 3)];
  const titles = [...some.map((it) => it.join(' und ')), story.tale.title].filter((it) => it !== '');
  const title = capital(titles.find((it) => !used.has(it)) ?? `${story.tale.title} ${used.size + 1}`);
  used.add(title);
  return title;
}

/** Ein Volk ohne Stadt heißt nach dem, was es ist. */
function folkOf(id: string, { cast }: Tale): string | undefined {
  const folk = cast.get(id);
  return folk && isFolk(folk) ? SORTEN[folk.kind]?.[1] : undefined;
}
