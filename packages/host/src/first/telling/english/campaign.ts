import type { CampaignQuestion } from '../../campaign/questions.ts';
import type { Asked } from './civilization.ts';

/** What is asked while the land above the dungeon is drawn. */
export const campaignQuestions: Asked<CampaignQuestion['kind']> = {
  'how far down the campaign map': 'How far down the campaign map',
  'what sort of entrance': {
    ask: 'What is entrance { $number }?',
    options: { 'natural cave': 'A natural cave', ruin: 'A ruin', sinkhole: 'A sinkhole', sewer: 'A sewer' },
  },
  'whether to move the entrance': {
    ask: 'Is entrance { $number } moved?',
    options: { stay: 'No, it stays', move: 'Yes, it is moved' },
  },
  'where the entrance is moved': 'Where is entrance { $number }?',
  'where the town lies': 'Where a town lies',
  'how high the land is': 'How high the land is',
  'how wet the land is': 'How wet the land is',
  'how large a room is in play': {
    ask: 'How many rooms of play is one room of the map?',
    options: { '1-2': 'One or two, for a short game', several: 'Several, for a long one' },
  },
  'how many settlements': 'How many settlements there are',
  'whether the second is Dwarven too': 'Whether the second settlement is Dwarven too',
  'who lives in the settlement': 'Who lives in settlement { $number }',
  'where the settlement lies': 'Where settlement { $number } lies',
};
