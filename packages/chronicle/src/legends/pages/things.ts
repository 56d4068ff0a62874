import { livedAt } from '@understory/page';
import { capital } from '@understory/table';
import { sentenceOf } from '../../annals/annals.ts';
import { type Fact, tickOf } from '../../facts/fact.ts';
import { chainOf } from '../chain.ts';
import { dwellersOf, heldBy } from '../charts/belongings.ts';
import { strip } from '../charts/lives.ts';
import { groupPage, placePage } from '../contents.ts';
import { inscriptionOn } from '../inscription.ts';
import { leadOfPlace, leadOfTreasure } from '../leads.ts';
import { epitaphOf, isTomb } from '../life.ts';
import { linkTo } from '../linking.ts';
import { chart, factList, list, type Making, prose, section } from '../making.ts';
import { neighboursOf } from '../neighbours.ts';
import type { Linked, Page, Section } from '../page.ts';
import { portraitOfPlace } from '../portrait.ts';
import { type Site, sitesOf } from '../sites.ts';
import { whenAt, whenOf } from '../time.ts';
import { say } from '../words.ts';

type Parts = Pick<Page, 'earned' | 'notes' | 'portrait' | 'sections'>;

const note = (key: Parameters<typeof say>[0], text: Linked) => ({ term: say(key), text });

/** A place, or a work that somebody built (CH-LEG-12). */
export function placeParts(piece: string, making: Making): Parts {
  const { chronicle, axis, linking, contents } = making;
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
  const ways = neighboursOf(piece, chronicle);
  const near = contents.filter((it) => ways.some((way) => it.id === placePage(way.piece)));
  const nameless = [
    ...new Set(ways.filter((way) => !near.some((it) => it.id === placePage(way.piece))).map((it) => it.called)),
  ];
  const lasts = {
    name: site?.title ?? '',
    since: site?.piece.since ?? 0,
    until: site && !livedAt(site.piece, story.tale.last) ? site.piece.until : null,
  };
  const common: Common = {
    making,
    own,
    lead: section('lead', site ? prose(leadOfPlace(site, making), making, own) : null),
    rest: [
      ...section('dwellers', chart(dwellersOf(piece, chronicle, axis))),
      ...section('happened', site ? chart(strip(lasts, here, chronicle, axis)) : null, factList(here, making, own)),
      ...section('lies here', list(lies)),
      ...section(
        'ways',
        near.length > 0 ? { kind: 'pages', pages: near } : null,
        list(nameless.map((it) => linking.linked(capital(it), [], own))),
      ),
    ],
  };
  return {
    earned: [],
    notes: [
      note('note.depth', linking.linked(depth === 0 ? say('surface') : say('stratum', { n: depth }))),
      ...(site ? [note('note.since', linking.linked(since(site.piece.since, making), [site.piece.since]))] : []),
      ...(builder ? [note('note.builder', linking.linked(builder, site?.built?.ticks))] : []),
    ],
    portrait: portraitOfPlace(piece, chronicle, axis),
    sections: site?.built ? workSections(site, site.built, common) : [...common.lead, ...common.rest],
  };
}

/** The sections of a place, as far as it is not what somebody built. */
interface Common {
  readonly making: Making;
  readonly own: string;
  readonly lead: readonly Section[];
  readonly rest: readonly Section[];
}

/** What somebody built: by whom, what it cost and brought, what they wrote on it, and what became of it (CH-LEG-T1). */
function workSections({ piece }: Site, built: Fact, { making, own, lead, rest }: Common): Section[] {
  const { chronicle, linking, contents } = making;
  const { story } = chronicle;
  const builder = contents.filter((it) => it.id === groupPage(built.actor ?? ''));
  const spent = built.tolls.filter((it) => it.group === built.actor);
  const cost = {
    lives: spent.reduce((sum, it) => sum + it.lives, 0),
    treasures: spent.reduce((sum, it) => sum + it.treasures, 0),
  };
  const made = story.facts.filter((it) => it.kind === 'crafted' && it.piece === piece.id);
  const written = inscriptionOn(built, chronicle);
  const fate = story.facts.filter(
    (it) => it.piece === piece.id && tickOf(it) > tickOf(built) && (it.kind === 'ruined' || it.kind === 'disaster'),
  );
  const isThere = livedAt(piece, story.tale.last);
  const stands = say(fate.length > 0 ? 'fate.ruined' : isThere ? 'fate.stands' : 'fate.gone');
  const epitaph = isTomb(built) && built.actor !== null ? epitaphOf(built.actor, chronicle) : null;
  return [
    ...lead,
    ...section('builder', builder.length > 0 ? { kind: 'pages', pages: builder } : null),
    ...section(
      'cost',
      list([linking.linked(say('cost.said', cost), built.ticks, own)]),
      factList([built, ...made], making, own),
    ),
    ...section(
      'inscription',
      written && {
        kind: 'inscription',
        text: linking.linked(written.text, written.ticks, own),
        truth: linking.linked(
          say('inscription.truth', { deed: sentenceOf(written.fact, chronicle) }),
          written.fact.ticks,
          own,
        ),
      },
      epitaph && { kind: 'told', heading: say('epitaph.head'), text: linking.linked(epitaph.text, epitaph.ticks, own) },
    ),
    ...section(
      'fate',
      list([linking.linked(stands, [fate[0] ? tickOf(fate[0]) : story.tale.last])]),
      factList(fate, making, own),
    ),
    ...rest,
  ];
}

function since(tick: number, { chronicle: { story }, axis }: Making): string {
  const at = axis.turns.findIndex((it) => it.last >= tick);
  return whenAt(story.tale, axis, at < 0 ? axis.turns.length - 1 : at);
}

/** A treasure with a name: made by whom, held by whom, and where it lies now (CH-LEG-11). */
export function treasureParts(name: string, own: string, making: Making): Parts {
  const { chronicle, axis, linking, contents } = making;
  const { story, places, names } = chronicle;
  const held = chainOf(name, chronicle);
  const last = held.at(-1);
  const made = story.facts.filter((it) => it.kind === 'crafted' && it.treasures.includes(name));
  const moved = story.facts.filter((it) => it.treasures.includes(name) && it.kind !== 'crafted');
  const holder = last?.group ? names.get(last.group)?.full : undefined;
  const all = heldBy(null, chronicle, axis, contents);
  const where = last ? contents.find((it) => it.id === placePage(last.piece)) : undefined;
  const row = all.rows.filter((it) => it.to === own);
  const dead = moved.filter((it) => it.kind === 'died');
  const ends = [...new Set(held.flatMap(({ group }) => (group === null ? [] : (story.death(group) ?? []))))];
  const chain = held.map(({ group, since: from, how }) => {
    const who = group === null ? say('nobody') : (names.get(group)?.full ?? group);
    return linking.linked(
      say('link', { who: capital(who), how: say(`how.${how}`), when: since(from, making) }),
      [from],
      own,
    );
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
      ...section('lead', prose(leadOfTreasure(name, making), making, own)),
      ...section('making', factList(made, making, own)),
      ...section(
        'among others',
        chart(
          strip({ name: capital(name), since: held[0]?.since ?? 0, until: null }, [...made, ...moved], chronicle, axis),
        ),
      ),
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
      ...section(
        'where now',
        last
          ? list([linking.linked(where ? capital(where.title) : capital(places.phrase(last.piece)), [last.since], own)])
          : null,
      ),
    ],
  };
}
