import { livedAt } from '@understory/page';
import { type Fact, isFriendly, isHostile, tickOf } from '../facts/fact.ts';
import { wealth } from '../standing.ts';
import type { Story } from '../story.ts';
import { actorOf } from '../tale.ts';
import type { Thread } from '../threads/thread.ts';
import { type Irony, irony } from './irony.ts';

type Find = (story: Story, threads: readonly Thread[]) => Irony[];

/** All ironies of a story; none rests on what was only guessed (CH-DAT-05). */
export function ironiesOf(story: Story, threads: readonly Thread[]): Irony[] {
  return FINDS.flatMap((find) => find(story, threads)).filter(
    ({ earlier, later, others }) => ![earlier, later, ...others].some((it) => it.guessed),
  );
}

/** The ends of groups, with the deed that each came of. */
function ends(story: Story): { readonly end: Fact; readonly deed: Fact | null; readonly who: string }[] {
  return story.ofKind('died').flatMap((end) => {
    if (!story.isGroup(end.actor) || actorOf(story.tale, end.actor)?.isPeople) return [];
    return [{ end, deed: story.fact(end.causes[0] ?? ''), who: end.actor }];
  });
}

const lastTick = ({ ticks }: Fact) => ticks.at(-1) ?? 0;

/** A pact, and the blow that broke it. */
const betrayal: Find = (story, threads) =>
  threads.flatMap(({ kind, facts: [pact, blow] }) =>
    kind === 'betrayal' && pact && blow
      ? [
          irony({
            key: 'betrayal',
            earlier: pact,
            later: blow,
            a: blow.actor,
            b: blow.target,
            n: story.turnOf(blow) - story.turnOf(pact),
          }),
        ]
      : [],
  );

/** Who would have had somebody to settle with is late (T21). */
const late: Find = (_, threads) =>
  threads.flatMap(({ kind, roles, facts }) => {
    const [end, end2, came] = facts;
    if (kind !== 'late avenger' || !end || !end2 || !came) return [];
    return [
      irony({ key: 'late', earlier: end2, later: came, others: [end], b: roles[1] ?? null, c: roles[2] ?? null }),
    ];
  });

/** Who ended somebody, and was ended in turn. */
const chain: Find = (story) =>
  ends(story).flatMap(({ end, who }) => {
    const victim = story.endedBy(who).find((it) => story.isGroup(it.actor) && tickOf(it) < tickOf(end));
    return victim ? [irony({ key: 'chain', earlier: victim, later: end, b: who, c: victim.actor })] : [];
  });

/** So much, in treasures, and never more, when the end came. */
const MUCH = 4;

const rich: Find = (story) =>
  ends(story).flatMap(({ end, deed, who }) => {
    const goods = (tick: number) => wealth(story.standing(who, tick)) - story.standing(who, tick).lives;
    const own = story.of(who).filter((it) => tickOf(it) < tickOf(end));
    const [best] = [...own].sort((a, b) => goods(lastTick(b)) - goods(lastTick(a)) || tickOf(a) - tickOf(b));
    if (!best || !deed || goods(lastTick(best)) < MUCH || goods(tickOf(deed) - 1) < goods(lastTick(best))) return [];
    return [irony({ key: 'rich', earlier: best, later: end, a: who })];
  });

/** Only at the end of one is it known that a pact held. */
const steadfast: Find = (_, threads) =>
  threads.flatMap(({ kind, roles: [a = null, b = null], facts }) => {
    const [first, last] = [facts[0], facts.at(-1)];
    return kind === 'steadfast' && first && last
      ? [irony({ key: 'steadfast', earlier: first, later: last, others: facts.slice(1, -1), a, b })]
      : [];
  });

/** A ruler of a company of one, for rounds on end (T31). */
const nobodyToRule: Find = (story, threads) =>
  threads.flatMap(({ kind, roles: [a = ''], facts: [rise] }) => {
    if (kind !== 'empty throne' || !rise || story.tale.cast.get(a)?.solitary) return [];
    const turns = new Map<number, Fact>();
    for (const it of story.facts)
      if (story.turnOf(it) > story.turnOf(rise) && it.age === rise.age) turns.set(story.turnOf(it), it);
    const alone = [...turns.values()].filter((it) => story.standing(a, lastTick(it)).lives === 1);
    const last = story.of(a).findLast((it) => alone.some((one) => tickOf(one) >= tickOf(it)));
    if (alone.length < 2 || !last) return [];
    return [irony({ key: 'nobody to rule', earlier: rise, later: last, a, n: alone.length })];
  });

/** Where somebody's last life was. */
function lastSeat({ tale }: Story, group: string | null, before: number): string | null {
  const seats = tale.sheet.beads.filter((it) => it.owner === group && it.kind === 'population' && it.since <= before);
  return seats.sort((a, b) => a.since - b.since).at(-1)?.piece ?? null;
}

/** Ended where it had ended another. */
const sameRoom: Find = (story) =>
  ends(story).flatMap(({ end, who }) => {
    const seat = lastSeat(story, who, tickOf(end));
    const victim = story
      .endedBy(who)
      .find(
        (it) => story.isGroup(it.actor) && tickOf(it) < tickOf(end) && lastSeat(story, it.actor, tickOf(it)) === seat,
      );
    return seat !== null && victim
      ? [irony({ key: 'same room', earlier: victim, later: end, a: who, c: victim.actor })]
      : [];
  });

/** Even twice, and each won once: who came had it both times. */
const equalDice: Find = (story) =>
  story.pairs().flatMap(([a, b]) => {
    const ties = story.between(a, b).filter((it) => isHostile(it) && it.tie && it.won === true);
    const first = ties.find((it) => it.actor === a);
    const other = ties.find((it) => it.actor === b);
    if (!first || !other) return [];
    const [earlier, later] = tickOf(first) < tickOf(other) ? [first, other] : [other, first];
    return [irony({ key: 'equal dice', earlier, later, a: earlier.actor, b: later.actor })];
  });

/** What somebody had laid up for a better occasion at a tick. */
const laidUp = ({ tale }: Story, group: string, tick: number) =>
  tale.sheet.beads.filter((it) => it.owner === group && it.kind === 'bonus' && livedAt(it, tick));

/** Ended by one or on a tie, with what had been prepared unspent. */
const lastOrder: Find = (story) =>
  ends(story).flatMap(({ end, deed, who }) => {
    if (!deed || !(deed.tie || deed.margin === 1)) return [];
    const left = laidUp(story, who, tickOf(deed) - 1).filter((it) => it.until === null || it.until >= lastTick(deed));
    const [bead] = left;
    const prepared = bead && story.of(who).find((it) => it.ticks.includes(bead.since));
    return bead ? [irony({ key: 'last order', earlier: prepared ?? deed, later: end, a: who, n: left.length })] : [];
  });

/** What was got by dealing with somebody, and spent against them. */
const friendsPrice: Find = (story) =>
  story.tale.sheet.beads.flatMap((bead) => {
    const { kind, owner: a, since, until } = bead;
    if (kind !== 'bonus' || a === null || until === null || until > story.tale.last) return [];
    const deal = story.of(a).find((it) => isFriendly(it) && it.ticks.includes(since));
    const blow = story.of(a).find((it) => isHostile(it) && tickOf(it) <= until && until <= lastTick(it) + 1);
    const friend = deal && (deal.actor === a ? deal.target : deal.actor);
    const foe = blow && (blow.actor === a ? blow.target : blow.actor);
    if (!deal || !blow || friend !== foe || !friend) return [];
    return [irony({ key: 'friend’s price', earlier: deal, later: blow, a, b: friend })];
  });

const TOMBS: ReadonlySet<string> = new Set(['Tomb', 'Mausoleum', 'Haunted Mausoleum']);
const WALLS: ReadonlySet<string> = new Set(['Great Wall', 'Stronghold', 'Citadel', 'Keep', 'Walls', 'Defenses']);

/** A work that its builder came to need, or that did not help. */
const ofWorks =
  (key: 'peace of the grave' | 'the armour', works: ReadonlySet<string>): Find =>
  (story) =>
    ends(story).flatMap(({ end, deed, who }) => {
      const made = story.did(who, 'built').find((it) => works.has(it.thing ?? '') && tickOf(it) < tickOf(end));
      if (!made || (deed && deed.actor === who)) return [];
      const n = story.turnOf(end) - story.turnOf(made);
      return [irony({ key, earlier: made, later: end, a: who, n, thing: made.thing })];
    });

/** So few came who brought a ruler down. */
const FEW = 3;

const smallOne: Find = (story) =>
  story.ofKind('ended').flatMap((outcome) => {
    const ruler = story.ofKind('rose').at(-1)?.actor ?? null;
    const fall = ruler === null ? null : story.death(ruler);
    const by = fall?.by ?? null;
    const came = by === null ? undefined : story.did(by, 'came')[0];
    if (!fall || !came || !story.isGroup(by) || tickOf(fall) > tickOf(outcome)) return [];
    const lives = Math.max(...[0, 4, 8].map((it) => story.standing(by, lastTick(came) + it).lives));
    if (lives < 1 || lives > FEW) return [];
    return [irony({ key: 'the small one', earlier: came, later: fall, a: by, b: ruler, n: lives })];
  });

const FINDS: readonly Find[] = [
  betrayal,
  late,
  chain,
  rich,
  steadfast,
  nobodyToRule,
  sameRoom,
  equalDice,
  lastOrder,
  friendsPrice,
  ofWorks('peace of the grave', TOMBS),
  ofWorks('the armour', WALLS),
  smallOne,
];
