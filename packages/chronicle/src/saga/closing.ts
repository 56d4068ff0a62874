import { livedAt } from '@understory/page';
import type { Chronicle } from '../chronicle.ts';
import { Times } from '../words/terms.ts';
import type { Beat } from './beat.ts';
import { momentOf } from './moment.ts';

/** Who is left, what lies unfound, and a last line (CH-STR-07). */
export function closing(chronicle: Chronicle): Beat[] {
  const { story, places } = chronicle;
  const { tale } = story;
  const { last } = tale;
  const at = { ticks: [last], age: '', turn: 0 };
  const alive = [...tale.cast.values()].filter(
    (it) => !it.isPeople && it.kind !== 'kingdoms' && it.until === null && story.standing(it.id, last).lives > 0,
  );
  const beats: Beat[] = [];
  const [only] = alive;
  const seat = tale.sheet.beads.find((it) => it.owner === only?.id && it.kind === 'population' && livedAt(it, last));
  if (alive.length === 0) {
    const above = [...tale.cast.values()].find((it) => it.kind === 'kingdoms' && it.until === null);
    beats.push({ ...at, key: above ? 'alive.surface' : 'alive.none', a: above?.id ?? null });
  } else if (alive.length === 1 && only)
    beats.push({ ...at, key: 'alive.one', a: only.id, args: { place: places.spot(seat?.piece ?? null, only.id) } });
  else beats.push({ ...at, key: 'alive.many', all: alive.map((it) => it.id) });
  const lying = tale.sheet.beads.filter((it) => it.owner === null && livedAt(it, last));
  const epics = lying.filter((it) => it.kind === 'epic' && it.name !== null);
  const plain = lying.filter((it) => it.kind === 'treasure').length;
  if (epics.length > 0)
    beats.push({
      ...at,
      key: 'lying.named',
      args: {
        treasures: epics.slice(0, 4).map((it) => `the ${it.name}`),
        n: epics.length,
        place: places.spot(epics[0]?.piece ?? null),
      },
    });
  else if (plain > 0) beats.push({ ...at, key: 'lying.plain', args: { n: plain } });
  beats.push(...onlooker(chronicle));
  // What may still change is not told as the last of it (CH-IRO-06, CH-VOI-07).
  if (!tale.isOver) return [...beats, { ...at, key: 'so far' }];
  const [story_] = tale.origins.stories;
  const key = `last.${story_}`;
  beats.push({
    ...at,
    key: ['last.3', 'last.4', 'last.6', 'last.7', 'last.8', 'last.9'].includes(key) ? key : 'last.other',
  });
  return beats;
}

/** Who looked on and is still there: kept for the end, so that nothing before it tells that they last (CH-EX-04). */
function onlooker({ threads, story }: Chronicle): Beat[] {
  const thread = threads.find((it) => it.kind === 'bystander' && isOnlooker(it.roles[0] ?? null, { threads, story }));
  if (!thread) return [];
  const args = { times: new Times(thread.facts.length) };
  return [{ ...momentOf(thread.facts), key: 'idle', a: thread.roles[0] ?? null, args }];
}

/** Did somebody do nothing, and outlast the others by it? */
export function isOnlooker(group: string | null, { threads, story }: Pick<Chronicle, 'threads' | 'story'>): boolean {
  const has = (kind: string) => threads.some((it) => it.kind === kind && it.roles[0] === group);
  return group !== null && story.tale.isOver && has('bystander') && has('unlikely survivor');
}
