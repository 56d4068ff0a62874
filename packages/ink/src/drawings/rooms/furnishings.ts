import type { Piece } from '@understory/page';
import { lairOf } from '../../lairs/lair-of.ts';
import { huts } from '../lairs/huts.ts';
import { monstrous } from '../monsters/constructions.ts';
import { type Sketch, sketch } from '../sketch.ts';
import { alienFacilities } from './aliens/facilities.ts';
import { alienLanding } from './aliens/landing.ts';
import { demonic } from './demons/constructions.ts';
import { dwarvenMachines } from './dwarves/engine.ts';
import { dwarvenHomes } from './dwarves/halls.ts';
import { dwarvenWorks } from './dwarves/works.ts';
import { elvenRooms } from './elves/capitol.ts';
import { elvenExpansions } from './elves/expansions.ts';
import type { Furnishing, Furnishings } from './furnishing.ts';
import { magical } from './magicians/magical.ts';
import { drawn, line, OUTLINE, rect, round } from './parts.ts';

/** What stands in every sort of room. Where two peoples build the same, each has its looks. */
export const furnishings: Furnishings = merged(
  dwarvenHomes,
  dwarvenWorks,
  dwarvenMachines,
  elvenRooms,
  elvenExpansions,
  demonic,
  magical,
  alienLanding,
  alienFacilities,
);

/** Something is here, and nobody knows what: a table with a thing on it. */
const unknown: Furnishing = {
  plain: sketch(
    [drawn('trunk'), rect(-0.34, 0.18, 0.34, 0.26)],
    [OUTLINE, line(-0.26, 0.26, -0.26, 0.5) + line(0.26, 0.26, 0.26, 0.5)],
    [drawn('smoke'), round(0, 0.02, 0.14)],
  ),
};

/** Monsters build some things of the same name as a people did, and build them otherwise. */
export function furnishingOf(piece: Piece): Furnishing {
  const { room } = piece;
  const lair = lairOf(piece);
  if (room === null) return unknown;
  if (lair !== null && room === 'hut') return { plain: huts[lair] };
  if (lair !== null && Object.hasOwn(monstrous, room)) return monstrous[room] ?? unknown;
  return (Object.hasOwn(furnishings, room) && furnishings[room]) || unknown;
}

/** The drawing of a room in its look. */
export function sketchOf(piece: Piece): Sketch {
  const { plain, looks } = furnishingOf(piece);
  const { look } = piece;
  return (look !== null && looks && Object.hasOwn(looks, look) && looks[look]) || plain;
}

function merged(...all: readonly Furnishings[]): Furnishings {
  const known: Record<string, Furnishing> = {};
  for (const [name, it] of all.flatMap((some) => Object.entries(some))) {
    const before = known[name];
    known[name] = before ? { ...before, looks: { ...before.looks, ...it.looks } } : it;
  }
  return known;
}
