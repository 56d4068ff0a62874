import { isOpen, type Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import type { Tick } from '../../../events.ts';
import { causedBy } from '../../../note.ts';
import type { Group, World } from '../../../world.ts';
import type { Loss } from '../../events.ts';
import { note } from '../../note.ts';
import type { Resource } from '../../nouns.ts';
import { type Civ, population } from '../civ.ts';
import { loseAsUsual } from '../losses.ts';
import type { ColonyType } from './colony-types.ts';
import type { PitShape, SanctumShape } from './shapes.ts';

/** H2-ELF-05: a group of its own, at a site. */
export interface Colony {
  readonly group: Group;
  readonly type: ColonyType;
  /** The key of its site (H2-MSR-27), and what is there. */
  readonly site: string;
  readonly kind: Resource | 'monsters';
  /** The lair it was founded at; its own rooms do not disturb it (H2-CIV-22). */
  readonly lair: string | null;
  readonly look: string;
  readonly first: Piece;
}

/** The Deep Elves, and what they must remember. `group` is the capitol. */
export interface ElfCiv extends Civ {
  /** The shapes of its rooms, and how its tunnels run (H2-ELF-30). */
  readonly taste: { readonly sanctum: SanctumShape; readonly pit: PitShape; readonly manner: 'curved' | 'straight' };
  /** The first sanctum of the capitol. */
  readonly seat: Piece;
  /** In order of founding; the dead ones too. */
  readonly colonies: Colony[];
  /** Whose turn it is: who pays for what is met on the way (H2-CIV-23). */
  bearer: Group;
  /** A mining colony has exploited in this turn. */
  mined: boolean;
}

export function livingColonies({ colonies }: ElfCiv): Colony[] {
  return colonies.filter((it) => it.group.alive);
}

/** What a group has drawn, that stands. */
export function piecesOf(world: World, group: Group): Piece[] {
  return world.page.pieces.filter((it) => it.owner === group.id && it.until === null && isOpen(it));
}

/** The rooms of a group: where it lives, as its tunnels run everywhere. */
export function roomsIn(world: World, group: Group): Piece[] {
  return world.page.pieces.filter((it) => it.owner === group.id && it.until === null && it.kind === 'room');
}

const NOWHERE: ReadonlySet<string> = new Set();

/** Let another group have the beads and draw the rooms for a while. */
export function* actingAs<T>(civ: ElfCiv, group: Group, rule: () => Rule<T>): Rule<T> {
  const { acting, first, livesWith } = civ;
  const colony = civ.colonies.find((it) => it.group === group);
  civ.acting = group;
  civ.first = colony?.first ?? civ.seat;
  civ.livesWith = colony?.lair ? new Set([colony.lair]) : NOWHERE;
  const result = yield* rule();
  civ.acting = acting;
  civ.first = first;
  civ.livesWith = livesWith;
  return result;
}

/** H2-CIV-23: the colony pays in its own life cycle, the capitol in every step of its own. */
export function* loseOfBearer(civ: ElfCiv, many: number, to: Piece, how: Loss): Rule {
  const { acting } = civ;
  civ.acting = civ.bearer;
  yield* loseAsUsual(civ, many, to, how);
  civ.acting = acting;
  buryTheDead(civ, how.cause);
}

/** H2-ELF-11: a colony with no ● left is dead; its ○ stay, and its site is free. */
export function buryTheDead(civ: ElfCiv, cause?: Tick): void {
  for (const { group } of livingColonies(civ)) {
    if (population(civ, group) > 0) continue;
    note(civ.world, { kind: 'colony died', clause: 'H2-ELF-11', group: group.id, ...causedBy(cause) }, [
      { do: 'fall', group: group.id },
    ]);
  }
}
