import { lasting } from '@understory/page';
import { type DeckWish, deckOf } from '../cards/deck-of.ts';
import { printAct } from '../cards/print/act.ts';
import type { Act } from '../cards/tree/act.ts';
import type { Building } from '../cards/tree/building.ts';
import type { Card } from '../cards/tree/card.ts';
import { actAt, cardsOf } from '../monsters/card-lines.ts';
import { denOf } from '../monsters/den.ts';
import type { LineRef } from '../monsters/questions.ts';
import type { SecondWorld } from '../world.ts';

/** The act that a line of a card is; null if the world does not know such a card. */
export function actOf(world: SecondWorld, { card, line }: LineRef): Act | null {
  const found = cardNamed(world, card);
  return found && actAt(found, line);
}

/** A construction of a card's list. */
export function buildingOf(world: SecondWorld, line: LineRef, work: string): Building | null {
  const steps = actOf(world, line)?.steps ?? [];
  return steps.flatMap((it) => (it.kind === 'build' ? it.buildings : [])).find((it) => it.name === work) ?? null;
}

/** A card of the deck that the world is played with, or one that is in play. */
export function cardNamed(world: SecondWorld, name: string): Card | null {
  const ofTheDeck = byName(world.options).get(name);
  if (ofTheDeck) return ofTheDeck;
  return (
    denOf(world)
      ?.monsters.flatMap(cardsOf)
      .find((it) => it.name === name) ?? null
  );
}

/** Every line that is told asks for cards. */
const byName = lasting((wish: DeckWish): ReadonlyMap<string, Card> => {
  const { cards, villains } = deckOf(wish);
  return new Map([...villains, ...cards].map((it) => [it.name, it]));
});

/** The card's own words, without what a construction costs. */
export function wordsOf(act: Act): string {
  const [first] = act.steps;
  if (first?.kind !== 'build') return printAct(act).line;
  return first.written === 'list' ? 'build something' : `build ${first.buildings[0]?.name ?? ''}`;
}
