import { type BeadKind, centreOf, type Piece } from '@understory/page';
import { asWritten, type Clause, type Rule, unreachable } from '@understory/table';
import { type Change, causedBy } from '../../note.ts';
import { choose, name } from '../asks.ts';
import type { Called } from '../called.ts';
import type { Building, Gain, Need } from '../cards/tree/building.ts';
import type { MonsterCard } from '../cards/tree/card.ts';
import { label } from '../draw.ts';
import type { Tick } from '../events.ts';
import { note } from '../note.ts';
import { within } from '../telling/grammar.ts';
import { gainAll, kindsOf, spend } from './belongings.ts';
import { drawCard } from './deck.ts';
import type { Den } from './den.ts';
import { markHeld, newRoom } from './ground/rooms.ts';
import { whichTag } from './minds/tags.ts';
import type { Creature, Monster } from './monster.ts';
import { meantCard } from './spawn/meant-card.ts';
import { addHall, changeTags } from './state.ts';

/** How a work comes to be built. */
export interface Works {
  readonly clause: Clause;
  /** Whom it honours, if anybody (H2-CRD-C14.1). */
  readonly honours?: Creature | null;
  readonly area?: number;
  /** The line that brought it about. */
  readonly cause?: Tick;
}

/** Its beads are spent, its room is drawn, and it gives what it gives (H2-ACT-211 to -215, H2-MON-132). */
export function* build(
  den: Den,
  me: Monster,
  building: Building,
  { clause, honours = null, area, cause }: Works,
): Rule {
  const { world } = den;
  for (const need of building.needs) {
    if (need.kind !== 'beads') continue;
    for (const { symbol, count } of need.beads) {
      const why = { clause, deed: 'build', what: building.name, ...causedBy(cause) } as const;
      if (symbol === '●' || symbol === '○' || symbol === '★') yield* spend(den, me, symbol, count, why);
    }
  }
  // H2-CRD-307: the price may have sent it off the map.
  if (!den.monsters.includes(me)) return;
  const resource = building.gains.find((it) => it.kind === 'resource');
  const piece = yield* newRoom(den, me, {
    clause: 'H2-MON-132',
    room: building.name,
    what: { kind: 'building of', work: building.name, group: me.id },
    ...(area ? { area } : {}),
    ...(resource ? { holds: resource.resource } : {}),
  });
  addHall(den, me, building, piece);
  const stands = {
    kind: 'built',
    clause,
    group: me.id,
    piece: piece.id,
    what: building.name,
    ...priceOf(building),
    ended: false,
  } as const;
  const built = note(world, { ...stands, ...causedBy(cause) }, [
    { do: 'build', group: me.id, what: building.name },
    ...marksOf(den, building, piece),
  ]);
  if (resource) markHeld(den, me, resource.resource, piece, { clause: 'H2-MON-132', cause: built });
  const called = yield* nameFor(me, building, piece, honours);
  label(world, 'H2-MON-132', piece.id, called, centreOf(piece.shape), 'small');
  for (const gain of building.gains) if (den.monsters.includes(me)) yield* bring(den, me, gain, piece, building, built);
}

/** What it costs and gives in beads. */
function priceOf({ needs, gains }: Building): { readonly cost: BeadKind[]; readonly gain: BeadKind[] } {
  const inBeads = (all: readonly (Need | Gain)[]) =>
    kindsOf(all.flatMap((it) => (it.kind === 'beads' ? it.beads : [])));
  return { cost: inBeads(needs), gain: inBeads(gains) };
}

/** H2-CRD-C14.1, H2-EMP-14: what honours somebody, and a Capital, have names of their own. */
function* nameFor(me: Monster, { name: plain }: Building, { id }: Piece, honours: Creature | null): Rule<Called> {
  const of = { subject: 'work', id } as const;
  if (honours) {
    const ideas = [`${plain} over ${calledOn(honours)}`, plain];
    const topic = { kind: 'name of a monument', work: plain } as const;
    return asWritten(yield* name('H2-CRD-C14.1', { by: me.id, topic, ideas, about: me.id, of }));
  }
  if (plain !== 'Capital') return { kind: 'plate', name: plain };
  const { name: people } = me.group;
  const ideas = [`${people}hold`, `Throne of ${within(people)}`, plain];
  const topic = { kind: 'name of the capital', group: me.id } as const;
  return asWritten(yield* name('H2-EMP-14', { by: me.id, topic, ideas, about: me.id, of }));
}

/** A creature's name in the name of a monument. */
function calledOn(it: Creature): string {
  if (it.is === 'monster') return within(it.group.name);
  if (it.piece.nexus === 'mother of monsters') return 'the Mother of monsters';
  return it.piece.nexus === 'dungeonheart' ? 'the Dungeonheart' : 'Wild monsters';
}

/** ⌂ adds a chevron and ☒ an X (H2-MON-132, H2-CRD-241). */
function marksOf({ world: { page } }: Den, { gains }: Building, piece: Piece): Change[] {
  const symbols = gains.flatMap((it) => (it.kind === 'beads' ? it.beads : []));
  const at = centreOf(piece.shape);
  const kinds = symbols.flatMap(({ symbol }) =>
    symbol === '⌂' ? (['fortification'] as const) : symbol === '☒' ? (['tomb'] as const) : [],
  );
  return kinds.map((kind) => ({ do: 'mark', mark: { id: page.newId('m'), kind, at, piece: piece.id, what: null } }));
}

/** What is given at once; standing bonuses are read from the construction as long as it stands in the territory. */
function* bring(den: Den, me: Monster, gain: Gain, piece: Piece, building: Building, built: Tick): Rule {
  switch (gain.kind) {
    case 'beads': {
      const beads = gain.beads.filter(({ symbol }) => symbol !== '⌂' && symbol !== '☒');
      const why = {
        clause: 'H2-CRD-241',
        deed: 'build',
        what: building.name,
        from: { piece: piece.id },
        cause: built,
      } as const;
      if (beads.length > 0) yield* gainAll(den, me, beads, why, piece);
      return;
    }
    case 'free':
      yield* den.laws.playFree(den, me, gain.step, built);
      return;
    case 'one tag':
      yield* takeTag(den, me, built);
      return;
    case 'villainy':
      // H2-CRD-245: in the Age of Villainy it does nothing.
      if (!den.villain) me.grantedVillainy = true;
      return;
    case 'the first card here': {
      const topic = { kind: 'who comes to a work', work: building.name } as const;
      const card = yield* drawCard(den, 'H2-CRD-246', topic, (it) => meantCard(gain.groups, it));
      if (card)
        yield* den.laws.spawn(den, card, {
          clause: 'H2-CRD-246',
          beside: piece,
          because: piece.id,
          cause: built,
        });
      return;
    }
    case 'bonus':
    case 'resource':
    case 'immune to':
    case 'exploit':
      return;
    default:
      unreachable(gain);
  }
}

/** H2-CRD-244: any tag of the game but the opposite of one it has. */
function* takeTag(den: Den, me: Monster, cause: Tick): Rule {
  const known = new Set(cardsOf(den).flatMap((it) => it.tags));
  const open = [...known].filter((it) => !me.tags.includes(it) && !me.tags.includes(OPPOSITE[it] ?? '')).sort();
  if (open.length === 0) return;
  const tag = yield* choose('H2-CRD-244', {
    by: me.id,
    topic: { kind: 'which tag is taken', group: me.id },
    options: open.map((tag) => ({ key: tag, what: { kind: 'tag', tag } })),
    usual: whichTag(den, me, open),
    about: me.id,
  });
  note(den.world, { kind: 'tag', clause: 'H2-CRD-244', group: me.id, tag, side: false, cause });
  changeTags(den, me, [...me.tags, tag]);
}

/** Every card of the game, wherever it is (H2-MON-903). */
function cardsOf({ deck, setAside, monsters }: Den): MonsterCard[] {
  const inPlay = monsters.flatMap(({ card, overlays, under }) => [card, ...overlays, under?.life, under?.choices]);
  return [...deck, ...setAside, ...inPlay].filter((it) => it !== null && it !== undefined);
}

/** H2-CRD-407. */
const OPPOSITE: Readonly<Record<string, string>> = {
  good: 'evil',
  evil: 'good',
  lawful: 'chaotic',
  chaotic: 'lawful',
};
