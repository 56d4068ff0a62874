import { capital } from '@understory/table';
import { annalsOf } from '../annals/annals.ts';
import type { Chronicle } from '../chronicle.ts';
import { type Epithet, epithetsOf } from '../epithets.ts';
import { type Fact, isHostile, tickOf } from '../facts/fact.ts';
import { strongest } from '../gauge.ts';
import { escapedHtml, pageHtml } from '../out/html.ts';
import { sagaOf } from '../saga/saga.ts';
import { scholarOf } from '../scholar/scholar.ts';
import { EPITHETS } from '../words/english/epithets.ts';
import { inWords } from '../words/english/forms.ts';
import { LEGENDS } from '../words/english/legends.ts';

/** A page of the legends, as a file (CH-LEG-01). */
export interface LegendsPage {
  readonly file: string;
  readonly html: string;
}

const say = (key: keyof typeof LEGENDS) => LEGENDS[key];

/** A book of pages that opens from a file: the world, its saga, and each group. Addresses are ids, so that links stay good (CH-LEG-20). */
export function legendsOf(chronicle: Chronicle): LegendsPage[] {
  const groups = [...chronicle.story.tale.cast.values()].sort((a, b) => a.since - b.since).map((it) => it.id);
  return [worldPage(chronicle, groups), sagaPage(chronicle), ...groups.map((it) => groupPage(it, chronicle))];
}

const fileOf = (group: string): string => `${group.replace(/[^\w-]/g, '-')}.html`;

/** Text in which every group that is named is a link to its page, but for the page itself (CH-LEG-03). */
function linked(text: string, { names }: Chronicle, own: string | null = null): string {
  const all = [...names].filter(([id]) => id !== own).sort((a, b) => b[1].full.length - a[1].full.length);
  if (all.length === 0) return escapedHtml(text);
  const files = new Map(all.map(([id, it]) => [escapedHtml(it.full).toLowerCase(), fileOf(id)]));
  const any = new RegExp([...files.keys()].map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'gi');
  const seen = new Set<string>();
  return escapedHtml(text).replace(any, (name) => {
    const file = files.get(name.toLowerCase());
    if (file === undefined || seen.has(file)) return name;
    seen.add(file);
    return `<a href="${file}">${name}</a>`;
  });
}

const section = (heading: string, html: string): string =>
  html === '' ? '' : `<h2>${escapedHtml(heading)}</h2>\n${html}`;
const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((it) => `<li>${it}</li>`).join('')}</ul>`;

function worldPage(chronicle: Chronicle, groups: readonly string[]): LegendsPage {
  const { story, names, gauge } = chronicle;
  const ages = annalsOf(chronicle).map(
    ({ title, lines }) =>
      `<h3>${escapedHtml(title)}</h3><table>${lines
        .map((it) => `<tr><th scope="row">${escapedHtml(it.turn)}</th><td>${linked(it.text, chronicle)}</td></tr>`)
        .join('')}</table>`,
  );
  const body = [
    `<p><a href="saga.html">${say('saga')}</a> · ${say('gauge')}: ${gauge}</p>`,
    section(
      say('groups'),
      list(
        groups.map(
          (it) =>
            `<a href="${fileOf(it)}">${escapedHtml(capital(names.get(it)?.full ?? it))}</a>, ${escapedHtml(subtitle(it, chronicle))}`,
        ),
      ),
    ),
    section(say('annals'), ages.join('\n')),
  ];
  return { file: 'index.html', html: pageHtml(story.tale.title, 'en', body.join('\n')) };
}

function sagaPage(chronicle: Chronicle): LegendsPage {
  const chapters = sagaOf(chronicle).map(({ title, paragraphs }) =>
    section(
      title,
      paragraphs.map((it) => `<p>${linked(it.map(({ text }) => text).join(' '), chronicle)}</p>`).join('\n'),
    ),
  );
  return { file: 'saga.html', html: pageHtml(chronicle.story.tale.title, 'en', [home(), ...chapters].join('\n')) };
}

const home = (): string => `<p><a href="index.html">${say('world')}</a></p>`;

/** What it was, and what became of it (CH-LEG-02). */
function subtitle(group: string, { story, names }: Chronicle): string {
  const name = names.get(group);
  const end = story.death(group);
  const sort = name ? (name.isSolitary ? name.one : name.many) : '';
  const ender = end?.by ? names.get(end.by)?.full : undefined;
  return end
    ? ender === undefined
      ? `${sort}; ${say('gone')}`
      : `${sort}; ${say('ended by')} ${ender}`
    : `${sort}; ${say('alive')}`;
}

function groupPage(group: string, chronicle: Chronicle): LegendsPage {
  const { story, names, threads, interest } = chronicle;
  const title = capital(names.get(group)?.full ?? group);
  const article = scholarOf(chronicle).find((it) => it.group === group);
  const claims = (article?.claims ?? []).map(
    ({ text, note }) => `${linked(text, chronicle, group)} <small>${escapedHtml(note)}</small>`,
  );
  const earned = epithetsOf(story).filter((it) => it.group === group);
  const own = strongest(threads, interest)
    .filter((it) => it.roles.includes(group))
    .slice(0, 6);
  const body = [
    home(),
    `<p><em>${linked(capital(subtitle(group, chronicle)), chronicle, group)}</em></p>`,
    section(say('called'), list(earned.map((it) => calledText(it, chronicle)))),
    section(say('life'), list(claims)),
    section(say('dealings'), dealings(group, chronicle)),
    section(
      say('threads'),
      list(own.map(({ kind, roles, facts }) => threadText(kind, roles, facts, chronicle, group))),
    ),
    section(say('family'), list(family(group, chronicle))),
    foot(story.of(group)),
  ];
  return { file: fileOf(group), html: pageHtml(title, 'en', body.filter((it) => it !== '').join('\n')) };
}

function calledText({ key, by, fact }: Epithet, chronicle: Chronicle): string {
  const who = by === null ? '' : `, ${say('so called by')} ${chronicle.names.get(by)?.full ?? by}`;
  return `${linked(`${EPITHETS[key][0] ?? key}${who}`, chronicle)} <small>${escapedHtml(`${say('line')} ${tickOf(fact)}`)}</small>`;
}

function threadText(
  kind: string,
  roles: readonly string[],
  facts: readonly Fact[],
  chronicle: Chronicle,
  own: string,
): string {
  const others = roles
    .filter((it) => it !== own && chronicle.names.has(it))
    .map((it) => chronicle.names.get(it)?.full ?? it);
  const whom = others.length > 0 ? `, ${others.join(', ')}` : '';
  const lines = facts.map((it) => tickOf(it)).join(', ');
  return `${linked(`${capital(kind)}${whom}`, chronicle, own)} <small>${escapedHtml(`${inWords(facts.length)}: ${lines}`)}</small>`;
}

/** With whom, what they did and what was done to them: full where it succeeded, hollow where it failed. */
function dealings(group: string, chronicle: Chronicle): string {
  const { story, names } = chronicle;
  const others = [...new Set(story.of(group).flatMap((it) => [it.actor, it.target]))].filter(
    (it): it is string => it !== group && story.isGroup(it),
  );
  const deeds = (actor: string, target: string) => {
    const counts = new Map<string, string>();
    for (const it of story.facts)
      if (it.actor === actor && it.target === target && (isHostile(it) || it.odds !== null))
        counts.set(
          it.kind.replace(/ failed$/, ''),
          `${counts.get(it.kind.replace(/ failed$/, '')) ?? ''}${it.won === false ? '○' : '●'}`,
        );
    return [...counts].map(([kind, marks]) => `${kind} ${marks}`).join(', ') || '–';
  };
  const rows = others
    .map((it) => ({ it, did: deeds(group, it), borne: deeds(it, group) }))
    .filter(({ did, borne }) => did !== '–' || borne !== '–')
    .map(
      ({ it, did, borne }) =>
        `<tr><th scope="row">${linked(capital(names.get(it)?.full ?? it), chronicle)}</th><td>${escapedHtml(did)}</td><td>${escapedHtml(borne)}</td></tr>`,
    );
  if (rows.length === 0) return '';
  const heads = [say('with'), say('they did'), say('done to them')].map((it) => `<th scope="col">${it}</th>`).join('');
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function family(group: string, chronicle: Chronicle): string[] {
  const { story, names } = chronicle;
  const name = (id: string | null) => (id === null ? '' : (names.get(id)?.full ?? ''));
  const came = story.facts.find((it) => it.kind === 'came' && it.actor === group);
  const ended = story.facts.filter((it) => it.kind === 'died' && it.by === group && story.isGroup(it.actor));
  const end = story.death(group);
  return [
    ...(came?.target ? [`${say('from')} ${name(came.target)}`] : []),
    ...ended.map((it) => `${say('ended')} ${name(it.actor)}`),
    ...(end?.by && story.isGroup(end.by) ? [`${say('ended by')} ${name(end.by)}`] : []),
  ].map((it) => linked(capital(it), chronicle, group));
}

function foot(facts: readonly Fact[]): string {
  const ticks = facts.flatMap((it) => it.ticks);
  return ticks.length === 0 ? '' : `<p><small>${say('lines')} ${Math.min(...ticks)}–${Math.max(...ticks)}</small></p>`;
}
