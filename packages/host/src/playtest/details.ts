import { LENT_DETAILS, lentDetailOf } from '../first/lent.ts';
import { type Detail, type Sight, sortsOf } from '../view.ts';
import type { Question } from './questions.ts';
import type { PlaytestWorld } from './world.ts';

/** Which sort of detail an ask is; null for a decision. */
export function detailOf({ ask }: Pick<Sight<PlaytestWorld>, 'ask'>): Detail | null {
  if (!ask || ask.ask === 'roll' || ask.by === 'chance') return null;
  return DETAILS[ask.topic.kind as Question['kind']] ?? lentDetailOf({ ask });
}

/** What decides little, and has a usual answer that most are content with. */
const DETAILS: { readonly [K in Question['kind']]?: Detail } = {
  'where the nexus lies': 'places',
  'how large the nexus is': 'looks',
  'look of the dungeonheart': 'looks',
  'which inspiration': 'looks',
  'does a vent rise': 'looks',
  'does a channel drain': 'looks',
  'what the colony builds': 'looks',
  'which metal': 'looks',
  'what grows there': 'looks',
  'which element': 'looks',
  'which colony acts': 'order',
  'where to dig': 'moves',
  'where to move': 'moves',
  'does it take the treasure': 'hoards',
  'name of the metal': 'names',
  'name of the nexus': 'names',
  'name of the horror': 'names',
  'name of the mind': 'names',
  'name of the elven city': 'names',
  'name of the colony': 'names',
  'name of the tyrant': 'names',
  'name of the group': 'names',
  'name of the treasure': 'names',
};

/** The sorts that there are of them, with those of what is lent. */
export const ASKED_DETAILS: readonly Detail[] = sortsOf([...Object.values(DETAILS), ...LENT_DETAILS]);
