import { centreOf, distance, mil, type Piece, type Point, surfaceOver } from '@understory/page';
import { type Clause, type Rule, unreachable } from '@understory/table';
import { beadsOf } from '../../../beads.ts';
import { marks } from '../../../marks.ts';
import { FINGER } from '../../../measures.ts';
import { gone } from '../../../purse.ts';
import { ONE_BEAD } from '../../measures.ts';
import { note } from '../../note.ts';
import type { MarkKind } from '../../nouns.ts';
import type { Realm } from '../../realm.ts';
import { touchesSurface, untilOpen } from '../../words/rock.ts';
import { atNumber, buildable } from '../buildable.ts';
import { ends } from '../civ.ts';
import type { WorkName } from '../custom/works.table.ts';
import { built, digAlong, roomBeside } from '../work.ts';
import { type ElfCiv, type Place, roomsOfPlace, slavesOf, standing, total } from './elf-civ.ts';
import { gain } from './houses.ts';
import { loseAt } from './losses.ts';
import { settle } from './revolts.ts';
import { putTreasure } from './treasure.ts';

const { mark } = marks<MarkKind>();

/** What a construction is for. */
type Does = 'nothing' | 'treasure' | 'tomb' | 'tunnel' | 'noble becomes slave' | 'slave dies' | 'slave comes';
interface Construction {
  readonly name: WorkName;
  readonly does: Does;
}

const EXPLORATORY_TUNNEL: Construction = { name: 'Exploratory Tunnel', does: 'tunnel' };
const TOMB: Construction = { name: 'Tomb', does: 'tomb' };

/** H1-ELF-T1: what a place builds, by its total population. */
const CONSTRUCTIONS: Readonly<Record<number, { readonly city: Construction | null; readonly colony: Construction }>> = {
  4: { city: null, colony: { name: 'Torture Pit', does: 'nothing' } },
  5: {
    city: { name: 'Great Temple of Dame Chaos', does: 'treasure' },
    colony: { name: 'Dark Shrine to Dame Chaos', does: 'treasure' },
  },
  6: { city: TOMB, colony: TOMB },
  7: { city: EXPLORATORY_TUNNEL, colony: EXPLORATORY_TUNNEL },
  8: {
    city: { name: 'Breeding Pit', does: 'noble becomes slave' },
    colony: { name: 'Arena', does: 'slave dies' },
  },
  9: { city: EXPLORATORY_TUNNEL, colony: { name: 'Reanimation Tanks', does: 'slave comes' } },
};

/** H1-ELF-20: each place builds what its total asks for, unless it has it already. */
export function* fall(world: Realm, civ: ElfCiv): Rule {
  for (const place of standing(civ)) {
    if (civ.ending) return;
    if (!place.group.alive) continue;
    yield* build(world, civ, place);
    yield* settle(world, civ);
  }
}

function* build(world: Realm, civ: ElfCiv, place: Place): Rule {
  const row = total(world, place);
  const isCity = civ.city === place.group.id;
  const construction = CONSTRUCTIONS[row]?.[isCity ? 'city' : 'colony'];
  if (!construction) return;
  // H1-ELF-21: the great city digs again and again.
  const isAgain = isCity && construction.does === 'tunnel';
  if (place.group.built.includes(construction.name) && !isAgain) return;
  const clause: Clause = `H1-ELF-T1.${row}`;
  const piece = yield* work(world, civ, place, clause, construction);
  built(world, civ, clause, construction.name, piece?.id ?? place.home, place.group);
}

/** Each place has its own column of the table. */
export function buildables(world: Realm, civ: ElfCiv): ReturnType<typeof buildable>[] {
  return standing(civ).flatMap((place) => {
    const isCity = civ.city === place.group.id;
    return Object.entries(CONSTRUCTIONS).flatMap(([row, columns]) => {
      const construction = columns[isCity ? 'city' : 'colony'];
      if (!construction) return [];
      const { name, does } = construction;
      const at = Number(row);
      const built = place.group.built.includes(name);
      const whyNot = atNumber(built && !(isCity && does === 'tunnel'), at, total(world, place));
      return buildable(civ, { name, clause: `H1-ELF-T1.${at}`, at, built, whyNot, where: place.group.name });
    });
  });
}

/** It is drawn, and does what it is for (H1-ELF-32); with no bead to change or remove it is drawn all the same. */
function* work(
  world: Realm,
  civ: ElfCiv,
  place: Place,
  clause: Clause,
  { name, does }: Construction,
): Rule<Piece | null> {
  if (does === 'tunnel') return yield* exploratoryTunnel(world, civ, place, clause);
  const what = { kind: 'work', name } as const;
  const parent = world.page.piece(place.home);
  const owner = place.group.id;
  const room = yield* roomBeside(world, civ, { clause, what, room: name, owner }, { parent, size: ONE_BEAD });
  if (!place.group.alive || civ.ending) return room;
  switch (does) {
    case 'nothing':
      return room;
    case 'treasure':
      putTreasure(world, place, clause, room ?? parent);
      return room;
    case 'tomb':
      mark(world, clause, room ?? parent, 'tomb', { by: owner });
      return room;
    case 'noble becomes slave':
      yield* enslave(world, civ, place);
      return room;
    case 'slave dies':
      if (slavesOf(world, place).length > 0)
        loseAt(world, place, { clause: 'H1-ELF-32', many: 1, deed: 'arena', piece: (room ?? parent).id });
      return room;
    case 'slave comes':
      yield* gain(world, civ, place, 'H1-ELF-32', 'slave');
      return room;
    default:
      return unreachable(does);
  }
}

/** H1-ELF-32: a noble is turned into a slave. */
function* enslave(world: Realm, civ: ElfCiv, place: Place): Rule {
  const noble = beadsOf(world, place.group.id, 'population').at(-1);
  if (!noble) return;
  const { id, piece } = noble;
  note(world, { kind: 'enslaved', clause: 'H1-ELF-32', group: place.group.id, piece, beads: [id] }, gone([noble]));
  yield* gain(world, civ, place, 'H1-ELF-32', 'slave');
}

/** H1-ELF-22: straight up from the highest room, and on from where the last one ended. At the surface the war with the humans begins (H1-ELF-08). */
function* exploratoryTunnel(world: Realm, civ: ElfCiv, place: Place, clause: Clause): Rule<Piece | null> {
  const { page } = world;
  const from = place.tip ?? centreOf(highestRoom(world, place).shape);
  const top = untilOpen(page, from, surfaceOver(page, from));
  const left = distance(from.x, from.y, top.x, top.y);
  if (left < 0.01) return null;
  const t = Math.min(1, FINGER / left);
  const tip: Point = { x: mil(from.x + (top.x - from.x) * t), y: mil(from.y + (top.y - from.y) * t) };
  place.tip = tip;
  const tunnel = yield* digAlong(world, civ, { clause, owner: place.group.id }, [from.x, from.y, tip.x, tip.y]);
  if (touchesSurface(page, tunnel.shape)) ends(civ, 'war with the humans');
  return tunnel;
}

function highestRoom(world: Realm, place: Place): Piece {
  const { page } = world;
  const under = ({ shape }: Piece) => {
    const at = centreOf(shape);
    const top = surfaceOver(page, at);
    return distance(at.x, at.y, top.x, top.y);
  };
  const rooms = roomsOfPlace(world, place);
  return rooms.reduce((best, it) => (under(it) < under(best) - 0.001 ? it : best), page.piece(place.home));
}
