import type { NameBook } from '@understory/host/grammar';
import { stream } from '@understory/table';
import { type Fact, isHostile, tickOf } from '../facts/fact.ts';
import type { Interest } from '../interest.ts';
import type { Story } from '../story.ts';
import { inWords, ordinal, titleCase, whoseName } from '../words/english/forms.ts';
import { BATTLES, FORMS, WARS } from './battles.table.ts';
import { type Giving, ownOr } from './giving.ts';
import type { Name } from './groups.ts';
import { pieceOf, siteOf } from './sites.ts';

/** A fight with a name, or a raid that failed (CH-NAM-24). */
export interface Battle {
  readonly name: string;
  readonly fact: Fact;
  readonly piece: string | null;
}

/** A feud that came to five blows (CH-NAM-25). */
export interface War {
  readonly id: string;
  readonly name: string;
  readonly sides: readonly [string, string];
  /** The fact with which it was a war. */
  readonly because: Fact;
}

/** A pact that somebody entered, by the first of it. */
export interface Pact {
  readonly id: string;
  readonly name: string;
  readonly sides: readonly [string, string];
  readonly because: Fact;
}

/** What a fight is worth at the time, to have a name. */
const NAMED = 8;
/** So many blows make a war. */
const WAR = 5;
const RAIDS: ReadonlySet<string> = new Set(['theft failed', 'extortion failed']);

interface Known {
  readonly groups: ReadonlyMap<string, Name>;
  readonly lairs: ReadonlyMap<string, string>;
}

export function battleGivings(story: Story, interest: Interest, known: Known, to: Battle[]): Giving[] {
  return story.facts.flatMap((fact) => {
    const isFight = fact.kind === 'fought' || fact.kind === 'invaded' || RAIDS.has(fact.kind);
    if (!isFight || !story.isGroup(fact.actor) || !story.isGroup(fact.target)) return [];
    if (interest.atOnce(fact) < NAMED) return [];
    return [
      {
        since: tickOf(fact),
        give: (book) => {
          const piece = pieceOf(fact, story);
          const name = book.first(battleNames(fact, piece, story, known));
          to.push({ name: ownOr(story.tale, fact.id, name), fact, piece });
        },
      },
    ];
  });
}

/** The first that fits, and what it is called where that is taken. */
function battleNames(fact: Fact, piece: string | null, story: Story, { groups, lairs }: Known): string[] {
  const { actor, target, tie } = fact;
  const full = (id: string | null) => groups.get(id ?? '')?.full ?? '';
  const [victor, loser] = fact.won === false ? [target, actor] : [actor, target];
  const site = siteOf(piece, story, lairs);
  const place = site === null ? null : site.isProper ? site.noun : `the ${site.noun}`;
  const ended = story.facts.find((it) => it.kind === 'died' && it.causes.includes(fact.id) && it.turn === fact.turn);
  const earlier = story.between(actor ?? '', target ?? '').filter((it) => isHostile(it) && tickOf(it) < tickOf(fact));
  const fights = earlier.filter((it) => it.kind === 'fought' || it.kind === 'invaded').length;
  const treasure = fact.treasures[0];
  const filled = (key: keyof typeof BATTLES, args: Readonly<Record<string, string>>) =>
    turned(BATTLES[key], fact, story).map((it) => fill(it, args));
  const last = filled('nowhere', { victor: full(victor), loser: full(loser) });
  if (ended) return [...filled('end', { loser: full(ended.actor) }), ...last];
  if (tie && place !== null) return [...filled('even', { place }), ...last];
  const answer = fact.why?.key === 'grudge' && fact.won === true;
  const names = answer ? filled('answer', { victor: whoseName(full(victor)) }) : [];
  if (fights >= 2 && site !== null)
    names.push(...filled('again', { nth: titleCase(ordinal(fights + 1)), site: site.noun }));
  if (treasure !== undefined) names.push(...filled('treasure', { treasure: `the ${treasure}` }));
  if (RAIDS.has(fact.kind) && place !== null) names.push(...filled('night', { place }));
  if (site?.isWork) names.push(...filled('work', { site: site.noun }));
  if (place !== null) names.push(...filled('ground', { place }));
  return [...names, ...last];
}

/** The ways to say it, beginning with one that the stream picks. */
function turned(all: readonly string[], fact: Fact, { tale }: Story): string[] {
  const first = stream(tale.seed, 'names', 'battle', fact.id, '0').int(0, all.length - 1);
  return [...all.slice(first), ...all.slice(0, first)];
}

function fill(pattern: string, args: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, key: string) => args[key] ?? '');
}

export function warGivings(story: Story, known: Known, to: War[]): Giving[] {
  return story.pairs().flatMap(([a, b]) => {
    const blows = story.between(a, b).filter(isHostile);
    const because = blows[WAR - 1];
    const soFar = blows.slice(0, WAR);
    if (!because || new Set(soFar.map((it) => it.actor)).size < 1) return [];
    return [
      {
        since: tickOf(because),
        give: (book) => {
          const name = book.first(warNames(soFar, [a, b], story, known));
          const id = `war:${a}:${b}`;
          to.push({ id, name: ownOr(story.tale, id, name), sides: [a, b], because });
        },
      },
    ];
  });
}

function warNames(blows: readonly Fact[], sides: readonly [string, string], story: Story, known: Known): string[] {
  const [first, second] = sides.map((it) => known.groups.get(it)?.full ?? '') as [string, string];
  const form = blows.flatMap((it) => it.treasures).flatMap((it) => FORMS.exec(it)?.[1] ?? [])[0];
  const last = blows.at(-1);
  const site = last ? siteOf(pieceOf(last, story), story, known.lairs) : null;
  const turns = new Set(blows.map((it) => story.turnOf(it)));
  const span = Math.max(...turns) - Math.min(...turns) + 1;
  const isHunt = blows.every((it) => it.kind === 'hunted' && it.actor === blows[0]?.actor);
  const isDemand = blows.filter((it) => it.kind.startsWith('extort')).length > blows.length / 2;
  const unit = story.tale.clock.unit(last?.age ?? '');
  const args = { first, second, site: site?.noun ?? '', form: titleCase(form ?? ''), n: titleCase(inWords(span)) };
  const filled = (key: keyof typeof WARS) => WARS[key].map((it) => fill(it, { ...args, turns: titleCase(`${unit}s`) }));
  const names: string[] = [];
  if (form !== undefined) names.push(...filled('treasure'));
  if (isHunt && site !== null) names.push(...filled('hunts'));
  if (isDemand) names.push(...filled('demands'));
  if (span >= 4) names.push(...filled('turns'));
  if (site !== null) names.push(...filled('place'));
  return [...names, ...filled('nowhere')];
}

export function pactGivings(story: Story, known: Known, to: Pact[]): Giving[] {
  return story.pairs().flatMap(([a, b]) => {
    const because = story.between(a, b).find((it) => it.kind === 'allied');
    if (!because) return [];
    return [
      {
        since: tickOf(because),
        give: (book: NameBook) => {
          const site = siteOf(pieceOf(because, story), story, known.lairs);
          const [one, other] = [known.groups.get(a)?.full ?? '', known.groups.get(b)?.full ?? ''];
          const names = site === null ? [] : [`the ${site.noun} Pact`];
          const name = book.first([...names, `the Pact of ${one} and ${other}`]);
          const id = `pact:${a}:${b}`;
          to.push({ id, name: ownOr(story.tale, id, name), sides: [a, b], because });
        },
      },
    ];
  });
}
