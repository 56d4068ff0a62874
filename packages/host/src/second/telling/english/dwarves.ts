import type { AskWords, Messages, TextAndDoes } from '@understory/table/words';
import type { DwarvenName } from '../../civilization/dwarves/constructions.table.ts';
import type { DwarfQuestion } from '../../civilization/dwarves/questions.ts';
import type { DwarfEvent } from '../../events.ts';

/** What happens to the Dwarves only. */
export const dwarfEvents: Messages<DwarfEvent['kind']> = {
  renamed: '{ $former } is a city now: { $name }.',
};

/** What they may build, and what it brings. */
const constructions: Readonly<Record<DwarvenName, TextAndDoes>> = {
  Tomb: ['Tomb', '☒'],
  Workshops: ['Workshops', 'three small rooms'],
  'Drinking Hall': ['Drinking Hall', '⌂'],
  'Trophy Hall': ['Trophy Hall', '1❖'],
  Powerplant: ['Powerplant', 'opens industry'],
  Smelter: ['Smelter', 'opens crafts'],
  Citadel: ['Citadel', '⌂'],
  'The City': ['The City', 'the hold becomes a city'],
  Furnace: ['Furnace', 'biomes can be exploited'],
  'Bridge, Dam or Cistern': ['Bridge, Dam or Cistern', 'one of the three'],
  'Imperial Throne Room': ['Imperial Throne Room', '1❖'],
  'They Delve Too Deep': ['They Delve Too Deep', 'a shaft off the page'],
  Foundry: ['Foundry', 'a hall of fire'],
  Agora: ['Agora', 'a hall for arguing'],
  'Gates of Dwarf': ['Gates of Dwarf', '⌂ at the entrance'],
  Aqueduct: ['Aqueduct', 'brings water'],
  'Doom Weapon': ['Doom Weapon', '1❖'],
  'The Underground Highway': ['The Underground Highway', 'a tunnel from side to side'],
  Manufactory: ['Manufactory', 'a house of making'],
  'An Impossible Engine': ['An Impossible Engine', 'one more Build at once'],
  'Industrial Accident': ['Industrial Accident', 'wrecks the Powerplant’s surroundings'],
};

/** What is asked of the Dwarves. */
export const dwarfQuestions: Readonly<Record<DwarfQuestion['kind'], string | AskWords>> = {
  'name of the foundation': 'What is the foundation called?',
  'a theme for the Dwarves': {
    ask: 'Have these Dwarves a theme?',
    options: { none: 'None', write: 'Let me write it' },
  },
  'theme of the Dwarves': `{ $of ->
    [demeanor] Their demeanor?
    [hope] Their hope?
   *[other] Their reason for coming?
  }`,
  'shape of Dwarven rooms': `{ $rooms ->
    [dormitories] What shape have the dormitories?
   *[vaults] What shape have the vaults?
  }`,
  'which side the Dwarves come from': {
    ask: 'From which side do the Dwarves come?',
    options: { left: 'From the left', right: 'From the right' },
  },
  'where the Dwarves settle': 'Where do they found their hold?',
  'the side they come in by': 'the side they come in by',
  'the height they come in at': 'At what height do they come in?',
  'the way they dig': 'the way they dig',
  'what the Dwarves build': { ask: 'What does { $group } build?', options: constructions },
  'what drives the Powerplant': 'What drives the Powerplant?',
  'name of the city': 'What is the city called?',
  'landmark of the city': 'What is the city’s landmark?',
  'bridge, dam or cistern': 'Which do they build?',
  'name of the Agora': 'What do they call their place for arguing?',
  'what the Manufactory makes': 'What is made there?',
  'which Impossible Engine': 'What engine is it?',
  'how the gates look': 'How do the gates look?',
  'where the accident happens': 'Where does the accident happen?',
};

/** The steps of their turn, by clause. */
export const dwarfSteps: Messages = {
  'H2-DWF-06': 'Expand: one dwarf more',
  'H2-DWF-07': 'Exploit ore or gems',
  'H2-DWF-08': 'If nothing was exploited, explore',
  'H2-DWF-09': 'Build one construction',
  'H2-DWF-10': 'With ten dwarves, fall',
};
