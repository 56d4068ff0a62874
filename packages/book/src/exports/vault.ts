import type { Book } from '../book.ts';
import { strengthSaid } from '../factions/faction.ts';
import type { Faction } from '../factions/page.ts';
import { codeOf } from '../hexes/hex.ts';
import { areaPast } from '../key/area-entry.ts';
import { chronicleOf } from '../key/chronicle.ts';
import type { KeyEntry } from '../key/entry.ts';
import type { Fact } from '../key/fact.ts';
import { turnOf, whenOf } from '../key/when.ts';
import { HOW_OFTEN } from '../table-talk/encounters.ts';
import { FileNames, fileName, markdown as md } from './escape.ts';
import type { Content, ExportFile, Picture } from './export-file.ts';
import { aboutWorld, readMe } from './read-me.ts';
import { inVault, type Places } from './sentences.ts';
import { chronicleNotes, gazetteerNote, landNotes, treasureNote, vaultCanvas, wayId, wayNotes } from './vault-notes.ts';
import { link, properties } from './vault-parts.ts';

const HIDDEN: ReadonlySet<Fact['knows']> = new Set(['found', 'keeper']);

/** TA-OBS: notes that open as a vault, under one folder with the world's name. `picture` makes the plan of a level. */
export function vaultFiles(book: Book, picture: Picture<Book['plans'][number]>, ending: string): ExportFile[] {
  const names = new FileNames();
  const [rumours, encounters, places] = [
    names.named('Rumours'),
    names.named('Encounters'),
    names.named('What lies where'),
  ];
  const root = new FileNames().named(book.title);
  const start = names.named(book.title);
  const notes = new Map<string, string>();
  for (const { room, name } of book.key) notes.set(room.place.id, names.named(`${room.key} ${name}`));
  for (const { group } of book.factions) notes.set(group.id, names.named(group.name));
  for (const it of book.gazetteer.treasures) notes.set(it.id, names.named(it.name));
  for (const { signs } of book.lands)
    for (const it of signs) notes.set(it.id, names.named(`${codeOf(it.hex)} ${it.name}`));
  for (const it of book.gazetteer.ways)
    notes.set(wayId(it), names.named(`Way ${it.rooms[0].key} to ${it.rooms[1].key}`));
  for (const age of chronicleOf(book.survey).ages) notes.set(`age ${age.age}`, names.named(age.age));
  for (const area of book.survey.areas) notes.set(area.id, names.named(`${area.letter} ${area.name}`));
  const note: Places = (id) => notes.get(id) ?? null;
  const noteOf = (id: string) => note(id) ?? 'unnamed';
  const maps = new Map(
    book.plans.map((it) => [it, names.named(`Map ${it.plan.level.area.letter}-${it.plan.level.number}`)]),
  );
  const file = (path: string, make: () => Content | Promise<Content>): ExportFile => ({
    name: `${root}/${path}`,
    make,
  });
  return [
    file(`${start}.md`, () => startNote(book, note)),
    ...book.key.map((it) => file(`Rooms/${noteOf(it.room.place.id)}.md`, () => roomNote(book, it, note))),
    ...book.factions.map((it) => file(`Factions/${noteOf(it.group.id)}.md`, () => factionNote(book, it, note))),
    ...book.survey.areas.map((area) =>
      file(`Areas/${noteOf(area.id)}.md`, () => areaNote(book, area, note, maps, ending)),
    ),
    file(`${rumours}.md`, () => rumourNote(book)),
    file(`${encounters}.md`, () => encounterNote(book, note)),
    ...book.gazetteer.treasures.map((it) => file(`Treasures/${noteOf(it.id)}.md`, () => treasureNote(book, it, note))),
    ...chronicleNotes(book, note).map((it) => file(it.name, it.make)),
    ...landNotes(book, note).map((it) => file(it.name, it.make)),
    ...wayNotes(book, note).map((it) => file(it.name, it.make)),
    file(`${places}.md`, () => gazetteerNote(book, note)),
    file('READ-ME.txt', () => readMe('obsidian', 'keeper', aboutWorld(book))),
    file('World.canvas', () => vaultCanvas(book, (id) => `Areas/${noteOf(id)}.md`)),
    ...[...maps].map(([plan, name]) => file(`Maps/${name}.${ending}`, () => picture(plan))),
  ];
}

/** TA-OBS-05: hidden and keeper facts in a folded callout. */
function roomNote(book: Book, { room, what, lines }: KeyEntry, note: Places): string {
  const { survey } = book;
  const ids = new Set(room.place.pieces.map((it) => it.id));
  const shares = survey.then.beads.filter((it) => it.kind === 'treasure' && ids.has(it.piece)).length;
  const head = properties({
    ...{
      tags: ['understory', 'understory/room'],
      aliases: [room.key],
      area: link(note, room.area.id),
      level: room.level.number,
    },
    ...{ floor: room.floor, holder: link(note, room.holder?.id), maker: link(note, room.place.maker), shares },
    ...{
      secret: room.sealed,
      since: sinceOf(survey, room),
      world: book.title,
      id: room.place.id,
    },
  });
  const out = [head, `*${inVault(what, note)}*`, ''];
  for (const { label, facts } of lines) {
    const open = facts.filter((it) => !HIDDEN.has(it.knows));
    const hidden = facts.filter((it) => HIDDEN.has(it.knows));
    const texts = open.map((it) => inVault(it.text, note));
    if (label === 'Past' || label === 'Ways') out.push(`## ${label}`, '');
    if (label === 'Past') out.push(...texts.flatMap((it, i) => [`${it} ^past-${i + 1}`, '']));
    else if (label === 'Ways') out.push(...texts.map((it) => `- ${it}`), '');
    else if (texts.length > 0) out.push(`**${label}** ${texts.join(' ')}`, '');
    if (hidden.length > 0)
      out.push('> [!secret]- Keeper', ...hidden.map((it) => `> **${label}** ${inVault(it.text, note)}`), '');
  }
  return `${out.join('\n').trimEnd()}\n`;
}

/** TA-EX-19: "turn 5 of the rise of Zarbeck". */
function sinceOf(survey: Book['survey'], { place }: KeyEntry['room']): string {
  const since = place.pieces[0]?.since ?? 0;
  const maker = place.maker === null ? undefined : survey.then.groups.get(place.maker);
  const isRise = survey.then.world.journal.findLast((it) => it.tick <= since)?.age === 'civilization';
  return maker && isRise
    ? `turn ${turnOf(survey, since)} of the rise of ${fileName(survey.naming.group(maker))}`
    : whenOf(survey, since);
}

function factionNote(book: Book, it: Faction, note: Places): string {
  const head = properties({
    tags: ['understory', 'understory/faction'],
    // TA-OBS-03: former names.
    aliases: formerNames(book, it),
    shares: it.shares,
    secret: false,
    world: book.title,
    id: it.group.id,
  });
  const line = (label: string, text: string) => (text === '' ? [] : [`**${label}** ${text}`, '']);
  const facts = (of: readonly Fact[]) => of.map((fact) => inVault(fact.text, note)).join(' ');
  const keeper = [
    ...it.wants.map((fact) => `> **Wants** ${inVault(fact.text, note)}`),
    ...it.fears.map((fact) => `> **Fears** ${inVault(fact.text, note)}`),
    ...(it.pays ? [`> **Pays** ${inVault(it.pays.text, note)}`] : []),
  ];
  return `${[
    head,
    ...line('Where', it.rooms.map((room) => inVault([{ to: room.place.id, text: room.key }], note)).join(', ')),
    ...(it.dead ? ['Gone.', ''] : line('How many', md(strengthSaid(book.survey, it)))),
    ...(it.dead ? [] : line('Bearing', it.bearing)),
    ...line(
      'Stands',
      it.standings
        .filter((s) => s.how !== 'unmet')
        .map((s) => `${s.how}: ${inVault([{ to: s.to.id, text: s.to.name }], note)}`)
        .join('; '),
    ),
    ...line('Did', facts(it.deeds)),
    ...(keeper.length > 0 ? ['> [!secret]- Keeper', ...keeper] : []),
  ].join('\n')}\n`;
}

function formerNames({ survey }: Book, { group }: Faction): string[] {
  const former = survey.then.world.groups.find((it) => it.id === group.id)?.former ?? [];
  return [...new Set(former.map((it) => it.name))].filter((it) => it !== group.name);
}

/** TA-OBS-06: its levels' pictures, and its rooms in order. */
function areaNote(
  book: Book,
  area: Book['survey']['areas'][number],
  note: Places,
  maps: ReadonlyMap<Book['plans'][number], string>,
  ending: string,
): string {
  const head = properties({
    tags: ['understory', 'understory/area'],
    aliases: [area.letter],
    secret: false,
    world: book.title,
    id: area.id,
  });
  const pictures = [...maps]
    .filter(([plan]) => plan.plan.level.area === area)
    .map(([, name]) => `![[Maps/${name}.${ending}]]`);
  const rooms = book.key.filter((it) => it.room.area === area);
  const past = inVault(areaPast(book.survey, area), note);
  const moves = book.encounters.find((it) => it.area === area);
  const table = moves
    ? ['', '## On the move (d6)', '', ...moves.lines.map((it, i) => `${i + 1}. ${inVault(it, note)}`)]
    : [];
  return `${[head, `${area.kind}, ${area.state}`, '', past, '', ...pictures, '', ...rooms.map((it) => `- ${inVault([{ to: it.room.place.id, text: `${it.room.key} ${it.name}` }], note)}`), ...table].join('\n')}\n`;
}

function rumourNote(book: Book): string {
  const head = properties({ tags: ['understory'], aliases: [], secret: true, world: book.title, id: 'rumours' });
  const lines = book.rumours
    .filter((it) => it.area === null)
    .map((it, i) =>
      [
        `${i + 1}. ${inVault(it.text, () => null)}`,
        `   > [!secret]- Keeper`,
        `   > ${it.truth}${it.wrong ? `: ${md(it.wrong)}` : ''}; told by ${md(it.teller)}`,
      ].join('\n'),
    );
  return `${[head, ...lines].join('\n')}\n`;
}

function encounterNote(book: Book, note: Places): string {
  const head = properties({ tags: ['understory'], aliases: [], secret: true, world: book.title, id: 'encounters' });
  const tables = book.encounters.flatMap((it) => [
    '',
    `## ${md(it.title)}`,
    '',
    ...it.lines.map((line, i) => `${i + 1}. ${inVault(line, note)}`),
  ]);
  return `${[head, HOW_OFTEN, ...tables].join('\n')}\n`;
}

/** TA-OBS-04: every note can be reached from here. */
function startNote(book: Book, note: Places): string {
  const head = properties({
    tags: ['understory', 'understory/world'],
    aliases: [],
    secret: false,
    world: book.title,
    id: 'world',
  });
  const list = (ids: readonly (readonly [string, string])[]) =>
    ids.map(([id, shown]) => `- ${inVault([{ to: id, text: shown }], note)}`);
  return `${[
    head,
    ...book.missing,
    ...(book.hooks.length > 0
      ? [
          '## Hooks',
          '',
          ...book.hooks.map((it, i) => `${i + 1}. ${inVault(it.text, note)} *${inVault(it.against, note)}*`),
          '',
        ]
      : []),
    ...['## Areas', '', ...list(book.survey.areas.map((it) => [it.id, `${it.letter} ${it.name}`]))],
    ...['', '## Factions', '', ...list(book.factions.map((it) => [it.group.id, it.group.name]))],
    ...['', '## Treasures', '', ...list(book.gazetteer.treasures.map((it) => [it.id, it.name]))],
    ...[
      '',
      '## The land above',
      '',
      ...list(book.lands.flatMap(({ signs }) => signs.map((it) => [it.id, `${codeOf(it.hex)} ${it.name}`] as const))),
    ],
    ...[
      '',
      '## Ways between areas',
      '',
      ...list(book.gazetteer.ways.map((it) => [wayId(it), `${it.rooms[0].key} to ${it.rooms[1].key}`])),
    ],
    ...['', '## Chronicle', '', ...list(chronicleOf(book.survey).ages.map((it) => [`age ${it.age}`, it.age]))],
    ...['', '[[Rumours]]', '', '[[Encounters]]', '', '[[What lies where]]'],
  ].join('\n')}\n`;
}
