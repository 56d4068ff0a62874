import type { AskWords, Messages, TextAndDoes } from '@understory/table/words';
import type { Action } from '../../civilization/aliens/act.ts';
import type { FacilityLook, FacilityName, LANDING_LOOKS } from '../../civilization/aliens/facilities.table.ts';
import type { AlienPlace, AlienQuestion, AlienWhat, AlienWhyNot } from '../../civilization/aliens/questions.ts';
import type { Origin } from '../../civilization/aliens/set-up.ts';
import type { AlienEvent } from '../../events.ts';

/** What happens to the Aliens only. */
export const alienEvents: Messages<AlienEvent['kind']> = {
  saving: 'The Orgone Cathode hums; the next build will be cheaper.',
  catastrophe: `{ KEY($key) ->
    [storm] { $group } suffers a storm.
    [biohazard] { $group } suffers a biohazard.
    [cascade-failure] { $group } suffers a cascade failure.
    [monster-attack] { $group } suffers a monster attack.
    [extinction-threat] { $group } suffers an extinction threat.
   *[other] { $group } keeps Founders’ Day in peace.
  }`,
  'repair failed': 'The repairs fail.',
};

const facilities: Readonly<Record<FacilityName, TextAndDoes>> = {
  'Supply Cache': ['Supply Cache', 'gain ○○'],
  Powerplant: ['Powerplant', 'harvests water or magma; +1 to repairs'],
  Agricomplex: ['Agricomplex', 'an Alien biome; harvests biomes'],
  'Orgone Cathode': ['Orgone Cathode', 'makes the next build cheaper'],
  'Uplift Facility': ['Uplift Facility', '● pays for ○ and ○ for ●'],
  Megastructure: ['Megastructure', 'lets the colony prosper'],
};

const actions: Readonly<Record<Action, TextAndDoes>> = {
  prosper: ['prosper', 'ends the civilization'],
  wait: ['wait', 'the colony goes on'],
  Powerplant: ['harvest water or magma', 'gain ○'],
  Agricomplex: ['harvest a biome', 'gain ○'],
  'Landing Site': ['exploit ore, gems or a biome', 'gain ○, a unit is used up'],
  'Orgone Cathode': ['charge the Orgone Cathode', 'the next build costs ○ or ● less'],
};

const origins: Readonly<Record<Origin, string>> = {
  colonists: 'colonists of a proud people',
  invaders: 'invaders from a bent reality',
  refugees: 'refugees from far future or past',
  neighbours: 'people of a parallel world much like ours',
};

const landingLooks: Readonly<Record<(typeof LANDING_LOOKS)[number], string>> = {
  'crashed ship': 'crashed ship',
  'seed pod': 'seed pod',
  'dimension door': 'dimension door',
  domes: 'domes',
  'bare modules': 'bare modules',
  'high towers': 'high towers',
  saucers: 'saucers',
  'non-Euclidean maze': 'non-Euclidean maze',
};

const looks: Readonly<Record<FacilityLook, string>> = {
  'landing pad': 'landing pad',
  warehouse: 'warehouse',
  'fuel tanks': 'fuel tanks',
  'space elevator': 'space elevator',
  dam: 'dam',
  reactor: 'reactor',
  'geothermal well': 'geothermal well',
  'solar field': 'solar field',
  'psychic mill': 'psychic mill',
  'growing domes': 'growing domes',
  'fungus vats': 'fungus vats',
  'terraced greenhouse': 'terraced greenhouse',
  'antenna field': 'antenna field',
  'geomantic complex': 'geomantic complex',
  'humming crystal': 'humming crystal',
  'huge laser': 'huge laser',
  'gene laboratory': 'gene laboratory',
  'biogenesis hall': 'biogenesis hall',
  'mind-control tower': 'mind-control tower',
  'domed city': 'domed city',
  borehole: 'borehole',
  'terraforming plant': 'terraforming plant',
  'giant robot': 'giant robot',
  ark: 'ark',
};

const AFTER_SAVING = `{ $left ->
  [none] leaves nothing to pay
 *[other] leaves { $left } to pay
}`;

/** What is asked of the Aliens. */
export const alienQuestions: Readonly<Record<AlienQuestion['kind'], string | AskWords>> = {
  'name of the alien colony': 'What is the colony called?',
  'who the aliens are': { ask: 'Who are these aliens?', options: origins },
  'where the aliens land': 'Where do the aliens land?',
  'look of the Landing Site': { ask: 'What does the Landing Site look like?', options: landingLooks },
  'what the aliens build': { ask: 'What does { $group } build?', options: facilities },
  'how a facility is come by': {
    ask: 'How is the { $facility } come by?',
    options: {
      exploit: `{ $instead ->
        [monsters] exploit a monster
       *[other] exploit gems or ore
      }`,
      pay: `{ $cost ->
        [none] pay nothing
       *[other] pay { $cost }
      }`,
    },
  },
  'which deposit is used up': 'Which deposit is used up?',
  'whose monsters are uplifted': 'Whose monsters are uplifted?',
  'what the Orgone Cathode saves': {
    ask: 'What does the Orgone Cathode save?',
    options: {
      treasure: ['supplies (○)', AFTER_SAVING],
      population: ['a colonist (●)', AFTER_SAVING],
    },
  },
  'how it is paid': 'How is it paid?',
  'where a facility stands': 'Where does the { $facility } stand?',
  'look of a facility': { ask: 'What does the { $facility } look like?', options: looks },
  'what befalls the colony': 'what befalls the colony',
  'what the cascade failure takes': {
    ask: 'What does the cascade failure take?',
    options: { treasure: 'supplies (○)', population: 'a colonist (●)' },
  },
  'the repairs': 'the repairs',
  'what is repaired': 'What is repaired?',
  'what the aliens do': { ask: 'What does { $group } do?', options: actions },
  'whether the colony prospers': 'whether the colony prospers',
};

export const alienWhats: Readonly<Record<AlienWhat['kind'], string | TextAndDoes>> = {
  'after saving': AFTER_SAVING,
  payment: `{ $payment ->
    [none] with nothing
   *[other] { $payment }
  }`,
  facility: '{ $facility }',
};

export const alienPlaces: Messages<AlienPlace['kind']> = {
  'where aliens may land': 'on or under the surface, two beads from the page’s edges',
  'where a facility may stand': `{ $facility ->
    [Powerplant] within a bead of water or magma in reach
    [Agricomplex] within a bead of water or a biome in reach
   *[other] near the Landing Site
  }`,
};

/** Why a facility can't be built. */
export const alienWhyNots: Messages<AlienWhyNot['key']> = {
  'built as a facility': 'built already: { $state }',
  'needs a resource within a finger': `{ $facility ->
    [Agricomplex] needs water or a biome within a finger
   *[other] needs water or magma within a finger
  }`,
  'costs beads': 'costs { $cost }',
};

/** The steps of their turn, by clause. */
export const alienSteps: Messages = {
  'H2-ALN-14': 'Build a facility, or take a supply drop',
  'H2-ALN-16': 'Suffer a catastrophe',
  'H2-ALN-17': 'Repair what is damaged',
  'H2-ALN-18': 'Act: harvest, exploit, save or prosper',
  'H2-ALN-29': 'Is the colony lost?',
};
