import { factText } from '../annals/annals.ts';
import type { Chronicle } from '../chronicle.ts';
import { type Fact, tickOf } from '../facts/fact.ts';
import { wealth } from '../standing.ts';
import { type Axis, spanOf } from './axis.ts';
import { whenAt, whenOf } from './time.ts';
import { say } from './words.ts';

/** A sentence and the lines it stands on. */
export interface Told {
  readonly text: string;
  readonly ticks: readonly number[];
}

/** The few sentences that a page of a group begins with (CH-LEG-02). */
export function leadOf(group: string, chronicle: Chronicle, axis: Axis): Told[] {
  const { story, names, places } = chronicle;
  const name = names.get(group);
  const actor = story.tale.cast.get(group);
  if (!name || !actor) return [];
  const came = story.facts.find((it) => it.kind === 'came' && it.actor === group);
  const { from, to, dies } = spanOf(story, axis, group);
  const place = came?.piece ? say('life.at', { place: places.phrase(came.piece, group) }) : '';
  const sort = name.isSolitary ? name.one : name.many;
  const when = came ? whenOf(story.tale, came) : whenAt(story.tale, axis, from);
  const first = came?.ticks ?? [actor.since];
  const height = heightOf(group, chronicle, axis);
  const end = story.death(group);
  const by = end?.by ? names.get(end.by)?.full : undefined;
  const isGone = end !== null || dies;
  return [
    { text: say(name.isPeople ? 'life.people' : 'life.came', { a: name.full, when, sort, place }), ticks: first },
    ...(height ? [{ text: say('life.height', { ...height.had, when: height.when }), ticks: [height.tick] }] : []),
    ...rememberedFor(group, chronicle)
      .slice(0, 2)
      .map((it) => ({ text: `${factText(it, chronicle)}.`, ticks: it.ticks })),
    isGone
      ? {
          text: by
            ? say('life.ended', { when: end ? whenOf(story.tale, end) : whenAt(story.tale, axis, to), by })
            : say('life.over', { when: end ? whenOf(story.tale, end) : whenAt(story.tale, axis, to) }),
          ticks: end?.ticks ?? [actor.until ?? story.tale.last],
        }
      : { text: say(name.isSolitary ? 'life.lasts.one' : 'life.lasts'), ticks: [story.tale.last] },
  ];
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
function rememberedFor(group: string, chronicle: Chronicle): Fact[] {
  const { story, interest } = chronicle;
  const all = story
    .of(group)
    .filter((it) => it.kind !== 'came' && it.kind !== 'died' && factText(it, chronicle) !== '')
    .sort((a, b) => interest.of(b) - interest.of(a) || tickOf(a) - tickOf(b));
  const done = all.filter((it) => it.actor === group && it.won !== false);
  return done.length > 0 ? done : all;
}

/** Who it was, what it is remembered for, how it ended and what it left (CH-BIO-01); null for who is still there. */
export function obituaryOf(group: string, chronicle: Chronicle, axis: Axis): Told[] | null {
  const { story, names } = chronicle;
  const end = story.death(group);
  const name = names.get(group);
  if (!end || !name) return null;
  const { from, to } = spanOf(story, axis, group);
  const sort = name.isSolitary ? name.one : name.many;
  const [deed] = rememberedFor(group, chronicle);
  const when = whenOf(story.tale, end);
  const by = end.by ? names.get(end.by)?.full : undefined;
  const left = leftBy(group, end, chronicle);
  const turns = say('turns', { n: Math.max(0, to - from) });
  return [
    { text: say('dead.who', { a: name.full, sort, turns }), ticks: end.ticks },
    deed
      ? { text: say('dead.deed', { deed: factText(deed, chronicle) }), ticks: deed.ticks }
      : { text: say('dead.deed.none'), ticks: end.ticks },
    { text: by ? say('dead.by', { when, by }) : say('dead.own', { when }), ticks: end.ticks },
    left.length > 0
      ? { text: say('dead.left', { what: left }), ticks: end.ticks }
      : { text: say('dead.left.none'), ticks: end.ticks },
  ];
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
  return [...names.map((it) => say('left.named', { name: it })), ...(plain > 0 ? [`${plain}○`] : [])];
}
