import type { AskWords, Messages, TextAndDoes } from '@understory/table/words';
import type { DemonicName } from '../../civilization/demons/constructions.table.ts';
import type { TunnelLook } from '../../civilization/demons/demon-civ.ts';
import type { DemonQuestion, DemonWhat, DemonWhyNot } from '../../civilization/demons/questions.ts';
import type { GateFeature, Theme } from '../../civilization/demons/set-up.ts';
import type { DemonEvent } from '../../events.ts';

/** H2-DEM-T2: what each of the ten is like, by its taste. */
const NATURE = `{ $look ->
  [mire] lord of rot
  [clockwork] who knows your next move
  [round] brutally efficient
  [velvet] raving mad
  [edges] touchy
  [ebony] clever, refined, open to a bargain
  [faces] vain
  [hexagons] unsettling
  [novelty] contrary
  [blades] a nightmare
 *[other] a stranger
}`;

/** How each of the ten would furnish a room. */
const TASTE = `{ $look ->
  [mire] pustule rooms full of mire
  [clockwork] clockwork, boilers and contraptions
  [round] everything round
  [velvet] dining halls without exit, stairs to nowhere, rooms upside down, velvet
  [edges] jagged edges that cut
  [ebony] ebony, gold filigree and black marble
  [faces] its own face on everything
  [hexagons] hexagons, alien emptiness and soft music
  [novelty] only what nobody thought of before
  [blades] blood, blades and falling boulders
 *[other] strange things
}`;

/** What happens to the Demons only. */
export const demonEvents: Messages<DemonEvent['kind']> = {
  assembly: 'Ten demons sit in the Infernal Assembly.',
  'demon gone': `{ $deed ->
    [intrigue] { $demon }, ${NATURE}, is driven out of the Assembly.
   *[other] { $demon }, ${NATURE}, is lost.
  }`,
  'demon back': '{ $demon } takes its seat again.',
  'demon bound': `{ $demon } is bound in { THE($piece) } and furnishes it to its taste: ${TASTE}.`,
  'gate closed': `{ $demon ->
    [none] The Gate closes, and the Assembly is no more.
   *[other] The Gate closes. { $demon } leaves as the victor, and the Assembly is no more.
  }`,
  'tunneller stays': 'The Tunneller stays behind, one demon among the ruins.',
  'gate feature': '{ THE(GOODS($resource, $biome)) } of the Demon Gate is there for the taking.',
  sacrificed: '{ $group } sacrificed a monster of { $piece }.',
  'nexus used': 'The Demons drink from the nexus, which stays what it is.',
  tunnelled: '',
};

const constructions: Readonly<Record<DemonicName, TextAndDoes>> = {
  'Charnel Pit': ['Charnel Pit', 'nothing more'],
  'Demonic Palace': ['Demonic Palace', 'binds a demon, 1❖'],
  'Ego Prison': ['Ego Prison', 'the first binds a demon'],
  'Hideous Engine': ['Hideous Engine', 'the first makes 1❖'],
  'Incineration Shrine': ['Incineration Shrine', 'nothing more'],
  'Deeply Bound Corruption': ['Deeply Bound Corruption', '1● comes'],
  'Pride Stone': ['Pride Stone', '☒'],
  'Infernal Sanctum': ['Infernal Sanctum', 'a demon comes back'],
};

const themes: Readonly<Record<Theme, string>> = {
  baroque: 'baroque',
  cyclopean: 'cyclopean',
  dada: 'dada',
  brutalist: 'brutalist',
  'leaderless hodge-podge': 'leaderless hodge-podge',
};

const tunnels: Readonly<Record<TunnelLook, string>> = {
  straight: 'straight',
  curved: 'curved',
  tangled: 'tangled',
  zigzag: 'zigzag',
};

const features: Readonly<Record<GateFeature, string>> = {
  fire: 'fire',
  ice: 'ice',
  water: 'water',
  magma: 'magma',
  darkness: 'darkness',
  mithral: 'mithral',
  void: 'void',
  light: 'light',
  biome: 'biome',
  nothing: 'nothing',
};

/** What is asked of the Demons. */
export const demonQuestions: Readonly<Record<DemonQuestion['kind'], string | AskWords>> = {
  'how the Demons build': { ask: 'How do the Demons build?', options: themes },
  'how the Demons dig': {
    ask: 'How do the Demons’ tunnels run?',
    options: {
      mixed: ['mixed', 'one at random for each tunnel'],
      straight: 'straight throughout',
      curved: 'curved throughout',
      tangled: 'tangled throughout',
      zigzag: 'zigzag throughout',
      each: 'let me choose for each tunnel',
    } satisfies Record<TunnelLook | 'mixed' | 'each', string | TextAndDoes>,
  },
  'how this tunnel runs': { ask: 'How does this tunnel run?', options: tunnels },
  'where the Demon Gate opens': 'Where does the Demon Gate open?',
  'which feature shows in the Gate': {
    ask: 'What of their home plane shows in the Gate?',
    options: { roll: ['roll for it', '1d10'], ...features },
  },
  'what shows in the Gate': 'what shows in the Gate',
  'what lives in the Gate': 'What lives in the Gate?',
  'which demon leaves': 'Which demon leaves the Assembly?',
  'which demon is bound': 'Which demon is bound there?',
  'which demon comes back': 'Which demon comes back to the Assembly?',
  'the way the Tunneller wanders': 'the way the Tunneller wanders',
  'what the Tunneller feeds on': 'What does the Tunneller feed on?',
  'where something still stirs': 'At which of their places does something still stir?',
  'what the Demons build': { ask: 'What do the Demons build?', options: constructions },
};

export const demonWhats: Readonly<Record<DemonWhat['kind'], string | TextAndDoes>> = {
  demon: ['{ $demon }', NATURE],
  food: ['{ $food }', 'builds { A($construction) }'],
  'monsters as food': ['the monsters of { $piece }', 'builds { A($construction) }'],
};

/** Why a demonic construction can't be built. */
export const demonWhyNots: Messages<DemonWhyNot['key']> = {
  'nothing near the Tunneller': 'no { $resource } near the Tunneller',
};

/** The steps of their turn, by clause. */
export const demonSteps: Messages = {
  'H2-DEM-07': 'One demon leaves the Assembly',
  'H2-DEM-08': 'Sacrifice at a lair; otherwise the Tunneller seeks the nearest resource',
  'H2-DEM-10': 'The Tunneller wanders',
  'H2-DEM-12': 'Exploit a resource nearby and build there',
};
