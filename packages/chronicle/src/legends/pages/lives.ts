import { livedAt } from '@understory/page';
import { capital } from '@understory/table';
import { strongest } from '../../gauge.ts';
import { groupPage } from '../contents.ts';
import { obituaryOf } from '../life.ts';
import { list, type Making } from '../making.ts';
import type { Block } from '../page.ts';
import { PageTeller } from '../tellings.ts';
import { say, sayIf } from '../words.ts';

// What the pages of groups and of peoples have in common.

/** So many threads are told on the page of a group. */
const THREADS = 4;

export function obituary(group: string, making: Making): Block | null {
  const told = obituaryOf(group, making.chronicle, making.axis);
  if (!told) return null;
  const ticks = told.flatMap((it) => it.ticks);
  const text = told.map((it) => it.text).join(' ');
  return { kind: 'obituary', text: making.linking.linked(text, ticks, groupPage(group)) };
}

/** What it has at the moment that is told of, and where; nothing of the dead. */
export function standingNow(group: string, { chronicle, linking }: Making): Block | null {
  const { story, places } = chronicle;
  const { sheet, last } = story.tale;
  const now = story.standing(group, last);
  if (now.lives + now.treasures + now.epics === 0) return null;
  const own = sheet.beads.filter((it) => it.owner === group && livedAt(it, last));
  const advantages = own.filter((it) => it.kind === 'bonus').length;
  const seats = [...new Set(own.filter((it) => it.kind === 'population').map((it) => it.piece))];
  const said = say('now.has', { ...now, advantages });
  const where = seats.slice(0, 4).map((it) => places.phrase(it, group));
  return list([
    linking.linked(said, [last], groupPage(group)),
    ...(where.length > 0 ? [linking.linked(capital(say('now.in', { where, n: seats.length })), [last])] : []),
  ]);
}

/** Its strongest threads, each told by itself under a heading. */
export function threadsOn(group: string, { chronicle, linking }: Making, seen: Set<string>): Block[] {
  const { threads, interest, names } = chronicle;
  const teller = new PageTeller(chronicle, null);
  const told = new Set<string>();
  return strongest(threads, interest)
    .filter((it) => it.roles.includes(group))
    .flatMap((it): Block[] => {
      const facts = it.facts.filter(({ id }) => !told.has(id));
      if (told.size > 0 && facts.length < 2) return [];
      for (const { id } of facts) told.add(id);
      const sentences = teller.paragraph(facts);
      if (sentences.length === 0) return [];
      const others = it.roles.filter((id) => id !== group).flatMap((id) => names.get(id)?.short ?? []);
      const kind = sayIf(`thread.${it.kind}`) ?? say('thread.other');
      const heading = others.length > 0 ? say('title.thread', { kind, roles: others.join(', ') }) : kind;
      const text = sentences.map((one) => one.text).join(' ');
      const ticks = sentences.flatMap((one) => one.ticks);
      return [{ kind: 'told', heading, text: linking.linked(text, ticks, groupPage(group), seen) }];
    })
    .slice(0, THREADS);
}
