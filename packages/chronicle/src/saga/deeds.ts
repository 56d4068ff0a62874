import { unreachable } from '@understory/table';
import type { Unit } from '../clock.ts';
import { type Fact, type FactKind, isBecoming, livesLost, tickOf } from '../facts/fact.ts';
import { pieceOf } from '../names/sites.ts';
import type { Story } from '../story.ts';
import type { Spot } from '../words/spot.ts';
import { Made, madeOf, Times } from '../words/terms.ts';
import type { Beat } from './beat.ts';
import { momentOf } from './moment.ts';
import { downToOne, flightsOf, journeys, settled } from './moves.ts';
import type { Places } from './places.ts';
import { ofYears } from './years.ts';

/** Facts of one paragraph into beats: what is alike is told together (CH-AGG-01, -02), and an end with what brought it about. */
export function beatsOf(facts: readonly Fact[], story: Story, places: Places): Beat[] {
  const { left, moves } = settled(facts);
  const beats: Beat[] = [];
  const take = (all: readonly Fact[]) => {
    for (const it of all) if (left.includes(it)) left.splice(left.indexOf(it), 1);
  };
  for (let fact = left.shift(); fact; fact = left.shift()) {
    const pattern = eaterAndGuest(fact, left);
    if (pattern.length > 2) {
      take(pattern);
      beats.push(arrangement(pattern, story));
      continue;
    }
    const offers = offersOf(fact, left);
    if (offers.length > 0) {
      take(offers);
      beats.push(pacts(offers));
      continue;
    }
    const end = left.find((it) => it.kind === 'died' && it.causes.includes(fact.id));
    if (end && story.isGroup(fact.target)) {
      take([end, ...flightsOf([fact, end], left)]);
      beats.push(ending(fact, end, places, story), ...legacy(end, story, left));
      continue;
    }
    const alike = endless(fact)
      ? []
      : left.filter(
          (it) => isAlike(it, fact) && !left.some((died) => died.kind === 'died' && died.causes.includes(it.id)),
        );
    take(alike);
    const flights = flightsOf([fact, ...alike], left);
    take(flights);
    beats.push(...deed([fact, ...alike], story, places), ...downToOne([fact, ...alike], story));
    beats.push(...flights.slice(-1).flatMap((it) => deed([it], story, places)));
    if (fact.kind === 'died') beats.push(...legacy(fact, story, left));
  }
  return [...once(beats), ...journeys(moves, places)];
}

/** That one was left of a company is told once in a paragraph, where it came to that last. */
function once(beats: readonly Beat[]): Beat[] {
  const isLast = (it: Beat) => beats.findLast(({ key, a }) => key === 'left.one' && a === it.a) === it;
  return beats.filter((it) => it.key !== 'left.one' || isLast(it));
}

/** Kinds that are told each by itself. */
const endless = ({ kind }: Fact) =>
  kind === 'died' || kind === 'came' || kind === 'invaded' || kind === 'rose' || kind === 'ended';

function isAlike(a: Fact, b: Fact): boolean {
  if (a.kind !== b.kind || a.actor !== b.actor || a.won !== b.won) return false;
  return (
    a.kind === 'built' || a.kind === 'corrupted' || a.kind === 'annexed' || a.kind === 'idle' || a.target === b.target
  );
}

/** Hunts and dealings with the same group by turns are one custom (CH-AGG-03). */
function eaterAndGuest(fact: Fact, left: readonly Fact[]): Fact[] {
  if (fact.kind !== 'hunted') return [];
  const custom = [fact, ...left].filter(
    (it) => it.actor === fact.actor && it.target === fact.target && (it.kind === 'hunted' || it.kind === 'traded'),
  );
  const ended = left.find((it) => it.kind === 'died' && it.actor === fact.target);
  const lived = custom.filter((it) => !ended?.causes.includes(it.id));
  const hunts = lived.filter((it) => it.kind === 'hunted').length;
  return hunts >= 2 && lived.length - hunts >= 2 ? lived : [];
}

/** Pacts that were offered, some taken and some not. */
function offersOf(fact: Fact, left: readonly Fact[]): Fact[] {
  if (fact.kind !== 'allied' && fact.kind !== 'refused') return [];
  const all = [fact, ...left].filter(
    (it) => (it.kind === 'allied' || it.kind === 'refused') && it.actor === fact.actor && it.target === fact.target,
  );
  return all.some((it) => it.kind === 'allied') && all.some((it) => it.kind === 'refused') ? all : [];
}

function pacts(facts: readonly Fact[]): Beat {
  const taken = facts.filter((it) => it.kind === 'allied').length;
  const args = { times: new Times(facts.length), taken: new Times(taken), not: new Times(facts.length - taken) };
  return { ...momentOf(facts), key: 'offers', a: facts[0]?.actor ?? null, b: facts[0]?.target ?? null, args };
}

function arrangement(facts: readonly Fact[], story: Story): Beat {
  const hunts = facts.filter((it) => it.kind === 'hunted');
  return {
    ...momentOf(facts),
    key: 'eater and guest',
    a: facts[0]?.actor ?? null,
    b: facts[0]?.target ?? null,
    args: { times: new Times(hunts.length, running(hunts, story)) },
  };
}

const ENDINGS: Partial<Record<FactKind, string>> = {
  hunted: 'hunted.end',
  fought: 'fought.end',
  invaded: 'invaded.end',
  exterminated: 'fought.end',
};

/** A deed that was the end of somebody, in one sentence (CH-STR-09). */
function ending(fact: Fact, end: Fact, places: Places, story: Story): Beat {
  const isOwn = end.actor === fact.actor;
  return {
    ...momentOf([fact, end]),
    key: isOwn ? 'lost.end' : (ENDINGS[fact.kind] ?? 'fought.end'),
    a: fact.actor,
    b: fact.target,
    args: { ...closeness(fact), ...grudge(fact), ...placed(fact, places, story) },
  };
}

/** What somebody left lying, and who picked it up in the same turn. */
function legacy(end: Fact, story: Story, left: Fact[]): Beat[] {
  const beads = story.tale.sheet.beads.filter(
    (it) => it.owner === null && it.kind === 'treasure' && it.since >= tickOf(end) && it.since <= tickOf(end) + 8,
  );
  if (beads.length === 0) return [];
  const taker = story.facts.find(
    (it) =>
      it.kind === 'gathered' &&
      it.age === end.age &&
      it.turn === end.turn &&
      tickOf(it) > tickOf(end) &&
      it.n >= beads.length,
  );
  if (!taker) return [{ ...momentOf([end]), key: 'left.treasure', args: { n: beads.length } }];
  const told = left.indexOf(taker);
  if (told >= 0) left.splice(told, 1);
  return [{ ...momentOf([taker]), key: 'left.taken', a: taker.actor, args: { n: taker.n } }];
}

function deed(facts: readonly Fact[], story: Story, places: Places): Beat[] {
  const [fact] = facts;
  if (!fact) return [];
  const base = { ...momentOf(facts), a: fact.actor, b: fact.target };
  const many = facts.length > 1;
  const often = new Times(facts.length, running(facts, story));
  const lives = facts.reduce((sum, it) => sum + livesLost(it, fact.actor), 0);
  const named = [...new Set(facts.flatMap((it) => it.treasures))];
  const args = {
    ...closeness(fact),
    ...grudge(fact),
    times: often,
    lives,
    n: many ? facts.length : fact.n,
    cost: String(facts.reduce((sum, it) => sum + livesLost(it, fact.target), 0)),
    ...placed(fact, places, story),
    named: named.length > 0 ? 'yes' : 'no',
    treasures: named.map((it) => `the ${it}`),
    count: named.length,
  };
  const isWild = fact.target?.startsWith('wild:') ?? false;
  const own = ofYears(fact, facts, story, { ...base, key: '', args });
  if (own !== null) return own;
  switch (fact.kind) {
    case 'fought':
      if (isWild) return [{ ...base, b: null, key: 'fought.wild', args }];
      return [
        {
          ...base,
          key: many ? (fact.won ? 'fought.many' : 'fought.many lost') : fact.won ? 'fought.won' : 'fought.lost',
          args,
        },
      ];
    case 'invaded':
      return isWild ? [] : [{ ...base, key: fact.won ? 'invaded.won' : 'invaded.lost', args }];
    case 'built':
      if (fact.thing === null) return [];
      return [
        many
          ? builtMany(base, args, worksIn(facts))
          : { ...base, b: null, key: 'built', args: { ...args, work: new Made(fact.thing) } },
      ];
    case 'corrupted':
    case 'annexed':
      return [{ ...base, key: many ? `${fact.kind}.many` : fact.kind, args }];
    case 'passed':
      return fact.actor === null ? [] : [{ ...base, b: fact.actor, key: 'passed', args }];
    case 'idle':
      return many ? [{ ...base, b: null, key: 'idle', args: { ...args, times: new Times(facts.length) } }] : [];
    case 'gathered':
      return [{ ...base, key: 'gathered', args: { ...args, n: facts.reduce((sum, it) => sum + it.n, 0) } }];
    case 'died':
      return [
        {
          ...base,
          b: story.isGroup(fact.by) ? fact.by : null,
          key: 'died',
          args: {
            ...args,
            by: story.isGroup(fact.by) ? 'yes' : 'no',
            one: story.tale.cast.get(fact.actor ?? '')?.solitary ? 'yes' : 'no',
          },
        },
      ];
    case 'woke':
      return fact.actor === null ? [] : [{ ...base, b: null, key: 'woke.group', args }];
    case 'left':
      return [{ ...base, b: null, key: 'left world', args }];
    case 'hunted':
    case 'stole':
    case 'theft failed':
    case 'extorted':
    case 'extortion failed':
    case 'allied':
    case 'refused':
    case 'traded':
      if (isWild) return [];
      return [{ ...base, key: many ? `${fact.kind}.many` : fact.kind, args }];
    case 'recruited':
      return [{ ...base, key: story.isGroup(fact.target) ? 'recruited' : 'recruited.one', args }];
    case 'bribed':
    case 'bribe failed':
    case 'exterminated':
    case 'rebelled':
      return [{ ...base, key: fact.kind, args }];
    case 'driven':
      return [{ ...base, b: null, key: 'driven', args }];
    case 'turned':
      // The name stays; what they are is another thing now (CH-NAM-17).
      return isBecoming(fact) ? [{ ...base, b: null, key: 'became', args: { sort: becameIn(fact, story) } }] : [];
    case 'made':
    case 'moved':
    case 'came':
    case 'dug':
    case 'mined':
    case 'ruined':
    case 'crafted':
    case 'bred':
    case 'no deal':
    case 'prepared':
    case 'met':
    case 'sent':
    case 'achieved':
    case 'lost life':
    case 'disaster':
    case 'rose':
    case 'went hungry':
    case 'ended':
      // Told elsewhere, or not by itself (CH-STR-08).
      return [];
    default:
      return unreachable(fact.kind);
  }
}

/** What a group is called after an overlay came over it. */
function becameIn({ actor, thing }: Fact, { tale }: Story): string {
  return tale.cast.get(actor ?? '')?.became?.many ?? thing ?? '';
}

/** Two of a kind are one in the list, and so in the count. */
function builtMany(base: Omit<Beat, 'key'>, args: Beat['args'], works: readonly Made[]): Beat {
  const key = works.length > 1 ? 'built.many' : 'built.again';
  return { ...base, b: null, key, args: { ...args, works, n: works.length } };
}

const worksIn = (facts: readonly Fact[]): Made[] => madeOf(facts.map((it) => it.thing));

/** Where it was, and whether that is called after who was done to. */
function placed(fact: Fact, places: Places, story: Story): { readonly place: Spot; readonly owned: string } {
  const { actor, target } = fact;
  // Where it is not written down, it was where somebody sat.
  const piece = pieceOf(fact, story);
  return { place: places.spot(piece, actor), owned: places.isCalledAfter(piece, target) ? 'yes' : 'no' };
}

/** How close a throw was, as far as it is worth a word. */
function closeness({ tie, margin }: Fact): { readonly close: string } {
  return { close: tie ? 'tie' : margin === 1 ? 'one' : margin !== null && margin >= 4 ? 'far' : 'plain' };
}

/** The wrong for which it was done, where it is written down. */
function grudge({ why }: Fact): { readonly for: string } {
  const deed = why?.key === 'grudge' ? Reflect.get(why, 'deed') : null;
  return { for: typeof deed === 'string' ? deed : 'none' };
}

/** In turns that follow each other: what these are called. */
function running(facts: readonly Fact[], story: Story): Unit | null {
  const turns = [...new Set(facts.map((it) => story.turnOf(it)))];
  const isRow = turns.length === facts.length && turns.every((it, i) => i === 0 || it === (turns[i - 1] ?? 0) + 1);
  return isRow ? story.tale.clock.unit(facts[0]?.age ?? '') : null;
}
