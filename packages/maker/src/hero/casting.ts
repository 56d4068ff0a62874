import { type Rule, unreachable } from '@understory/table';
import { type CastingMoment, spellToCast } from '../bot/spells.ts';
import { decided } from '../decide.ts';
import { keyOf } from '../grid.ts';
import { canCast, DUNGEON_HP, type Sheet, type Visit } from '../sheet.ts';
import { type Column, type ColumnName, SPELL_ROWS, type Spell, type SpellRow } from '../spells.ts';
import { tell, type World } from '../world.ts';
import type { Peril } from './dangers.ts';

/** A moment where spells fit, and what stands to be changed. */
export interface Casting extends CastingMoment {
  /** Of the tile; null where it has no danger. */
  readonly peril: Peril | null;
  /** A Snare or a Shortcut has been cast on this tile (DM-SPL-06). */
  readonly isSnared?: boolean;
}

export const NOT_NOW = 'not now';

/** The name of the column that was cast: Firebolt, or Salve. */
export type Cast = ColumnName;

/**
 * DM-MUL-06: the owner may cast first, then the others in seat order from the owner's left. Returns the first spell cast that the
 * rule at hand must follow up; null if none was. Players who have ended the phase may cast too (DM-MUL-08).
 */
export function* castAt(world: World, owner: Sheet, visit: Visit, scene: Casting): Rule<Cast | null> {
  const own = yield* castBy(world, owner, owner, visit, scene);
  if (own !== null || visit.rivalHasCast || world.sheets.length === 1) return own;
  const seat = world.sheets.indexOf(owner);
  for (let i = 1; i < world.sheets.length && !visit.rivalHasCast; i++) {
    const caster = world.sheets[(seat + i) % world.sheets.length];
    if (!caster) continue;
    const cast = yield* castBy(world, owner, caster, visit, scene);
    if (cast !== null) return cast;
  }
  return null;
}

function* castBy(world: World, owner: Sheet, caster: Sheet, visit: Visit, scene: Casting): Rule<Cast | null> {
  const rows = castable(owner, caster, visit, scene);
  if (rows.length === 0) return null;
  const isOwn = owner === caster;
  const spell = yield* decided<Spell | typeof NOT_NOW>(
    world,
    'DM-SPL-01',
    () => {
      if (world.quick?.cast) return world.quick.cast(rows.map((it) => it.spell)) ?? NOT_NOW;
      return (isOwn ? spellToCast(owner, visit, scene) : null) ?? NOT_NOW;
    },
    () => ({
      by: caster.seat,
      topic: {
        kind: 'whether to cast',
        player: owner.name,
        caster: caster.name,
        hero: visit.hero,
        type: visit.type.name,
        hp: visit.hp,
        square: keyOf(visit.at),
        moment: scene.moment,
        stairs: scene.isBeforeStairs,
        damage: scene.damage,
      },
      about: aboutScene(owner, caster, visit, scene),
      options: [
        { key: NOT_NOW },
        ...rows.map((it) => ({ key: it.spell, what: { kind: 'cast', spell: column(it, isOwn).name } as const })),
      ],
    }),
  );
  const row = rows.find((it) => it.spell === spell);
  if (!row) return null;
  cast(world, owner, caster, visit, row);
  return column(row, isOwn).name;
}

/** What the ask is about; own dice and codes of results rely on it. */
function aboutScene(owner: Sheet, caster: Sheet, { hero, at }: Visit, { moment }: Casting): string {
  return `${owner.name}, hero ${hero}, ${moment} ${keyOf(at)}${owner === caster ? '' : `, by ${caster.name}`}`;
}

/** The spells that fit: circled, not yet cast (DM-SPL-01), at their moment, and not without effect (DM-SPL-05). */
function castable(owner: Sheet, caster: Sheet, visit: Visit, scene: Casting): SpellRow[] {
  if (caster.spells.length === caster.spent.length) return NO_ROWS;
  const isOwn = owner === caster;
  return SPELL_ROWS.filter(
    (it) =>
      column(it, isOwn).when === scene.moment &&
      canCast(caster, it.spell) &&
      hasEffect(column(it, isOwn).name, owner, visit, scene),
  );
}

const NO_ROWS: SpellRow[] = [];

function column(row: SpellRow, isOwn: boolean): Column {
  return isOwn ? row.own : row.rival;
}

/** DM-SPL-05, DM-SPL-06. */
function hasEffect(name: Cast, owner: Sheet, visit: Visit, { peril, damage, isSnared = false }: Casting): boolean {
  switch (name) {
    case 'Frenzy':
    case 'Warding':
      return damage > 0;
    case 'Snare':
    case 'Shortcut':
      return peril !== null && !isSnared;
    case 'Hex':
    case 'Insight':
      return peril !== null && bites(peril, visit);
    case 'Curse':
      return visit.str > 0 || visit.int > 0;
    case 'Mend':
      return owner.crosses > 0;
    case 'Siege':
      return owner.crosses < DUNGEON_HP;
    case 'Firebolt':
    case 'Salve':
    case 'Blessing':
      return true;
    default:
      return unreachable(name);
  }
}

/** Would a failed check change anything? */
function bites({ damage, loss }: Peril, { str, int }: Visit): boolean {
  return damage > 0 || (loss.str > 0 && str > 0) || (loss.int > 0 && int > 0);
}

/** DM-SPL-T1.1. */
export const BOLT = 2;
/** DM-SPL-T1.2. */
const CURSE = 3;

/** Cross the spell out and do what it does at once; what it does to a check or a tile is up to who asked. */
function cast(world: World, owner: Sheet, caster: Sheet, visit: Visit, row: SpellRow): void {
  const isOwn = owner === caster;
  caster.spent.push(row.spell);
  if (!isOwn) visit.rivalHasCast = true;
  if (row.spell === 'Hex' || row.spell === 'Frenzy') visit.oneCheckSpell = true;
  if (row.spell === 'Firebolt') visit.hp += isOwn ? -BOLT : BOLT;
  if (row.spell === 'Curse') {
    // DM-SPL-04: not below 0.
    visit.str = Math.max(0, visit.str + (isOwn ? -CURSE : CURSE));
    visit.int = Math.max(0, visit.int + (isOwn ? -CURSE : CURSE));
  }
  if (row.spell === 'Mend') owner.crosses += isOwn ? -1 : 1;
  tell(world, () => ({
    kind: 'spell cast',
    clause: row.clause,
    player: owner.name,
    caster: caster.name,
    spell: column(row, isOwn).name,
    square: keyOf(visit.at),
    hp: visit.hp,
    str: visit.str,
    int: visit.int,
    crosses: owner.crosses,
  }));
}
