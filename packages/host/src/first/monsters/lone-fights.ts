import type { Clause, Rule } from '@understory/table';
import { count, moveBead } from '../../beads.ts';
import { gone } from '../../purse.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { MASTERY } from '../villainy/dungeon-master/alone.ts';
import { hasArtifact } from './artifact.ts';
import { bonusOf, mightOf } from './encounter.ts';
import { factsOf } from './flavours.ts';
import type { MonsterGroup } from './group.ts';
import { lawsOf } from './laws.ts';
import { lose, settle } from './losses.ts';
import type { Lone } from './state.ts';
import { typeOf } from './wanderers/types.ts';

/** What a lone fighter brings into a fight (H1-MON-31): its ●, its bonus, and how many each of its ● kills. */
export interface Fighter {
  readonly population: number;
  readonly bonus: number;
  readonly kills: number;
}

/** … and whoever it fights: its ●, its bonus, and how many points each of its ● takes. */
export interface Opponent {
  readonly population: number;
  readonly bonus: number;
  readonly might: number;
}

/** H1-MON-31: what both lose. Bonuses soak up damage. */
export function damage(lone: Fighter, other: Opponent): { readonly lone: number; readonly other: number } {
  const done = Math.min((lone.population + lone.bonus) * lone.kills, other.bonus + other.population * other.might);
  return {
    other: Math.floor(Math.max(0, done - other.bonus) / other.might),
    lone: Math.max(0, Math.ceil(done / lone.kills) - lone.bonus),
  };
}

/** A lone monster as a fighter. */
export function fighterOf(world: Realm, { id, type }: Lone): Fighter {
  return {
    population: count(world, id, 'population'),
    bonus: hasArtifact(world, id) ? 1 : 0,
    kills: typeOf(type).kills ?? 1,
  };
}

/** A group as what it fights. */
export function opponentOf(world: Realm, me: MonsterGroup, role: 'acting' | 'met'): Opponent {
  // H1-DMR-13: his own +2 soaks up damage, as an alpha's does.
  const own = me.kind === 'dungeon master' ? MASTERY : 0;
  return { population: count(world, me.id, 'population'), bonus: bonusOf(world, me, role) + own, might: mightOf(me) };
}

/** H1-MON-30, -31: a lone monster and a group fight, without dice. */
export function* fightGroup(
  world: Realm,
  lone: Lone,
  group: MonsterGroup,
  clause: Clause,
  role: 'acting' | 'met',
): Rule {
  const facts = typeOf(lone.type);
  if (facts.joinsGoblins && factsOf(group).isGoblinoid) return joinGroup(world, lone, group);
  // H1-WAN-T1.3: whoever meets a spider at its web loses one of them, and the spider nothing.
  if (lone.web && (group.kind === 'delvers' || group.kind === 'breeders')) {
    note(world, { kind: 'lone fight', clause: 'H1-WAN-T1.3', group: group.id, from: lone.id, lost: 1, killed: 0 });
    lose(world, group, 'H1-WAN-T1.3', 1, 'fight');
    settle(world);
    return;
  }
  const before = count(world, group.id, 'population');
  const { lone: dead, other } = damage(fighterOf(world, lone), opponentOf(world, group, role));
  note(world, { kind: 'lone fight', clause, group: group.id, from: lone.id, lost: other, killed: dead });
  lose(world, group, clause, other, 'fight');
  const isDestroyed = before > 0 && other >= before;
  yield* loseLone(world, lone, dead, { clause, isDestroyer: isDestroyed, byAdventurers: false });
  settle(world);
}

/** H1-WAN-T1.6: its ● and ○ are added. */
function joinGroup(world: Realm, lone: Lone, group: MonsterGroup): void {
  const { page } = world;
  const home = page.piece(group.homes.at(-1)?.value ?? lone.at.piece);
  const moves = page.beadsOf(lone.id).map((it, nth) => moveBead(world, it, home, group.id, nth));
  const beads = moves.map((it) => it.bead.id);
  note(world, { kind: 'joined', clause: 'H1-WAN-T1.6', group: group.id, from: lone.id, beads }, [
    ...moves,
    { do: 'fall', group: lone.id },
  ]);
}

/** How a lone monster came to its losses. */
export interface LoneLoss {
  readonly clause: Clause;
  /** It has destroyed whom it fought. */
  readonly isDestroyer: boolean;
  readonly byAdventurers: boolean;
}

/** A lone monster loses ●; without any it is dead, and what it had lies free where it died (H1-MON-34). */
export function* loseLone(
  world: Realm,
  lone: Lone,
  many: number,
  { clause, isDestroyer, byAdventurers }: LoneLoss,
): Rule {
  const facts = typeOf(lone.type);
  const all = world.page.beadsOf(lone.id).filter((it) => it.kind === 'population');
  // H1-WAN-T1.4: a slime that destroys whom it fights loses nothing, and grows.
  if (facts.grows && isDestroyer) return grow(world, lone);
  if (many >= all.length && facts.isKilledByAdventurersAlone && !byAdventurers) return yield* slipAway(world, lone);
  const dead = all.slice(0, many);
  if (dead.length === 0) return;
  const lost = { group: lone.id, bead: 'population', count: dead.length, beads: dead.map(({ id }) => id) } as const;
  note(world, { kind: 'lost', clause, ...lost, deed: 'fight', piece: lone.at.piece }, gone(dead));
  if (dead.length === all.length) die(world, lone);
}

function grow(world: Realm, lone: Lone): void {
  const { page } = world;
  const [one] = page.beadsOf(lone.id);
  if (!one) return;
  const id = page.newId('b');
  const { kind, at, piece, owner, emblem } = one;
  note(
    world,
    {
      kind: 'gained',
      clause: 'H1-WAN-T1.4',
      group: lone.id,
      bead: 'population',
      count: 1,
      beads: [id],
      piece,
      deed: 'growth',
    },
    [{ do: 'bead', bead: { id, kind, at, piece, owner, name: null, fixed: false, emblem } }],
  );
}

/** H1-MON-34. */
function die(world: Realm, lone: Lone): void {
  const { page } = world;
  const left = page
    .beadsOf(lone.id)
    .map((it) => ({ do: 'move', id: it.id, bead: { ...still(it), id: page.newId('b'), owner: null } }) as const);
  const web = lone.web ? [{ do: 'end', id: lone.web } as const] : [];
  note(world, { kind: 'fell', clause: 'H1-MON-34', group: lone.id, left: left.map((it) => it.bead.id) }, [
    ...left,
    ...web,
    { do: 'fall', group: lone.id },
  ]);
  lone.web = null;
}

function still({ kind, at, piece, name, fixed, emblem }: ReturnType<Realm['page']['beadsIn']>[number]) {
  return { kind, at, piece, name, fixed, emblem };
}

/** H1-WAN-06: it keeps its ●, leaves all its ○, and walks away. */
function* slipAway(world: Realm, lone: Lone): Rule {
  const { page } = world;
  const left = page
    .beadsOf(lone.id)
    .filter((it) => it.kind === 'treasure')
    .map((it) => ({ do: 'move', id: it.id, bead: { ...still(it), id: page.newId('b'), owner: null } }) as const);
  note(world, { kind: 'slipped away', clause: 'H1-WAN-06', group: lone.id, left: left.map((it) => it.bead.id) }, left);
  yield* lawsOf(world).flee(world, lone);
}
