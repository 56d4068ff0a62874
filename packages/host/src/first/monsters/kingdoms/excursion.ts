import { centreOf, type Leg, stationAfter, TOLERANCE, waysOn } from '@understory/page';
import type { Rule } from '@understory/table';
import { putBead } from '../../../beads.ts';
import { FINGER } from '../../../measures.ts';
import { gone } from '../../../purse.ts';
import { choose } from '../../asks.ts';
import { note } from '../../note.ts';
import { byWorth } from '../../plain-first.ts';
import type { Realm } from '../../realm.ts';
import { alongSurface } from '../../words/along-surface.ts';
import { isArtifact } from '../artifact.ts';
import {
  bonusOfCompany,
  type Company,
  type Find,
  layDown,
  nearestFind,
  pickUp,
  stationAt,
  takeFree,
} from '../company.ts';
import { garrison } from '../garrison.ts';
import { lawsOf } from '../laws.ts';
import { pickLeg } from '../legs.ts';
import { damage, fighterOf, loseLone, opponentOf } from '../lone-fights.ts';
import { lose, settle } from '../losses.ts';
import { gatesOf, waysOf } from '../map.ts';
import { type Building, isAlive, type Kingdom } from '../state.ts';
import { buildSpecial } from './specials.ts';

/** How many set out (H1-SUR-14). */
const KNIGHTS = 3;

/** H1-SUR-14 to -18: knights go into the dungeon, fight whom they come upon, and come back with what they took. */
export function* excursion(world: Realm, kingdom: Kingdom, castle: Building): Rule {
  const company = yield* setOut(world, kingdom, castle);
  if (!company) return;
  let left = FINGER;
  let came: Leg | null = null;
  const fought = new Set<string>();
  const counts = (find: Find) =>
    find.kind === 'loot' || !fought.has(find.kind === 'group' ? find.group.id : find.lone.id);
  for (let nth = 0; left > TOLERANCE && company.members > 0; nth++) {
    const found = nearestFind(world, company.at, { counts, far: left });
    if (found) {
      left -= found.length;
      company.at = found.at;
      yield* comeUpon(world, company, found.find, fought);
      continue;
    }
    const ways = waysOf(world);
    const on = waysOn(ways, company.at, came);
    if (on.length === 0) break;
    came = yield* pickLeg('H1-SUR-15', kingdom.id, on, `${kingdom.id}, year ${world.monsters.year}, ${nth}`);
    company.at = stationAfter(ways, came, Math.min(left, came.length));
    left -= came.length;
  }
  if (company.members > 0) yield* comeHome(world, kingdom, castle, company);
}

/** H1-SUR-14: three of them, up to 1○, and the artifact if it is there, to the entrance nearest the castle. */
function* setOut(world: Realm, kingdom: Kingdom, castle: Building): Rule<Company | null> {
  const { page } = world;
  const home = centreOf(page.piece(castle.piece).shape);
  const far = new Map(gatesOf(world).map((it) => [it, alongSurface(page, it, home)]));
  const [gate] = [...far.keys()].sort((a, b) => (far.get(a) as number) - (far.get(b) as number));
  if (!gate) return null;
  const chest = page.beadsIn(castle.piece, 'treasure').filter((it) => it.owner === kingdom.id);
  const [coin] = chest.filter((it) => !isArtifact(it)).sort(byWorth);
  const key = coin
    ? yield* choose('H1-SUR-14', {
        by: 'maker',
        topic: { kind: 'what an excursion takes along', group: kingdom.id },
        options: [{ key: 'one' }, { key: 'none' }],
        usual: 'one',
        about: `${kingdom.id}, year ${world.monsters.year}`,
      })
    : 'none';
  const taken = [...(coin && key === 'one' ? [coin] : []), ...chest.filter(isArtifact)];
  const knights = garrison(world, castle.piece).slice(0, KNIGHTS);
  const beads = [...knights, ...taken];
  note(
    world,
    {
      kind: 'set out',
      clause: 'H1-SUR-14',
      group: kingdom.id,
      count: knights.length,
      piece: castle.piece,
      beads: beads.map(({ id }) => id),
    },
    gone(beads),
  );
  return {
    id: kingdom.id,
    members: knights.length,
    load: taken.map(({ name, emblem }) => ({ name, emblem })),
    at: stationAt(world, gate),
  };
}

/** H1-SUR-15, -16: as a lone fighter. All ○ of whom they destroy is theirs. */
function* comeUpon(world: Realm, company: Company, find: Find, fought: Set<string>): Rule {
  if (find.kind === 'loot') return takeFree(world, company, 'H1-SUR-16');
  const { page } = world;
  const who = find.kind === 'group' ? find.group : find.lone;
  fought.add(who.id);
  const own = { population: company.members, bonus: bonusOfCompany(company), kills: 1 };
  const other =
    find.kind === 'group'
      ? opponentOf(world, find.group, 'met')
      : { population: fighterOf(world, find.lone).population, bonus: fighterOf(world, find.lone).bonus, might: 1 };
  // H1-MON-32: an ooze is the lone fighter, whoever acts.
  const isOoze = find.kind === 'lone' && fighterOf(world, find.lone).kills > 1;
  const lost = isOoze
    ? flipped(damage(fighterOf(world, find.lone), { population: own.population, bonus: own.bonus, might: 1 }))
    : damage(own, other);
  note(world, {
    kind: 'lone fight',
    clause: 'H1-SUR-15',
    group: who.id,
    from: company.id,
    lost: lost.other,
    killed: lost.lone,
  });
  company.members -= lost.lone;
  const hoard = page.beadsOf(who.id).filter((it) => it.kind === 'treasure');
  if (find.kind === 'group') lose(world, find.group, 'H1-SUR-15', lost.other, 'fight');
  else
    yield* loseLone(world, find.lone, lost.other, {
      clause: 'H1-SUR-15',
      isDestroyer: company.members === 0,
      byAdventurers: false,
    });
  const isDestroyed =
    find.kind === 'group' ? page.beadsOf(who.id).every((it) => it.kind !== 'population') : !isAlive(world, who);
  if (isDestroyed && company.members > 0) pickUp(world, company, stillThere(world, hoard), 'H1-SUR-16');
  if (company.members === 0) layDown(world, company, company.load.length, 'H1-SUR-17');
  settle(world);
}

const flipped = ({ lone, other }: { readonly lone: number; readonly other: number }) => ({ lone: other, other: lone });

/** A bead that its owner dropped is another placement of it. */
function stillThere({ page }: Realm, beads: ReturnType<Realm['page']['beadsIn']>) {
  const origins = new Set(beads.map((it) => it.origin));
  const pieces = new Set(beads.map((it) => it.piece));
  return [...pieces].flatMap((it) => page.beadsIn(it, 'treasure')).filter((it) => origins.has(it.origin));
}

/** H1-SUR-18: survivors are home with their loot, which is the kingdoms' own from now on; then something is built. */
function* comeHome(world: Realm, kingdom: Kingdom, castle: Building, { members, load }: Company): Rule {
  const piece = world.page.piece(castle.piece);
  const puts = [
    ...Array.from({ length: members }, () => ({ kind: 'population', emblem: 'knights', name: null }) as const),
    ...load.map((it) => ({ kind: 'treasure', ...it }) as const),
  ].map((it, nth) => putBead(world, piece, { ...it, owner: kingdom.id }, nth));
  const beads = puts.map((it) => it.bead.id);
  note(
    world,
    { kind: 'came home', clause: 'H1-SUR-18', group: kingdom.id, count: members, piece: piece.id, beads },
    puts,
  );
  lawsOf(world).watch(world);
  if (!world.monsters.over) yield* buildSpecial(world, kingdom);
}
