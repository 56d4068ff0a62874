import { capital } from '@understory/table';
import { annalsTitle } from '../annals/annals.ts';
import { type Chronicle, earnedIn, epithetWords, fullNameOf } from '../chronicle.ts';
import { type Fact, isHostile, livesLost, tickOf } from '../facts/fact.ts';
import { strongest } from '../gauge.ts';
import type { Leader } from '../names/leaders.ts';
import { holdersOf } from '../standing.ts';
import type { Thread } from '../threads/thread.ts';
import { times } from '../words/english/forms.ts';
import type { PageRef, PageSort } from './page.ts';
import { sitesOf } from './sites.ts';
import { say, sayIf } from './words.ts';

/** What a page is about, beside its address. */
type Subject =
  | { readonly of: 'world' | 'saga' | 'statistics' | 'dead' }
  | { readonly of: 'age'; readonly age: string }
  | { readonly of: 'group'; readonly group: string }
  | { readonly of: 'place'; readonly piece: string }
  | { readonly of: 'leader'; readonly leader: Leader }
  | { readonly of: 'treasure'; readonly name: string }
  | { readonly of: 'war' | 'pact'; readonly a: string; readonly b: string }
  | { readonly of: 'battle'; readonly fact: Fact }
  | { readonly of: 'thread'; readonly thread: Thread };

export type Entry = PageRef & { readonly subject: Subject };

/** So many of the strongest threads have a page. */
const THREADS = 24;

/** All pages there are at this moment of the world, in the order of a book (CH-LEG-01, -06). */
export function contentsOf(chronicle: Chronicle): Entry[] {
  return [
    ...fixed(chronicle),
    ...ages(chronicle),
    ...groups(chronicle),
    ...leaders(chronicle),
    ...places(chronicle),
    ...treasures(chronicle),
    ...wars(chronicle),
    ...battles(chronicle),
    ...pacts(chronicle),
    ...threads(chronicle),
  ];
}

const entry = (
  id: string,
  sort: PageSort,
  title: string,
  subtitle: string,
  since: number,
  subject: Subject,
  more: { readonly emblem?: string | null; readonly terms?: readonly string[]; readonly key?: string } = {},
): Entry => ({
  ...{ id, sort, title, subtitle, since, subject },
  emblem: more.emblem ?? null,
  terms: more.terms ?? [],
  key: more.key ?? `page:${id}`,
});

function fixed({ story }: Chronicle): Entry[] {
  const { tale } = story;
  const dead = [...tale.cast.values()].filter((it) => it.until !== null);
  return [
    entry('index', 'world', tale.title, say(tale.isOver ? 'is.world.over' : 'is.world'), 0, { of: 'world' }),
    entry('saga', 'saga', say('sort.saga'), say('is.saga'), 0, { of: 'saga' }),
    entry('statistics', 'statistics', say('sort.statistics'), say('is.statistics'), 0, { of: 'statistics' }),
    entry('dead', 'dead', say('sort.dead'), say('is.dead', { n: dead.length }), 0, { of: 'dead' }),
  ];
}

function ages({ story, called }: Chronicle): Entry[] {
  return story.ages.map((age) => {
    const own = story.facts.filter((it) => it.age === age);
    const [came, went] = (['came', 'died'] as const).map(
      (kind) => own.filter((it) => it.kind === kind && story.isGroup(it.actor)).length,
    );
    const turns = Math.max(...own.map((it) => it.turn));
    const subtitle = turns === 0 ? say('is.age.first') : say('is.age', { turns, came: came ?? 0, went: went ?? 0 });
    const since = Math.min(...own.map(tickOf));
    return entry(
      `age-${age.replace(/\W+/g, '-')}`,
      'age',
      capital(called.ages.get(age) ?? annalsTitle(age)),
      subtitle,
      since,
      { of: 'age', age },
      { key: `age:${age}` },
    );
  });
}

export const groupPage = (group: string): string => `group-${group.replace(/[^\w-]/g, '-')}`;

/** What it was, and in a clause what became of it (CH-LEG-02). */
function fateOf(group: string, { story, names }: Chronicle): string {
  const name = names.get(group);
  const sort = name ? (name.isSolitary ? name.one : name.many) : '';
  const end = story.death(group);
  const by = end?.by ? names.get(end.by)?.full : undefined;
  const ruled = story.facts.some((it) => it.kind === 'rose' && it.actor === group);
  const isGone = (story.tale.cast.get(group)?.until ?? null) !== null;
  if (ruled && by) return say(name?.isSolitary ? 'is.ruled.ended.one' : 'is.ruled.ended', { sort, by });
  if (ruled) return say(isGone ? 'is.ruled.gone' : 'is.ruled', { sort });
  if (by) return say('is.ended', { sort, by });
  if (isGone)
    return say(story.facts.some((it) => it.kind === 'left' && it.actor === group) ? 'is.gone.left' : 'is.gone', {
      sort,
    });
  const others = [...story.tale.cast.values()].filter((it) => !it.isPeople && it.id !== group && it.until === null);
  return say(others.length === 0 ? 'is.alive.alone' : 'is.alive', { sort });
}

/** What a group is, the name it was born with, those that it earned, and its tag. */
function termsOf(group: string, chronicle: Chronicle): string[] {
  const name = chronicle.names.get(group);
  const actor = chronicle.story.tale.cast.get(group);
  const earned = earnedIn(chronicle).flatMap((it) => (it.group === group ? epithetWords(chronicle, it) : []));
  return [name?.one, name?.many, name?.byName, actor?.given, actor?.rareTag, ...earned].flatMap((it) => it ?? []);
}

function groups(chronicle: Chronicle): Entry[] {
  const { story, names } = chronicle;
  const { tale } = story;
  return [...tale.cast.values()]
    .sort((a, b) => a.since - b.since)
    .map(({ id, since, isPeople }) => {
      const name = names.get(id);
      const is = fateOf(id, chronicle);
      const of = isPeople ? 'people' : name?.isSolitary ? 'person' : 'group';
      return entry(
        groupPage(id),
        of,
        capital(fullNameOf(id, chronicle) ?? id),
        is,
        since,
        { of: 'group', group: id },
        { emblem: emblemOf(id, tale), terms: termsOf(id, chronicle), key: id },
      );
    });
}

/** The words that choose the emblem of a group's beads. */
function emblemOf(group: string, { sheet }: Chronicle['story']['tale']): string | null {
  return sheet.beads.find((it) => it.owner === group && it.emblem !== null)?.emblem ?? null;
}

export const placePage = (piece: string): string => `place-${piece}`;

function places(chronicle: Chronicle): Entry[] {
  const { story, names } = chronicle;
  return sitesOf(chronicle).map(({ piece, title, built }) => {
    const stratum = piece.stratum;
    const by = built?.actor ? names.get(built.actor)?.full : undefined;
    const depth = stratum === 0 ? say('is.place.surface') : say('is.place', { stratum });
    const is = by === undefined ? depth : `${say('is.work', { by })}, ${depth}`;
    const owner = story.isGroup(piece.owner) ? piece.owner : null;
    return entry(
      placePage(piece.id),
      built ? 'work' : 'place',
      title,
      is,
      piece.since,
      { of: 'place', piece: piece.id },
      {
        emblem: owner === null ? null : emblemOf(owner, story.tale),
        terms: [depth, built?.thing ?? ''],
        key: piece.id,
      },
    );
  });
}

function treasures({ story: { tale } }: Chronicle): Entry[] {
  const first = new Map<string, { origin: string; since: number }>();
  for (const { name, origin, since } of [...tale.sheet.beads].sort((a, b) => a.since - b.since))
    if (name !== null && since <= tale.last && !first.has(name)) first.set(name, { origin, since });
  return [...first].map(([name, { origin, since }]) => {
    const owners = new Set(holdersOf(tale.sheet, name, tale.last).map((it) => it.group));
    owners.delete(null);
    const is = say('is.treasure', { owners: owners.size });
    return entry(`treasure-${origin}`, 'treasure', capital(name), is, since, { of: 'treasure', name }, { key: origin });
  });
}

function wars({ story, called }: Chronicle): Entry[] {
  return called.wars.map(({ name, sides: [a, b] }) => {
    const blows = story.between(a, b).filter(isHostile);
    const is = say('is.war', { n: blows.length, lives: blows.reduce((sum, blow) => sum + livesLost(blow), 0) });
    const since = tickOf(blows[0] ?? { ticks: [] });
    return entry(`war-${a}-${b}`, 'war', capital(name), is, since, { of: 'war', a, b }, { key: `war:${a}:${b}` });
  });
}

export const battlePage = ({ ticks }: Fact): string => `battle-${ticks[0]}`;

function battles({ names, called }: Chronicle): Entry[] {
  const nameOf = (id: string | null) => names.get(id ?? '')?.full ?? '';
  return called.battles.map(({ name, fact }) => {
    const [a, b] = [capital(nameOf(fact.actor)), capital(nameOf(fact.target))];
    const is = say('is.battle', { a, b, won: fact.won, lives: livesLost(fact) });
    return entry(battlePage(fact), 'battle', capital(name), is, tickOf(fact), { of: 'battle', fact }, { key: fact.id });
  });
}

function pacts({ story, called }: Chronicle): Entry[] {
  return called.pacts.map(({ name, sides: [a, b], because }) => {
    const made = story.between(a, b).filter((it) => it.kind === 'allied');
    const is = say('is.pact', { times: times(made.length) });
    return entry(
      `pact-${a}-${b}`,
      'pact',
      capital(name),
      is,
      tickOf(because),
      { of: 'pact', a, b },
      { key: `pact:${a}:${b}` },
    );
  });
}

export const leaderPage = (leader: string): string => `person-${leader.replace(/[^\w-]/g, '-')}`;

/** Who led a company has a page beside it (CH-LEG-01). */
function leaders({ names, called, story }: Chronicle): Entry[] {
  return called.leaders.map((leader) => {
    const { id, name, byName, group, because, fate } = leader;
    const of = names.get(group);
    const is = say('is.leader', { group: of?.full ?? group, fate: fate ?? 'leads' });
    const terms = [of?.one, of?.many].flatMap((it) => it ?? []);
    const subject = { of: 'leader', leader } as const;
    const title = [name, byName].filter((it) => it !== '').join(' ');
    return entry(leaderPage(id), 'person', title, is, tickOf(because), subject, {
      emblem: emblemOf(group, story.tale),
      terms,
      key: id,
    });
  });
}

function threads({ threads: all, interest, names }: Chronicle): Entry[] {
  const seen = new Set<string>();
  return strongest(all, interest)
    .slice(0, THREADS)
    .flatMap((thread) => {
      const since = tickOf(thread.facts[0] ?? { ticks: [] });
      const id = `thread-${[thread.kind, ...thread.roles].join('-').replace(/[^\w]+/g, '-')}-${since}`;
      if (seen.has(id)) return [];
      seen.add(id);
      const roles = thread.roles.flatMap((it) => names.get(it)?.full ?? []).join(', ');
      const kind = sayIf(`thread.${thread.kind}`) ?? say('thread.other');
      const title = say(roles === '' ? 'title.thread.none' : 'title.thread', { kind, roles });
      const last = Math.max(...thread.facts.flatMap((it) => it.ticks));
      const is = say('is.thread', { n: thread.facts.length });
      return entry(id, 'thread', title, is, Math.min(since, last), { of: 'thread', thread });
    });
}
