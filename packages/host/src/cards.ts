export { deckOf, deckWith, withoutFaulty } from './second/cards/deck-of.ts';
export { type CardFace, faceOf } from './second/cards/face.ts';
export { CORE_TEXTS, loadDeck } from './second/cards/load-deck.ts';
export { nearestWord } from './second/cards/nearest-word.ts';
export { lifecycleLines, type PrintedLine, printCard } from './second/cards/print/card.ts';
export { type CardProblem, told } from './second/cards/problems.ts';
export type { CardText } from './second/cards/read-cards.ts';
export { cultureOfTags, toldAs } from './second/cards/told-as.ts';
export type { Card } from './second/cards/tree/card.ts';
