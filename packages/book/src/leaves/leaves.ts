import { unreachable } from '@understory/table';
import type { Book } from '../book.ts';
import { strengthSaid } from '../factions/faction.ts';
import type { Faction } from '../factions/page.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { KeyEntry } from '../key/entry.ts';
import type { Fact } from '../key/fact.ts';
import { type Told, told } from '../key/told.ts';
import { onward } from '../plan/onward.ts';
import { HOW_OFTEN } from '../table-talk/encounters.ts';
import type { Item, Leaf, LeafEntry, LeafLine, Section } from './leaf.ts';

/** All leaves of a book, and on which of them a thing is found. */
export interface Leaves {
  readonly leaves: readonly Leaf[];
  /** Places, pieces, groups, levels and ways, by their ids. */
  readonly at: ReadonlyMap<string, string>;
}

/** TA-WEB-02: the start, each level, the surface, factions, rumours, encounters, what lies where. */
export function leavesOf(book: Book): Leaves {
  const surface = book.key.filter((it) => it.room.area.surface);
  const leaves = [
    startLeaf(book),
    ...book.plans.map((it) => levelLeaf(book, it)),
    ...(surface.length > 0 ? [leaf('surface', 'The surface', [{ ...entries(surface), title: null }])] : []),
    leaf('factions', 'Factions', [
      { kind: 'entries', title: null, entries: book.factions.map((it) => factionEntry(book, it)) },
    ]),
    leaf('rumours', 'Rumours and hooks', [rumourList(book), hookList(book)]),
    leaf('encounters', 'Encounters', encounterLists(book)),
    leaf('places', 'What lies where', [placesTable(book)]),
  ].filter((it) => it.sections.some(hasSomething) || it.plan !== null);
  return { leaves, at: whereabouts(book, leaves) };
}

const leaf = (id: string, title: string, sections: readonly Section[], plan: Furnished | null = null): Leaf => ({
  ...{ id, title, plan },
  sections: sections.filter(hasSomething),
});

function hasSomething(it: Section): boolean {
  switch (it.kind) {
    case 'entries':
      return it.entries.length > 0;
    case 'list':
      return it.items.length > 0;
    case 'table':
      return it.rows.length > 0;
    default:
      return unreachable(it);
  }
}

/** Whatever has an id is on one leaf; a way on the first level that it crosses (TA-ARE-22). */
function whereabouts({ plans, key, survey }: Book, leaves: readonly Leaf[]): Map<string, string> {
  const at = new Map<string, string>();
  for (const { plan } of plans)
    for (const { piece } of plan.level.ways) if (!at.has(piece.id)) at.set(piece.id, plan.level.id);
  for (const { room } of key)
    for (const id of [room.place.id, ...room.place.pieces.map((it) => it.id)])
      at.set(id, room.area.surface ? 'surface' : room.level.id);
  for (const { id, surface } of survey.areas) at.set(id, surface ? 'surface' : 'start');
  for (const { id, sections } of leaves) {
    at.set(id, id);
    for (const it of sections) if (it.kind === 'entries') for (const entry of it.entries) at.set(entry.id, id);
  }
  return at;
}

const plainList = (title: string | null, items: readonly Told[]): Section => ({
  ...{ kind: 'list', title, note: null, isNumbered: false },
  items: items.map((text) => ({ text, hidden: null })),
});

function startLeaf(book: Book): Leaf {
  const { survey, missing, title } = book;
  const rows = survey.areas.map((area): Told[] => {
    const levels = survey.levels.filter((it) => it.area === area);
    const links = area.surface
      ? [{ to: 'surface', text: 'see' }]
      : levels.map((it) => ({ to: it.id, text: `level ${it.number}` }));
    return [
      [area.letter],
      [area.name],
      [`${area.kind}, ${area.state}`],
      links.flatMap((it, i) => (i === 0 ? [it] : [' · ', it])),
    ];
  });
  return leaf('start', title, [
    plainList(
      null,
      missing.map((it) => [it]),
    ),
    hookList(book),
    { kind: 'table', title: 'Areas', head: ['area', 'name', 'what it is', 'levels'], rows },
  ]);
}

function hookList({ hooks }: Book): Section {
  const items = hooks.map((it): Item => ({ text: [...it.text, ' ', ...it.against], hidden: null }));
  return { kind: 'list', title: 'Hooks', note: null, isNumbered: true, items };
}

/** TA-WEB-03: the plan, its exits, who is on the move, and its key. */
function levelLeaf(book: Book, plan: Furnished): Leaf {
  const { level } = plan.plan;
  const moves = book.encounters.find((it) => it.area === level.area);
  return leaf(
    level.id,
    plan.title,
    [
      entries(book.key.filter((it) => it.room.level === level)),
      plainList(
        'Exits',
        plan.plan.exits.map((it) => told`${it.letter} ${onward(it.to)}`),
      ),
      ...(moves ? [movesList('On the move (d6)', moves.lines)] : []),
    ],
    plan,
  );
}

const movesList = (title: string, lines: readonly Told[]): Section => ({
  ...{ kind: 'list', title, note: HOW_OFTEN, isNumbered: true },
  items: lines.map((text) => ({ text, hidden: null })),
});

const entries = (of: readonly KeyEntry[]): Section => ({ kind: 'entries', title: 'Key', entries: of.map(placeEntry) });

const HIDDEN: ReadonlySet<Fact['knows']> = new Set(['found', 'keeper']);

function placeEntry({ room, name, what, lines }: KeyEntry): LeafEntry {
  return {
    ...{ id: room.place.id, key: room.key, name, what, piece: room.place.pieces[0]?.id ?? null },
    lines: lines.map(({ label, facts }) => ({
      label,
      isRun: label === 'Past' || label === 'Ways',
      open: facts.filter((it) => !HIDDEN.has(it.knows)).map((it) => it.text),
      hidden: facts.filter((it) => HIDDEN.has(it.knows)).map((it) => it.text),
    })),
  };
}

/** TA-FAC-02: what a faction wants and fears is the keeper's. */
function factionEntry({ survey }: Book, it: Faction): LeafEntry {
  const open = (label: string, ...of: Told[]): LeafLine => ({ label, isRun: false, open: of, hidden: [] });
  const hidden = (label: string, of: readonly Fact[]): LeafLine => ({
    ...{ label, isRun: false, open: [] },
    hidden: of.map((fact) => fact.text),
  });
  const joined = (of: readonly Told[], between: string): Told =>
    of.flatMap((it, i) => (i === 0 ? it : [between, ...it]));
  const where = joined(
    it.rooms.map((room) => [{ to: room.place.id, text: room.key }]),
    ', ',
  );
  const stands = it.standings
    .filter((s) => s.how !== 'unmet')
    .map(({ to, how }) => told`${how}: ${{ to: to.id, text: survey.naming.group(to) }}`);
  const rich = [`${it.shares} ${it.shares === 1 ? 'share' : 'shares'}`, ...it.epics.map((name) => `${name} ❖`)];
  const lines = [
    open('Where', where),
    ...(it.dead ? [] : [open('How many', [strengthSaid(survey, it)])]),
    open('How rich', [rich.join(', ')]),
    ...(it.edges > 0 ? [open('Edge', [`${it.edges} ★`])] : []),
    ...(it.since ? [open('Since', it.since.text)] : []),
    ...(it.dead ? [] : [open('Bearing', [it.bearing])]),
    open('Stands', joined(stands, '; ')),
    open('Did', ...it.deeds.map((fact) => fact.text)),
    hidden('Wants', it.wants),
    hidden('Fears', it.fears),
    hidden('Pays', it.pays ? [it.pays] : []),
  ];
  return {
    ...{ id: it.group.id, key: null, name: it.group.name, piece: null },
    what: [it.dead ? 'gone' : it.villain ? 'the villain' : it.tags.join(', ')],
    lines: lines.filter(({ open: shown, hidden: kept }) => [...shown, ...kept].some((text) => text.length > 0)),
  };
}

/** TA-RUM-06. */
function rumourList({ rumours }: Book): Section {
  const items = rumours
    .filter((it) => it.area === null)
    .map(({ text, truth, wrong, teller, about }): Item => {
      const see = { to: about.place.id, text: about.key };
      return { text, hidden: told`${truth}${wrong === null ? '' : `: ${wrong}`}; told by ${teller}; see ${see}` };
    });
  return { kind: 'list', title: 'Rumours (d12)', note: null, isNumbered: true, items };
}

function encounterLists({ encounters }: Book): Section[] {
  return encounters.map((it) => movesList(`${it.title} (d${it.lines.length})`, it.lines));
}

/** TA-GAZ-01. */
function placesTable({ survey, key }: Book): Section {
  const rows = key.map(({ room, name }): Told[] => {
    const ids = new Set(room.place.pieces.map((it) => it.id));
    const here = survey.then.beads.filter((it) => ids.has(it.piece));
    const many = (kind: string): Told => [String(here.filter((it) => it.kind === kind).length)];
    const epics = here.flatMap((it) => (it.kind === 'epic' ? [it.name ?? 'an epic treasure'] : []));
    return [
      [{ to: room.place.id, text: room.key }],
      [name],
      [String(room.floor)],
      room.holder ? [{ to: room.holder.id, text: room.holder.name }] : [],
      many('population'),
      many('treasure'),
      [epics.join(', ')],
      many('bonus'),
    ];
  });
  return { kind: 'table', title: null, head: ['key', 'name', 'floor', 'holder', '●', '○', '❖', '★'], rows };
}
