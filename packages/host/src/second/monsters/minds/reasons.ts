import type { Den } from '../den.ts';
import { nameOf, sizeOf } from '../measure.ts';
import type { Creature, Monster } from '../monster.ts';
import { type Action, type Done, isAttack } from '../past.ts';

/** What was done to us, and how it reads when it failed. */
const WRONGS: Partial<Readonly<Record<Action, readonly [done: string, tried: string]>>> = {
  extort: ['extorted from them', 'tried to extort from them'],
  fight: ['beat them', 'fought them'],
  hunt: ['hunted them', 'hunted them'],
  rout: ['routed them', 'tried to rout them'],
  steal: ['stole from them', 'tried to steal from them'],
  exterminate: ['wiped them out', 'wiped them out'],
  recruit: ['lured away one of them', 'tried to lure them away'],
};

/** Why a rival is one: "because Dwarves routed them in turn 4". */
export function oldWrong(den: Den, me: Monster, rival: Creature): string {
  const wrongs = me.past.deeds.filter((it) => it.by === rival.id && it.to === me.id && isWrong(it));
  const last = wrongs.at(-1);
  const told = last && WRONGS[last.did]?.[last.won === false ? 1 : 0];
  if (!told) return `because of an old grudge against ${nameOf(rival)}`;
  const before = wrongs.length > 1 ? `, and not for the first time` : '';
  return `because ${nameOf(rival)} ${told} in ${whenIt(den, last)}${before}`;
}

/** The rounds of Villainy are counted anew (H2-VIL-11). */
function whenIt({ world, villain }: Den, { turn }: Done): string {
  const turns = villain ? (world.ages.find((it) => it.name === 'monsters')?.turns ?? turn) : turn;
  return turn > turns ? `round ${turn - turns}` : `turn ${turn}`;
}

function isWrong({ did, won }: Done): boolean {
  return isAttack(did) || (did === 'recruit' && won === true);
}

/** "for fear of Ogre (●4 against ●2)" */
export function fearOf(den: Den, me: Monster, threat: Creature): string {
  return `for fear of ${nameOf(threat)} (●${sizeOf(den, threat)} against ●${sizeOf(den, me)})`;
}

/** "worth 2.4, the best of 5" */
export function bestOf(value: number, many: number): string {
  const worth = `worth ${rounded(value)}`;
  return many > 1 ? `${worth}, the best of ${many}` : worth;
}

/** To two places, with a true minus. */
export function rounded(value: number): string {
  return `${Math.round(value * 100) / 100}`.replace('-', '−');
}
