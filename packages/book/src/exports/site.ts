import type { Book } from '../book.ts';
import { strengthSaid } from '../factions/faction.ts';
import type { Faction } from '../factions/page.ts';
import { codeOf } from '../hexes/hex.ts';
import { chronicleOf } from '../key/chronicle.ts';
import type { KeyEntry } from '../key/entry.ts';
import type { Fact } from '../key/fact.ts';
import { plainText } from '../key/told.ts';
import { whenOf } from '../key/when.ts';
import { onward } from '../plan/onward.ts';
import { HOW_OFTEN } from '../table-talk/encounters.ts';
import { html } from './escape.ts';
import type { ExportFile } from './export-file.ts';
import { inHtml, type Places } from './sentences.ts';
import { SCRIPT } from './site-script.ts';
import { STYLE } from './site-style.ts';

type Plan = Book['plans'][number];

const HIDDEN: ReadonlySet<Fact['knows']> = new Set(['found', 'keeper']);

/** TA-WEB-04: nothing from outside, and only our one file runs. */
const POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; script-src 'self'";

/** TA-WEB-01: static pages that work from a disk and without scripts. `draw` makes the plan of a level, its numbers being links. */
export function siteFiles(
  book: Book,
  draw: (plan: Plan, linkTo: (room: KeyEntry['room']) => string) => string,
  fonts: string,
): ExportFile[] {
  const pageOf = new Map(
    book.plans.map((it) => [it.plan.level, `level-${it.plan.level.id.replace(/[^\w-]/g, '')}.html`]),
  );
  const at = new Map<string, string>();
  for (const { room } of book.key)
    at.set(room.place.id, `${pageOf.get(room.level) ?? 'surface.html'}#${idOf(room.place.id)}`);
  for (const { group } of book.factions) at.set(group.id, `factions.html#${idOf(group.id)}`);
  for (const it of book.gazetteer.treasures) at.set(it.id, `treasures.html#${idOf(it.id)}`);
  const places: Places = (id) => at.get(id) ?? null;
  const page = (chapter: string, body: string) => wholePage(book, chapter, body);
  return [
    { name: 'index.html', make: () => wholePage(book, null, startPage(book, pageOf, places)) },
    ...book.plans.map((plan) => ({
      name: pageOf.get(plan.plan.level) as string,
      make: () => page(plan.title, levelPage(book, plan, places, draw)),
    })),
    { name: 'surface.html', make: () => page('The surface', surfacePage(book, pageOf, places)) },
    {
      name: 'factions.html',
      make: () => page('Factions', book.factions.map((it) => factionPart(book, it, places)).join('\n')),
    },
    { name: 'rumours.html', make: () => page('Rumours and hooks', rumourPage(book, places)) },
    { name: 'encounters.html', make: () => page('Encounters', encounterPage(book, places)) },
    { name: 'places.html', make: () => page('What lies where', placesPage(book, places)) },
    { name: 'land.html', make: () => page('The land above', landPage(book, places)) },
    { name: 'treasures.html', make: () => page('Treasures', treasurePage(book, places)) },
    { name: 'chronicle.html', make: () => page('Chronicle', chroniclePage(book)) },
    { name: 'search.html', make: () => page('Search', searchPage(book, places)) },
    { name: 'script.js', make: () => SCRIPT },
    { name: 'style.css', make: () => `${fonts}\n${STYLE}` },
  ];
}

/** TA-ESC-03: a name never becomes an id; ids are made by us. */
const idOf = (id: string): string => `at-${id.replace(/[^\w-]/g, '-')}`;

const NAVIGATION = [
  ['index.html', 'Start'],
  ['factions.html', 'Factions'],
  ['rumours.html', 'Rumours'],
  ['encounters.html', 'Encounters'],
  ['land.html', 'The land'],
  ['treasures.html', 'Treasures'],
  ['chronicle.html', 'Chronicle'],
  ['places.html', 'What lies where'],
  ['search.html', 'Search'],
] as const;

/** A chapter, or the start. */
function wholePage({ title: world }: Book, chapter: string | null, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${chapter === null ? '' : `${html(chapter)} · `}${html(world)}</title>
<link rel="stylesheet" href="style.css">
<script src="script.js" defer></script>
</head>
<body>
<nav aria-label="Chapters">${NAVIGATION.map(([to, name]) => `<a href="${to}">${name}</a>`).join(' ')}</nav>
<main>
<h1>${html(chapter ?? world)}</h1>
<p class="for">For the keeper: it tells what players should not know.</p>
${body}
</main>
</body>
</html>
`;
}

type Pages = ReadonlyMap<Plan['plan']['level'], string>;

function startPage(book: Book, pages: Pages, places: Places): string {
  const { survey } = book;
  const areas = survey.areas.map((area) => {
    const levels = survey.levels.filter((it) => it.area === area);
    const links = levels.map(
      (it) => `<a href="${pages.get(it) ?? 'surface.html'}">${area.surface ? 'see' : `level ${it.number}`}</a>`,
    );
    return `<li><strong>${area.letter}</strong> ${html(area.name)} <span class="what">${area.kind}, ${area.state}</span> ${links.join(' · ')}</li>`;
  });
  return [
    '<figure class="plan"><img src="section.svg" alt="The section: the world seen from the side, with the letters of its areas"></figure>',
    ...book.missing.map((it) => `<p>${html(it)}</p>`),
    ...(book.hooks.length > 0 ? ['<h2>Hooks</h2>', hookList(book, places)] : []),
    '<h2>Areas</h2>',
    `<ul class="areas">${areas.join('\n')}</ul>`,
  ].join('\n');
}

const hookList = (book: Book, places: Places): string =>
  `<ol>${book.hooks.map((it) => `<li>${inHtml(it.text, places)} <em>${inHtml(it.against, places)}</em></li>`).join('\n')}</ol>`;

/** TA-WEB-02, -03: the plan, with its key beside it; its numbers lead to entries. */
function levelPage(book: Book, plan: Plan, places: Places, draw: Parameters<typeof siteFiles>[1]): string {
  const entries = book.key.filter((it) => it.room.level === plan.plan.level);
  const moves = book.encounters.find((it) => it.area === plan.plan.level.area);
  const exits = plan.plan.exits.map((it) => `<li>${it.letter} ${html(onward(it.to))}</li>`);
  return [
    `<figure class="plan">${draw(plan, (room) => `#${idOf(room.place.id)}`)}</figure>`,
    ...(exits.length > 0 ? ['<h2>Exits</h2>', `<ul class="exits">${exits.join('\n')}</ul>`] : []),
    ...(moves
      ? [
          '<h2>On the move (d6)</h2>',
          `<p>${HOW_OFTEN}</p>`,
          `<ol>${moves.lines.map((it) => `<li>${inHtml(it, places)}</li>`).join('\n')}</ol>`,
        ]
      : []),
    '<h2>Key</h2>',
    `<div class="key">${entries.map((it) => entryPart(it, places)).join('\n')}</div>`,
  ].join('\n');
}

function surfacePage(book: Book, pages: Pages, places: Places): string {
  const entries = book.key.filter((it) => !pages.has(it.room.level));
  return entries.length === 0
    ? '<p>Nothing is built on the surface.</p>'
    : `<div class="key">${entries.map((it) => entryPart(it, places, 'h2')).join('\n')}</div>`;
}

/** TA-WEB-06: hidden lines are shut. */
function entryPart({ room, name, what, lines }: KeyEntry, places: Places, heading: 'h2' | 'h3' = 'h3'): string {
  const rows = lines.map(({ label, facts }) => {
    const open = facts.filter((it) => !HIDDEN.has(it.knows));
    const hidden = facts.filter((it) => HIDDEN.has(it.knows));
    const text = (of: readonly Fact[]) => of.map((it) => `<span>${inHtml(it.text, places)}</span>`).join(' ');
    const shut = hidden.length > 0 ? `<details><summary>hidden</summary>${text(hidden)}</details>` : '';
    return `<dt>${label}</dt><dd class="${label.toLowerCase()}">${text(open)}${shut}</dd>`;
  });
  return `<article id="${idOf(room.place.id)}"><${heading}><span class="number">${room.key}</span> ${html(name)}</${heading}><p class="what">${inHtml(what, places)}</p><dl>${rows.join('\n')}</dl></article>`;
}

function factionPart(book: Book, it: Faction, places: Places): string {
  const facts = (of: readonly Fact[]) => of.map((fact) => inHtml(fact.text, places)).join(' ');
  const row = (label: string, text: string) => (text === '' ? '' : `<dt>${label}</dt><dd>${text}</dd>`);
  const stands = it.standings
    .filter((s) => s.how !== 'unmet')
    .map((s) => `${s.how}: ${inHtml([{ to: s.to.id, text: s.to.name }], places)}`);
  const keeper = [
    row('Wants', facts(it.wants)),
    row('Fears', facts(it.fears)),
    it.pays ? row('Pays', facts([it.pays])) : '',
  ].join('');
  return `<article id="${idOf(it.group.id)}"><h2>${html(it.group.name)}</h2><p class="what">${it.dead ? 'gone' : it.villain ? 'the villain' : html(it.tags.join(', '))}</p><dl>${[
    row('Where', it.rooms.map((room) => inHtml([{ to: room.place.id, text: room.key }], places)).join(', ')),
    it.dead ? '' : row('How many', html(strengthSaid(book.survey, it))),
    row('How rich', [`${it.shares} ${it.shares === 1 ? 'share' : 'shares'}`, ...it.epics.map(html)].join(', ')),
    it.dead ? '' : row('Bearing', it.bearing),
    row('Stands', stands.join('; ')),
    row('Did', facts(it.deeds)),
  ].join('')}</dl>${keeper === '' ? '' : `<details><summary>hidden</summary><dl>${keeper}</dl></details>`}</article>`;
}

function rumourPage(book: Book, places: Places): string {
  const list = book.rumours
    .filter((it) => it.area === null)
    .map(
      (it) =>
        `<li>${inHtml(it.text, places)} <details><summary>hidden</summary>${it.truth}${it.wrong ? `: ${html(it.wrong)}` : ''}; told by ${html(it.teller)}; see ${inHtml([{ to: it.about.place.id, text: it.about.key }], places)}</details></li>`,
    );
  return `<h2>Rumours (d12)</h2><ol>${list.join('\n')}</ol><h2>Hooks</h2>${hookList(book, places)}`;
}

function encounterPage(book: Book, places: Places): string {
  const tables = book.encounters.map(
    (it) =>
      `<h2>${html(it.title)} (d${it.lines.length})</h2><ol>${it.lines.map((line) => `<li>${inHtml(line, places)}</li>`).join('\n')}</ol>`,
  );
  return `<p>${HOW_OFTEN}</p>${tables.join('\n')}`;
}

/** TA-HEX: the land, and what stands on it. */
function landPage({ lands }: Book, places: Places): string {
  return lands
    .map((map, i) => {
      const rows = map.signs.map((it) => {
        const name = it.area === null ? html(it.name) : `${html(it.name)}`;
        const below = it.below ? `<details><summary>hidden</summary>${inHtml(it.below, places)}</details>` : '';
        return `<tr><td>${codeOf(it.hex)}</td><td>${it.kind}</td><td>${name}</td><td>${below}</td></tr>`;
      });
      return `<figure class="plan"><img src="land-${i + 1}.svg" alt="The land above in hexes: what stands where is in the table"></figure><table><thead><tr><th scope="col">hex</th><th scope="col">sign</th><th scope="col">name</th><th scope="col">below</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
    })
    .join('\n');
}

/** TA-GAZ-02. */
function treasurePage({ gazetteer, survey }: Book, places: Places): string {
  if (gazetteer.treasures.length === 0) return '<p>There are no great treasures in this world.</p>';
  return gazetteer.treasures
    .map((it) => {
      const life = it.life.map(
        (step) =>
          `<li>${html(whenOf(survey, step.since))}: ${html(step.owner ? survey.naming.group(step.owner) : 'lying loose')}</li>`,
      );
      const where = it.room
        ? inHtml([{ to: it.room.place.id, text: it.room.key }], places)
        : 'nowhere that has a number';
      return `<article id="${idOf(it.id)}"><h2>${html(it.name)}</h2><p class="what">in ${where}, ${html(it.holder ? `with ${survey.naming.group(it.holder)}` : 'with nobody')}</p><ol>${life.join('')}</ol></article>`;
    })
    .join('\n');
}

function chroniclePage({ survey }: Book): string {
  const { ages, lines } = chronicleOf(survey);
  return ages
    .map(({ age, text }) => {
      const own = lines.filter((it) => it.age === age).map((it) => `<li>turn ${it.turn}: ${html(it.text)}</li>`);
      return `<h2>${html(age)}</h2><p>${html(text)}</p>${own.length > 0 ? `<ul>${own.join('\n')}</ul>` : ''}`;
    })
    .join('\n');
}

/** TA-WEB-03: everything that has a name; the box is there where scripts are. */
function searchPage(book: Book, places: Places): string {
  const item = (id: string, text: string, more: string) =>
    `<li>${inHtml([{ to: id, text }], places)} <span class="what">${html(more)}</span></li>`;
  const items = [
    ...book.key.map((it) => item(it.room.place.id, `${it.room.key} ${it.name}`, plainText(it.what))),
    ...book.factions.map((it) => item(it.group.id, it.group.name, it.dead ? 'gone' : it.tags.join(', '))),
    ...book.gazetteer.treasures.map((it) => item(it.id, it.name, 'a treasure')),
  ];
  return `<p id="search" hidden><label>Search <input type="search"></label></p><ul id="found">${items.join('\n')}</ul>`;
}

/** TA-GAZ-01. */
function placesPage({ survey, key }: Book, places: Places): string {
  const { beads } = survey.then;
  const rows = key.map(({ room, name }) => {
    const ids = new Set(room.place.pieces.map((it) => it.id));
    const here = beads.filter((it) => ids.has(it.piece));
    const many = (kind: string) => here.filter((it) => it.kind === kind).length;
    const epics = here.flatMap((it) => (it.kind === 'epic' ? [html(it.name ?? 'an epic treasure')] : []));
    const cells = [
      inHtml([{ to: room.place.id, text: room.key }], places),
      html(name),
      room.floor,
      html(room.holder?.name ?? ''),
      many('population'),
      many('treasure'),
      epics.join(', '),
      many('bonus'),
    ];
    return `<tr>${cells.map((it) => `<td>${it}</td>`).join('')}</tr>`;
  });
  const head = ['key', 'name', 'floor', 'holder', '●', '○', '❖', '★']
    .map((it) => `<th scope="col">${it}</th>`)
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}
