import { type Chronicle, chronicleOf } from '../chronicle.ts';
import type { Fact } from '../facts/fact.ts';
import type { Called } from '../names/names.ts';
import { NO_WORDS } from '../own-words.ts';
import type { Tale } from '../tale.ts';
import { article } from '../words/english/forms.ts';
import { Knowing } from './known.ts';

/**
 * A chronicle as one of its groups could tell it (CH-SEC-04): what it does not know is not in it, nor anything that would betray it. Names
 * are those of the whole. Reasons, odds and scores are the maker's alone (CH-SEC-01).
 */
export function playersEdition(chronicle: Chronicle, group: string): Chronicle {
  const { story, called } = chronicle;
  const { tale } = story;
  const knowing = new Knowing(story, group);
  const known = story.facts.filter((it) => knowing.knows(it));
  const ids = new Set(known.map((it) => it.id));
  const cast = new Set([
    group,
    ...known.flatMap((it) => [it.actor, it.target, it.by].filter((one) => story.isGroup(one))),
  ]);
  const places = new Set([
    ...known.flatMap((it) => it.piece ?? []),
    ...tale.sheet.pieces.filter((it) => knowing.hasSeen(it.id)).map((it) => it.id),
  ]);
  const facts = known.map(
    (it): Fact => ({
      ...it,
      // Who is not known in it is not told of in it.
      by: isKnown(it.by, cast, story.isGroup(it.by)),
      why: null,
      odds: null,
      margin: null,
      tolls: it.tolls.filter((toll) => cast.has(toll.group)),
      causes: it.causes.filter((cause) => ids.has(cause)),
    }),
  );
  const { secret } = tale.own;
  const known_ = knownNames(called, cast, places, ids);
  return chronicleOf(
    // Notes are the host's own.
    { ...knownTale(tale, cast, places, called.groups), facts, own: NO_WORDS },
    // Whose name is secret has none in it: a war, a battle, a person (CH-SEC-03).
    {
      ...known_,
      leaders: known_.leaders.filter((it) => !secret.has(it.id)),
      battles: known_.battles.filter((it) => !secret.has(it.fact.id)),
      wars: known_.wars.filter((it) => !secret.has(it.id)),
      pacts: known_.pacts.filter((it) => !secret.has(it.id)),
    },
  );
}

/** What whoever sits for a group may read: its own edition while hidden rules last, and the host's after the end (CH-SEC-06). */
export function seatEdition(chronicle: Chronicle, group: string | null): Chronicle {
  const isWhole = group === null || chronicle.story.tale.isOver || !chronicle.story.isGroup(group);
  return isWhole ? chronicle : playersEdition(chronicle, group);
}

const isKnown = (id: string | null, cast: ReadonlySet<string>, isGroup: boolean): string | null =>
  id !== null && isGroup && !cast.has(id) ? null : id;

function knownTale(tale: Tale, cast: ReadonlySet<string>, places: ReadonlySet<string>, names: Called['groups']): Tale {
  const { sheet } = tale;
  const strangers = [...names].filter(([id]) => !cast.has(id)).flatMap(([, it]) => [it.full, it.short]);
  const plain = (kind: string, bare: boolean) => (bare ? kind : `${article(kind)} ${kind}`);
  return {
    ...tale,
    cast: new Map(
      [...tale.cast]
        .filter(([id]) => cast.has(id))
        .map(([id, it]) => [id, { ...it, of: cast.has(it.of) ? it.of : id }]),
    ),
    placeNames: new Map([...tale.placeNames].filter(([piece]) => places.has(piece))),
    origins: { ...tale.origins, features: [], aim: null },
    called: (what, bare) => {
      // What somebody else dug is called after them.
      const said = tale.called(what, bare);
      return strangers.some((it) => said.includes(it)) ? plain(what.kind, bare) : said;
    },
    sheet: {
      ...sheet,
      pieces: sheet.pieces
        .filter((it) => places.has(it.id))
        .map((it) => ({ ...it, owner: it.owner !== null && cast.has(it.owner) ? it.owner : null })),
      beads: sheet.beads.filter((it) => places.has(it.piece) && (it.owner === null || cast.has(it.owner))),
    },
  };
}

/** What has a name in the whole and is known; ages are named for what everybody did. */
function knownNames(
  called: Called,
  cast: ReadonlySet<string>,
  places: ReadonlySet<string>,
  facts: ReadonlySet<string>,
): Called {
  const of = <T>(all: ReadonlyMap<string, T>, known: ReadonlySet<string>): Map<string, T> =>
    new Map([...all].filter(([id]) => known.has(id)));
  const isBoth = ({ sides }: { readonly sides: readonly [string, string] }) => sides.every((it) => cast.has(it));
  return {
    groups: of(called.groups, cast),
    leaders: called.leaders.filter((it) => cast.has(it.group) && facts.has(it.because.id)),
    lairs: of(called.lairs, places),
    works: new Map([...called.works].filter(([piece, { fact }]) => places.has(piece) && facts.has(fact.id))),
    ways: of(called.ways, places),
    battles: called.battles.filter((it) => facts.has(it.fact.id)),
    wars: called.wars.filter((it) => isBoth(it) && facts.has(it.because.id)),
    pacts: called.pacts.filter((it) => isBoth(it) && facts.has(it.because.id)),
    ages: new Map(),
  };
}
