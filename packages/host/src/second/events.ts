import type { BeadKind, Point } from '@understory/page';
import type { AsWritten, Topic } from '@understory/table';
import type { SharedEvent as AnySharedEvent, Who as AnyWho, BeadIds, Fact, Tick, Whence } from '../events.ts';
import type { BeneathKey, Called, Dreamer, Tone } from './called.ts';
import type { Clash } from './cards/tree/deeds.ts';
import type { CatastropheKey } from './civilization/aliens/catastrophes.table.ts';
import type { LandingLook } from './civilization/aliens/facilities.table.ts';
import type { ColonyLook, ColonyType } from './civilization/deep-elves/colony-types.ts';
import type { PitShape, SanctumShape } from './civilization/deep-elves/shapes.ts';
import type { RoomShape as DwarvenShape } from './civilization/dwarves/shapes.ts';
import type { Ending, EndingKind } from './civilization/ending.ts';
import type { PeopleKey } from './civilization/keys.ts';
import type { Folk, FolkNature, Purpose } from './civilization/magicians/folk.table.ts';
import type { Disaster } from './disasters.ts';
import type { Result } from './monsters/villainy/results.ts';
import type { FeatureKind, MarkKind, Nexus } from './nouns.ts';

/** By what somebody came by beads, or lost them (CH-DAT-T1). A rule that needs another word adds it here. */
export type Means =
  | 'breed'
  | 'mine'
  | 'trade'
  | 'pact'
  | 'build'
  | 'recruit'
  | 'prepare'
  | 'found'
  | 'fight'
  | 'hunt'
  | 'rout'
  | 'theft'
  | 'bribe'
  | 'extortion'
  | 'extermination'
  | 'harvest'
  | 'supplies'
  | 'refine'
  | 'contact'
  | 'bind'
  | 'summon'
  | 'intrigue'
  | 'catastrophe'
  | 'rebellion'
  | 'invasion'
  | 'tax'
  | 'conflict'
  | 'removal'
  | 'in their stead'
  | 'plague'
  | 'fate'
  | 'ley lines'
  | 'overlay'
  | 'card'
  | 'shrinking'
  | 'own will'
  | 'driven'
  | 'habit';

/** What lies in a place from the beginning. */
export type Dweller = 'primordial monster' | 'brood' | 'nest treasure' | 'guardian' | 'god fragment';

/** Who did something, in the second edition. */
export type Who = AnyWho<Disaster>;

/** The words of the second edition for what may happen in any. */
export interface Words {
  readonly mark: MarkKind;
  readonly group: PeopleKey | `${ColonyType} colony`;
  readonly folk: Folk;
  readonly look: ColonyLook;
  readonly disaster: Disaster;
  readonly dweller: Dweller;
}

/** What may happen in any edition, in this one's words. */
type OwnShared =
  | AnySharedEvent<Words>
  | (Fact<'given'> & { readonly key: 'assembly'; readonly group: string; readonly count: number });

/** Everything that can happen in the second edition. */
export type Event = OwnShared | PrimordialEvent | CivilizationEvent | MonsterEvent | VillainyEvent;
export type EventKind = Event['kind'];

type AgeEvent =
  /** `villainy` is the name of the villain's card; cards are open to anybody. */
  | (Fact<'age began'> & { readonly group?: string; readonly villainy?: string })
  | (Fact<'age ended'> & {
      /** Who ended it, or began the next; null where nobody did. */
      readonly by: Who | null;
      /** How: of the last people, of the world, or since somebody rose to rule. Null of the first age, which is just drawn. */
      readonly ending: EndingKind | Result | 'ascended' | null;
      readonly turn?: number;
      /** The peoples whose age it was. */
      readonly groups?: readonly string[];
    });

export type PrimordialEvent =
  | AgeEvent
  | (Fact<'laid out'> & { readonly row: number; readonly strata: number; readonly world: string })
  | (Fact<'feature'> & {
      readonly feature: string;
      readonly stratum: number;
      readonly what: FeatureKind;
      readonly title: Called;
    })
  | (Fact<'story'> & { readonly row: number; readonly tone: Tone | ''; readonly dreamer?: Dreamer | AsWritten })
  | (Fact<'inspired'> & {
      readonly feature: string;
      readonly label: Topic;
      readonly key: Called;
      readonly row: number;
    })
  | (Fact<'world note'> & { readonly key: BeneathKey })
  | (Fact<'own nexus'> & { readonly feature: string; readonly name: string; readonly effect: string });

/** What happens to any people. */
export type CivilizationEvent =
  | AlienEvent
  | DwarfEvent
  | ElfEvent
  | DemonEvent
  | MagicianEvent
  | (Fact<'civilization ended'> &
      Omit<Ending, 'kind' | 'by'> & {
        /** Null where it was their own doing. */
        readonly by: Who | null;
        readonly group: string;
        readonly people: PeopleKey;
        readonly ending: EndingKind;
        readonly turn: number;
      })
  | (Fact<'hand-over'> & {
      readonly group: string;
      readonly people: PeopleKey;
      readonly asks: 'extra group' | 'first card';
      readonly card: string;
      readonly piece: string;
      /** What the place was built as. */
      readonly what: string | null;
    })
  | (Fact<'built'> & {
      readonly group: string;
      /** What was built, by its printed name, or as a card calls it. World files of before 0.5 call it `construction` for peoples. */
      readonly what: string;
      readonly piece: string | null;
      /** What it came out as, where its builders say: a Dam, of "Bridge, Dam or Cistern". */
      readonly as?: string | AsWritten;
      /** What it cost its builders and brings them, in beads; the lines of their coming and going tell which. */
      readonly cost: readonly BeadKind[];
      readonly gain: readonly BeadKind[];
      /** It was the end of its builder. */
      readonly ended: boolean;
    })
  | (Fact<'contact'> & {
      readonly group: string;
      readonly piece: string;
      readonly nexus: Nexus;
      /** What a player wrote that a nexus of their own does. */
      readonly effect?: string;
    })
  | (Fact<'gained'> &
      Gain & {
        readonly group: string;
        readonly bead: BeadKind;
        readonly count: number;
        /** Of monsters they are not on the page yet: the lines that seat them follow. */
        readonly beads: BeadIds;
        readonly piece?: string | null;
        /** Of which kind each is, where they are of several; `bead` is the first of them. */
        readonly kinds?: readonly BeadKind[];
        /** What was used: `ore`, and of living things which. */
        readonly resource?: string;
        readonly biome?: string | null;
      })
  | (Fact<'lost'> &
      Loss & {
        readonly group: Who;
        /** Null if they are of more than one kind. */
        readonly bead: BeadKind | null;
        readonly count: number;
        readonly beads: BeadIds;
        readonly pieces: readonly string[];
        /** The construction that it was spent on. */
        readonly what?: string | null;
        /** Whose loss it was, where somebody else bore it. */
        readonly insteadOf?: string;
        /** What is left, where a rule says how many may stay. */
        readonly left?: number;
      })
  | (Fact<'spent'> & BeadsOf & Spending)
  | (Fact<'moved'> & BeadsOf & { readonly from: string })
  | (Fact<'exported'> & BeadsOf & { readonly to: string })
  | (Fact<'encounter'> & { readonly group: string; readonly piece: string })
  | (Fact<'monster gone'> & { readonly piece: string; readonly beads: BeadIds; readonly by: Who | null })
  | (Fact<'exhausted'> & {
      readonly group: string;
      readonly unit: string | null;
      readonly piece?: string;
      readonly resource: string;
      readonly biome: string | null;
    })
  | (Fact<'hunted'> & { readonly group: string; readonly piece: string })
  | (Fact<'walked'> & { readonly group: string; readonly piece: string })
  | (Fact<'works'> & { readonly group: string; readonly piece: string })
  | (Fact<'opened'> & { readonly group: string; readonly piece: string })
  | (Fact<'cleared away'> & {
      readonly group: string | null;
      readonly people: PeopleKey | null;
      /** Those that go. */
      readonly beads: BeadIds;
      /** Those that stay, and are nobody's now. */
      readonly left: BeadIds;
    })
  | (Fact<'achievement'> & { readonly key: Achievement; readonly group: string; readonly turn?: number })
  | (Fact<'theme'> & { readonly people: PeopleKey; readonly key: string; readonly told: string })
  | (Fact<'style'> & Styled)
  | (Fact<'left behind'> & BeadsOf);

/**
 * How a people builds: in which manner its tunnels run (`key`), the shape of the rooms where they live, and of those where they keep
 * their treasure; null where no two rooms are alike.
 */
type Styled =
  | {
      readonly people: 'dwarves';
      readonly key: 'square';
      readonly homes: DwarvenShape;
      readonly stores: DwarvenShape;
    }
  | {
      readonly people: 'deep elves';
      readonly key: 'curved' | 'straight';
      readonly homes: SanctumShape;
      readonly stores: PitShape;
      readonly tunnels: 'curved' | 'straight';
    }
  | {
      readonly people: 'aliens';
      readonly key: 'straight';
      readonly homes: LandingLook;
      readonly stores: LandingLook;
    }
  | {
      readonly people: 'demons';
      readonly key: 'straight' | 'curved' | 'tangled' | 'zigzag' | 'mixed' | 'each';
      readonly homes: null;
      readonly stores: null;
    }
  | { readonly people: 'magicians'; readonly key: 'meandering'; readonly homes: string; readonly stores: string };

/** What a people may pride itself on. */
export type Achievement =
  | 'every treasure'
  | 'every wall'
  | 'a short reign'
  | 'a long reign'
  | 'all ten shapes'
  | 'prospered soon'
  | 'all six facilities'
  | 'all six online';

/** How somebody came by beads. */
export interface Gain {
  readonly deed: Means;
  /** Null where it comes from outside the world, or of themselves. */
  readonly from: Whence | null;
  /** The building that brought it. */
  readonly what?: string | null;
  readonly cause?: Tick;
}

/** How somebody came to lose beads. */
export interface Loss {
  readonly by: Who | null;
  readonly deed: Means;
  readonly cause?: Tick;
}

/** What beads were given up for. */
export interface Spending {
  readonly on?: string | null;
  readonly cause?: Tick;
}

interface BeadsOf {
  readonly group: string;
  /** Null if they are of more than one kind. */
  readonly bead: BeadKind | null;
  readonly piece: string | null;
  readonly beads: BeadIds;
  /** Of epic treasures. */
  readonly names?: readonly string[];
}

export type DwarfEvent = Fact<'renamed'> & { readonly group: string; readonly name: string; readonly former: string };

/** What happens to the Aliens only. */
export type AlienEvent =
  | (Fact<'saving'> & { readonly group: string })
  | (Fact<'catastrophe'> & { readonly group: string; readonly key: CatastropheKey })
  | (Fact<'repair failed'> & { readonly group: string });

/** What happens to the Deep Elves only. */
export type ElfEvent =
  | (Fact<'colony died'> & { readonly group: string })
  | (Fact<'rebelled'> & { readonly group: string; readonly who: 'workers' | 'overseers' })
  | (Fact<'fought'> & {
      readonly group: string;
      readonly to: string;
      readonly attack: number;
      readonly defence: number;
      readonly bonuses: readonly Bonus[];
      readonly winner: string;
    });

/** What happens to the Demons only. */
export type DemonEvent =
  | (Fact<'assembly'> & { readonly group: string; readonly assembly: readonly string[] })
  | (Fact<'demon gone'> & SeatTaken & Loss)
  | (Fact<'demon back'> & SeatTaken)
  | (Fact<'demon bound'> & SeatTaken & { readonly piece: string; readonly beads: BeadIds })
  | (Fact<'gate closed'> & {
      readonly group: string;
      readonly piece: string;
      readonly assembly: readonly string[];
      /** Who leaves as the victor. */
      readonly demon: string | null;
    })
  | (Fact<'tunneller stays'> & { readonly group: string; readonly piece: string; readonly beads: BeadIds })
  | (Fact<'gate feature'> & {
      readonly group: string;
      readonly piece: string;
      readonly unit: string;
      readonly resource: string;
      readonly biome: string | null;
    })
  | (Fact<'sacrificed'> & { readonly group: string; readonly piece: string })
  | (Fact<'nexus used'> & { readonly group: string; readonly unit: string; readonly piece: string })
  | (Fact<'tunnelled'> & { readonly group: string; readonly piece: string; readonly from: Point; readonly to: Point });

/** What happens to the Magicians only. */
export type MagicianEvent =
  | (Fact<'buried'> & { readonly group: string })
  | (Fact<'nexus woke'> & { readonly group: string; readonly piece: string; readonly unit: string })
  | (Fact<'lore'> & { readonly folk: Folk } & (
        | { readonly of: 'nature'; readonly key: FolkNature | AsWritten }
        | { readonly of: 'purpose'; readonly key: Purpose }
      ));

/** A demon comes to its seat in the Assembly, or leaves it; and who sits there now. */
interface SeatTaken {
  readonly group: string;
  readonly demon: string;
  /** Its taste, in a word. */
  readonly look: string | null;
  readonly assembly: readonly string[];
}

export type MonsterEvent =
  | (Fact<'card drawn'> & { readonly card: string })
  | (Fact<'spawned'> & {
      readonly group: string;
      readonly card: string;
      readonly stratum: number;
      /** The place that it comes to, which somebody else may hold; if it is dug, the line of that follows. */
      readonly home: string;
      /** The beads that it comes with and keeps; the lines that seat them follow. */
      readonly beads: BeadIds;
      /** The group or work that brought it into the world. */
      readonly because: string | null;
      /** The group that brought it, where it was one. */
      readonly parent: string | null;
    })
  | (Fact<'rolled again'> & { readonly card: string })
  | (Fact<'rolled tags'> & { readonly card: string; readonly tags: readonly string[] })
  | (Fact<'laid aside'> & { readonly card: string })
  | (Fact<'put back'> & { readonly card: string })
  | (Fact<'joined'> & {
      readonly group: string;
      readonly card: string;
      readonly home: string;
      /** What it brings; the lines that seat them follow. */
      readonly beads: BeadIds;
      /** The group whose card it was, and the card that it came with: an overlay comes of itself. */
      readonly parent: null;
      readonly because: string;
    })
  | (Fact<'invasion'> & { readonly group: string; readonly to: Who; readonly piece: string | null })
  | (Fact<'no contest'> & { readonly group: string; readonly to: Who; readonly winner: Who })
  | (Fact<'skipped'> & { readonly group: string })
  /** What a scenario wants of a group, in the words of a card. */
  | (Fact<'not possible'> & { readonly group: string; readonly act: string })
  | (Fact<'free'> & { readonly group: string })
  /** A way was dug between the two, because of what was done or chosen. No cause where their card left them no choice: no line tells that. */
  | (Fact<'met'> & { readonly group: string; readonly with: Who })
  | (Fact<'conflict'> & {
      readonly group: string;
      readonly to: Who;
      readonly clash: Clash;
      readonly dice: { readonly ours: number; readonly theirs: number };
      readonly totals: { readonly ours: number; readonly theirs: number };
      readonly bonuses: readonly Bonus[];
      readonly tie: boolean;
      readonly stake: Prize;
      readonly won: boolean;
    })
  | (Fact<'dealing'> & { readonly group: string; readonly to: Who; readonly deed: Means })
  | (Fact<'annexed'> & { readonly group: string; readonly to: string })
  | (Fact<'slain'> & {
      readonly group: string;
      readonly to: Who;
      readonly piece: string;
      readonly count: number;
      readonly beads: BeadIds;
      readonly deed: Means;
    })
  | (Fact<'bonus'> & { readonly group: string; readonly beads: BeadIds })
  | (Fact<'prepared'> & { readonly group: string })
  | (Fact<'explored'> & { readonly group: string; readonly path: readonly number[] })
  | (Fact<'scouted'> & { readonly group: string })
  /** `dug`: the place is dug for them; the line of that follows. */
  | (Fact<'relocated'> & Removal & { readonly dug: boolean })
  | (Fact<'taken up'> & Removal & { readonly beads: BeadIds })
  | (Fact<'lair left'> & Removal & { readonly pieces: readonly string[] })
  | (Fact<'split'> & {
      readonly group: string;
      readonly second: string;
      readonly parent: string;
      /** Where the second group is for now, and what it has; the line of their parting follows. */
      readonly home: string;
      readonly beads: BeadIds;
      readonly because: string;
    })
  | (Fact<'parted'> & {
      readonly group: string;
      readonly from: string;
      readonly count: number;
      readonly beads: BeadIds;
    })
  | (Fact<'tag'> & { readonly group: string; readonly tag: string; readonly side: boolean })
  | (Fact<'gathered'> & {
      readonly group: string;
      readonly count: number;
      readonly beads: BeadIds;
      /** Of those that have names. */
      readonly names: readonly string[];
      /** Where the nearest of them lay. */
      readonly piece: string;
    })
  | (Fact<'handed over'> & {
      readonly group: Who;
      readonly to: string;
      readonly beads: BeadIds;
      readonly names: readonly string[];
      readonly piece: string;
      readonly deed: Means;
    })
  | (Fact<'left lying'> & {
      readonly group: string | null;
      readonly piece: string;
      readonly bead: BeadKind;
      readonly beads: BeadIds;
      readonly names: readonly string[];
    })
  | (Fact<'treasure left'> & { readonly piece: string; readonly beads: BeadIds })
  | (Fact<'seated'> & {
      readonly group: string;
      readonly piece: string;
      readonly bead: BeadKind;
      readonly beads: BeadIds;
    })
  | (Fact<'bonus kept'> & { readonly group: string; readonly beads: BeadIds })
  | (Fact<'bead gone'> & { readonly group: string; readonly beads: BeadIds })
  | (Fact<'destroyed'> & {
      readonly group: string;
      readonly by: Who | null;
      readonly beads: BeadIds;
      readonly deed: Means;
    })
  | (Fact<'died'> & { readonly group: Who; readonly by: Who | null })
  | (Fact<'left'> & { readonly group: string; readonly leavesTreasure: boolean })
  | (Fact<'fell'> & { readonly group: string; readonly beads: BeadIds });

/** How a group came to leave where it lived. */
export interface Removal {
  readonly group: string;
  /** The piece of its home. */
  readonly from: string | null;
  /** The place that it goes to; null where that is not known yet, and for those who go for good. */
  readonly into: string | null;
  readonly deed: 'own will' | 'habit' | 'driven' | 'invasion' | 'death';
  readonly by: Who | null;
}

/** What was added to a die, and what for. */
export interface Bonus {
  readonly side: 'ours' | 'theirs';
  readonly for: BonusSource;
  readonly add: number;
}

/** What adds to a die: a line of a card, the step's own `at ±n`, ★ spent, a ⌂, a place, or a construction by its name. */
export type BonusSource =
  | 'card'
  | 'step'
  | 'bonus'
  | 'fortification'
  | 'crossroads'
  | 'demon ruins'
  | { readonly work: string };

/** What the actor of a conflict would win. */
export type Prize = 'population' | 'treasure' | 'pact' | 'peace' | 'profit' | 'home' | 'vassal';

export type VillainyEvent =
  | (Fact<'ascended'> & { readonly group: string; readonly because: 'work' | 'beads' | 'limit' })
  | (Fact<'corrupted'> & { readonly group: string; readonly stratum: number; readonly piece: string; readonly by: Who })
  | (Fact<'outcome'> & { readonly result: Result; readonly by: Who | null; readonly villain: string | null });

/** Which line of the journal something remembered came from. */
export type { Tick };
