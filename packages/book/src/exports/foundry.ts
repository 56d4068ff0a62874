import type { Book } from '../book.ts';
import { strengthSaid } from '../factions/faction.ts';
import { codeOf } from '../hexes/hex.ts';
import { chronicleOf } from '../key/chronicle.ts';
import type { KeyEntry } from '../key/entry.ts';
import type { Fact } from '../key/fact.ts';
import { whenOf } from '../key/when.ts';
import { foundry as escaped, FileNames, slug } from './escape.ts';
import type { ExportFile } from './export-file.ts';
import { MACRO, READ_ME } from './foundry-import.ts';
import { FEET, flatScene, foundryId, landScene, STATS, sceneOf, scenePixels, WIDE } from './foundry-scenes.ts';
import { inFoundry, type Places } from './sentences.ts';

type Plan = Book['plans'][number];

const HIDDEN: ReadonlySet<Fact['knows']> = new Set(['found', 'keeper']);

/** TA-FVT-08: the land and the section, so many pixels wide. */
interface WidePictures {
  land(map: Book['lands'][number], width: number): Uint8Array | Promise<Uint8Array>;
  section(width: number): Uint8Array | Promise<Uint8Array>;
}

/** TA-FVT-02: pictures, the bundle, and the one macro that takes it. */
export function foundryFiles(
  book: Book,
  picture: (plan: Plan, pixels: number) => Uint8Array | Promise<Uint8Array>,
  wide: WidePictures,
): ExportFile[] {
  const world = slug(book.title);
  const pictureOf = new Map(
    book.plans.map((it, i) => [
      it,
      `assets/understory/${world}/${it.plan.level.area.letter}-${it.plan.level.number}-${i + 1}.png`,
    ]),
  );
  const folder = `assets/understory/${world}`;
  const bundle = bundleOf(book, pictureOf, folder);
  const single = [...bundle.journal, ...bundle.tables, ...bundle.scenes];
  const names = new FileNames();
  return [
    { name: 'READ-ME.txt', make: () => READ_ME },
    { name: 'import-macro.js', make: () => MACRO },
    { name: 'bundle.json', make: () => `${JSON.stringify(bundle, null, 2)}\n` },
    ...single.map((it) => ({
      name: `single/${names.named(it.name)}.json`,
      make: () => `${JSON.stringify(it, null, 2)}\n`,
    })),
    ...book.lands.map((map, i) => ({ name: `${folder}/land-${i + 1}.png`, make: () => wide.land(map, WIDE) })),
    { name: `${folder}/section.png`, make: () => wide.section(WIDE) },
    ...book.plans.map((it) => ({ name: pictureOf.get(it) as string, make: () => picture(it, scenePixels(it)) })),
  ];
}

/** TA-FVT-07: folders, journals, tables and scenes; nothing of a system. */
function bundleOf(book: Book, pictureOf: ReadonlyMap<Plan, string>, assets: string) {
  const { then } = book.survey;
  const { seed, edition, page } = then.world;
  const id = (what: string) => foundryId(`${seed} ${page.title} ${what}`);
  const folder = (type: string) => ({ _id: id(`folder ${type}`), name: page.title, type, sorting: 'm', _stats: STATS });
  const folders = ['JournalEntry', 'RollTable', 'Scene'].map(folder);
  const areaJournal = (area: string) => id(`journal ${area}`);
  const pages = new Map<string, string>();
  for (const { room } of book.key)
    pages.set(
      room.place.id,
      `JournalEntry.${areaJournal(room.area.id)}.JournalEntryPage.${id(`page ${room.place.id}`)}`,
    );
  for (const { group } of book.factions)
    pages.set(group.id, `JournalEntry.${id('journal factions')}.JournalEntryPage.${id(`page ${group.id}`)}`);
  const places: Places = (of) => pages.get(of) ?? null;
  const journal = (key: string, name: string, of: readonly { key: string; name: string; content: string }[]) => ({
    ...{ _id: id(`journal ${key}`), name, folder: folders[0]?._id ?? null },
    pages: of.map((it, i) => ({
      ...{ _id: id(`page ${it.key}`), name: it.name, type: 'text', title: { show: true, level: 2 } },
      ...{ text: { format: 1, content: it.content }, sort: (i + 1) * 100 },
    })),
    ...{ ownership: { default: 0 }, _stats: STATS },
  });
  const secretId = (key: string) => id(`secret ${key}`);
  return {
    ...{ format: 'understory/foundry', version: 1 },
    world: { title: page.title, seed, edition, moment: then.tick },
    folders,
    journal: [
      ...book.survey.areas.map((area) =>
        journal(
          area.id,
          `${area.letter} ${area.name}`,
          book.key
            .filter((it) => it.room.area === area)
            .map((it) => ({
              key: it.room.place.id,
              name: `${it.room.key} ${it.name}`,
              content: entryHtml(it, places, secretId),
            })),
        ),
      ),
      journal(
        'factions',
        'Factions',
        book.factions.map((it) => ({
          key: it.group.id,
          name: it.group.name,
          content: factionHtml(book, it, places, secretId),
        })),
      ),
      journal(
        'treasures',
        'Treasures',
        book.gazetteer.treasures.map((it) => ({
          ...{ key: it.id, name: it.name },
          content: `<p>${it.room ? `In ${inFoundry([{ to: it.room.place.id, text: it.room.key }], places)}.` : 'Nowhere that has a number.'}</p><ul>${it.life.map((step) => `<li>${escaped(whenOf(book.survey, step.since))}: ${escaped(step.owner ? book.survey.naming.group(step.owner) : 'lying loose')}</li>`).join('')}</ul>`,
        })),
      ),
      journal(
        'land',
        'The land above',
        book.lands.flatMap(({ signs }) =>
          signs.map((it) => ({
            ...{ key: `sign ${it.id}`, name: `${codeOf(it.hex)} ${it.name}` },
            content: `<p>${escaped(it.kind)}</p>${it.below ? `<section class="secret" id="secret-${secretId(`sign ${it.id}`)}"><p>It ${inFoundry(it.below, places)}.</p></section>` : ''}`,
          })),
        ),
      ),
      journal('world', page.title, [
        {
          key: 'world',
          name: 'The world in brief',
          content: `<ul>${chronicleOf(book.survey)
            .ages.map((it) => `<li><strong>${escaped(it.age)}</strong> ${escaped(it.text)}</li>`)
            .join('')}</ul>`,
        },
      ]),
      journal('talk', 'Rumours and hooks', [
        {
          key: 'hooks',
          name: 'Hooks',
          content: `<ul>${book.hooks.map((it) => `<li>${inFoundry(it.text, places)} <em>${inFoundry(it.against, places)}</em></li>`).join('')}</ul>`,
        },
      ]),
    ],
    tables: tablesOf(book, places, id, folders[1]?._id ?? null),
    scenes: [
      ...book.plans.map((it) => sceneOf(it, pictureOf.get(it) ?? '', id, folders[2]?._id ?? null)),
      ...book.lands.map((map, i) =>
        landScene(map, `${assets}/land-${i + 1}.png`, `land ${i + 1}`, id, folders[2]?._id ?? null),
      ),
      flatScene({
        ...{ key: 'section', name: `${page.title}, the section`, src: `${assets}/section.png` },
        ...{
          width: WIDE,
          height: Math.round((WIDE * page.height) / page.width),
          grid: { type: 0, size: 100, distance: FEET, units: 'ft' },
        },
        ...{ id, folder: folders[2]?._id ?? null, notes: [] },
      }),
    ],
  };
}

/** TA-FVT-13: a few plain tags; hidden lines in secret blocks. */
function entryHtml({ room, what, lines }: KeyEntry, places: Places, secretId: (key: string) => string): string {
  const parts = lines.map(({ label, facts }) => {
    const text = (of: readonly Fact[]) =>
      of.map((it) => inFoundry(it.text, places)).join(label === 'Past' || label === 'Ways' ? ' · ' : ' ');
    const open = facts.filter((it) => !HIDDEN.has(it.knows));
    const hidden = facts.filter((it) => HIDDEN.has(it.knows));
    return [
      open.length > 0 ? `<p><em>${label}</em> ${text(open)}</p>` : '',
      hidden.length > 0
        ? `<section class="secret" id="secret-${secretId(`${room.place.id} ${label}`)}"><p><em>${label}</em> ${text(hidden)}</p></section>`
        : '',
    ].join('');
  });
  return `<p><em>${inFoundry(what, places)}</em></p>${parts.join('')}`;
}

function factionHtml(
  book: Book,
  it: Book['factions'][number],
  places: Places,
  secretId: (key: string) => string,
): string {
  const facts = (label: string, of: readonly Fact[]) =>
    of.length === 0 ? '' : `<p><em>${label}</em> ${of.map((fact) => inFoundry(fact.text, places)).join(' ')}</p>`;
  const hidden = facts('Wants', it.wants) + facts('Fears', it.fears) + (it.pays ? facts('Pays', [it.pays]) : '');
  return [
    it.dead ? '<p>Gone.</p>' : `<p>${escaped(strengthSaid(book.survey, it))}; ${it.bearing}.</p>`,
    facts('Did', it.deeds),
    hidden === '' ? '' : `<section class="secret" id="secret-${secretId(it.group.id)}">${hidden}</section>`,
  ].join('');
}

/** TA-FVT-15: the ranges cover the die without gap or overlap. */
function tablesOf(book: Book, places: Places, id: (what: string) => string, folder: string | null) {
  const table = (key: string, name: string, lines: readonly string[]) => ({
    ...{ _id: id(`table ${key}`), name, formula: `1d${lines.length}`, replacement: true, displayRoll: true, folder },
    results: lines.map((description, i) => ({
      ...{
        _id: id(`result ${key} ${i}`),
        type: 'text',
        name: '',
        description,
        weight: 1,
        range: [i + 1, i + 1],
        drawn: false,
      },
    })),
    ...{ ownership: { default: 0 }, _stats: STATS },
  });
  const rumours = book.rumours.filter((it) => it.area === null);
  return [
    ...(rumours.length > 0
      ? [
          table(
            'rumours',
            'Rumours',
            rumours.map((it) => inFoundry(it.text, places)),
          ),
        ]
      : []),
    ...book.encounters.map((it) =>
      table(
        it.id,
        `On the move: ${it.title}`,
        it.lines.map((line) => inFoundry(line, places)),
      ),
    ),
  ];
}
