import { livedAt } from '@understory/page';
import { capital } from '@understory/table';
import { tickOf } from '../../facts/fact.ts';
import { holdersOf } from '../../standing.ts';
import { dwellersOf, heldBy } from '../charts/belongings.ts';
import { strip } from '../charts/lives.ts';
import { placePage } from '../contents.ts';
import { linkTo } from '../linking.ts';
import { chart, factList, list, type Making, section } from '../making.ts';
import type { Linked, Page } from '../page.ts';
import { portraitOfPlace } from '../portrait.ts';
import { sitesOf } from '../sites.ts';
import { whenAt, whenOf } from '../time.ts';
import { say } from '../words.ts';

type Parts = Pick<Page, 'earned' | 'notes' | 'portrait' | 'sections'>;

const note = (key: Parameters<typeof say>[0], text: Linked) => ({ term: say(key), text });

/** A place, or a work that somebody built (CH-LEG-12). */
export function placeParts(piece: string, making: Making): Parts {
  const { chronicle, axis, linking } = making;
  const { story, names } = chronicle;
  const own = placePage(piece);
  const site = sitesOf(chronicle).find((it) => it.piece.id === piece);
  const here = story.facts.filter((it) => it.piece === piece);
  const depth = site?.piece.stratum ?? 0;
  const builder = site?.built?.actor ? names.get(site.built.actor)?.full : undefined;
  const lying = story.tale.sheet.beads.filter((it) => it.piece === piece && livedAt(it, story.tale.last));
  const named = lying.flatMap((it) => (it.name === null ? [] : [it.name]));
  const count = (kind: string) => lying.filter((it) => it.kind === kind).length;
  const lies = [
    ...named.map((it) => linking.linked(capital(say('left.named', { name: it })))),
    ...(count('treasure') > 0 ? [linking.linked(`${count('treasure')}○`)] : []),
    ...(count('population') > 0 ? [linking.linked(`${count('population')}●`)] : []),
  ];
  return {
    earned: [],
    notes: [
      note('note.depth', linking.linked(depth === 0 ? say('surface') : say('stratum', { n: depth }))),
      ...(site ? [note('note.since', linking.linked(since(site.piece.since, making), [site.piece.since]))] : []),
      ...(builder ? [note('note.builder', linking.linked(builder, site?.built?.ticks))] : []),
    ],
    portrait: portraitOfPlace(piece, chronicle, axis),
    sections: [
      ...section('dwellers', chart(dwellersOf(piece, chronicle, axis))),
      ...section('happened', chart(strip(here, chronicle, axis)), factList(here, making, own)),
      ...section('lies here', list(lies)),
    ],
  };
}

function since(tick: number, { chronicle: { story }, axis }: Making): string {
  const at = axis.turns.findIndex((it) => it.last >= tick);
  return whenAt(story.tale, axis, at < 0 ? axis.turns.length - 1 : at);
}

/** A treasure with a name: made by whom, held by whom, and where it lies now (CH-LEG-11). */
export function treasureParts(name: string, own: string, making: Making): Parts {
  const { chronicle, axis, linking, contents } = making;
  const { story, places, names } = chronicle;
  const held = holdersOf(story.tale.sheet, name, story.tale.last);
  const last = held.at(-1);
  const made = story.facts.filter((it) => it.kind === 'crafted' && it.treasures.includes(name));
  const moved = story.facts.filter((it) => it.treasures.includes(name) && it.kind !== 'crafted');
  const holder = last?.group ? names.get(last.group)?.full : undefined;
  const all = heldBy(null, chronicle, axis, contents);
  const where = last ? contents.find((it) => it.id === placePage(last.piece)) : undefined;
  const row = all.rows.filter((it) => it.to === own);
  const dead = moved.filter((it) => it.kind === 'died');
  const ends = [...new Set(held.flatMap(({ group }) => (group === null ? [] : (story.death(group) ?? []))))];
  const chain = held.map(({ group, since: from }) => {
    const who = group === null ? say('nobody') : (names.get(group)?.full ?? group);
    return linking.linked(`${capital(who)}, ${since(from, making)}`, [from], own);
  });
  return {
    earned: [],
    notes: [
      ...(made[0] ? [note('note.since', linking.linked(whenOf(story.tale, made[0]), made[0].ticks))] : []),
      note('note.held by', linking.linked(holder ?? say('nobody'), last ? [last.since] : [])),
      ...(last ? [note('note.lies', where ? linkTo(where) : linking.linked(places.phrase(last.piece)))] : []),
    ],
    portrait: last ? portraitOfPlace(last.piece, chronicle, axis) : null,
    sections: [
      ...section('making', factList(made, making, own)),
      ...section('holders', chart({ ...all, rows: row }), list(chain)),
      ...section(
        'happened',
        factList(
          [...moved, ...dead].sort((a, b) => tickOf(a) - tickOf(b)),
          making,
          own,
        ),
      ),
      ...section('ends', factList(ends, making, own)),
    ],
  };
}
