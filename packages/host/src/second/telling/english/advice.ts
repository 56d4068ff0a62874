import type { Messages } from '@understory/table/words';
import type { Measure } from '../../advice/measures.ts';
import type { EndingKind } from '../../civilization/ending.ts';
import type { Result } from '../../monsters/villainy/results.ts';

/** What an advisor's figures are figures of. */
export const abouts: Messages<'group' | 'people' | 'a people' | 'world'> = {
  group: 'What becomes of { $group }',
  people: 'What becomes of { $group }, and of the world',
  'a people': 'What becomes of the people that comes, and of the world',
  world: 'What becomes of the world',
};

/** What each measure is called where options are compared by it. */
export const measures: Messages<Measure['name']> = {
  survives: 'survives to the end',
  rules: 'rules in the end',
  'survives the age': 'survives this age',
  beads: 'beads at the end',
  lasts: 'the people lasts longer',
  'a villain rules': 'a villain rules more often',
};

/** What the parts of a bar are. */
export const legends: Messages<'rules' | 'survives' | 'lasts'> = {
  rules: 'rules in the end',
  survives: 'survives without ruling',
  lasts: 'how long the people lasts',
};

export const figures: Messages<Measure['name']> = {
  survives: 'survives { $share } ± { $error } %',
  rules: 'rules { $share } %',
  'survives the age': 'survives this age { $share } %',
  beads: `{ $mean } { $many ->
    [one] bead
   *[other] beads
  } at the end`,
  lasts: `{ $off ->
    [none] lasts { $mean } turns
   *[other] lasts { $mean } ± { $off } turns
  }`,
  'a villain rules': 'a villain rules { $share } ± { $error } %',
};

/** How worlds end, in a few words. */
export const results: Messages<Result> = {
  'horde conquers': 'a Horde conquers',
  'empire rules': 'an Empire rules',
  'villain slain': 'the villain is slain',
  'villain destroyed': 'the villain perishes',
  stalemate: 'nobody rules',
};

/** How peoples end, in a few words. */
export const endings: Messages<EndingKind> = {
  fate: 'struck by fate',
  'no one left': 'nobody left',
  prospered: 'prospers',
  departed: 'departs',
  'colony lost': 'colony lost',
  'megastructure destroyed': 'megastructure destroyed',
  'out of time': 'out of time',
  'ten dwarves': 'ten Dwarves',
  'war with the surface dwellers': 'war with the surface',
  'the slaves rise': 'the slaves rise',
  'the last demon': 'the last Demon',
  'no demon left': 'no Demon left',
  diaspora: 'diaspora',
  vengeance: 'vengeance',
};

export const lists: Messages<'share' | 'world' | 'rulers' | 'ends' | 'usual spot' | 'spot'> = {
  share: '{ $what } { $share } %',
  world: 'The world: { $shares }.',
  rulers: 'Who rules: { $shares }.',
  ends: 'The people: { $shares }.',
  'usual spot': 'The usual spot, { $x } across, { $y } down',
  spot: '{ $x } across, { $y } down',
};
