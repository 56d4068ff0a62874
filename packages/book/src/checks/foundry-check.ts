import { firstFault } from '@understory/table';
import * as z from 'zod';
import { type Check, type Fault, lastPart, textOf, twice } from './fault.ts';

// TA-FVT-18: what version 13 reads of each document, field by field, as its typings have it.

const id = z.string().regex(/^[A-Za-z0-9]{16}$/);
const whole = z.int();
const percent = z.number().min(0).max(1);
const named = z.string().min(1).max(500);
const stats = z.strictObject({ coreVersion: z.literal('13.351') });
const ownership = z.strictObject({ default: z.union([z.literal(0), z.literal(2)]) });
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
/** TA-FVT-03: a path; never a picture as data. */
const src = z.string().regex(/^(assets\/understory\/[^/]+\/[^/]+\.(png|webp)|icons\/svg\/[a-z-]+\.svg)$/);
const sense = z.union([z.literal(0), z.literal(10), z.literal(20), z.literal(30), z.literal(40)]);
const bar = z.union([z.literal(0), z.literal(20)]);

const wall = z.strictObject({
  ...{ _id: id, c: z.tuple([whole, whole, whole, whole]), light: sense, move: bar, sight: sense, sound: sense },
  ...{ dir: z.int().min(0).max(2), door: z.int().min(0).max(2), ds: z.int().min(0).max(2) },
});

const light = z.strictObject({
  ...{
    _id: id,
    x: whole,
    y: whole,
    rotation: z.number(),
    walls: z.boolean(),
    vision: z.boolean(),
    hidden: z.boolean(),
  },
  config: z.strictObject({
    ...{ dim: z.number().min(0), bright: z.number().min(0), color: colour, alpha: percent, angle: z.number().max(360) },
  }),
});

const note = z.strictObject({
  ...{ _id: id, entryId: id, pageId: id, x: whole, y: whole, text: z.string() },
  ...{ iconSize: z.int().min(32), fontSize: z.int().min(8).max(128), textAnchor: z.int().min(0).max(4) },
  ...{ texture: z.strictObject({ src }), global: z.boolean() },
});

const scene = z.strictObject({
  ...{ _id: id, name: named, navigation: z.literal(false), width: z.int().positive(), height: z.int().positive() },
  ...{ padding: z.literal(0), backgroundColor: colour, background: z.strictObject({ src }) },
  grid: z.strictObject({
    ...{ type: z.int().min(0).max(5), size: z.int().min(20), distance: z.number().positive(), units: z.string() },
  }),
  initial: z.strictObject({ x: z.null(), y: z.null(), scale: z.null() }),
  ...{ tokenVision: z.literal(true), fog: z.strictObject({ exploration: z.literal(true) }) },
  environment: z.strictObject({ darknessLevel: percent, globalLight: z.strictObject({ enabled: z.boolean() }) }),
  ...{ walls: z.array(wall), lights: z.array(light), notes: z.array(note) },
  ...{ folder: id.nullable(), ownership, _stats: stats },
});

const page = z.strictObject({
  ...{ _id: id, name: named, type: z.literal('text') },
  title: z.strictObject({ show: z.boolean(), level: z.literal(2) }),
  text: z.strictObject({ format: z.literal(1), content: z.string() }),
  sort: whole,
});

const journal = z.strictObject({
  ...{ _id: id, name: named, folder: id.nullable(), pages: z.array(page).min(1), ownership, _stats: stats },
});

const result = z.strictObject({
  ...{ _id: id, type: z.literal('text'), name: z.string(), description: z.string().min(1), weight: z.int().positive() },
  ...{ range: z.tuple([whole, whole]), drawn: z.literal(false) },
});

const table = z.strictObject({
  ...{ _id: id, name: named, formula: z.string().regex(/^1d\d+$/), replacement: z.literal(true) },
  ...{ displayRoll: z.literal(true), folder: id.nullable(), results: z.array(result).min(1), ownership, _stats: stats },
});

const folder = z.strictObject({
  ...{ _id: id, name: named, type: z.enum(['JournalEntry', 'RollTable', 'Scene']), sorting: z.enum(['a', 'm']) },
  _stats: stats,
});

const bundle = z.strictObject({
  ...{ format: z.literal('understory/foundry'), version: z.literal(1) },
  world: z.strictObject({
    title: z.string(),
    seed: z.string().optional(),
    edition: z.string().optional(),
    moment: z.union([whole, z.string()]),
  }),
  ...{ folders: z.array(folder), journal: z.array(journal), tables: z.array(table), scenes: z.array(scene) },
});

type Bundle = z.infer<typeof bundle>;

const TAGS: ReadonlySet<string> = new Set([
  ...['p', 'ul', 'li', 'strong', 'em', 'h2', 'h3', 'table', 'tr', 'td', 'th', 'section', 'a', 'br'],
]);

/** TA-FVT-18: every document by the schema, and what it refers to in the same bundle. */
export const foundryFaults: Check = (files) => {
  const file = files.find((it) => lastPart(it.name) === 'bundle.json');
  const text = file ? textOf(file) : null;
  if (!file || text === null) return [{ rule: 'TA-FVT-02', file: 'bundle.json', what: 'it is missing' }];
  const fault = (what: string, rule = 'TA-FVT-18'): Fault => ({ rule, file: file.name, what });
  const read = bundle.safeParse(JSON.parse(text));
  if (!read.success) return [fault(firstFault(read.error))];
  return [
    ...idFaults(text).map((it) => fault(it, 'TA-FVT-06')),
    ...linkFaults(read.data).map((it) => fault(it)),
    ...read.data.scenes.flatMap(sceneFaults).map((it) => fault(it)),
    ...read.data.tables.flatMap(tableFaults).map((it) => fault(it, 'TA-FVT-15')),
    ...read.data.journal.flatMap((it) => it.pages.flatMap(pageFaults)).map((it) => fault(it, 'TA-FVT-13')),
    ...read.data.scenes
      .filter(({ background }) => !files.some((it) => it.name.endsWith(`/${background.src}`)))
      .map(({ background }) => fault(`there is no ${background.src}`, 'TA-EXP-07')),
  ];
};

const idFaults = (text: string): string[] =>
  twice([...text.matchAll(/"_id": "(\w+)"/g)].map(([, it = '']) => it)).map((it) => `the id ${it} is there twice`);

/** Every reference of a note, link or folder resolves inside the bundle. */
function linkFaults({ folders, journal, tables, scenes }: Bundle): string[] {
  const known = new Set([
    ...journal.flatMap((it) => [
      `JournalEntry.${it._id}`,
      ...it.pages.map((at) => `JournalEntry.${it._id}.JournalEntryPage.${at._id}`),
    ]),
    ...scenes.map((it) => `Scene.${it._id}`),
    ...tables.map((it) => `RollTable.${it._id}`),
  ]);
  const inFolders = new Set(folders.map((it) => it._id));
  const texts = [
    ...journal.flatMap((it) => it.pages.map((at) => at.text.content)),
    ...tables.flatMap((it) => it.results.map((at) => at.description)),
  ];
  return [
    ...texts
      .flatMap((it) => [...it.matchAll(/@UUID\[([^\]]*)\]/g)].map(([, to = '']) => to))
      .filter((it) => !known.has(it))
      .map((it) => `a link leads to ${it}, which is not there`),
    ...scenes
      .flatMap((it) => it.notes)
      .filter((it) => !known.has(`JournalEntry.${it.entryId}.JournalEntryPage.${it.pageId}`))
      .map((it) => `the pin ${it.text} has no page`),
    ...[...journal, ...tables, ...scenes]
      .filter((it) => it.folder !== null && !inFolders.has(it.folder))
      .map((it) => `${it.name} lies in a folder that is not there`),
  ];
}

/** Everything lies inside its scene; TA-FVT-09: no wall has no length. */
function sceneFaults({ name, width, height, walls, lights, notes }: Bundle['scenes'][number]): string[] {
  const out = (x: number, y: number) => x < 0 || y < 0 || x > width || y > height;
  return [
    ...walls
      .filter(({ c: [ax, ay, bx, by] }) => out(ax, ay) || out(bx, by) || (ax === bx && ay === by))
      .map(({ c }) => `${name}: the wall ${c.join(', ')}`),
    ...[...lights, ...notes].filter((it) => out(it.x, it.y)).map((it) => `${name}: ${it.x}, ${it.y} is outside`),
  ];
}

/** TA-FVT-15: the ranges cover the die without gap or overlap. */
function tableFaults({ name, formula, results }: Bundle['tables'][number]): string[] {
  const faces = results.flatMap(({ range: [a, b] }) => Array.from({ length: b - a + 1 }, (_, i) => a + i));
  const die = Array.from({ length: Number(formula.slice(2)) }, (_, i) => i + 1);
  return faces.join() === die.join() ? [] : [`${name}: its lines do not cover ${formula}`];
}

/** TA-FVT-13: a few plain tags, and no attribute but those of a secret block. */
function pageFaults({ name, text: { content } }: Bundle['journal'][number]['pages'][number]): string[] {
  return [...content.matchAll(/<\/?([a-z0-9]*)([^>]*)>/g)]
    .filter(
      ([, tag = '', more = '']) =>
        !TAGS.has(tag) || (more !== '' && !/^ class="secret" id="secret-[A-Za-z0-9]{16}"$/.test(more)),
    )
    .map(([it]) => `${name}: ${it}`);
}
