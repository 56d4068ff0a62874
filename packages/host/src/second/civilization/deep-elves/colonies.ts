import { gapTo, type Piece, TOLERANCE, type Unit } from '@understory/page';
import type { Rule } from '@understory/table';
import { lairIn, lairs } from '../../../lairs.ts';
import { causedBy } from '../../../note.ts';
import { choose } from '../../asks.ts';
import type { Gain, Tick } from '../../events.ts';
import { linesOf } from '../../lines.ts';
import { sinceLast } from '../../note.ts';
import { type Resource, resourceOf } from '../../nouns.ts';
import { REACH } from '../access.ts';
import { population } from '../civ.ts';
import { exploitLair, MINEABLE, useUp } from '../exploit.ts';
import { gain } from '../gains.ts';
import { sites } from '../sites.ts';
import { COLONY_TYPES, type ColonyType } from './colony-types.ts';
import { actingAs, type Colony, type ElfCiv, livingColonies, piecesOf } from './elf-civ.ts';
import { type Expansion, expansions } from './expansions.table.ts';
import { exportOne } from './export.ts';
import { fight } from './fight.ts';

/** H2-ELF-14: each living colony has its turn once; mining, then processing, then military, each in order of founding, unless the player wishes otherwise. */
export function* colonialYear(civ: ElfCiv): Rule {
  civ.mined = false;
  const usual = (a: Colony, b: Colony) => COLONY_TYPES.indexOf(a.type) - COLONY_TYPES.indexOf(b.type);
  const left = new Set(livingColonies(civ).sort(usual));
  while (!civ.ending) {
    const next = yield* whoseTurn(
      civ,
      [...left].filter((it) => it.group.alive),
    );
    if (!next) break;
    left.delete(next);
    yield* turnOf(civ, next);
  }
}

function* whoseTurn(civ: ElfCiv, left: readonly Colony[]): Rule<Colony | null> {
  const [first] = left;
  if (!first) return null;
  const key = yield* choose('H2-ELF-14', {
    by: civ.group.id,
    topic: { kind: 'which colony is next' },
    options: left.map(({ group, type }) => ({
      key: group.id,
      what: { kind: 'colony', group: group.id, colony: type },
      subject: { group: group.id },
    })),
    usual: first.group.id,
    about: civ.group.id,
  });
  return left.find((it) => it.group.id === key) ?? first;
}

/** H2-ELF-21 to -23. What it meets in its turn, it pays for itself (H2-CIV-23). */
export function* turnOf(civ: ElfCiv, colony: Colony): Rule {
  civ.bearer = colony.group;
  yield* actingAs(civ, colony.group, () => LIFECYCLES[colony.type](civ, colony));
  civ.bearer = civ.group;
}

const LIFECYCLES: Readonly<Record<ColonyType, (civ: ElfCiv, colony: Colony) => Rule>> = {
  mining: mine,
  processing: process,
  military: raid,
};

/** H2-ELF-21: exploit and export, otherwise expand. */
function* mine(civ: ElfCiv, colony: Colony): Rule {
  const exploited = yield* exploitNearest(civ, 'H2-ELF-21', ore(civ, colony));
  if (exploited !== null) {
    civ.mined = true;
    if (goesOn(civ, colony)) yield* exportOne(civ, 'H2-ELF-21', 'treasure', colony.group, civ.group, exploited);
  } else {
    yield* expandColony(civ, colony);
  }
}

/** H2-ELF-22: if a mine was worked before it in this turn, refine and export, otherwise expand. */
function* process(civ: ElfCiv, colony: Colony): Rule {
  if (civ.mined) {
    civ.met.clear();
    const refined = yield* gain(civ, 'H2-ELF-22', 'treasure', { deed: 'refine', ...lastMined(civ) });
    if (goesOn(civ, colony)) yield* exportOne(civ, 'H2-ELF-22', 'treasure', colony.group, civ.group, refined);
  } else {
    yield* expandColony(civ, colony);
  }
}

/** The colony that mined last, and the line of it: that is what is refined. */
function lastMined({ world, colonies }: ElfCiv): Pick<Gain, 'from' | 'cause'> {
  const isOurs = (group: string) => colonies.some((it) => it.group.id === group);
  const { cause } = sinceLast(world, 'gained', ({ deed, group }) => deed === 'mine' && isOurs(group));
  const mined = cause === undefined ? undefined : linesOf(world)[cause];
  return mined?.kind === 'gained' ? { from: { group: mined.group }, cause: mined.tick } : { from: null };
}

/** H2-ELF-23: with nothing to exploit it turns on its own; otherwise it expands. */
function* raid(civ: ElfCiv, colony: Colony): Rule {
  const exploited = yield* exploitNearest(civ, 'H2-ELF-23', prey(civ, colony));
  if (exploited === null) yield* fight(civ, colony);
  else if (goesOn(civ, colony)) yield* expandColony(civ, colony);
}

/** H2-CIV-06, H2-ELF-11: a colony that died of what it met stops there. */
function goesOn(civ: ElfCiv, { group }: Colony): boolean {
  return !civ.ending && group.alive;
}

/** A unit or a lair that a colony might exploit. */
export type Prey = { readonly far: number } & ({ readonly unit: Unit } | { readonly lair: Piece });

/** Of its own site, wherever in it; when that is exhausted, ore and gems near its pieces. */
export function ore(civ: ElfCiv, colony: Colony): Prey[] {
  const own = unitsFrom(civ, colony, ownUnits(civ, colony));
  return own.length > 0 ? own : unitsFrom(civ, colony, standing(civ, MINEABLE), REACH);
}

/** Monsters or biome of its own site; when that has none, near its pieces. A nexus is nothing to exploit (H2-ELF-25). */
export function prey(civ: ElfCiv, colony: Colony): Prey[] {
  const { world } = civ;
  const lair = colony.lair ? world.page.piece(colony.lair) : null;
  if (lair && lairIn(world, lair)) return [{ lair, far: 0 }];
  const own = colony.kind === 'biome' ? unitsFrom(civ, colony, ownUnits(civ, colony)) : [];
  if (own.length > 0) return own;
  const pieces = piecesOf(world, colony.group);
  const dens = lairs(world)
    .map((it) => ({ lair: it.piece, far: Math.min(...pieces.map((own) => world.page.gap(own.shape, it.piece.shape))) }))
    .filter((it) => it.far <= REACH + TOLERANCE);
  return [...unitsFrom(civ, colony, standing(civ, ['biome', 'surface biome']), REACH), ...dens].sort(nearestFirst);
}

function ownUnits({ world }: ElfCiv, { kind, site }: Colony): readonly Unit[] {
  return sites(world, [kind]).find((it) => it.key === site)?.units ?? [];
}

function standing({ world }: ElfCiv, kinds: readonly Resource[]): Unit[] {
  return world.page.units.filter((it) => it.until === null && kinds.includes(resourceOf(it)));
}

/** As far as they are from the colony's own pieces, the nearest first. */
function unitsFrom(civ: ElfCiv, { group }: Colony, units: readonly Unit[], limit = Number.POSITIVE_INFINITY): Prey[] {
  const pieces = piecesOf(civ.world, group);
  const found: Prey[] = [];
  for (const unit of units) {
    let far = Number.POSITIVE_INFINITY;
    for (const { shape } of pieces) far = Math.min(far, gapTo(shape, unit.at.x, unit.at.y, Math.min(far, limit + 1)));
    if (far <= limit + TOLERANCE) found.push({ unit, far });
  }
  return found.sort(nearestFirst);
}

function nearestFirst(a: Prey, b: Prey): number {
  if (Math.abs(a.far - b.far) > TOLERANCE) return a.far - b.far;
  return 'unit' in a && 'unit' in b ? a.unit.at.x - b.unit.at.x || a.unit.at.y - b.unit.at.y : 0;
}

/** H2-CIV-14: use one up for 1○. Returns the tick; null if there is nothing. Exploiting monsters disturbs nobody (H2-CIV-22). */
function* exploitNearest(civ: ElfCiv, clause: 'H2-ELF-21' | 'H2-ELF-23', among: readonly Prey[]): Rule<Tick | null> {
  const [usual] = among;
  if (!usual) return null;
  const keyOf = (it: Prey) => ('unit' in it ? it.unit.id : it.lair.id);
  const key = yield* choose(clause, {
    by: civ.group.id,
    topic: { kind: 'what to exploit', group: civ.acting.id },
    options: among.map((it) => ({
      key: keyOf(it),
      what: 'unit' in it ? { kind: 'exploit', unit: it.unit.id } : { kind: 'exploit monsters', piece: it.lair.id },
      subject: 'unit' in it ? { spot: it.unit.at } : { piece: it.lair.id },
    })),
    usual: keyOf(usual),
    about: civ.acting.id,
  });
  const chosen = among.find((it) => keyOf(it) === key) ?? usual;
  civ.met.clear();
  if ('unit' in chosen) {
    yield* useUp(civ, clause, chosen.unit);
    const { id: unit, until } = chosen.unit;
    return yield* gain(civ, clause, 'treasure', { deed: 'mine', from: { unit }, ...causedBy(until) });
  }
  const { id: wild } = chosen.lair;
  civ.met.add(wild);
  const cause = yield* exploitLair(civ, clause, chosen.lair);
  return yield* gain(civ, clause, 'treasure', { deed: 'hunt', from: { wild }, cause });
}

/** H2-ELF-26: one of its three expansions that it has not built yet, in the table's order by default. */
function* expandColony(civ: ElfCiv, colony: Colony): Rule {
  const left = expansionsLeft(colony);
  const [usual] = left;
  if (!usual || population(civ, colony.group) === 0) return;
  civ.met.clear();
  const key = yield* choose('H2-ELF-26', {
    by: civ.group.id,
    topic: { kind: 'what a colony builds', group: colony.group.id },
    options: left.map(({ name }) => ({ key: name })),
    usual: usual.name,
    about: colony.group.id,
  });
  const chosen = left.find((it) => it.name === key) ?? usual;
  yield* chosen.build(civ, colony, chosen);
}

function expansionsLeft({ type, group }: Colony): Expansion[] {
  return expansions[type].filter((it) => !group.built.includes(it.name));
}
