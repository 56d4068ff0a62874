import type { Book } from '../../book.ts';
import { strengthSaid } from '../../factions/faction.ts';
import type { Faction } from '../../factions/page.ts';
import { codeOf } from '../../hexes/hex.ts';
import { areaPast } from '../../key/area-entry.ts';
import { chronicleOf } from '../../key/chronicle.ts';
import type { KeyEntry } from '../../key/entry.ts';
import type { Fact } from '../../key/fact.ts';
import { plainText } from '../../key/told.ts';
import { whenOf } from '../../key/when.ts';
import { onward } from '../../plan/onward.ts';
import { HOW_OFTEN } from '../../table-talk/encounters.ts';
import { html } from '../escape.ts';
import { inHtml, type Places } from '../sentences.ts';
import { areaPage, factionPage, idOf, levelPage } from './addresses.ts';

type Plan = Book['plans'][number];

/** A book, and where its pages and things are found. */
export interface SiteBook {
  readonly book: Book;
  page(name: string): string;
  readonly places: Places;
}

const HIDDEN: ReadonlySet<Fact['knows']> = new Set(['found', 'keeper']);

export function startBody({ book, page, places }: SiteBook, picture: string): string {
  const areas = book.survey.areas.map(
    (area) =>
      `<li><strong>${area.letter}</strong> <a href="${page(areaPage(area.id))}">${html(area.name)}</a> <span class="what">${area.kind}, ${area.state}</span> ${levelLinks({ book, page, places }, area)}</li>`,
  );
  return [
    `<figure class="plan"><img src="${picture}" alt="The section: the world seen from the side, with the letters of its areas"></figure>`,
    ...book.missing.map((it) => `<p>${html(it)}</p>`),
    ...(book.hooks.length > 0 ? ['<h2>Hooks</h2>', hookList(book, places)] : []),
    '<h2>Areas</h2>',
    `<ul class="areas">${areas.join('\n')}</ul>`,
  ].join('\n');
}

type Area = Book['survey']['areas'][number];

function levelLinks({ book, page }: SiteBook, area: Area): string {
  if (area.surface) return `<a href="${page('surface')}">on the surface</a>`;
  return book.survey.levels
    .filter((it) => it.area === area)
    .map((it) => `<a href="${page(levelPage(it.id))}">level ${it.number}</a>`)
    .join(' · ');
}

/** TA-WEB-02, TA-KEY-12: an area with its past, who holds what, its levels and what is on the move there. */
export function areaBody(of: SiteBook, area: Area): string {
  const { book, places } = of;
  const entries = book.key.filter((it) => it.room.area === area);
  const holders = [...new Set(entries.flatMap((it) => it.room.holder ?? []))].map((group) => {
    const rooms = entries
      .filter((it) => it.room.holder === group)
      .map((it) => inHtml([{ to: it.room.place.id, text: it.room.key }], places));
    return `<li>${inHtml([{ to: group.id, text: book.survey.naming.group(group) }], places)}: ${rooms.join(', ')}</li>`;
  });
  return [
    `<p class="what">${area.kind}, ${area.state}</p>`,
    `<p>${inHtml(areaPast(book.survey, area), places)}</p>`,
    ...(holders.length > 0 ? ['<h2>Who holds what</h2>', `<ul>${holders.join('\n')}</ul>`] : []),
    '<h2>Levels</h2>',
    `<p>${levelLinks(of, area)}</p>`,
    ...movesPart(of, area),
    '<h2>Rooms</h2>',
    `<ul>${entries.map((it) => `<li>${inHtml([{ to: it.room.place.id, text: `${it.room.key} ${it.name}` }], places)}</li>`).join('\n')}</ul>`,
  ].join('\n');
}

function movesPart({ book, places }: SiteBook, area: Area): string[] {
  const moves = book.encounters.find((it) => it.area === area);
  if (!moves) return [];
  return [
    '<h2>On the move (d6)</h2>',
    `<p>${HOW_OFTEN}</p>`,
    `<ol>${moves.lines.map((it) => `<li>${inHtml(it, places)}</li>`).join('\n')}</ol>`,
  ];
}

const hookList = (book: Book, places: Places): string =>
  `<ol>${book.hooks.map((it) => `<li>${inHtml(it.text, places)} <em>${inHtml(it.against, places)}</em></li>`).join('\n')}</ol>`;

/** TA-WEB-02, -03: the plan, with its key beside it; its numbers lead to entries. */
export function levelBody(of: SiteBook, plan: Plan, drawn: string): string {
  const { book, page, places } = of;
  const { level } = plan.plan;
  const entries = book.key.filter((it) => it.room.level === level);
  const exits = plan.plan.exits.map(
    (it) =>
      `<li>${it.letter} ${it.to.kind === 'room' ? `to ${inHtml([{ to: it.to.room.place.id, text: it.to.room.key }], places)}, ${it.to.squares} squares` : html(onward(it.to))}</li>`,
  );
  // TA-WEB-05: whoever cannot see the plan reads what is on it.
  const rooms = entries.map(
    (it) => `<li><a href="#${idOf(it.room.place.id)}">${it.room.key} ${html(it.name)}</a></li>`,
  );
  return [
    `<p>In <a href="${page(areaPage(level.area.id))}">${level.area.letter} ${html(level.area.name)}</a></p>`,
    `<figure class="plan">${drawn}<figcaption><details><summary>Rooms on this plan</summary><ul>${rooms.join('\n')}</ul></details></figcaption></figure>`,
    ...(exits.length > 0 ? ['<h2>Exits</h2>', `<ul class="exits">${exits.join('\n')}</ul>`] : []),
    ...movesPart(of, level.area),
    '<h2>Key</h2>',
    `<div class="key">${entries.map((it) => entryPart(it, places)).join('\n')}</div>`,
  ].join('\n');
}

export function surfaceBody({ book, places }: SiteBook): string {
  const entries = book.key.filter((it) => it.room.area.surface);
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

/** TA-WEB-02: everybody, each with a page of their own. */
export function factionsBody({ book, page }: SiteBook): string {
  if (book.factions.length === 0) return '<p>There are no factions in this world.</p>';
  const rows = book.factions.map(
    (it) =>
      `<tr><td><a href="${page(factionPage(it.group.id))}">${html(it.group.name)}</a></td><td>${it.dead ? 'gone' : it.villain ? 'the villain' : html(it.tags.join(', '))}</td><td>${it.rooms.length}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">name</th><th scope="col">what they are</th><th scope="col">rooms</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

export function factionBody({ book, places }: SiteBook, it: Faction): string {
  const facts = (of: readonly Fact[]) => of.map((fact) => inHtml(fact.text, places)).join(' ');
  const row = (label: string, text: string) => (text === '' ? '' : `<dt>${label}</dt><dd>${text}</dd>`);
  const stands = it.standings
    .filter((s) => s.how !== 'unmet')
    .map((s) => `${s.how}: ${inHtml([{ to: s.to.id, text: s.to.name }], places)}`);
  const keeper = [
    row('Plan', facts(it.plan)),
    row('Wants', facts(it.wants)),
    row('Fears', facts(it.fears)),
    it.pays ? row('Pays', facts([it.pays])) : '',
  ].join('');
  return `<p class="what">${it.dead ? 'gone' : it.villain ? 'the villain' : html(it.tags.join(', '))}</p><dl>${[
    row('Where', it.rooms.map((room) => inHtml([{ to: room.place.id, text: room.key }], places)).join(', ')),
    it.dead ? '' : row('How many', html(strengthSaid(book.survey, it))),
    row('How rich', [`${it.shares} ${it.shares === 1 ? 'share' : 'shares'}`, ...it.epics.map(html)].join(', ')),
    it.edges > 0 ? row('Edge', `${it.edges} ★`) : '',
    it.since ? row('Since', facts([it.since])) : '',
    it.dead ? '' : row('Bearing', it.bearing),
    row('Stands', stands.join('; ')),
    row('Did', facts(it.deeds)),
  ].join('')}</dl>${keeper === '' ? '' : `<details><summary>hidden</summary><dl>${keeper}</dl></details>`}`;
}

export function rumourBody({ book, places }: SiteBook): string {
  const list = book.rumours
    .filter((it) => it.area === null)
    .map(
      (it) =>
        `<li>${inHtml(it.text, places)} <details><summary>hidden</summary>${it.truth}${it.wrong ? `: ${html(it.wrong)}` : ''}; told by ${html(it.teller)}; see ${inHtml([{ to: it.about.place.id, text: it.about.key }], places)}</details></li>`,
    );
  return `<h2>Rumours (d12)</h2><ol>${list.join('\n')}</ol><h2>Hooks</h2>${hookList(book, places)}`;
}

export function encounterBody({ book, places }: SiteBook): string {
  const tables = book.encounters.map(
    (it) =>
      `<h2>${html(it.title)} (d${it.lines.length})</h2><ol>${it.lines.map((line) => `<li>${inHtml(line, places)}</li>`).join('\n')}</ol>`,
  );
  return `<p>${HOW_OFTEN}</p>${tables.join('\n')}`;
}

/** TA-HEX: the land, and what stands on it. */
export function landBody({ book, places }: SiteBook, pictures: readonly string[]): string {
  return book.lands
    .map((map, i) => {
      const rows = map.signs.map((it) => {
        const name = inHtml(it.area === null ? [it.name] : [{ to: it.area, text: it.name }], places);
        const below = it.below ? `<details><summary>hidden</summary>${inHtml(it.below, places)}</details>` : '';
        return `<tr><td>${codeOf(it.hex)}</td><td>${it.kind}</td><td>${name}</td><td>${below}</td></tr>`;
      });
      return `<figure class="plan"><img src="${pictures[i] ?? ''}" alt="The land above in hexes: what stands where is in the table"></figure><table><thead><tr><th scope="col">hex</th><th scope="col">sign</th><th scope="col">name</th><th scope="col">below</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
    })
    .join('\n');
}

/** TA-GAZ-02. */
export function treasureBody({ book: { gazetteer, survey }, places }: SiteBook): string {
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

export function chronicleBody({ book: { survey } }: SiteBook): string {
  const { ages, lines } = chronicleOf(survey);
  return ages
    .map(({ age, text }) => {
      const own = lines.filter((it) => it.age === age).map((it) => `<li>turn ${it.turn}: ${html(it.text)}</li>`);
      return `<h2>${html(age)}</h2><p>${html(text)}</p>${own.length > 0 ? `<ul>${own.join('\n')}</ul>` : ''}`;
    })
    .join('\n');
}

/** TA-WEB-03: everything that has a name; the box is there where scripts are. */
export function searchBody({ book, places }: SiteBook): string {
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
export function placesBody({ book: { survey, key }, places }: SiteBook): string {
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
