import { lasting } from '@understory/page';
import type { Step } from '../cards/steps/steps.ts';
import type { Act } from '../cards/tree/act.ts';
import type { Card } from '../cards/tree/card.ts';
import { stepsIn } from '../cards/tree/nodes.ts';
import type { Monster } from './monster.ts';

/** The cards that a group plays by. */
export function cardsOf({ card, under, overlays, villainCard }: Monster): Card[] {
  return [card, under?.life, under?.choices, ...overlays, villainCard].filter((it) => it !== null && it !== undefined);
}

/** The lines of a card that are acts, in the order in which they are read. */
function actsOf(card: Card): readonly Act[] {
  const finish = card.what === 'villain' ? card.finish : [];
  return [...card.always, ...[...card.ifs, ...card.options, ...finish].map((it) => it.act)];
}

/** The act that begins there in a card's text, or the one step, as an act of its own; null if there is none. */
export function actAt(card: Card, line: number): Act | null {
  const whole = actsOf(card).find((it) => it.from === line);
  if (whole) return whole;
  const step = stepsOf(card).find((it) => it.from === line);
  return step ? alone(step) : null;
}

/** One step, to be done on its own. */
export function alone(step: Step): Act {
  return { steps: [step], stop: false, from: step.from, to: step.to };
}

/** On which of a group's cards an act or a step stands. */
export function standsOn(me: Monster, { steps: [first] }: Act): string {
  const on = cardsOf(me).find((card) => first && stepsOf(card).includes(first));
  return (on ?? me.card).name;
}

/** Every step of a card. */
const stepsOf = lasting((card: Card): readonly Step[] => [...stepsIn(card)]);
