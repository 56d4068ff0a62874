import { capital } from '@understory/table';
import type { Chronicle } from '../chronicle.ts';
import { axisOf } from './axis.ts';
import { obituaryOf } from './life.ts';

/** What is kept of a world to be counted with others (CH-STA-03): data, and the obituaries of its dead. */
export interface WorldTally {
  /** By card: how often it came, rose to rule, and ended others. */
  readonly cards: Readonly<Record<string, CardTally>>;
  /** How it was decided; null while it goes on. */
  readonly ending: string | null;
  readonly reign: { readonly who: string; readonly turns: number } | null;
  readonly dead: readonly { readonly page: string; readonly name: string; readonly obituary: string }[];
}

export interface CardTally {
  readonly came: number;
  readonly rose: number;
  readonly ended: number;
}

const NONE: CardTally = { came: 0, rose: 0, ended: 0 };

export function tallyOf(chronicle: Chronicle, pageOf: (group: string) => string): WorldTally {
  const { story, names } = chronicle;
  const { cast } = story.tale;
  const axis = axisOf(story);
  const cards: Record<string, CardTally> = {};
  const count = (group: string | null, what: keyof CardTally) => {
    const actor = group === null ? undefined : cast.get(group);
    if (!actor || actor.isPeople) return;
    const known = cards[actor.kind] ?? NONE;
    cards[actor.kind] = { ...known, [what]: known[what] + 1 };
  };
  for (const it of story.facts) {
    if (it.kind === 'came') count(it.actor, 'came');
    if (it.kind === 'rose') count(it.actor, 'rose');
    if (it.kind === 'died' && story.isGroup(it.actor)) count(it.by, 'ended');
  }
  const rise = story.facts.find((it) => it.kind === 'rose');
  const fall = rise?.actor ? (story.death(rise.actor) ?? story.facts.at(-1)) : undefined;
  const name = (group: string) => capital(names.get(group)?.full ?? group);
  return {
    cards,
    ending: story.facts.find((it) => it.kind === 'ended')?.thing ?? null,
    reign: rise?.actor && fall ? { who: name(rise.actor), turns: story.turnOf(fall) - story.turnOf(rise) } : null,
    dead: [...cast.keys()].flatMap((group) => {
      const told = obituaryOf(group, chronicle, axis);
      if (!told) return [];
      return [{ page: pageOf(group), name: name(group), obituary: told.map((it) => it.text).join(' ') }];
    }),
  };
}

/** All worlds of a shelf together: `world` is what each is known by, in the order in which they were begun. */
export function shelfOf(worlds: readonly { readonly world: string; readonly tally: WorldTally }[]) {
  const cards = new Map<string, CardTally>();
  const endings = new Map<string, { readonly first: string; readonly times: number }>();
  let longest: { readonly world: string; readonly who: string; readonly turns: number } | null = null;
  for (const { world, tally } of worlds) {
    for (const [card, it] of Object.entries(tally.cards)) {
      const known = cards.get(card) ?? NONE;
      cards.set(card, { came: known.came + it.came, rose: known.rose + it.rose, ended: known.ended + it.ended });
    }
    const known = tally.ending === null ? undefined : endings.get(tally.ending);
    if (tally.ending !== null)
      endings.set(tally.ending, { first: known?.first ?? world, times: (known?.times ?? 0) + 1 });
    if (tally.reign && tally.reign.turns > (longest?.turns ?? -1)) longest = { world, ...tally.reign };
  }
  return {
    cards: [...cards].sort((a, b) => b[1].came - a[1].came || (a[0] < b[0] ? -1 : 1)),
    endings: [...endings],
    longest,
    dead: worlds.flatMap(({ world, tally }) => tally.dead.map((it) => ({ world, ...it }))),
  };
}
