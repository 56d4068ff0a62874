import type { Book } from '../book.ts';
import { strengthSaid } from '../factions/faction.ts';
import { codeOf } from '../hexes/hex.ts';
import { chronicleOf } from '../key/chronicle.ts';
import type { KeyEntry } from '../key/entry.ts';
import type { Fact } from '../key/fact.ts';
import { whenOf } from '../key/when.ts';
import { onward } from '../plan/onward.ts';
import { foundry as escaped } from './escape.ts';
import { type FoundryPages, type Id, pageOf, STATS } from './foundry-document.ts';
import { inFoundry, type Places } from './sentences.ts';

type Plan = Book['plans'][number];

interface Page {
  readonly key: string;
  readonly name: string;
  readonly content: string;
}

interface Journals {
  readonly id: Id;
  readonly folder: string | null;
  readonly by: FoundryPages;
}

const HIDDEN: ReadonlySet<Fact['knows']> = new Set(['found', 'keeper']);

/** TA-FVT-12: an entry for each area; one each for the world, factions, treasures, rumours and hooks, and the land. */
export function journalsOf(book: Book, { id, folder, by }: Journals) {
  const places = pagesOf(book, id, by);
  const secret = (key: string, text: string) =>
    text === '' ? '' : `<section class="secret" id="secret-${id(`secret ${key}`)}">${text}</section>`;
  const journal = (key: string, name: string, pages: readonly Page[]) => ({
    ...{ _id: id(`journal ${key}`), name, folder },
    pages: pages.map((it, i) => ({
      ...{ _id: id(`page ${it.key}`), name: it.name, type: 'text', title: { show: true, level: 2 } },
      ...{ text: { format: 1, content: it.content }, sort: (i + 1) * 100 },
    })),
    ...{ ownership: { default: 0 }, _stats: STATS },
  });
  return [
    journal('world', book.title, [briefPage(book)]),
    ...book.survey.areas.map((area) =>
      journal(area.id, `${area.letter} ${area.name}`, areaPages(book, area, by, { places, secret, id })),
    ),
    journal(
      'factions',
      'Factions',
      book.factions.map((it) => ({
        ...{ key: it.group.id, name: it.group.name },
        content: factionHtml(book, it, { places, secret, id }),
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
    journal('talk', 'Rumours and hooks', talkPages(book, { places, secret, id })),
    journal(
      'land',
      'The land above',
      book.lands.flatMap(({ signs }) =>
        signs.map((it) => ({
          ...{ key: `sign ${it.id}`, name: `${codeOf(it.hex)} ${it.name}` },
          content: `<p>${escaped(it.kind)}</p>${secret(`sign ${it.id}`, it.below ? `<p>It ${inFoundry(it.below, places)}.</p>` : '')}`,
        })),
      ),
    ),
  ].filter((it) => it.pages.length > 0);
}

interface Writing {
  readonly places: Places;
  /** TA-FVT-13: what is hidden, in a block that only the keeper sees. */
  readonly secret: (key: string, text: string) => string;
  readonly id: Id;
}

/** Where things are told, as a link has it. */
export function pagesOf(book: Book, id: Id, by: FoundryPages): Places {
  const at = new Map<string, string>();
  for (const { room } of book.key)
    at.set(room.place.id, `JournalEntry.${id(`journal ${room.area.id}`)}.JournalEntryPage.${id(pageOf(room, by))}`);
  for (const { group } of book.factions)
    at.set(group.id, `JournalEntry.${id('journal factions')}.JournalEntryPage.${id(`page ${group.id}`)}`);
  for (const it of book.gazetteer.treasures)
    at.set(it.id, `JournalEntry.${id('journal treasures')}.JournalEntryPage.${id(`page ${it.id}`)}`);
  for (const it of book.survey.areas) at.set(it.id, `JournalEntry.${id(`journal ${it.id}`)}`);
  return (of) => at.get(of) ?? null;
}

function briefPage(book: Book): Page {
  const ages = chronicleOf(book.survey).ages.map(
    (it) => `<li><strong>${escaped(it.age)}</strong> ${escaped(it.text)}</li>`,
  );
  const missing = book.missing.map((it) => `<p>${escaped(it)}</p>`);
  return { key: 'world', name: 'The world in brief', content: `${missing.join('')}<ul>${ages.join('')}</ul>` };
}

/** TA-FVT-12, -16: the places in the order of their numbers, and for each level what leads out of it. */
function areaPages(book: Book, area: Book['survey']['areas'][number], by: FoundryPages, writing: Writing): Page[] {
  const own = book.key.filter((it) => it.room.area === area);
  const plans = book.plans.filter((it) => it.plan.level.area === area);
  const rooms =
    by === 'rooms'
      ? own.map((it) => ({
          ...{ key: it.room.place.id, name: `${it.room.key} ${it.name}`, content: entryHtml(it, writing) },
        }))
      : [...new Set(own.map((it) => it.room.level))].map((level) => ({
          key: level.id,
          name: plans.find((it) => it.plan.level === level)?.title ?? area.name,
          content: own
            .filter((it) => it.room.level === level)
            .map((it) => `<h3>${escaped(`${it.room.key} ${it.name}`)}</h3>${entryHtml(it, writing)}`)
            .join(''),
        }));
  return [
    ...rooms,
    ...plans
      .filter(({ plan }) => plan.exits.length + plan.shafts.length > 0)
      .map((it) => ({
        ...{ key: `ways ${it.plan.level.id}`, name: `Ways out of ${it.title}`, content: waysHtml(it, writing) },
      })),
  ];
}

/** TA-FVT-16: what leads out of a level, with a link to the scene beyond. */
function waysHtml({ plan }: Plan, { places, id }: Writing): string {
  const items = plan.exits.map(({ letter, to }) => {
    if (to.kind !== 'room') return `<li><strong>${letter}</strong> ${escaped(onward(to))}</li>`;
    const { room } = to;
    const scene = room.area.surface ? '' : ` (@UUID[Scene.${id(`scene ${room.level.id}`)}]{its scene})`;
    return `<li><strong>${letter}</strong> to ${inFoundry([{ to: room.place.id, text: room.key }], places)}, ${to.squares} squares${scene}</li>`;
  });
  const shafts = plan.shafts.map(
    (it) => `<li><strong>${it.letter}</strong> a shaft of ${it.fall.feet} ft, on this scene</li>`,
  );
  return `<ul>${[...items, ...shafts].join('')}</ul>`;
}

/** TA-FVT-13: a few plain tags; hidden lines in secret blocks. */
function entryHtml({ room, what, lines }: KeyEntry, { places, secret }: Writing): string {
  const parts = lines.map(({ label, facts }) => {
    const text = (of: readonly Fact[]) =>
      of.map((it) => inFoundry(it.text, places)).join(label === 'Past' || label === 'Ways' ? ' · ' : ' ');
    const line = (of: readonly Fact[]) => (of.length === 0 ? '' : `<p><em>${label}</em> ${text(of)}</p>`);
    const open = facts.filter((it) => !HIDDEN.has(it.knows));
    const hidden = facts.filter((it) => HIDDEN.has(it.knows));
    return line(open) + secret(`${room.place.id} ${label}`, line(hidden));
  });
  return `<p><em>${inFoundry(what, places)}</em></p>${parts.join('')}`;
}

function factionHtml(book: Book, it: Book['factions'][number], { places, secret }: Writing): string {
  const facts = (label: string, of: readonly Fact[]) =>
    of.length === 0 ? '' : `<p><em>${label}</em> ${of.map((fact) => inFoundry(fact.text, places)).join(' ')}</p>`;
  const rooms = it.rooms.map((room) => inFoundry([{ to: room.place.id, text: room.key }], places)).join(', ');
  const stands = it.standings
    .filter((s) => s.how !== 'unmet')
    .map((s) => `${s.how}: ${inFoundry([{ to: s.to.id, text: s.to.name }], places)}`)
    .join('; ');
  return [
    it.dead ? '<p>Gone.</p>' : `<p>${escaped(strengthSaid(book.survey, it))}; ${it.bearing}.</p>`,
    rooms === '' ? '' : `<p><em>Where</em> ${rooms}</p>`,
    stands === '' ? '' : `<p><em>Stands</em> ${stands}</p>`,
    facts('Did', it.deeds),
    secret(
      it.group.id,
      [
        facts('Plan', it.plan),
        facts('Wants', it.wants),
        facts('Fears', it.fears),
        facts('Pays', it.pays ? [it.pays] : []),
      ].join(''),
    ),
  ].join('');
}

/** TA-RUM-06: what is wrong with a rumour is the keeper's. */
function talkPages(book: Book, { places, secret }: Writing): Page[] {
  const told = (area: string | null) => book.rumours.filter((it) => (it.area?.id ?? null) === area);
  const page = (key: string, name: string, of: ReturnType<typeof told>): Page[] => {
    if (of.length === 0) return [];
    const lines = of.map((it, i) => `<li><strong>${i + 1}</strong> ${inFoundry(it.text, places)}</li>`).join('');
    const truths = of.map(
      (it, i) =>
        `<li><strong>${i + 1}</strong> ${it.truth}${it.wrong ? `: ${escaped(it.wrong)}` : ''}; told by ${escaped(it.teller)}; see ${inFoundry([{ to: it.about.place.id, text: it.about.key }], places)}</li>`,
    );
    return [{ key, name, content: `<ul>${lines}</ul>${secret(key, `<ul>${truths.join('')}</ul>`)}` }];
  };
  const hooks = book.hooks.map(
    (it) => `<li>${inFoundry(it.text, places)} <em>${inFoundry(it.against, places)}</em></li>`,
  );
  return [
    ...(hooks.length > 0 ? [{ key: 'hooks', name: 'Hooks', content: `<ul>${hooks.join('')}</ul>` }] : []),
    ...page('rumours', 'Rumours', told(null)),
    ...book.survey.areas.flatMap((it) => page(`rumours ${it.id}`, `Rumours of ${it.letter} ${it.name}`, told(it.id))),
  ];
}
