import type { Clause, Rule } from '@understory/table';
import { moveBead, putBead } from '../../../beads.ts';
import { gone } from '../../../purse.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { isArtifact } from '../artifact.ts';
import { bonusOfCompany, layDown, pickUp } from '../company.ts';
import { contest, strengthOf } from '../encounter.ts';
import type { MonsterGroup } from '../group.ts';
import { lawsOf } from '../laws.ts';
import { damage, fighterOf, loseLone } from '../lone-fights.ts';
import { folk } from '../loot.ts';
import { abandon, kill, settle } from '../losses.ts';
import { garrisonOf, kingdomOf, loseGarrison } from '../raids.ts';
import type { Lone } from '../state.ts';
import type { Party } from './party.ts';

/** The one who is left flees (H1-ADV-07). */
const LAST = 1;

/** H1-ADV-13 to -18: one roll against a group. Whether the party won. */
export function* fightGroup(world: Realm, party: Party, group: MonsterGroup): Rule<boolean> {
  const clause = 'H1-ADV-13';
  const own = { id: party.id, strength: party.members + bonusOfCompany(party) };
  const by = yield* contest(world, clause, own, { id: group.id, strength: yield* strengthOf(world, group, 'met') });
  return readFight(world, party, group, by, folk(world, group));
}

/** H1-ADV-14 to -18: what comes of a roll. Whether the party won. */
export function readFight(world: Realm, party: Party, group: MonsterGroup, by: number, strikes: number): boolean {
  if (by > 0) {
    const hoard = world.page.beadsOf(group.id).filter((it) => it.kind === 'treasure');
    pickUp(world, party, hoard, 'H1-ADV-14');
    kill(world, group, 'H1-ADV-14', 'encounter');
    abandon(world, group, 'H1-ADV-14');
    if (by === 1) loseMembers(world, party, 1, 'H1-ADV-15');
  } else if (by === 0) {
    party.avoids.add(group.id);
    loseMembers(world, party, 1, 'H1-ADV-16');
  } else if (by === -1) {
    party.avoids.add(group.id);
    loseMembers(world, party, strikes, 'H1-ADV-17');
    if (!party.isOver) layDown(world, party, 1, 'H1-ADV-17');
  } else loseMembers(world, party, party.members, 'H1-ADV-18');
  settle(world);
  scatter(world, party);
  return by > 0;
}

/** H1-ADV-09, H1-MON-30: a lone fighter, without dice. */
export function* fightLone(world: Realm, party: Party, lone: Lone): Rule {
  const own = { population: party.members, bonus: bonusOfCompany(party), might: 1 };
  const lost = damage(fighterOf(world, lone), own);
  note(world, {
    kind: 'lone fight',
    clause: 'H1-ADV-09',
    group: party.id,
    from: lone.id,
    lost: lost.other,
    killed: lost.lone,
  });
  const isDestroyer = lost.other >= party.members;
  loseMembers(world, party, lost.other, 'H1-ADV-09');
  yield* loseLone(world, lone, lost.lone, { clause: 'H1-ADV-09', isDestroyer, byAdventurers: true });
  scatter(world, party);
}

/** H1-ALT-13: a building of the other kingdom, as a lone fighter. */
export function fightBuilding(world: Realm, party: Party, piece: string): void {
  const kingdom = kingdomOf(world, piece);
  if (!kingdom) return;
  const lost = damage(garrisonOf(world, piece), { population: party.members, bonus: bonusOfCompany(party), might: 1 });
  note(world, {
    kind: 'raided',
    clause: 'H1-ALT-13',
    group: party.id,
    from: kingdom.id,
    piece,
    killed: lost.lone,
    lost: lost.other,
  });
  loseMembers(world, party, lost.other, 'H1-ALT-13');
  loseGarrison(world, kingdom, piece, lost.lone, 'H1-ALT-13');
  lawsOf(world).watch(world);
  scatter(world, party);
}

/** ● of the party die; without any it is over, and what it carried lies free there. */
export function loseMembers(world: Realm, party: Party, many: number, clause: Clause): void {
  const dead = Math.min(many, party.members);
  if (dead === 0) return;
  party.members -= dead;
  note(world, { kind: 'party lost', clause, group: party.id, count: dead, left: party.members });
  if (party.members > 0) return;
  layDown(world, party, party.load.length, clause);
  end(world, party, 'dead', clause);
}

/** H1-ADV-07: the last of several flees with all the loot. */
export function scatter(world: Realm, party: Party): void {
  if (!party.isOver && party.members === LAST && party.began > LAST) leave(world, party, 'H1-ADV-07');
}

/** H1-ADV-06, H1-FEA-04: it leaves with its loot, which is out of the game; an artifact goes back to the castle. */
export function leave(world: Realm, party: Party, clause: Clause): void {
  if (party.isOver) return;
  const castle = lawsOf(world).castle(world, party.alignment);
  const found = party.load.filter(isArtifact);
  if (castle && found.length > 0) {
    const piece = world.page.piece(castle.piece);
    const puts = found.map((it, nth) => putBead(world, piece, { kind: 'treasure', owner: castle.owner, ...it }, nth));
    note(
      world,
      {
        kind: 'brought back',
        clause: 'H1-FEA-04',
        group: castle.owner ?? party.id,
        piece: piece.id,
        beads: puts.map((it) => it.bead.id),
      },
      puts,
    );
  }
  for (const it of party.load)
    if (it.name !== null && !found.includes(it))
      note(world, { kind: 'treasure lost', clause: 'H1-TRE-03', name: it.name, from: party.id });
  end(world, party, clause === 'H1-ADV-07' ? 'fled' : 'left', clause);
  lawsOf(world).watch(world);
}

function end(world: Realm, party: Party, ending: 'dead' | 'fled' | 'left', clause: Clause): void {
  party.isOver = true;
  const token = world.page.beadsOf(party.id);
  note(
    world,
    { kind: 'party ended', clause, group: party.id, ending, count: party.members, treasure: party.load.length },
    [...gone(token), { do: 'fall', group: party.id }],
  );
}

/** The token is moved to where the party is. */
export function showWhere(world: Realm, party: Party): void {
  const [token] = world.page.beadsOf(party.id);
  if (!token || token.piece === party.at.piece) return;
  const move = moveBead(world, token, world.page.piece(party.at.piece));
  note(world, { kind: 'walked', clause: 'H1-ADV-04', group: party.id, piece: party.at.piece, beads: [move.bead.id] }, [
    move,
  ]);
}
