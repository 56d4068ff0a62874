import { type Detail, type Sight, sortsOf } from '../view.ts';
import type { Question } from './questions.ts';
import type { FirstWorld } from './world.ts';

/** Which sort of detail an ask is; null for a decision. */
export function detailOf({ ask }: Pick<Sight<FirstWorld>, 'ask'>): Detail | null {
  if (!ask || ask.ask === 'roll' || ask.by === 'chance') return null;
  return DETAILS[ask.topic.kind as Question['kind']] ?? null;
}

/** What decides little, and has a usual answer that most are content with. */
const DETAILS: { readonly [K in Question['kind']]?: Detail } = {
  'where treasure is stored': 'places',
  'which room becomes the tomb': 'places',
  'name of the event': 'names',
  'name of the Wyrm': 'names',
  'name of the people': 'names',
  'name of a construction': 'names',
  'name of the tribe': 'names',
  'name of the hall': 'names',
  'name of the city': 'names',
  'name of the great city': 'names',
  'name of the colony': 'names',
  'name of the flavour': 'names',
  'name of the group': 'names',
  'name of the castle': 'names',
  'name of the surface city': 'names',
  'name of the building': 'names',
  'whether to note more': 'names',
  'note on what is made up': 'names',
  'name of the room': 'names',
  'name of the artifact': 'names',
  'name of the statue': 'names',
  'name of the temple': 'names',
  'name of the treasure': 'names',
  'name of the minor feature': 'names',
  'name of the dweller': 'names',
  'whether it floods': 'floods',
  'which dweller': 'floods',
  'whether it is slimy': 'looks',
  'what the kingdoms build': 'looks',
};

/** The sorts that there are of them. */
export const ASKED_DETAILS: readonly Detail[] = sortsOf(Object.values(DETAILS));
