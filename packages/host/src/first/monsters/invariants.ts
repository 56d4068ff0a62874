import { count } from '../../beads.ts';
import { groupOf } from '../../world.ts';
import type { FirstWorld } from '../world.ts';
import { garrison } from './garrison.ts';
import type { Kingdom } from './state.ts';

/** What a world breaks of the promises about monsters and kingdoms (H1-INV-07 to -10, -13, -14, -18, -19), between two stretches of play. */
export function brokenByMonsters(world: FirstWorld): string[] {
  return [
    ...world.monsters.kingdoms.flatMap((it) => kingdomFaults(world, it)),
    ...tooRich(world),
    ...undead(world),
    ...claimedTwice(world),
    ...rolledAlone(world),
    ...tooLong(world),
  ];
}

/** H1-INV-07, -19. */
function kingdomFaults(world: FirstWorld, { buildings }: Kingdom): string[] {
  const folk = (what: string) =>
    buildings.filter((it) => it.what === what).map(({ piece }) => garrison(world, piece).length);
  const [castle = 0] = folk('castle');
  const farms = folk('farm').filter((it) => it > 0).length;
  return [
    ...(castle > 5 ? [`H1-INV-07: the castle has ${castle}●`] : []),
    ...(castle === 5 && farms > 6 ? [`H1-INV-19: ${farms} farms are occupied`] : []),
    ...['castle', 'city', 'tower'].flatMap((it) => (folk(it).length > 1 ? [`H1-INV-19: ${it} stands twice`] : [])),
  ];
}

/** H1-INV-08: whoever has six ○ has ended the age. */
function tooRich(world: FirstWorld): string[] {
  const { monsters, groups, at } = world;
  if (monsters.over || at.age !== 'monsters') return [];
  const rich = groups.filter(
    (it) => it.sort === 'monsters' && it.kind !== 'lone' && count(world, it.id, 'treasure') >= 6,
  );
  return rich.map(({ name }) => `H1-INV-08: ${name} owns six ○, and the age goes on`);
}

/** H1-INV-09: whoever has no ● is no more, and whoever is no more has nothing. */
function undead(world: FirstWorld): string[] {
  const { page, monsters } = world;
  const claimants = new Set(page.bonds.flatMap((it) => (it.kind === 'claimed' && it.until === null ? [it.group] : [])));
  return monsters.groups.flatMap(({ id }) => {
    const { alive, name } = groupOf(world, id);
    const folk = count(world, id, 'population');
    // A Dungeon Master without an army is still there (H1-DMR-10).
    const isMaster = page.beadsOf(id).some((it) => it.kind === 'token');
    if (alive) return folk > 0 || isMaster ? [] : [`H1-INV-09: ${name} lives without a ●`];
    return folk > 0 || claimants.has(id) ? [`H1-INV-09: ${name} is abandoned, and still there`] : [];
  });
}

/** H1-INV-10, -18: no room and no stretch of tunnel is claimed by two. */
function claimedTwice({ page }: FirstWorld): string[] {
  const faults: string[] = [];
  const claims = page.bonds.filter((it) => it.kind === 'claimed' && it.until === null);
  for (const [i, a] of claims.entries()) {
    for (const b of claims.slice(i + 1)) {
      if (a.piece !== b.piece || a.group === b.group) continue;
      const isShared =
        !a.stretch || !b.stretch || (a.stretch.from < b.stretch.to - 0.01 && b.stretch.from < a.stretch.to - 0.01);
      if (isShared) faults.push(`H1-INV-18: ${a.group} and ${b.group} both claim ${a.piece}`);
    }
  }
  return faults;
}

/** H1-INV-13: lone fighters and kingdoms never roll, but for a castle or city against infiltration (H1-THO-07). */
function rolledAlone(world: FirstWorld): string[] {
  const lines = world.journal.entries as readonly {
    readonly kind: string;
    readonly clause: string;
    readonly group?: string;
    readonly from?: string;
  }[];
  const dicers = new Set(
    lines.flatMap((it) => (it.kind === 'fought' && it.clause !== 'H1-THO-07' ? [it.group, it.from] : [])),
  );
  return world.groups
    .filter((it) => (it.kind === 'lone' || it.kind === 'kingdoms') && dicers.has(it.id))
    .map(({ name }) => `H1-INV-13: ${name} has rolled dice in a fight`);
}

/** H1-INV-14. */
function tooLong({ at, monsters, options }: FirstWorld): string[] {
  const isLate = (at.age === 'monsters' && monsters.year > options.monsterYears) || monsters.restarts > 3;
  return isLate ? [`H1-INV-14: year ${monsters.year} of the monsters, ${monsters.restarts} restarts`] : [];
}
