import type { Messages } from '@understory/table/words';
import type { EventKind } from '../../events.ts';
import type { Question } from '../../questions.ts';
import type { Asked } from './asked.ts';

export type ElvenEventKind = Extract<
  EventKind,
  | 'founded'
  | 'gateway used'
  | 'gained'
  | 'lost'
  | 'mined'
  | 'settled'
  | 'expanded'
  | 'captured'
  | 'abandoned'
  | 'shaft lengthened'
  | 'explored'
  | 'built'
  | 'civilization ended'
  | 'cleared away'
>;

/** What happens to the elves. */
export const elvenEvents: Messages<ElvenEventKind> = {
  founded: `{ KEY($what) ->
    [deep-elves] Deep Elves come out of the depths, and found { $group }.
    [mining-colony] { $group } is founded, a mining colony.
    [pens-colony] { $group } is founded, with pens for monsters.
   *[processing-colony] { $group } is founded, a processing colony.
  }`,
  'gateway used': 'They come through the gateway.',
  gained: '{ $group } gains { $count } { $bead }.',
  lost: '{ $group } loses { $count } { $bead }.',
  mined: '{ $group } mines a lode.',
  settled: 'A noble of { $from } moves to { $group }, with goods.',
  expanded: `{ $which ->
    [first] { $group } is expanded.
   *[second] { $group } is expanded for the second time.
  }`,
  captured: '{ $group } takes a monster out of { THE($piece) }.',
  abandoned: 'Nothing is left to mine, and { $group } is abandoned.',
  'shaft lengthened': 'The shaft of { $group } is driven further up.',
  explored: `{ $what ->
    [plague] { $group } comes upon a plague.
    [trap] { $group } falls into a trap.
   *[fate] { $group } comes upon its fate.
  }`,
  built: `{ KEY($what) ->
    [Expansionism] { $group } turns to expansionism.
    [Exploratory-Tunnel] { $group } orders a tunnel upwards.
   *[other] A new work of { $group }: { $what }.
  }`,
  'civilization ended': `{ KEY($ending) ->
    [surface-war] In year { $year } { $group } broke through to the surface, and went to war.
    [slave-revolt] In year { $year } the slaves of { $group } revolted.
    [civil-war] In year { $year } the nobles of { $group } fought each other to the end.
    [died-out] In year { $year } the last of { $group } was dead.
    [decline] In year { $year } { $group } had declined.
   *[fate] In year { $year } fate came upon { $group }.
  }`,
  'cleared away': 'The halls of { $group } lie empty.',
};

export type ElvenQuestionKind = Extract<
  Question['kind'],
  | 'which people comes'
  | 'where the city lies'
  | 'name of the elven city'
  | 'name of the colony'
  | 'where the elves settle'
  | 'which colony acts'
  | 'which colony expands'
  | 'which colony grows'
  | 'how the colony grows'
  | 'what the colony builds'
  | 'does a colony spend and expand'
  | 'name of the tyrant'
>;

/** What the elves are asked. */
export const elvenQuestions: Asked<ElvenQuestionKind> = {
  'which people comes': {
    ask: `{ $isSecond ->
      [true] Which other people comes?
     *[other] Which people comes?
    }`,
    options: {
      'deep elves': ['Deep Elves', 'by the playtest’s own rules'],
      dwarves: ['Dwarves', 'of the first edition'],
      'dark elves': ['Dark Elves', 'of the first edition'],
      demons: ['Demons', 'of the first edition'],
      custom: ['A people of your own', 'written now, after one of the first edition'],
    },
  },
  'where the city lies': 'Where do the Deep Elves build their city?',
  'name of the elven city': 'What is the city of the Deep Elves called?',
  'name of the colony': 'What is the colony called?',
  'where the elves settle': 'Where is a colony founded?',
  'which colony acts': 'Which colony acts next?',
  'which colony expands': 'Which colony expands?',
  'which colony grows': 'which colony is expanded',
  'how the colony grows': 'how { $group } grows',
  'what the colony builds': {
    ask: `{ $of ->
      [wanderlust] What does the colony build to go out with?
     *[conduit] What does the colony lay to the others?
    }`,
    options: {
      water: ['As for water', 'a ship, an aqueduct'],
      magma: ['As for magma', 'a barge of stone, steam pipes'],
      mystical: ['As for a mystical site', 'a gateway, a bridge'],
    },
  },
  'does a colony spend and expand': {
    ask: 'Does a processing colony spend ○ on an expansion?',
    options: { expand: 'It expands', save: 'It saves' },
  },
  'name of the tyrant': 'What is the tyrant called?',
};
