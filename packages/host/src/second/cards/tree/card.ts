import type { Culture } from '../../../grammar/culture.ts';
import type { Act } from './act.ts';
import type { Building } from './building.ts';
import type { Condition } from './condition.ts';
import type { CardRule, Spawn } from './rule.ts';
import type { Beads, CardNoun, Glyph, Kind, Lair, Pronoun, Span } from './words.ts';

/** A card as its text says it, every default filled in. The spans are offsets in `file`. */
export type Card = MonsterCard | VillainCard;

export interface MonsterCard extends Lifecycle {
  readonly what: 'card';
  readonly kind: Kind;
  readonly tags: readonly string[];
  readonly start: readonly Beads[];
  readonly lair: Lair;
  readonly unique: boolean;
  readonly set: string;
}

export interface VillainCard extends Lifecycle {
  readonly what: 'villain';
  /** Which six beads lead to this villainy (H2-CRD-116). */
  readonly path: Path;
  readonly setup: readonly Setup[];
  readonly finish: readonly Finish[];
  readonly winsWhen: Victory;
}

/** How a card is told of, as far as it says so itself (H2-CRD-117). `toldAs` fills in what it leaves out. */
export interface Telling {
  readonly noun: CardNoun | null;
  readonly solitary: boolean;
  readonly pronoun: Pronoun | null;
  readonly culture: Culture | null;
  readonly says: string | null;
}

/** What monster and villain cards share: played in this order, regardless of the order of the lines (H2-MON-311). */
interface Lifecycle extends Span, Telling {
  readonly name: string;
  readonly file: string;
  readonly spawns: readonly Spawn[];
  readonly always: readonly Act[];
  readonly ifs: readonly If[];
  readonly options: readonly Option[];
  readonly rules: readonly CardRule[];
}

export interface If extends Span {
  readonly condition: Condition;
  readonly act: Act;
}

/** One option of `one of`; some are open only while a condition holds. */
export interface Option extends Span {
  readonly condition: Condition | null;
  readonly act: Act;
}

/** A part of the finishing move; `condition` is null for `finish always`. */
export type Finish = Option;

type Path = Extract<Glyph, '●' | '○'>;

export type Setup = Span &
  (
    | { readonly kind: 'corrupt our main stratum' | 'take sides' }
    | { readonly kind: 'build'; readonly building: Building }
  );

export const VICTORIES = ['every stratum is corrupted', 'half the groups are annexed'] as const;
export type Victory = (typeof VICTORIES)[number];
