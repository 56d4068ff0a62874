import type { AsWritten } from '@understory/table';
import type { Side } from '../natural/sides.ts';
import type { Fluid } from '../questions.ts';
import type { Resource as CardResource } from './cards/tree/filter.ts';
import type { PeopleKey } from './civilization/keys.ts';
import type { Biome, Element, FeatureKind, Nexus, Resource } from './nouns.ts';
import type { Agora, WorkName } from './works.ts';

/**
 * What lies on the page of the second edition, and what is written there, as data. The telling has words for each
 * (`telling/english/called`), and makes them when somebody looks.
 */
export type Called = Thing | Sign | Story | AsWritten;

/** What a piece or a feature is. */
export type Thing = Natural | Wonder | Dug | { readonly kind: PlainThing };

/** What needs no more to be said of it. */
export type PlainThing = NaturalThing | WonderThing | DugThing;

/** Caves and other hollows, which may be full of life. */
export type Hollow = 'small cavern' | 'cavern' | 'huge cavern' | 'den' | 'long tunnel' | SoleHollow;
type SoleHollow = 'cave with a lake' | 'huge cave with a sea' | 'small cave';

/** What a roll for a stratum, or for the surface, draws. */
export type NaturalThing =
  | Hollow
  | 'vein of ore'
  | 'deposit of ore'
  | 'small mass of ore'
  | 'large mass of ore'
  | 'huge mass of ore'
  | 'deposit of gems'
  | 'clump of gems'
  | 'very large cave'
  | 'tunnel that strings the caverns'
  | 'tunnel to another stratum'
  | 'half of a crossing tunnel'
  | 'tunnel that leads away'
  | 'river'
  | 'great river'
  | 'lake'
  | 'sea'
  | 'pool'
  | 'water cave'
  | 'tunnel that strings the pools'
  | 'stream that strings the pools'
  | 'magma chamber'
  | 'channel up to a vent'
  | 'vent'
  | 'magma river'
  | 'cavern with a magma lake'
  | 'magma lake'
  | 'cavern with magma lakes'
  | 'small magma lake'
  | 'huge cavern with a magma sea'
  | 'magma sea'
  | 'magma channels that string the pools'
  | 'magma pool'
  | 'magma cave'
  | 'cave full of magma'
  | 'channel down off the page'
  | 'wasteland'
  | 'lake under the sky'
  | 'gems on the surface'
  | 'pocket of ore on the surface';

type Natural =
  | { readonly kind: 'feature'; readonly of: FeatureKind | Nexus }
  | { readonly kind: 'full of life' | 'overgrown'; readonly hollow: { readonly kind: Hollow }; readonly biome: Biome }
  | { readonly kind: 'shore' | 'stretch of land'; readonly biome: Biome };

/** What a nexus is. */
export type WonderThing =
  | 'sleeping plague'
  | 'place of fate'
  | 'gateway'
  | 'mind of immense age'
  | 'node of magic'
  | 'fragment of a god'
  | 'reach of radiation'
  | 'void'
  | 'ley line'
  | 'ley circle'
  | 'cyclopean chamber'
  | 'cyclopean corridors'
  | 'crystal room'
  | 'palace galleries'
  | 'gallery to another stratum'
  | 'crossroads'
  | 'road that leads away'
  | 'chasm';

type Wonder =
  | { readonly kind: 'nexus of an element'; readonly element: Element }
  /** By the name that the player gave to her who lives there. */
  | { readonly kind: 'lair of the mother'; readonly mother: string }
  | { readonly kind: 'dungeonheart'; readonly look: Heart | AsWritten }
  | { readonly kind: 'stratum of'; readonly stuff: Stuff }
  | { readonly kind: 'fault'; readonly one: Side; readonly other: Side }
  /** In pictures of older versions each arm is a piece of its own. */
  | { readonly kind: 'arm of the fault'; readonly side: Exclude<Side, 'top'> }
  | { readonly kind: 'channel in the fault'; readonly fluid: Fluid };

/** What the heart of the dungeon may look like. */
type Heart = 'stone' | 'furnace' | 'root' | 'crystal';

/** What may fill a whole stratum. */
export type Stuff = 'bones' | 'darkness' | 'flesh' | 'blood' | 'salt' | 'glass';

/** What peoples and monsters dig and build. */
export type DugThing =
  | 'dormitory'
  | 'vault'
  | 'workshop'
  | 'entrance of the Dwarves'
  | 'shaft that goes too deep'
  | 'Gates of Dwarf'
  | 'baths and pipes'
  | 'aqueduct'
  | 'sanctum'
  | 'pit'
  | 'escape route'
  | 'Demon Gate'
  | 'tunnel of the Tunneller'
  | 'Summoning Stone'
  | 'Vault'
  | 'magicians’ chamber'
  | 'road'
  | 'road out of the world'
  | 'Landing Site'
  | 'alien growth'
  | 'pool of magma'
  | 'lode of ore'
  | 'nest of gems'
  | 'cave that hums'
  | 'burial cave'
  | 'living cave';

type Dug =
  | { readonly kind: 'tunnel of a people'; readonly people: PeopleKey }
  | { readonly kind: 'tunnel to' | 'track to' | 'road to'; readonly piece: string }
  | { readonly kind: 'hollow'; readonly of: Resource | 'stone' | 'tomb' }
  | { readonly kind: 'dwelling'; readonly shape: 'tower' | 'house' | 'pyramid' }
  /** A construction of a people, by its printed name. */
  | { readonly kind: 'work'; readonly name: WorkName }
  /** … of which there is only one. */
  | { readonly kind: 'agora'; readonly name: Agora }
  | { readonly kind: 'room of' | 'home of' | 'tunnel of' | 'flooded tunnel of'; readonly group: string }
  /** A construction of a card, by the card's word for it. */
  | { readonly kind: 'building of'; readonly work: string; readonly group: string }
  | {
      readonly kind: 'growth';
      readonly of: CardResource['kind'];
      readonly where: string | null;
      readonly biome: string | null;
    }
  | { readonly kind: 'corruption'; readonly stratum: number };

/** What is written on the page, where it is no name that somebody gave. */
export type Sign =
  /** What a feature holds: one of these, or several. */
  | { readonly kind: 'one of' | 'several of'; readonly of: { readonly kind: PlainThing } }
  | { readonly kind: 'all of'; readonly of: FeatureKind }
  | { readonly kind: 'deeps' | 'waters' | 'land'; readonly biome: Biome }
  | { readonly kind: 'nexus'; readonly nexus: Nexus; readonly of: Element | Stuff | null }
  /** The name of a work on its plate. */
  | { readonly kind: 'plate'; readonly name: string }
  | { readonly kind: 'inspiration'; readonly feature: Inspired; readonly row: number };

/** What the legend tells of the world. */
type Story =
  | {
      readonly kind: 'story';
      readonly row: number;
      readonly tone: Tone | '';
      /** Whose dream the world is, where it is one. */
      readonly dreamer?: Dreamer | AsWritten;
    }
  | { readonly kind: 'beneath'; readonly key: BeneathKey };

/** What an inspiration may be of. */
export type Inspired = Exclude<FeatureKind, 'nexus' | 'surface'>;

/** What may lie beneath the deepest magma. */
export type BeneathKey = 'fire' | 'folk' | 'djinn' | 'dungeons';

/** Who may dream a world. */
export type Dreamer = 'god' | 'wizard' | 'monster' | 'ordinary';

/** The tone of a family quarrel. */
export type Tone = 'tragic' | 'comic' | 'lyrical' | 'bawdy' | 'complicated';
