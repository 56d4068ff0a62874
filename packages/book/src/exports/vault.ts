import type { Book } from '../book.ts';
import { strengthSaid } from '../factions/faction.ts';
import type { Faction } from '../factions/page.ts';
import { codeOf } from '../hexes/hex.ts';
import { chronicleOf } from '../key/chronicle.ts';
import type { KeyEntry } from '../key/entry.ts';
import type { Fact } from '../key/fact.ts';
import { whenOf } from '../key/when.ts';
import { HOW_OFTEN } from '../table-talk/encounters.ts';
import { FileNames, markdown as md, wikilink } from './escape.ts';
import type { Content, ExportFile, Picture } from './export-file.ts';
import { READ_ME_OF } from './read-me.ts';
import { inVault, type Places } from './sentences.ts';
import { chronicleNotes, gazetteerNote, landNotes, treasureNote, vaultCanvas, wayNotes } from './vault-notes.ts';
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
    notes.set(`${it.way} ${it.rooms[1].key}`, names.named(`Way ${it.rooms[0].key} to ${it.rooms[1].key}`));
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
    file('READ-ME.txt', () => READ_ME_OF.obsidian),
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
      since: whenOf(survey, room.place.pieces[0]?.since ?? 0),
      world: book.title,
      id: room.place.id,
    },
  });
  const out = [head, `*${inVault(what, note)}*`, ''];
  for (const { label, facts } of lines) {
    const open = facts.filter((it) => !HIDDEN.has(it.knows));
    const hidden = facts.filter((it) => HIDDEN.has(it.knows));
    if (label === 'Past') {
      out.push('', '## Past', '', ...facts.map((it, i) => `${inVault(it.text, note)} ^past-${i + 1}\n`));
      continue;
    }
    if (label === 'Ways') out.push('', '## Ways', '');
    if (open.length > 0 && label === 'Ways') out.push(...open.map((it) => `- ${inVault(it.text, note)}`));
    else if (open.length > 0) out.push(`**${label}** ${open.map((it) => inVault(it.text, note)).join(' ')}`, '');
    if (hidden.length > 0)
      out.push('', '> [!secret]- Keeper', ...hidden.map((it) => `> **${label}** ${inVault(it.text, note)}`), '');
  }
  return `${out.join('\n')}\n`;
}

function factionNote(book: Book, it: Faction, note: Places): string {
  const head = properties({
    tags: ['understory', 'understory/faction'],
    aliases: [],
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
    ...line('Where', it.rooms.map((room) => wikilink(note(room.place.id) ?? 'unnamed', room.key)).join(', ')),
    ...(it.dead ? ['Gone.', ''] : line('How many', md(strengthSaid(book.survey, it)))),
    ...(it.dead ? [] : line('Bearing', it.bearing)),
    ...line(
      'Stands',
      it.standings
        .filter((s) => s.how !== 'unmet')
        .map((s) => `${s.how}: ${wikilink(note(s.to.id) ?? 'unnamed', s.to.name)}`)
        .join('; '),
    ),
    ...line('Did', facts(it.deeds)),
    ...(keeper.length > 0 ? ['> [!secret]- Keeper', ...keeper] : []),
  ].join('\n')}\n`;
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
  return `${[head, `${area.kind}, ${area.state}`, '', ...pictures, '', ...rooms.map((it) => `- ${wikilink(note(it.room.place.id) ?? 'unnamed', `${it.room.key} ${it.name}`)}`)].join('\n')}\n`;
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
    ids.map(([id, shown]) => `- ${wikilink(note(id) ?? 'unnamed', shown)}`);
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
      ...list(
        book.gazetteer.ways.map((it) => [`${it.way} ${it.rooms[1].key}`, `${it.rooms[0].key} to ${it.rooms[1].key}`]),
      ),
    ],
    ...['', '## Chronicle', '', ...list(chronicleOf(book.survey).ages.map((it) => [`age ${it.age}`, it.age]))],
    ...['', '[[Rumours]]', '', '[[Encounters]]', '', '[[What lies where]]'],
  ].join('\n')}\n`;
}
