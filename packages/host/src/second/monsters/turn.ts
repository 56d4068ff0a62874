import type { Rule } from '@understory/table';
import { choose } from '../asks.ts';
import { begin, note } from '../note.ts';
import type { Den } from './den.ts';
import { lifecycle } from './lifecycle.ts';
import type { Monster } from './monster.ts';
import { endPacts } from './state.ts';
import { effectsOf } from './when.ts';

/** H2-MON-301, -302: the cards of all groups on the map, drawn one by one. */
export function* playCards(den: Den, but: Monster | null = null): Rule {
  drawPile(den, but);
  while (isCardLeft(den)) yield* playCard(den);
}

/** H2-MON-216: a group that comes later waits for the next turn. */
export function drawPile(den: Den, but: Monster | null = null): void {
  // H2-VIL-15: nor does a group that came in the villain's own turn, earlier in the round.
  den.waiting = den.monsters.filter((it) => it !== but && it.born < den.turn);
  den.isFirst = true;
}

export function isCardLeft({ waiting, monsters, outcome }: Den): boolean {
  return !outcome && waiting.some((it) => monsters.includes(it));
}

/** One card is drawn, and the groups that have it play. */
export function* playCard(den: Den): Rule {
  den.waiting = den.waiting.filter((it) => den.monsters.includes(it));
  // What is drawn belongs to the turn, and to nobody's chapter.
  begin(den.world, null);
  const card = yield* nextCard(den);
  const { isFirst } = den;
  den.isFirst = false;
  // H2-ACT-273: groups that share a card, the older first.
  for (const me of den.waiting.filter((it) => it.card.name === card)) {
    den.waiting = den.waiting.filter((it) => it !== me);
    if (!den.monsters.includes(me) || den.outcome) continue;
    if (isFirst && effectsOf(me, 'we act first').some((it) => it.kind === 'skip the turn')) skip(den, me);
    else yield* lifecycle(den, me);
  }
}

function* nextCard({ turn, waiting }: Den): Rule<string> {
  const cards = [...new Set(waiting.map((it) => it.card.name))];
  return yield* choose('H2-MON-301', {
    by: 'chance',
    topic: { kind: 'whose card is drawn' },
    options: cards.map((card) => ({ key: card, what: { kind: 'card', card } })),
    usual: null,
    about: `turn ${turn}`,
  });
}

/** H2-CRD-309: gathering included. */
function skip(den: Den, me: Monster): void {
  begin(den.world, { kind: 'group', group: me.group.id });
  note(den.world, { kind: 'skipped', clause: 'H2-CRD-309', group: me.id });
}

/** H2-MON-303: pacts and bribes that are due run out. */
export function endDuePacts(den: Den): void {
  endPacts(den, (it) => it.lastTurn <= den.turn);
}
