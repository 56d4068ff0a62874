import type { Bead, Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { count, moveBead } from '../../beads.ts';
import { gone } from '../../purse.ts';
import { note } from '../note.ts';
import { byWorth } from '../plain-first.ts';
import type { Realm } from '../realm.ts';
import { isArtifact } from './artifact.ts';
import { garrison } from './garrison.ts';
import type { MonsterGroup } from './group.ts';
import { damage, type Fighter, fighterOf, loseLone, opponentOf } from './lone-fights.ts';
import { lose, settle } from './losses.ts';
import type { Building, Kingdom, Lone } from './state.ts';

/** Who comes to a building: a group, or a lone fighter. */
type Raider = { readonly group: MonsterGroup } | { readonly lone: Lone };

/** H1-SUR-03, H1-MON-30: a building with somebody in it is fought as a lone fighter, without dice. */
export function* raid(world: Realm, by: Raider, place: Piece, clause: Clause): Rule {
  const kingdom = kingdomOf(world, place.id);
  if (!kingdom) return;
  const garrison = garrisonOf(world, place.id);
  if ('group' in by) {
    const lost = damage(garrison, opponentOf(world, by.group, 'acting'));
    note(world, {
      kind: 'raided',
      clause,
      group: by.group.id,
      from: kingdom.id,
      piece: place.id,
      killed: lost.lone,
      lost: lost.other,
    });
    lose(world, by.group, clause, lost.other, 'fight');
    loseGarrison(world, kingdom, place.id, lost.lone, clause);
    settle(world);
  } else {
    const raider = fighterOf(world, by.lone);
    const lost = damage(raider, { population: garrison.population, bonus: garrison.bonus, might: 1 });
    note(world, {
      kind: 'raided',
      clause,
      group: by.lone.id,
      from: kingdom.id,
      piece: place.id,
      killed: lost.other,
      lost: lost.lone,
    });
    loseGarrison(world, kingdom, place.id, lost.other, clause);
    yield* loseLone(world, by.lone, lost.lone, {
      clause,
      isDestroyer: lost.other >= garrison.population,
      byAdventurers: false,
    });
  }
}

/** The kingdom that a building is of. */
export function kingdomOf({ monsters }: Realm, piece: string): Kingdom | null {
  return monsters.kingdoms.find((it) => it.buildings.some((at) => at.piece === piece)) ?? null;
}

/** Those in a building, as a fighter. */
export function garrisonOf(world: Realm, piece: string): Fighter {
  const bonus = world.page.beadsIn(piece).some(isArtifact) ? 1 : 0;
  return { population: garrison(world, piece).length, bonus, kills: 1 };
}

/** ● of a building are lost. One that has lost all of them stands on, and its ○ is free (H1-SUR-04, H1-SUR-T1.2); a city is peopled again from the castle (H1-SUR-T1.1). */
export function loseGarrison(world: Realm, kingdom: Kingdom, place: string, many: number, clause: Clause): void {
  const { page } = world;
  const all = garrison(world, place);
  const dead = all.slice(0, many);
  if (dead.length === 0) return;
  const beads = dead.map(({ id }) => id);
  note(
    world,
    {
      kind: 'lost',
      clause,
      group: kingdom.id,
      bead: 'population',
      count: dead.length,
      beads,
      deed: 'fight',
      piece: place,
    },
    gone(dead),
  );
  if (dead.length < all.length) return;
  const building = kingdom.buildings.find((it) => it.piece === place);
  if (!building || (building.what === 'city' && repeople(world, kingdom, building))) return;
  const left = treasureOf(world, kingdom, building).map((it) => moveBead(world, it, page.piece(it.piece), null));
  note(
    world,
    { kind: 'emptied', clause: 'H1-SUR-04', group: kingdom.id, piece: place, left: left.map((it) => it.bead.id) },
    left,
  );
}

/** The ○ that a building's folk keep, in it and under it. */
function treasureOf({ page }: Realm, { id }: Kingdom, { piece, cellar }: Building): Bead[] {
  return [piece, ...(cellar ? [cellar] : [])].flatMap((it) =>
    page.beadsIn(it, 'treasure').filter((bead) => bead.owner === id),
  );
}

/** H1-SUR-T1.1: 1● and 1○ move from the castle to it, what there is. Whether anybody came. */
function repeople(world: Realm, kingdom: Kingdom, city: Building): boolean {
  const { page } = world;
  const castle = kingdom.buildings.find((it) => it.what === 'castle');
  if (!castle) return false;
  const [knight] = garrison(world, castle.piece);
  if (!knight) return false;
  const own = page.beadsIn(castle.piece, 'treasure').filter((it) => it.owner === kingdom.id && !isArtifact(it));
  const [coin] = own.sort(byWorth);
  const moves = [knight, ...(coin ? [coin] : [])].map((it, nth) =>
    moveBead(world, it, page.piece(city.piece), kingdom.id, nth),
  );
  const beads = moves.map((it) => it.bead.id);
  note(world, { kind: 'resettled', clause: 'H1-SUR-T1.1', group: kingdom.id, piece: city.piece, beads }, moves);
  return true;
}

/** H1-SUR-06: is anybody of them left? */
export function isWipedOut({ page }: Realm, { id }: Kingdom): boolean {
  return !page.beadsOf(id).some((it) => it.kind === 'population');
}

/** How many ○ a kingdom owns, all together (H1-MON-02). */
export function wealthOfKingdom(world: Realm, { id }: Kingdom): number {
  return count(world, id, 'treasure');
}
