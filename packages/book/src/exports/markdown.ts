import type { Book } from '../book.ts';
import { entryOf, type KeyEntry } from '../key/entry.ts';
import { onward } from '../plan/onward.ts';
import { markdown as md } from './escape.ts';

/** The key as one file of Markdown: areas, levels, rooms. Every word of the world goes through one door (TA-ESC-01). */
export function keyMarkdown({ survey, plans, title, missing }: Book): string {
  const lines = [`# ${md(title)}`, '', '*For the keeper: it tells what players should not know.*', '', ...missing];
  for (const area of survey.areas) {
    lines.push('', `## ${area.letter} ${md(area.name)}`, '', `${area.kind}, ${area.state}`);
    for (const level of survey.levels.filter((it) => it.area === area)) {
      const plan = plans.find((it) => it.plan.level === level) ?? null;
      if (plan) lines.push('', `### ${md(plan.title)}`, '');
      for (const it of plan?.plan.exits ?? []) lines.push(`- ${it.letter}: ${md(onward(it.to))}`);
      for (const room of survey.rooms.filter((it) => it.level === level))
        lines.push(...entryLines(entryOf(survey, room, plan)));
    }
  }
  return `${lines.join('\n')}\n`;
}

function entryLines({ room, name, what, who, treasure, past }: KeyEntry): string[] {
  const line = (label: string, of: readonly string[], between: string) =>
    of.length === 0 ? [] : [`- **${label}** ${of.map(md).join(between)}`];
  return [
    ...['', `#### ${room.key} ${md(name)}`, '', `*${md(what)}*`, ''],
    ...line('Who', who, '; '),
    ...line('Treasure', treasure, '; '),
    ...line(
      'Past',
      past.map((it) => it.text),
      ' · ',
    ),
  ];
}
