import type { Book } from '../book.ts';
import { strengthSaid } from '../factions/faction.ts';
import type { Faction } from '../factions/page.ts';
import type { KeyEntry } from '../key/entry.ts';
import type { Fact } from '../key/fact.ts';
import { onward } from '../plan/onward.ts';
import { HOW_OFTEN } from '../table-talk/encounters.ts';
import { headingSlug, markdown as md } from './escape.ts';
import { inMarkdown, type Places } from './sentences.ts';

/** TA-MDN-01: the book as one file of Markdown: hooks, factions, areas, levels, rooms, rumours, encounters, what lies where. */
export function bookMarkdown(book: Book, mapOf: (plan: Book['plans'][number]) => string): string {
  const { survey, title, missing } = book;
  const places = slugs(book);
  const lines = [`# ${md(title)}`, '', '*For the keeper: it tells what players should not know.*', '', ...missing];
  if (book.hooks.length > 0) lines.push('', '## Hooks', '');
  for (const [i, it] of book.hooks.entries())
    lines.push(`${i + 1}. ${inMarkdown(it.text, places)} *${inMarkdown(it.against, places)}*`);
  if (book.factions.length > 0) lines.push('', '## Factions');
  for (const it of book.factions) lines.push(...factionLines(book, it, places));
  for (const area of survey.areas) {
    lines.push('', `## ${area.letter} ${md(area.name)}`, '', `${area.kind}, ${area.state}`);
    const moves = book.encounters.find((it) => it.area === area);
    if (moves) {
      lines.push('', `*On the move (d6). ${HOW_OFTEN}*`, '');
      for (const [i, it] of moves.lines.entries()) lines.push(`${i + 1}. ${inMarkdown(it, places)}`);
    }
    for (const level of survey.levels.filter((it) => it.area === area)) {
      const plan = book.plans.find((it) => it.plan.level === level) ?? null;
      if (plan)
        lines.push('', `### ${md(plan.title)}`, '', `![${md(plan.title)}](${mapOf(plan).replaceAll(' ', '%20')})`, '');
      for (const it of plan?.plan.exits ?? []) lines.push(`- ${it.letter}: ${md(onward(it.to))}`);
      for (const it of book.key.filter((entry) => entry.room.level === level)) lines.push(...entryLines(it, places));
    }
  }
  lines.push(...rumourLines(book), ...floorLines(book, places), ...gazetteer(book, places));
  return `${lines.join('\n')}\n`;
}

/** TA-MDN-02: the slug of a heading as GitHub makes it; a key number makes each of them different. */
function slugs(book: Book): Places {
  const at = new Map<string, string>();
  for (const { room, name } of book.key) at.set(room.place.id, headingSlug(`${room.key} ${name}`));
  for (const { group } of book.factions) at.set(group.id, headingSlug(group.name));
  return (id) => at.get(id) ?? null;
}

/** TA-SEC-11: what players should not read is set apart. */
const HIDDEN: ReadonlySet<Fact['knows']> = new Set(['found', 'keeper']);

function factLine(label: string, facts: readonly Fact[], between: string, places: Places): string[] {
  if (facts.length === 0) return [];
  const hidden = facts.every((it) => HIDDEN.has(it.knows));
  const text = facts
    .map((it) => inMarkdown(it.text, places))
    .reduce((all, it) => `${all}${all.endsWith('.') && between === '; ' ? ' ' : between}${it}`);
  return [hidden ? `> *${label}* ${text}\n` : `- *${label}* ${text}`];
}

function entryLines({ room, name, what, lines }: KeyEntry, places: Places): string[] {
  const out = ['', `#### ${room.key} ${md(name)}`, '', `*${inMarkdown(what, places)}*`, ''];
  for (const { label, facts } of lines) {
    const between = label === 'Past' || label === 'Ways' ? ' · ' : label === 'Notice' ? ' ' : '; ';
    const open = facts.filter((it) => !HIDDEN.has(it.knows));
    out.push(...factLine(label, open, between, places), ...(open.length > 0 && open.length < facts.length ? [''] : []));
    out.push(
      ...factLine(
        label,
        facts.filter((it) => HIDDEN.has(it.knows)),
        between,
        places,
      ),
    );
  }
  return out;
}

/** TA-FAC-02: a faction's page. */
function factionLines(book: Book, it: Faction, places: Places): string[] {
  const { survey } = book;
  const where = it.rooms.map((room) => room.key).join(', ');
  const line = (label: string, text: string) => (text === '' ? [] : [`- *${label}* ${text}`]);
  const facts = (label: string, of: readonly Fact[]) =>
    line(label, of.map((fact) => inMarkdown(fact.text, places)).join(' '));
  const stand = it.standings.filter((s) => s.how !== 'unmet').map((s) => `${s.how}: ${md(survey.naming.group(s.to))}`);
  return [
    ...['', `### ${md(it.group.name)}`, ''],
    `*${it.dead ? 'gone' : it.villain ? 'the villain' : md(it.tags.join(', '))}*`,
    '',
    ...line('Where', where),
    ...(it.dead ? [] : line('How many', md(strengthSaid(survey, it)))),
    ...line(
      'How rich',
      [`${it.shares} ${it.shares === 1 ? 'share' : 'shares'}`, ...it.epics.map((name) => `${md(name)} ❖`)].join(', '),
    ),
    ...(it.edges > 0 ? line('Edge', `${it.edges} ★`) : []),
    ...(it.since ? facts('Since', [it.since]) : []),
    ...(it.dead ? [] : line('Bearing', it.bearing)),
    ...facts('Wants', it.wants),
    ...facts('Fears', it.fears),
    ...line('Stands', stand.join('; ')),
    ...facts('Did', it.deeds),
    ...(it.pays ? facts('Pays', [it.pays]) : []),
  ];
}

/** TA-RUM-06: the sentence, and what only the keeper sees of it. */
function rumourLines({ rumours }: Book): string[] {
  const world = rumours.filter((it) => it.area === null);
  if (world.length === 0) return [];
  return [
    ...['', '## Rumours (d12)', ''],
    ...world.map(
      (it, i) =>
        `${i + 1}. ${inMarkdown(it.text)} *(${it.truth}${it.wrong ? `: ${md(it.wrong)}` : ''}; told by ${md(it.teller)})*`,
    ),
  ];
}

function floorLines({ encounters }: Book, places: Places): string[] {
  const floors = encounters.filter((it) => it.floor !== null);
  return floors.flatMap((it) => [
    ...['', `### On the move: ${md(it.title)} (d8)`, ''],
    ...it.lines.map((line, i) => `${i + 1}. ${inMarkdown(line, places)}`),
  ]);
}

/** TA-GAZ-01: what lies where. */
function gazetteer({ survey, key }: Book, places: Places): string[] {
  const { beads } = survey.then;
  const rows = key.map(({ room, name }) => {
    const ids = new Set(room.place.pieces.map((it) => it.id));
    const here = beads.filter((it) => ids.has(it.piece));
    const many = (kind: string) => String(here.filter((it) => it.kind === kind).length);
    const epics = here.flatMap((it) => (it.kind === 'epic' ? [it.name ?? 'an epic treasure'] : []));
    const link = `[${room.key}](#${places(room.place.id) ?? ''})`;
    return [
      link,
      md(name),
      String(room.floor),
      md(room.holder?.name ?? ''),
      many('population'),
      many('treasure'),
      md(epics.join(', ')),
      many('bonus'),
    ];
  });
  if (rows.length === 0) return [];
  return [
    ...['', '## What lies where', ''],
    '| key | name | floor | holder | ● | ○ | ❖ | ★ |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((it) => `| ${it.join(' | ')} |`),
  ];
}
