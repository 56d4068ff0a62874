import { capital } from '@understory/table';
import { deedOf, sentenceOf } from '../annals/annals.ts';
import type { Chronicle } from '../chronicle.ts';
import { type Fact, tickOf } from '../facts/fact.ts';
import type { Name } from '../names/names.ts';
import { wealth } from '../standing.ts';
import { article } from '../words/english/forms.ts';
import { type Axis, spanOf } from './axis.ts';
import { fitted, needed, type Offered, offered, type Told } from './length.ts';
import { whenAt, whenOf } from './time.ts';
import { say } from './words.ts';

/** How long a lead is, in words (CH-LEG-02). */
export const LEAD = [40, 90] as const;
const DEEDS = 7;

/** The few sentences that a page of a group begins with (CH-LEG-02). */
export function leadOf(group: string, chronicle: Chronicle, axis: Axis): Told[] {
  const { story, names, places } = chronicle;
  const name = names.get(group);
  const actor = story.tale.cast.get(group);
  if (!name || !actor) return [];
  const came = story.facts.find((it) => it.kind === 'came' && it.actor === group);
  const { from } = spanOf(story, axis, group);
  const place = came?.piece ? say('life.at', { place: places.phrase(came.piece, group) }) : '';
  const when = came ? whenOf(story.tale, came) : whenAt(story.tale, axis, from);
  const first = came?.ticks ?? [actor.since];
  const height = heightOf(group, chronicle, axis);
  return fitted(
    [
      needed(
        say(name.isPeople ? 'life.people' : 'life.came', { a: name.full, when, sort: sortOf(name), place }),
        first,
      ),
      ...(height ? [offered(say('life.height', { ...height.had, when: height.when }), [height.tick])] : []),
      ...deedsOf(group, chronicle).map((it) => offered(sentenceOf(it, chronicle), it.ticks)),
      lastOf(group, chronicle, axis),
    ],
    ...LEAD,
  );
}

const sortOf = (name: Name): string => (name.isSolitary ? `${article(name.one)} ${name.one}` : name.many);

/** In what a life is counted over all ages: a ruler’s rounds are turns of it. */
export const lifeUnit = ({ clock }: Chronicle['story']['tale']): string => clock.unit('monsters');

/** How it ended, or that it has not. */
function lastOf(group: string, chronicle: Chronicle, axis: Axis): Offered {
  const { story, names } = chronicle;
  const { to, dies } = spanOf(story, axis, group);
  const end = story.death(group);
  if (!end && !dies) {
    const isOne = names.get(group)?.isSolitary ?? false;
    return needed(say(isOne ? 'life.lasts.one' : 'life.lasts'), [story.tale.last]);
  }
  const when = end ? whenOf(story.tale, end) : whenAt(story.tale, axis, to);
  const by = end?.by ? names.get(end.by)?.full : undefined;
  const ticks = end?.ticks ?? [story.tale.cast.get(group)?.until ?? story.tale.last];
  return needed(by ? say('life.ended', { when, by }) : say('life.over', { when }), ticks);
}

/** Its best deeds, in the order of time. */
function deedsOf(group: string, chronicle: Chronicle): Fact[] {
  return rememberedFor(group, chronicle)
    .slice(0, DEEDS)
    .sort((a, b) => tickOf(a) - tickOf(b));
}

interface Height {
  readonly had: { readonly lives: number; readonly treasures: number; readonly epics: number };
  readonly when: string;
  readonly tick: number;
}

/** When a group had most. */
export function heightOf(group: string, { story }: Chronicle, axis: Axis): Height | null {
  const { from, to } = spanOf(story, axis, group);
  let best: Height | null = null;
  for (let at = from; at < Math.min(to + 1, axis.turns.length); at++) {
    const tick = axis.turns[at]?.last ?? 0;
    const had = story.standing(group, tick);
    if (wealth(had) > (best ? wealth(best.had) : 0)) best = { had, when: whenAt(story.tale, axis, at), tick };
  }
  return best;
}

/** Its best facts, its own deeds first; of those who did nothing great, what they withstood (CH-BIO-02). */
export function rememberedFor(group: string, chronicle: Chronicle): Fact[] {
  const { story, interest } = chronicle;
  const all = story
    .of(group)
    .filter((it) => it.kind !== 'came' && it.kind !== 'died' && sentenceOf(it, chronicle) !== '')
    .sort((a, b) => interest.of(b) - interest.of(a) || tickOf(a) - tickOf(b));
  const done = all.filter((it) => it.actor === group && it.won !== false && !BEFELL.has(it.kind));
  return done.length > 0 ? done : all;
}

/** What befalls somebody, or is no deed. */
const BEFELL: ReadonlySet<Fact['kind']> = new Set([
  'driven',
  'moved',
  'lost life',
  'idle',
  'ruined',
  'woke',
  'disaster',
]);

/** So many words an obituary has (CH-BIO-01), and that of a people (CH-BIO-06). */
const OBITUARY = [35, 80] as const;
const OF_A_PEOPLE = [80, 140] as const;

/** Who it was, what it is remembered for, how it ended and what it left (CH-BIO-01); null for who is still there. */
export function obituaryOf(group: string, chronicle: Chronicle, axis: Axis): Told[] | null {
  const { story, names } = chronicle;
  const end = story.death(group);
  const name = names.get(group);
  const actor = story.tale.cast.get(group);
  if (!end || !name || !actor) return null;
  const { from, to } = spanOf(story, axis, group);
  const [best, ...more] = rememberedFor(group, chronicle).filter((it) => !end.causes.includes(it.id));
  const when = whenOf(story.tale, end);
  const by = end.by ? names.get(end.by)?.full : undefined;
  const left = leftBy(group, end, chronicle);
  const turns = say('turns', { n: Math.max(0, to - from), unit: lifeUnit(story.tale) });
  const came = story.facts.find((it) => it.kind === 'came' && it.actor === group);
  const seat = came?.piece ? say('dead.of', { place: chronicle.places.phrase(came.piece, group) }) : '';
  const isPeople = actor.isPeople && actor.of === actor.id;
  const height = heightOf(group, chronicle, axis);
  const [fewest, most] = isPeople ? OF_A_PEOPLE : OBITUARY;
  return fitted(
    [
      needed(say('dead.who', { a: name.full, sort: sortOf(name), turns, seat }), [
        ...(came?.ticks ?? []),
        ...end.ticks,
      ]),
      ...(isPeople ? livesOfPeople(group, chronicle, axis) : []),
      ...(isPeople || !height
        ? []
        : [offered(say('dead.height', { ...height.had, when: height.when }), [height.tick])]),
      best
        ? needed(say('dead.deed', { deed: deedOf(best, chronicle) }), best.ticks)
        : needed(say('dead.deed.none'), end.ticks),
      ...(came ? [offered(say('dead.came', { when: whenOf(story.tale, came) }), came.ticks)] : []),
      ...more.map((it) => offered(say('dead.besides', { deed: deedOf(it, chronicle) }), it.ticks)),
      needed(by ? say('dead.by', { when, by }) : endOf(end, when), end.ticks),
      left.length > 0 ? needed(say('dead.left', { what: left }), end.ticks) : needed(say('dead.left.none'), end.ticks),
      ...inItsHalls(group, isPeople, chronicle),
      ...ironies(group, chronicle),
    ],
    fewest,
    most,
  ).map((it) => ({ ...it, text: capital(it.text) }));
}

/** An end that nobody else brought about: by its key, where it has one. */
const endOf = ({ thing }: Fact, when: string): string => say('dead.own', { when, how: thing });

/** What a people wanted, built, and was at its height. */
function livesOfPeople(group: string, chronicle: Chronicle, axis: Axis): Offered[] {
  const { story } = chronicle;
  const own = story.facts.filter((it) => it.actor === group);
  const works = own.filter((it) => it.kind === 'built' && it.thing !== null && it.piece !== null && it.won !== false);
  const { aim, ticks } = story.tale.origins;
  const height = heightOf(group, chronicle, axis);
  const isMages = story.tale.cast.get(group)?.kind === 'magicians';
  return [
    ...(isMages && aim ? [needed(say('dead.aim', { aim }), ticks)] : []),
    ...(works.length > 0
      ? [
          needed(
            say('dead.works', { n: works.length, works: [...new Set(works.map((it) => it.thing ?? ''))].slice(0, 4) }),
            works.flatMap((it) => it.ticks),
          ),
        ]
      : []),
    ...(height ? [needed(say('dead.height', { ...height.had, when: height.when }), [height.tick])] : []),
  ];
}

/** Who lives in the halls of a people that is gone. */
function inItsHalls(group: string, isPeople: boolean, { story, names }: Chronicle): Offered[] {
  if (!isPeople) return [];
  const after = heirsOf(group, story);
  const ticks = after.flatMap((it) => story.facts.find((one) => one.kind === 'came' && one.actor === it)?.ticks ?? []);
  const who = after.slice(0, 4).flatMap((it) => names.get(it)?.full ?? []);
  return [
    who.length > 0
      ? needed(say('dead.halls', { who, n: after.length }), ticks)
      : needed(say('dead.halls.none'), [story.tale.last]),
  ];
}

/** Groups that ever had lives in what a people built, in their order. */
export function heirsOf(group: string, { tale }: Chronicle['story']): string[] {
  const halls = new Set(tale.sheet.pieces.filter((it) => it.owner === group).map((it) => it.id));
  const seats = tale.sheet.beads.filter(
    (it) =>
      it.kind === 'population' &&
      it.owner !== null &&
      it.owner !== group &&
      halls.has(it.piece) &&
      it.since <= tale.last,
  );
  return [...new Set([...seats].sort((a, b) => a.since - b.since).flatMap((it) => it.owner ?? []))].filter((it) =>
    tale.cast.has(it),
  );
}

/** A dry last sentence, only where two facts give it (CH-BIO-01). */
function ironies(group: string, chronicle: Chronicle): Offered[] {
  const { story, threads, names } = chronicle;
  const end = story.death(group);
  if (!end) return [];
  const killer = end.by === null ? null : story.death(end.by);
  const late = threads.find((it) => it.kind === 'late avenger' && it.roles[0] === group);
  if (late)
    return [
      needed(
        say('dead.late'),
        late.facts.flatMap((it) => it.ticks),
      ),
    ];
  const by = end.by === null ? undefined : names.get(end.by)?.full;
  if (killer?.by && by && killer.turn === end.turn && killer.age === end.age)
    return [needed(say('dead.not long', { by }), killer.ticks)];
  const feeder = threads.find((it) => it.kind === 'eater and guest' && it.roles.includes(group));
  return feeder && by
    ? [
        needed(
          say('dead.customer', { by }),
          feeder.facts.flatMap((it) => it.ticks),
        ),
      ]
    : [];
}

/** Treasures that it had just before its end, and works of its own that still stand. */
function leftBy(group: string, end: Fact, { story }: Chronicle): string[] {
  const before = tickOf(end) - 1;
  const { beads } = story.tale.sheet;
  const had = beads.filter(
    (it) => it.owner === group && it.since <= before && (it.until === null || it.until >= before - 6),
  );
  const names = [...new Set(had.flatMap((it) => (it.kind === 'epic' && it.name !== null ? [it.name] : [])))];
  const plain = new Set(had.filter((it) => it.kind === 'treasure').map((it) => it.origin)).size;
  return [
    ...names.map((it) => say('left.named', { name: it })),
    ...(plain > 0 ? [say('left.plain', { n: plain })] : []),
  ];
}

/** At most so many words stand on a tomb (CH-BIO-06). */
const EPITAPH = 10;

/** What stands on the tomb of a people that is gone, or null if it has none. */
export function epitaphOf(group: string, chronicle: Chronicle): Told | null {
  const { story, names } = chronicle;
  const end = story.death(group);
  const name = names.get(group);
  const tomb = story.facts.find((it) => it.kind === 'built' && it.actor === group && isTomb(it));
  if (!end || !name || !tomb) return null;
  const works = story.facts.filter((it) => it.kind === 'built' && it.actor === group && it.piece !== null).length;
  const ticks = [...tomb.ticks, ...end.ticks];
  const said = [
    say('epitaph.works', { a: name.full, n: works, turn: story.tale.clock.count(end.age, end.turn) }),
    say('epitaph', { a: name.full }),
  ];
  const text = said.find((it) => it.split(' ').length <= EPITAPH) ?? name.full;
  return { text: capital(text), ticks };
}

export const isTomb = ({ thing }: Pick<Fact, 'thing'>): boolean => TOMBS.has(thing ?? '');
const TOMBS: ReadonlySet<string> = new Set(['Tomb', 'Mausoleum', 'Haunted Mausoleum', 'Tombs']);
