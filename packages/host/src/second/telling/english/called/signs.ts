import type { Messages } from '@understory/table/words';
import type { Called, Sign } from '../../../called.ts';

const QUARREL = `A { $tone } quarrel in a family of heaven made the world.`;

const DREAM = `{ $dreamer ->
      [none] The world is somebody’s dream.
      [god] The world is the dream of a god.
      [wizard] The world is the dream of a wizard.
      [monster] The world is the dream of a monster.
      [ordinary] The world is the dream of somebody quite ordinary.
     *[other] The world is a dream, dreamt by { $dreamer }.
    }`;

/** How the world came to be (H2-PRI-T1), for the legend and the record. */
export const STORY = `{ $row ->
    [1] The world is what is left of a murdered god.
    [2] Sky and sea were lovers; the world is their child.
    [3] A deity designed the world, and it came out exactly so.
    [4] A deity designed the world, and it came out quite otherwise.
    [5] Wild forces and the first chaos made the world.
    [6] The world never began and will never end.
    [7] ${QUARREL}
    [8] ${DREAM}
   *[9] The world is a move in some cosmic game.
  }`;

/** What lies beneath the deepest magma (H2-INS-03). */
export const BENEATH = `{ $key ->
    [fire] Below the deepest magma lies a gate to the plane of fire.
    [folk] Below the deepest magma lies a country of fire folk.
    [djinn] Below the deepest magma lies a realm of djinn.
   *[dungeons] Below the deepest magma lie only more dungeons.
  }`;

/** Ideas for the features (H2-INS-T1 to -T6). */
export const INSPIRATION = `{ $feature ->
    [ore] { $row ->
      [1] a precious trade metal: gold, silver or platinum
      [2] metal for tools and arms: iron, copper or bronze
      [3] a fabled metal: mithral, adamantium or redstone
      [4] stuff that burns: oil, coal or gas
      [5] building stuff: crystal, glass or marble
     *[6] exotic matter: frozen time, seams of logic or a drug that bends minds
    }
    [gems] { $row ->
      [1] thrown up from the depths
      [2] fallen from above: a star, an angel or a god’s tears
      [3] vessels of fossils, spells or lost memories
      [4] they glow with a wrong light
      [5] they stir a feeling: warmth, anger or greed
     *[6] they think and speak
    }
    [caves] { $row ->
      [1] dripping limestone
      [2] crystal-lined geodes
      [3] chutes worn by water
      [4] old lava tubes
      [5] burrows of a purple worm, an earth elemental or another digger
     *[6] a fractal labyrinth
    }
    [water] { $row ->
      [1] calm and navigable
      [2] rapids and a whirlpool
      [3] a torrent in a chasm
      [4] full of life
      [5] sludge and hot mud
     *[6] a buried glacier
    }
    [magma] { $row ->
      [1] a furnace of hot wind
      [2] geysers and hot springs
      [3] lava with a few islands
      [4] rising pressure
     *[5] the scar of an eruption
    }
   *[biome] { $row ->
      [1] a warped mockery of life
      [2] life fed by the dark
      [3] it has a sun of its own
      [4] wholly alien
      [5] it corrupts what it touches
     *[6] an echo of another plane
    }
  }`;

/** What is written on the page, and in its legend. */
export const signs: Messages<Sign['kind'] | 'story' | 'beneath' | Extract<Called, { kind: 'as written' }>['kind']> = {
  'as written': '{ $text }',
  'one of': '{ CAPITAL(FORM($of, "bare")) }',
  'several of': '{ CAPITAL(FORM($of, "many")) }',
  'all of': '{ CAPITAL($of) }',
  deeps: '{ CAPITAL($biome) } deeps',
  waters: '{ CAPITAL($biome) } waters',
  land: '{ CAPITAL($biome) }',
  nexus: `{ KEY($nexus) ->
    [plague] Plague 3
    [fate] Fate
    [fault] Fault
    [dungeonheart] Dungeonheart
    [gateway] Gateway
    [cyclopean-complex] Cyclopean complex
    [god-fragment] God fragment
    [intellect] Intellect
    [bones] Bones
    [magic-nexus] Magic nexus
    [phase-shift] Phase shift: { $of }
    [radiation] Radiation
    [darkness] Darkness
    [palace] Palace
    [void] Void
    [elemental-nexus] Nexus of { $of }
    [ley-lines] Ley lines
    [crossroads] Crossroads
    [mother-of-monsters] Mother of monsters
   *[your-own] A nexus of its own kind
  }`,
  plate: '{ CAPITAL(FORM($name, "plate")) }',
  inspiration: INSPIRATION,
  story: STORY,
  beneath: BENEATH,
};
