import type { AskWords, Messages, TextAndDoes } from '@understory/table/words';
import type { PeopleKey } from '../../civilization/civ.ts';
import type {
  CivilizationPlace,
  CivilizationQuestion,
  CivilizationWhat,
  WhyNot,
} from '../../civilization/questions.ts';
import type { CivilizationEvent } from '../../events.ts';
import { UNDERGROUND_BIOMES } from '../../nouns.ts';
import { alienEvents, alienPlaces, alienQuestions, alienSteps, alienWhats, alienWhyNots } from './aliens.ts';
import { elfEvents, elfQuestions, elfSteps, elfWhats, elfWhyNots } from './deep-elves.ts';
import { demonEvents, demonQuestions, demonSteps, demonWhats, demonWhyNots } from './demons.ts';
import { dwarfEvents, dwarfQuestions, dwarfSteps } from './dwarves.ts';
import {
  magicianEvents,
  magicianPlaces,
  magicianQuestions,
  magicianSteps,
  magicianWhats,
  magicianWhyNots,
} from './magicians.ts';

/** The people by its name, wherever it stands in a sentence. */
const THE_PEOPLE = `{ KEY($people) ->
  [dwarves] the Dwarves
  [deep-elves] the Deep Elves
  [demons] the Demons
  [magicians] the Magicians
 *[aliens] the Aliens
}`;

const MET_FATE = `{ COUNT($group) ->
  [many] met their fate
 *[one] met its fate
}`;

/** What is lost in the usual ways. */
const LOST = `{ KEY($by) ->
    [none] { $group } lost { $beads }.
    [plague] { $group } lost { $beads } to the plague.
    [radiation] { $group } lost { $beads } to the glow.
    [storm] { $group } lost { $beads } to the storm.
    [biohazard] { $group } lost { $beads } to the biohazard.
    [cascade-failure] { $group } lost { $beads } to the cascade failure.
    [monster-attack] { $group } lost { $beads } to the monster attack.
    [extinction-threat] { $group } lost { $beads } to the extinction threat.
   *[other] { $clause ->
      [H2-ELF-24] A noble of { $group } died in the fight.
     *[other] { $group } lost { $beads } to { $by }.
    }
  }`;

/** What happens to any people. */
export const civilizationEvents: Messages<CivilizationEvent['kind']> = {
  'civilization ended': `{ KEY($ending) ->
    [fate] { $group } ${MET_FATE}.
    [no-one-left] No one is left of ${THE_PEOPLE}.
    [ten-dwarves] Violence and blame broke out in { $group }; the Dwarves are no more.
    [prospered] The Aliens prospered: { $group } has done its work.
    [departed] The Aliens departed: { $group } stands empty.
    [colony-lost] { $group } could not bear the loss: the colony is lost.
    [megastructure-destroyed] Without its Megastructure { $group } can never prosper: the colony is lost.
    [out-of-time] After { $turn } turns nobody comes for { $group }: the colony is lost.
    [war-with-the-surface-dwellers] { $group } came to the surface; in the war with the surface dwellers the Deep Elves were wiped out.
    [the-slaves-rise] There were too many slaves in { $group }. The slaves rise, and the Deep Elves are no more.
    [the-last-demon] { $demon } alone is left in the Assembly, and has won.
    [no-demon-left] Nobody is left in the Assembly.
    [diaspora] The { $folk } left { $group } and went their ways over the earth.
   *[vengeance] The Jinn broke out of the Vaults of { $group } and took their vengeance.
  }`,
  'hand-over': `{ $people ->
    [aliens] Something alien stirs at the Landing Site of { $group }.
    [demons] A card of the player’s choice spawns where a demon was; with the Demonic tag it has 1● more.
    [magicians] Something lives on in the { $what }.
   *[other] The first monster drawn comes out of a pit of { $group }.
  }`,
  built: `{ KEY($what) ->
    [Industrial-Accident] An industrial accident lays waste to the halls of { $group }.
    [Escape-Route] { $group } digs an Escape Route.
    [Vengeance] The Jinn break out of the Vaults of { $group }.
    [Diaspora] { $group } is too small for seven Magicians.
    [They-Delve-Too-Deep] { $group } delves too deep.
    [Riot] A riot breaks out in { $group }.
    [Rebellion] A rebellion breaks out in { $group }.
    [Wanderlust] Wanderlust takes hold of { $group }.
    [Infrastructure] { $group } built infrastructure.
    [Convoy] { $group } sends out a Convoy.
    [Expeditionary-Force] { $group } raises an Expeditionary Force.
   *[other] { $group } built { $as ->
      [none] { A($what) }
     *[other] { A($as) }
    }.
  }`,
  contact: `{ $nexus ->
    [plague] The plague came over { $group }.
    [radiation] { $group } dug into the glow.
    [fate] { $group } went to meet fate.
   *[other] { $group } came to { $piece }: { ENDED($effect) }
  }`,
  gained: `{ $deed ->
    [found] { $beadKind ->
      [population] { KEY($kin) ->
        [aliens] A colonist comes down to { $group }.
        [deep-elves] A noble moves into { $group }.
        [dwarves] A dwarf moves into { $group }.
        [magicians] A magician raises the Summoning Stone.
       *[other] One of { $group } moves in.
      }
     *[other] { KEY($kin) ->
        [aliens] Supplies come down to { $group }.
        [deep-elves] Slaves and wealth are locked away in { $group }.
       *[other] A treasure is laid up in { $group }.
      }
    }
    [mine] { $group } gained { SIGNS($bead, $count) } from { $from }.
    [hunt] { $group } gained { SIGNS($bead, $count) } from { $from }.
    [bind] Something is bound deep in { THE($piece) }.
    [summon] A Jinn is bound to { THE($piece) }.
    [breed] { $what ->
      [none] { KEY($kin) ->
        [deep-elves] A noble comes of age in { $group }.
        [dwarves] A dwarf comes of age in { $group }.
        [magicians] One more magician lives in { $group }.
       *[other] { $group } gained { SIGNS($bead, $count) }.
      }
     *[other] Something noble comes out of the { $what }.
    }
    [harvest] { $what ->
      [none] { $group } harvested { SIGNS($bead, $count) }.
     *[other] The { $what } brings in a harvest: { SIGNS($bead, $count) }.
    }
    [supplies] A supply drop brings { SIGNS($bead, $count) } to { $group }.
    [refine] { $group } refines what was mined: { SIGNS($bead, $count) }.
    [build] { $what ->
      [none] { $group } gained { SIGNS($bead, $count) }.
     *[other] The { $what } brings { SIGNS($bead, $count) } to { $group }.
    }
   *[other] { $group } gained { SIGNS($bead, $count) }.
  }`,
  lost: `{ KEY($what) ->
    [Arena] A noble of { $group } dies in the Arena.
    [Expeditionary-Force] A noble of { $group } marches away for good.
    [Rebellion] The rebels of { $by } kill a noble of { $group }.
    [Riot] A noble of { $group } dies in the riot of { $by }.
   *[other] ${LOST}
  }`,
  spent: `{ KEY($on) ->
    [none] { $group } gave up { $beads }.
    [Arena] Slaves of { $group } die in the Arena.
    [Breeding-Pit] Slaves of { $group } are taken to the Breeding Pit.
   *[other] { $beads ->
      [none] { $group } paid nothing for the { $on }.
     *[other] { KEY($kin) ->
        [magicians] A Jinn of { $group } is bound into the { $on }.
       *[other] { $group } gave up { $beads } for the { $on }.
      }
    }
  }`,
  moved: `{ KEY($kin) ->
    [magicians] { $beadKind ->
      [population] The magician moves into { THE($piece) }.
     *[other] A Jinn is shut away in { THE($piece) }.
    }
   *[other] { SIGNS($bead, 1) } is carried out of the ruins to { THE($piece) }.
  }`,
  exported: `{ $beadKind ->
    [population] A noble of { $group } goes to { $to }.
   *[other] { $group } sends slaves and wealth to { $to }.
  }`,
  encounter: '{ $group } met the monsters of { $piece }.',
  'monster gone': 'One monster fewer in { $piece }.',
  exhausted: '{ $group } used up { SOME($resource, $biome) }.',
  hunted: '{ $group } exploited the monsters of { $piece }.',
  walked: '{ $group } walked into { $piece }.',
  works: '',
  opened: '{ $group } opened { $piece }.',
  'cleared away': `Of ${THE_PEOPLE} nothing is left but their halls.`,
  achievement: `{ KEY($key) ->
    [every-treasure] They made every treasure a Dwarf can make.
    [every-wall] They built every wall a Dwarf can build.
    [a-short-reign] They ended within three turns.
    [a-long-reign] They lasted { $turn } turns.
    [all-ten-shapes] They built rooms of all ten shapes.
    [prospered-soon] They prospered in { $turn } turns.
    [all-six-facilities] They built all six facilities.
   *[all-six-online] All six facilities were online at the end.
  }`,
  theme: `{ $key ->
    [demeanor] The demeanor of ${THE_PEOPLE}: { $told }.
    [hope] The hope of ${THE_PEOPLE}: { $told }.
    [enclave] The Demons’ enclave is { KEY($told) ->
      [leaderless-hodge-podge] a leaderless hodge-podge
     *[other] { $told }
    }.
    [origin] { $told ->
      [colonists] They are colonists of a proud people.
      [invaders] They are invaders from a bent reality.
      [refugees] They are refugees from far future or past.
     *[neighbours] They are people of a parallel world much like ours.
    }
   *[other] The reason for the coming of ${THE_PEOPLE}: { $told }.
  }`,
  style: `{ KEY($people) ->
    [dwarves] Each dormitory is built as { A($homes) }, each vault as { A($stores) }.
    [deep-elves] Each sanctum is built as { A($homes) }, each pit as { A($stores) }; tunnels run { $tunnels }.
    [aliens] They build straight and plain about their Landing Site.
    [demons] No two rooms of the Demons are alike in shape.
   *[other] Each dwelling is built as { A($homes) }, each vault as { A($stores) }.
  }`,
  'left behind': 'A last treasure lies in { $piece } of { $group }.',
  ...alienEvents,
  ...dwarfEvents,
  ...elfEvents,
  ...demonEvents,
  ...magicianEvents,
};

/** What is asked in the Age of Civilization. */
export const civilizationQuestions: Readonly<Record<CivilizationQuestion['kind'], string | AskWords>> = {
  'which people': {
    ask: `{ $isSecond ->
      [yes] Which people comes beside them?
     *[no] Which people comes into this world?
    }`,
    options: {
      aliens: ['the Aliens', 'a colony that fights catastrophes'],
      dwarves: ['the Dwarves', 'they mine, build and quarrel'],
      'deep elves': ['the Deep Elves', 'a capitol, its colonies and their slaves'],
      demons: ['the Demons', 'a gate, a tunneller and ten names'],
      magicians: ['the Magicians', 'a stone, its Jinn and towers'],
    } satisfies Record<PeopleKey, TextAndDoes>,
  },
  'room for a bead': 'Which room takes the new { $bead }?',
  'which room bears the loss': 'From which room does the loss come?',
  'where a room lies': 'Where is { $room } built?',
  'what to exploit': 'What does { $group } exploit?',
  'where to explore': 'Where does { $group } explore?',
  'old ways or new': { ask: 'By old ways or by new?', options: { dig: 'Dig a new tunnel' } },
  'dig on into a peril': {
    ask: 'The dig nears { $piece }. Stop short of it?',
    options: { stop: ['Stop short of it', 'one bead off'], on: 'Dig on into it' },
  },
  'steps of a turn': {
    ask: 'What does a people do in its turn?',
    options: { ...alienSteps, ...dwarfSteps, ...elfSteps, ...demonSteps, ...magicianSteps },
  },
  ...alienQuestions,
  ...dwarfQuestions,
  ...elfQuestions,
  ...demonQuestions,
  ...magicianQuestions,
};

export const civilizationWhats: Readonly<Record<CivilizationWhat['kind'], string | TextAndDoes>> = {
  exploit: ['{ $unit }', 'gain ○'],
  'the nearest': `The nearest { $resource ->
${UNDERGROUND_BIOMES.map((it) => `    [${it}] { $resource } life`).join('\n')}
   *[other] { $resource }
  }`,
  'monsters of': 'The monsters of { $piece }',
  towards: 'Towards { $hour } o’clock',
  'walk into': 'Walk into { $piece }',
  ...alienWhats,
  ...elfWhats,
  ...demonWhats,
  ...magicianWhats,
};

export const civilizationPlaces: Messages<CivilizationPlace['kind']> = {
  'in free rock': `{ $of ->
    [works] in free rock, within { $far } beads of the works
   *[site] in free rock, within { $far } beads of what it belongs to
  }`,
  'near ore': 'underground, near ore and two beads from the page’s edge',
  'a finger in from the side': 'a finger in from the side',
  ...alienPlaces,
  ...magicianPlaces,
};

/** Why something can't be built. */
export const whyNots: Messages<WhyNot['key']> = {
  'built already': 'built already',
  'needs a building': 'needs the { $what }',
  'needs beads': 'needs { $count }{ $bead }',
  ...alienWhyNots,
  ...elfWhyNots,
  ...demonWhyNots,
  ...magicianWhyNots,
};
