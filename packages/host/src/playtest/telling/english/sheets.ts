import type { Messages } from '@understory/table/words';
import { LENT_STEPS } from '../../../first/lent.ts';
import type { WhyNot } from '../../questions.ts';
import type { Asked } from './asked.ts';

export type SheetQuestionKind = 'steps of a turn' | 'the moves' | 'what the elves build';

/** What stands on the sheets of the elves and of groups. */
export const sheetQuestions: Asked<SheetQuestionKind> = {
  'steps of a turn': {
    ask: 'What is done in a turn?',
    options: {
      ...LENT_STEPS,
      'PT-ELF-08': ['Spring', 'the city gains ●'],
      'PT-ELF-09': ['Summer', 'every colony acts once'],
      'PT-ELF-10': ['Fall', 'found a colony, dig towards a site, or grow'],
      'PT-ELF-14': ['Winter', 'build what belongs to the number of ● and ○'],
      'PT-DEL-03': ['Seize', 'every ○ that lies free in the territory'],
      'PT-DEL-04': ['Grow', 'with more ○ than ●'],
      'PT-DEL-05': ['Mine', 'the nearest lode in the territory'],
      'PT-DEL-06': ['Explore', 'a finger, if they did not mine'],
      'PT-DEL-08': ['Meet a neighbour', 'if they met nobody yet'],
      'PT-BRD-03': ['Breed', 'one more, and another with more ○ than ●'],
      'PT-BRD-04': ['Seize', 'one ○ that lies free'],
      'PT-BRD-05': ['Spread', 'a bead all round, or dig where that adds nothing'],
      'PT-BRD-07': ['Meet who stops them', ''],
      'PT-BRD-08': ['Meet a neighbour', 'if they met nobody yet'],
      'PT-BRD-09': ['Breed once more', 'into an empty room, if they met nobody'],
      'PT-ALP-04': ['Forage', 'whoever lives within a finger'],
      'PT-ALP-05': ['Gather', 'one ○ after an encounter'],
      'PT-ALP-06': ['Spend', 'else a ○ to live on'],
      'PT-ALP-07': ['Move on', 'else a finger towards prey'],
    },
  },
  'the moves': {
    ask: 'What comes of an encounter?',
    options: {
      Retreat: ['Retreat', 'lose 1 ●, pay 1 ○'],
      Appease: ['Appease', 'pay 1 ○'],
      Trade: ['Trade', 'gain ★'],
      Heist: ['Heist', 'loot 1 ○'],
      Sack: ['Sack', 'loot 1 ○ and slay 2 ●, or exterminate'],
      'Pupate of ant lions': ['Pupate', 'gain 1 ●'],
      Collapse: ['Collapse', 'lose 2 ●'],
      Bribe: ['Bribe', 'pay 1 ○, gain ★'],
      'Bribe of kobolds': ['Bribe', 'pay 1 ○, gain 1 ●'],
      Embattle: ['Embattle', 'lose 1 ●, slay 1 ●'],
      Raid: ['Raid', 'loot 1 ○'],
      'Raid of orcs': ['Raid', 'loot 2 ○'],
      Infest: ['Infest', 'gain 1 ● where they meet, loot 1 ○'],
      Flee: ['Flee', 'a finger away'],
      Serve: ['Serve', 'the other gains ★'],
      Extort: ['Extort', 'loot 1 ○'],
      'Extort of hill giant': ['Extort', 'loot 2 ○'],
      Hunt: ['Hunt', 'slay 1 ●'],
      Terrorize: ['Terrorize', 'slay 1 ● and gain ★, or exterminate'],
    },
  },
  'what the elves build': {
    ask: 'What do the Deep Elves build?',
    options: {
      'Breeding Pit': ['Breeding Pit', 'at 1 to 4: a noble becomes ○'],
      'Fearsome Shrine': ['Fearsome Shrine', 'at 5'],
      'Arena of Death': ['Arena of Death', 'at 6: costs ○'],
      Oubliette: ['Oubliette', 'at 7: somebody is forgotten there'],
      Expansionism: ['Expansionism', 'at 8: a mining colony or pens expand'],
      'Macabre Theatre': ['Macabre Theatre', 'at 9: a mystical site'],
      'Crystal Palace': ['Crystal Palace', 'at 10: room for two more'],
      'Tyrant’s Fortress': ['Tyrant’s Fortress', 'at 11: costs ○, and holds a legendary treasure'],
      'Saint’s Tomb': ['Saint’s Tomb', 'at 12'],
      'Tyrant’s Bastion': ['Tyrant’s Bastion', 'at 13: the tyrant moves in'],
      'Indulgence Hall': ['Indulgence Hall', 'at 14; again and again'],
      'Exploratory Tunnel': [
        'Exploratory Tunnel',
        'from 15 on: the shaft goes up a finger; at the surface there is war',
      ],
    },
  },
};

/** Why a construction is not built now. */
export const reasons: Messages<WhyNot['key']> = {
  built: 'built already',
  lacks: 'the city has not what it costs',
  'nothing to expand': 'no colony can be expanded',
  'at another count': 'it belongs to another number of ● and ○',
};
