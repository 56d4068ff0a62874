import { drawnAfter, isAsLaid, laidBy, type SpotLine, type View } from '@understory/host';
import { beadsSeen } from '@understory/ink';
import { BEADS, closest, holdsPoint, type Piece } from '@understory/page';
import { type Entry, inCharge, isTableLine, type Region, type Spot, type TableLine, tellerOf } from '@understory/table';
import { moveBead } from '../../table/acts.ts';
import type { PageGame } from '../../table/page-game.ts';
import { wishesOf } from '../../table/wishes.ts';
import { layAt, type Misfit } from './lay-elsewhere.ts';

/** Something on the map that may be dragged to another place, as an answer to what the rules ask. */
export interface Grip {
  readonly key: string;
  readonly kind: 'bead' | 'place';
  /** `a ● of Goblins`; `Where is the dormitory dug?` */
  readonly title: string;
  /** It was laid since the person's last press: its ring is seen at once. */
  readonly isNew: boolean;
  readonly from: Spot;
  /** Where it is seen: beads are put down by a hand, and treasure in heaps. */
  readonly seen: Spot;
  /** Where it is wished to go already. */
  readonly to: Spot | null;
  /** Where it may go. Reckoned when it is taken up. */
  where(): Region | null;
  put(at: Spot, onMisfit: (misfit: Misfit) => void): void;
}

/** The beads of the group that acts, if the person plays it; and what was laid for the person, the newest first, as long as nothing was built on it. */
export function gripsOf(game: PageGame, view: View, since: number): readonly Grip[] {
  return [...beadsOf(game, view), ...placesOf(game, view, since)];
}

function beadsOf(game: PageGame, view: View): Grip[] {
  const { world, ask } = game;
  const acting = ask && view.acting({ world, ask, moment: null });
  if (!ask || !acting?.isPlayer || !isPersons(game, acting.group.id)) return [];
  const { id: group, name } = acting.group;
  const wishes = wishesOf(game);
  const seen = beadsSeen(world.page, world.edition);
  return view.movable(world, group).map(({ bead, where }) => ({
    key: bead.id,
    kind: 'bead',
    title: `${BEADS[bead.kind]} of ${name}`,
    isNew: false,
    from: bead.at,
    seen: seen.get(bead.id) ?? bead.at,
    to: wishes.find((it) => it.bead === bead.id)?.to ?? null,
    where: () => where,
    put: (to) => moveBead({ group, bead: bead.id, from: bead.at, to }),
  }));
}

function isPersons({ ask, hands }: PageGame, group: string): boolean {
  if (ask && ask.ask !== 'roll' && ask.by === group) return inCharge(ask, hands) === 'person';
  return (hands.seats[group] ?? hands.choices) === 'person';
}

/** Of so many placements the newest are looked at: cards that explore without end lay thousands. */
const MOST_PLACES = 200;

function placesOf(game: PageGame, view: View, since: number): Grip[] {
  const { world } = game;
  const drawn = drawnAfter(world);
  const isPlaced = (line: Entry): line is Entry & TableLine & { kind: 'spotted' } =>
    isTableLine(line) &&
    line.kind === 'spotted' &&
    line.hand !== 'chance' &&
    view.isPlace(line.topic) &&
    (line.hand === 'person' || isPersons(game, line.by));
  return world.journal.entries
    .filter(isPlaced)
    .slice(-MOST_PLACES)
    .flatMap((line): Grip[] => {
      // Its line was told when it had been answered.
      const step = line.step - 1;
      const isNew = step >= since;
      const laid = laidBy(drawn, line);
      if (!isNew && (laid.length === 0 || !isAsLaid(world, laid))) return [];
      return [
        {
          key: `place ${step}`,
          kind: 'place',
          title: tellerOf(game).ask({ ask: 'spot', topic: line.topic }),
          isNew,
          from: seenAt(laid, line),
          seen: seenAt(laid, line),
          to: null,
          where: () => whereAt(game, step),
          put: (at, onMisfit) => layAt(step, at, onMisfit),
        },
      ];
    })
    .reverse();
}

/** Where it is taken hold of: a room at its spot, a tunnel that only leads towards its spot at its end. */
function seenAt(laid: readonly Piece[], { x, y }: SpotLine): Spot {
  const [piece] = laid;
  if (!piece || laid.some(({ shape }) => holdsPoint(shape, x, y))) return { x, y };
  return closest(piece.shape, { path: [x, y], closed: false, swell: 0 }).from;
}

/** Where it could have been laid when that was asked. */
function whereAt(game: PageGame, step: number): Region | null {
  const { ask } = game.fork(step);
  return ask?.ask === 'spot' ? ask.where : null;
}
