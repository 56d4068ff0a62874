import type { Messages } from '@understory/table/words';
import type { Chapter } from '../../questions.ts';

/** What the table is busy with. */
export const chapters: Messages<Chapter['kind']> = {
  shape: 'the world’s shape',
  creation: 'the creation',
  nexus: 'the nexus',
  stratum: 'stratum { $stratum }',
  surface: 'the surface',
  inspirations: 'inspirations',
  'a people comes': 'a people comes',
  people: `{ KEY($people) ->
    [dwarves] the Dwarves, turn { $turn }
    [deep-elves] the Deep Elves, turn { $turn }
    [demons] the Demons, turn { $turn }
    [magicians] the Magicians, turn { $turn }
   *[aliens] the Aliens, turn { $turn }
  }`,
  'what is left': 'what is left',
  'the first monsters': 'the first monsters',
  group: '{ $group }',
  'end of the turn': 'the end of the turn',
  'the villain': 'the villain',
  'end of the round': 'the end of the round',
  'the finishing move': 'the finishing move',
};
