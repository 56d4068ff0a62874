import type { AskWords, Messages, TextAndDoes } from '@understory/table/words';
import type { ColonyLook } from '../../civilization/deep-elves/colony-types.ts';
import type { CapitolName } from '../../civilization/deep-elves/constructions.table.ts';
import type { ExpansionName } from '../../civilization/deep-elves/expansions.table.ts';
import type { ElfQuestion, ElfWhat, ElfWhyNot } from '../../civilization/deep-elves/questions.ts';
import type { PitShape, SanctumShape } from '../../civilization/deep-elves/shapes.ts';
import type { ElfEvent } from '../../events.ts';

/** What happens to the Deep Elves only. */
export const elfEvents: Messages<ElfEvent['kind']> = {
  'colony died': '{ $group } is dead.',
  rebelled: `{ $who ->
    [workers] In { $group } the workers rise in a mass.
   *[overseers] In { $group } the overseers lead the workers as an army.
  }`,
  fought: '{ $group } fell upon { $to }, { $attack } against { $defence }: { $winner } won.',
};

const capitol: Readonly<Record<CapitolName, TextAndDoes>> = {
  Abattoir: ['Abattoir', '☒'],
  Arena: ['Arena', '−1● and −1○'],
  "Foreman's Guild": ["Foreman's Guild", '1○ to a mining colony'],
  'Expeditionary Force': ['Expeditionary Force', 'a colony loses 1●'],
  'Breeding Pit': ['Breeding Pit', '1○ becomes 1●'],
  'Opera House': ['Opera House', '+1● and +1○'],
  'Escape Route': ['Escape Route', 'dig towards the surface'],
};

const colony: Readonly<Record<ExpansionName, TextAndDoes>> = {
  Excavations: ['Excavations', '⌂'],
  Saloon: ['Saloon', '+1○ here'],
  Rebellion: ['Rebellion', 'the capitol loses 1●'],
  'Slag Pit': ['Slag Pit', '☒'],
  Infrastructure: ['Infrastructure', '+1○ here'],
  Riot: ['Riot', 'another colony loses 1●'],
  Convoy: ['Convoy', '1○ to the capitol'],
  Defenses: ['Defenses', '⌂'],
  Wanderlust: ['Wanderlust', 'dig towards the surface'],
};

const sanctums: Readonly<Record<SanctumShape, string>> = {
  circle: 'circle',
  oval: 'oval',
  petal: 'petal',
  star: 'star',
};
const pits: Readonly<Record<PitShape, string>> = { square: 'square', trapezoid: 'trapezoid', bowl: 'bowl' };

const looks: Readonly<Record<ColonyLook, string>> = {
  'open pit with chain gangs': 'open pit with chain gangs',
  'quarry with monstrous diggers': 'quarry with monstrous diggers',
  'maze of hard-rock tunnels': 'maze of hard-rock tunnels',
  'oil or gas field with hired crews': 'oil or gas field with hired crews',
  foundry: 'foundry',
  forge: 'forge',
  'chemical works': 'chemical works',
  'distillery of mana': 'distillery of mana',
  'camp of hot-headed young nobles': 'camp of hot-headed young nobles',
  'school of apprentice wizards': 'school of apprentice wizards',
  'raiders’ fort': 'raiders’ fort',
};

/** What is asked of the Deep Elves. */
export const elfQuestions: Readonly<Record<ElfQuestion['kind'], string | AskWords>> = {
  'name of the capitol': 'What is the capitol called?',
  'shape of the sanctums': { ask: 'What shape have the sanctums?', options: sanctums },
  'shape of the pits': { ask: 'What shape have the pits?', options: pits },
  'how elven tunnels run': { ask: 'How do the tunnels run?', options: { curved: 'curved', straight: 'straight' } },
  'the stratum that the Deep Elves settle in': 'the stratum that the Deep Elves settle in',
  'where the Deep Elves live': 'In which stratum do the Deep Elves live?',
  'where the capitol lies': 'Where is the capitol?',
  'how the capitol is laid out': {
    ask: 'How do the sanctums lie to the pits?',
    options: { above: 'sanctums above the pits', below: 'sanctums below the pits', mixed: 'mixed' },
  },
  'which colony is next': 'Which colony is next?',
  'what a colony builds': { ask: 'What does { $group } build?', options: colony },
  'what the capitol builds': { ask: 'What does { $group } build?', options: capitol },
  'which site is colonized': 'Which site does { $group } colonize?',
  'name of the elven colony': 'What is the { $colony } colony called?',
  'look of the elven colony': { ask: 'How does the { $colony } colony look?', options: looks },
  'which colony gets the foremen': 'Which mining colony do the foremen go to?',
  'which colony sends the force': 'Which colony does the force come from?',
  'which colony the riot reaches': 'Which colony does the riot of { $group } reach?',
  'who rebels': {
    ask: 'Who rebels in { $group }?',
    options: { workers: 'the workers, in a mass', overseers: 'the overseers, leading them as an army' },
  },
  'the attack of a colony': 'the attack of { $group }',
  'the defence against a colony': 'the defence of { $group }',
  'which sanctum keeps a treasure': 'In which sanctum is a treasure left behind?',
  'which pit the first monster comes out of': 'Out of which pit does the first monster come?',
};

export const elfWhats: Readonly<Record<ElfWhat['kind'], string | TextAndDoes>> = {
  colony: ['{ $group }', 'a { $colony } colony'],
  'exploit monsters': ['{ $piece }', 'gain ○'],
  site: [
    `{ $resource ->
      [monsters] a lair in stratum { $stratum }
      [biome] { $biome ->
        [alien] an alien biome in stratum { $stratum }
       *[other] a { $biome } biome in stratum { $stratum }
      }
     *[other] { $resource } in stratum { $stratum }
    }`,
    'a { $colony } colony',
  ],
  sanctum: 'sanctum { $number }',
  pit: 'pit { $number }',
};

/** Why a colony builds nothing. */
export const elfWhyNots: Messages<ElfWhyNot['key']> = {
  'the mine still yields': 'the mine still yields',
  'it fights for want of prey': 'nothing to exploit: it fights',
  'it refines what is mined': 'it refines what is mined',
};

/** The steps of their turn, by clause. */
export const elfSteps: Messages = {
  'H2-ELF-12': 'Spring: one noble more in the capitol',
  'H2-ELF-13': 'Explore towards the nearest free site',
  'H2-ELF-14': 'Summer: each colony has its turn',
  'H2-ELF-15': 'Colonize a site in reach',
  'H2-ELF-16': 'Build a capitol construction',
  'H2-ELF-17': 'If the works reach the surface, war',
  'H2-ELF-18': 'If ○ are twice the ●, the slaves rise',
};
