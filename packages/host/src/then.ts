import type { Page } from '@understory/page';
import { Journal } from '@understory/table';
import type { Tick } from './events.ts';
import { type Age, type Group, isWork, nameAt, type World } from './world.ts';

/** What any world was at a tick of the journal: to look at, not to play on. Everything knows its times, so nothing is played again. */
export function sharedAt(world: World, tick: Tick): Pick<World, Shared> {
  const journal = journalAt(world.journal, tick);
  const page = world.page.at(tick);
  return {
    page,
    journal,
    works: worksIn(page),
    groups: world.groups.filter(({ times }) => times.founded <= tick).map((it) => groupAt(it, tick)),
    ages: agesAt(world.ages, journal),
    outcome: journal.entries.some((it) => it.kind === 'outcome') ? world.outcome : null,
  };
}

/** The past of a world never changes, and one moment is asked about again and again. */
const lately = new WeakMap<World, { readonly tick: Tick; readonly then: World }>();

/** A world as it stood at a tick of the journal: to look at, not to play on. Now itself is looked at as it is. */
export function lookingBack<W extends World>(lookedBack: (world: W, tick: Tick) => W): (world: W, tick: Tick) => W {
  return (world, tick) => {
    if (tick >= world.journal.entries.length - 1) return world;
    const known = lately.get(world);
    if (known?.tick === tick) return known.then as W;
    const then = lookedBack(world, tick);
    lately.set(world, { tick, then });
    return then;
  };
}

type Shared = 'page' | 'journal' | 'works' | 'groups' | 'ages' | 'outcome';

function journalAt({ entries }: Journal, tick: Tick): Journal {
  const then = new Journal();
  for (const it of entries) if (it.tick <= tick) then.add(it);
  const last = then.entries.at(-1);
  if (last) Object.assign(then, { step: last.step, age: last.age, turn: last.turn, chapter: last.chapter });
  return then;
}

function groupAt(group: Group, tick: Tick): Group {
  const { times, former } = group;
  const aside = former.find((it) => it.was === 'aside' && it.until > tick);
  const built = times.built.filter((it) => it <= tick);
  const fell = times.fell !== null && times.fell <= tick ? times.fell : null;
  return {
    ...group,
    name: nameAt(group, tick),
    former: former.filter((it) => it.until <= tick),
    times: { founded: times.founded, fell, built },
    alive: fell === null,
    built: group.built.slice(0, built.length),
    aside: aside?.was === 'aside' ? aside.names : group.aside,
  };
}

/** What each civilization works in is written on the page, too. */
function worksIn(page: Page): World['works'] {
  const works: World['works'] = new Map();
  for (const bond of page.bonds)
    if (isWork(bond)) works.set(bond.group, [...(works.get(bond.group) ?? []), page.piece(bond.piece)]);
  return works;
}

/** Those that had begun; the last of them had come as far as the journal. */
function agesAt(ages: readonly Age[], { age, turn, entries }: Journal): Age[] {
  const begun = ages.slice(0, ages.findIndex((it) => it.name === age) + 1);
  const last = begun.pop();
  if (!last) return [];
  const isOver = last.end?.every((it) => it < entries.length) ?? false;
  return [...begun, { name: last.name, turns: turn, end: isOver ? last.end : null }];
}
