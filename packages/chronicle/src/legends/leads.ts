import { livedAt } from '@understory/page';
import { capital } from '@understory/table';
import { deedOf, sentenceOf } from '../annals/annals.ts';
import type { Chronicle } from '../chronicle.ts';
import { type Fact, isHostile, livesLost, tickOf } from '../facts/fact.ts';
import { gaugeWord } from '../gauge.ts';
import { blurbOf } from '../recap/blurb.ts';
import { holdersOf, seatsOf } from '../standing.ts';
import type { Thread } from '../threads/thread.ts';
import { fitted, needed, type Offered, offered, type Told } from './length.ts';
import { LEAD } from './life.ts';
import type { Making } from './making.ts';
import { neighboursOf } from './neighbours.ts';
import type { Site } from './sites.ts';
import { whenAt, whenOf } from './time.ts';
import { say } from './words.ts';

// The few sentences that a page begins with (CH-LEG-02). Those of groups stand in `life.ts`.

const lead = (sentences: readonly Offered[]): Told[] =>
  fitted(sentences, ...LEAD).map((it) => ({ ...it, text: capital(it.text) }));
const nameIn = ({ names }: Chronicle, id: string | null): string => (id === null ? '' : (names.get(id)?.full ?? id));
const linesOf = (facts: readonly Fact[]): number[] => facts.flatMap((it) => it.ticks);

/** Facts worth a word of their own: the strongest first. */
function bestOf(facts: readonly Fact[], { interest, ...chronicle }: Chronicle): Fact[] {
  return facts
    .filter((it) => sentenceOf(it, { interest, ...chronicle }) !== '')
    .sort((a, b) => interest.of(b) - interest.of(a) || tickOf(a) - tickOf(b));
}

export function leadOfWorld({ chronicle, axis }: Making): Told[] {
  const { story, threads, gauge } = chronicle;
  const said = say(`gauge.${gaugeWord(gauge)}`);
  const world = say('world.gauge', { gauge: said, n: threads.length, turns: axis.turns.length });
  return lead([needed(blurbOf(chronicle), [0, story.tale.last]), needed(world, [story.tale.last])]);
}

export function leadOfPlace(site: Site, { chronicle, axis }: Making): Told[] {
  const { story, names } = chronicle;
  const { tale } = story;
  const { piece, title, built } = site;
  const depth = piece.stratum === 0 ? say('is.place.surface') : say('is.place', { stratum: piece.stratum });
  const since = built
    ? whenOf(tale, built)
    : whenAt(
        tale,
        axis,
        axis.turns.findIndex((it) => it.last >= piece.since),
      );
  const by = built?.actor ? names.get(built.actor)?.full : undefined;
  const here = story.facts.filter((it) => it.piece === piece.id && it !== built);
  const seats = seatsOf(tale.sheet, tale.last).get(piece.id) ?? [];
  const dwellers = seats.flatMap(({ group }) => names.get(group)?.full ?? []);
  const lying = tale.sheet.beads.filter((it) => it.piece === piece.id && livedAt(it, tale.last));
  const count = (...kinds: string[]) => lying.filter((it) => kinds.includes(it.kind)).length;
  const ways = neighboursOf(piece.id, chronicle)
    .slice(0, 4)
    .map((it) => it.called);
  const now = [tale.last];
  return lead([
    by
      ? needed(say('place.built', { a: title, when: since, by, depth }), built?.ticks ?? [])
      : needed(say('place.since', { a: title, when: since, depth }), [Math.min(piece.since, tale.last)]),
    needed(
      say('place.dwellers', { n: dwellers.length, who: dwellers.slice(0, 3) }),
      seats.length > 0 ? seats.map((it) => it.since) : now,
    ),
    ...bestOf(here, chronicle)
      .slice(0, 3)
      .map((it) => offered(sentenceOf(it, chronicle), it.ticks)),
    needed(say('place.now', { n: count('population'), treasures: count('treasure', 'epic') }), now),
    offered(ways.length > 0 ? say('place.ways', { ways }) : say('place.ways.none'), now),
    offered(say('place.events', { n: here.length }), now),
  ]);
}

export function leadOfTreasure(name: string, { chronicle, axis }: Making): Told[] {
  const { story, names, places } = chronicle;
  const { tale } = story;
  const made = story.facts.find((it) => it.kind === 'crafted' && it.treasures.includes(name));
  const held = holdersOf(tale.sheet, name, tale.last);
  const last = held.at(-1);
  const from = made ? tickOf(made) : (held[0]?.since ?? 0);
  const when = made
    ? whenOf(tale, made)
    : whenAt(
        tale,
        axis,
        Math.max(
          0,
          axis.turns.findIndex((it) => it.last >= from),
        ),
      );
  const by = made?.actor ? names.get(made.actor)?.full : undefined;
  const owners = [...new Set(held.flatMap((it) => it.group ?? []))];
  const dead = owners.filter((it) => {
    const end = story.death(it);
    const own = held.findLast((one) => one.group === it);
    return end !== null && own?.until !== null && own !== undefined && Math.abs(tickOf(end) - (own.until ?? 0)) < 8;
  });
  const place = last ? places.phrase(last.piece) : '';
  const holder = last?.group ? names.get(last.group) : undefined;
  const ticks = held.map((it) => it.since);
  const moved = story.facts.filter((it) => it.treasures.includes(name) && it.kind !== 'crafted');
  return lead([
    needed(by ? say('treasure.made', { a: name, when, by }) : say('treasure.found', { a: name, when }), [from]),
    needed(
      say('treasure.owners', { n: owners.length, who: owners.slice(0, 4).map((it) => nameIn(chronicle, it)) }),
      ticks,
    ),
    ...(owners.length > 0
      ? [needed(say('treasure.died', { n: dead.length, who: dead.map((it) => nameIn(chronicle, it)) }), ticks)]
      : []),
    ...bestOf(moved, chronicle)
      .slice(0, 3)
      .map((it) => offered(sentenceOf(it, chronicle), it.ticks)),
    offered(say('treasure.moves', { n: Math.max(0, held.length - 1) }), ticks),
    ...(last
      ? [
          needed(
            holder
              ? say(holder.isPlural ? 'treasure.held' : 'treasure.held.one', { place, who: holder.full })
              : say('treasure.lies', { place }),
            [last.since],
          ),
        ]
      : []),
    offered(say('treasure.value'), [from]),
  ]);
}

/** The blows of a war and its ends, in order. */
export function warOf(a: string, b: string, { story }: Chronicle): Fact[] {
  const ends = story.facts.filter(
    (it) => it.kind === 'died' && ((it.actor === a && it.by === b) || (it.actor === b && it.by === a)),
  );
  return [...new Set([...story.between(a, b).filter(isHostile), ...ends])].sort((x, y) => tickOf(x) - tickOf(y));
}

export function leadOfWar(a: string, b: string, { chronicle }: Making): Told[] {
  const { story } = chronicle;
  const facts = warOf(a, b, chronicle);
  const blows = facts.filter(isHostile);
  const [first] = blows;
  const last = blows.at(-1);
  if (!first || !last) return [];
  const [na, nb] = [a, b].map((it) => blows.filter((one) => one.actor === it).length);
  const cost = (it: string) => say('war.lives', { n: facts.reduce((sum, one) => sum + livesLost(one, it), 0) });
  const end = facts.find((it) => it.kind === 'died');
  const [nameA, nameB] = [nameIn(chronicle, a), nameIn(chronicle, b)];
  const all = linesOf(facts);
  return lead([
    needed(
      say('war.sides', { a: nameA, b: nameB, from: whenOf(story.tale, first), to: whenOf(story.tale, last) }),
      all,
    ),
    needed(say('war.blows', { n: blows.length, a: nameA, na: na ?? 0, b: nameB, nb: nb ?? 0 }), linesOf(blows)),
    offered(say('war.for', { over: overWhat(facts) }), all),
    needed(say('war.toll', { a: nameA, la: cost(a), b: nameB, lb: cost(b) }), all),
    offered(say('war.last', { deed: deedOf(last, chronicle) }), last.ticks),
    end
      ? needed(say('war.end', { loser: nameIn(chronicle, end.actor) }), end.ticks)
      : needed(isBothThere(a, b, chronicle) ? say('war.open') : say('war.last', { deed: deedOf(last, chronicle) }), [
          story.tale.last,
        ]),
  ]);
}

const isBothThere = (a: string, b: string, { story }: Chronicle): boolean =>
  [a, b].every((it) => story.tale.cast.get(it)?.until === null);

/** What a war was over: a treasure with a name if it went to and fro, else treasure, else lives. */
export function overWhat(facts: readonly Fact[]): string {
  const named = facts.flatMap((it) => it.treasures);
  const best = named.find((it) => named.indexOf(it) !== named.lastIndexOf(it)) ?? named[0];
  if (best !== undefined) return best;
  const treasures = facts.reduce((sum, it) => sum + it.tolls.reduce((n, toll) => n + toll.treasures, 0), 0);
  return treasures > facts.reduce((sum, it) => sum + livesLost(it), 0) ? 'treasure' : 'lives';
}

export function leadOfPact(a: string, b: string, { chronicle }: Making): Told[] {
  const { story } = chronicle;
  const between = story.between(a, b);
  const made = between.filter((it) => it.kind === 'allied');
  const [first] = made;
  if (!first) return [];
  const refused = between.filter((it) => it.kind === 'refused');
  const end = endOfPact(a, b, chronicle);
  const during = between.filter((it) => tickOf(it) >= tickOf(first) && (end === null || tickOf(it) <= tickOf(end)));
  const traded = during.filter((it) => it.kind === 'traded');
  const blows = during.filter((it) => isHostile(it) && it !== end);
  return lead([
    needed(
      say('pact.sides', { a: nameIn(chronicle, a), b: nameIn(chronicle, b), when: whenOf(story.tale, first) }),
      first.ticks,
    ),
    needed(say('pact.times', { n: made.length, refused: refused.length }), linesOf([...made, ...refused])),
    needed(say('pact.brought', { n: traded.length, blows: blows.length }), linesOf([first, ...traded, ...blows])),
    needed(keptUntil(end, chronicle), end?.ticks ?? [story.tale.last]),
    ...bestOf(between, chronicle)
      .slice(0, 3)
      .map((it) => offered(sentenceOf(it, chronicle), it.ticks)),
  ]);
}

/** What ended a pact: the first blow after it was last made, or the end of one of the two (CH-LEG-T1); null if it holds. */
export function endOfPact(a: string, b: string, { story }: Chronicle): Fact | null {
  const between = story.between(a, b);
  const last = between.findLast((it) => it.kind === 'allied');
  if (!last) return null;
  const blow = between.find((it) => isHostile(it) && tickOf(it) > tickOf(last));
  const ends = [story.death(a), story.death(b), blow ?? null].filter((it) => it !== null);
  return ends.sort((x, y) => tickOf(x) - tickOf(y))[0] ?? null;
}

export function keptUntil(end: Fact | null, chronicle: Chronicle): string {
  if (end === null) return say('pact.kept');
  const when = whenOf(chronicle.story.tale, end);
  return end.kind === 'died'
    ? say('pact.death', { who: nameIn(chronicle, end.actor), when })
    : say('pact.broken', { when, deed: deedOf(end, chronicle) });
}

export function leadOfBattle(fact: Fact, { chronicle }: Making): Told[] {
  const { story, places } = chronicle;
  const { actor, target, won, tie, margin, odds } = fact;
  if (actor === null || target === null) return [];
  const [a, b] = [nameIn(chronicle, actor), nameIn(chronicle, target)];
  const place = fact.piece === null ? '' : say('battle.at', { place: places.phrase(fact.piece) });
  const cost = (it: string) => say('war.lives', { n: livesLost(fact, it) });
  const cause = causeOfFact(fact, chronicle);
  const after = story.facts.find((it) => it.causes.includes(fact.id) && sentenceOf(it, chronicle) !== '');
  const nth = story.between(actor, target).filter((it) => isHostile(it) && tickOf(it) <= tickOf(fact)).length;
  return lead([
    needed(say('battle.what', { when: whenOf(story.tale, fact), a, b, place }), fact.ticks),
    needed(say('battle.result', { a, b, won, close: tie ? 'tie' : margin === 1 ? 'one' : 'far' }), fact.ticks),
    needed(say('battle.toll', { a, la: cost(actor), b, lb: cost(target) }), fact.ticks),
    offered(
      cause ? say('battle.cause', { deed: deedOf(cause, chronicle) }) : say('battle.no cause'),
      cause?.ticks ?? fact.ticks,
    ),
    offered(
      after ? say('battle.after', { deed: deedOf(after, chronicle) }) : say('battle.nothing after'),
      after?.ticks ?? fact.ticks,
    ),
    offered(say('battle.nth', { n: nth }), fact.ticks),
    ...(odds === null ? [] : [offered(say('battle.odds', { n: odds }), fact.ticks)]),
  ]);
}

/** What is written down as the reason of a deed: the wrong that was remembered, or the fact that brought it about (CH-CAU-01). */
export function causeOfFact(fact: Fact, chronicle: Chronicle): Fact | null {
  const known = fact.causes.flatMap((it) => chronicle.story.fact(it) ?? []);
  return known.find((it) => sentenceOf(it, chronicle) !== '') ?? null;
}

export function leadOfAge(age: string, title: string, { chronicle, axis }: Making): Told[] {
  const { story } = chronicle;
  const { tale } = story;
  const own = story.facts.filter((it) => it.age === age);
  const band = axis.ages.find((it) => it.age === age);
  const who = (kind: Fact['kind']) => own.filter((it) => it.kind === kind && story.isGroup(it.actor));
  const told = (all: readonly Fact[]) => all.slice(0, 3).map((it) => nameIn(chronicle, it.actor));
  const { strata, features, ticks: origins } = tale.origins;
  const [came, went] = [who('came'), who('died')];
  const works = own.filter((it) => it.kind === 'built' && it.piece !== null);
  const span = (band?.to ?? 1) - (band?.from ?? 0);
  const ticks = linesOf(own);
  const best = bestOf(own, chronicle).slice(0, 4);
  return lead([
    needed(
      age === 'primordial'
        ? say('age.first', { a: title })
        : say('age.span', { a: title, n: span, unit: tale.clock.unit(age) }),
      [Math.min(...ticks), Math.max(...ticks)],
    ),
    needed(say('age.came', { n: came.length, who: told(came) }), came.length > 0 ? linesOf(came) : ticks.slice(0, 1)),
    needed(say('age.went', { n: went.length, who: told(went) }), went.length > 0 ? linesOf(went) : ticks.slice(0, 1)),
    offered(say('age.works', { n: works.length }), works.length > 0 ? linesOf(works) : ticks.slice(0, 1)),
    ...(strata > 0 && age === 'primordial'
      ? [offered(say('age.ground', { strata, n: features.length }), origins)]
      : []),
    ...best.map((it, i) =>
      offered(say(i === 0 ? 'age.best' : 'age.besides', { deed: deedOf(it, chronicle) }), it.ticks),
    ),
  ]);
}

export function leadOfThread({ kind, roles, facts, isClosed }: Thread, title: string, { chronicle }: Making): Told[] {
  const { story } = chronicle;
  const all = [...facts].sort((a, b) => tickOf(a) - tickOf(b));
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last || kind === '') return [];
  const told = all.filter((it) => sentenceOf(it, chronicle) !== '');
  const who = roles.flatMap((it) => chronicle.names.get(it)?.full ?? []);
  return lead([
    needed(
      say('thread.what', { kind: title, n: all.length, from: whenOf(story.tale, first), to: whenOf(story.tale, last) }),
      linesOf(all),
    ),
    ...(who.length > 0 ? [offered(say('thread.who', { who }), linesOf(all))] : []),
    ...(told[0] ? [offered(say('thread.first', { deed: deedOf(told[0], chronicle) }), told[0].ticks)] : []),
    ...told.slice(1, -1).map((it) => offered(sentenceOf(it, chronicle), it.ticks)),
    ...(told.length > 1
      ? [needed(say('thread.last', { deed: deedOf(told.at(-1) ?? first, chronicle) }), (told.at(-1) ?? first).ticks)]
      : []),
    needed(isClosed ? say('thread.closed') : say('thread.open'), last.ticks),
  ]);
}
