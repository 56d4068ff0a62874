import { centreOf, type Piece } from '@understory/page';
import { asWritten, capital, type Rule } from '@understory/table';
import { unitsByGap, works } from '../../../works.ts';
import { name } from '../../asks.ts';
import { label } from '../../draw.ts';
import { epicTreasure } from '../../epics.ts';
import { mark } from '../../marks.ts';
import { freshNames } from '../../names.ts';
import { note, sinceLast } from '../../note.ts';
import { variantOf, writtenIn } from '../../own-words.ts';
import type { Manufactory } from '../../works.ts';
import { REACH } from '../access.ts';
import { asBuilt, built, construct } from '../build.ts';
import type { ConstructionRow } from '../construction-row.ts';
import { newRoom } from '../rooms.ts';
import type { DwarfCiv } from './dwarf-civ.ts';
import { pick, pickOrWrite } from './pick.ts';

/** A room with its name, and no more. */
export function* room(civ: DwarfCiv, { clause, name }: ConstructionRow): Rule<Piece> {
  return yield* construct(civ, name, { clause });
}

export function* tomb(civ: DwarfCiv, it: ConstructionRow): Rule {
  mark(civ.world, it.clause, yield* room(civ, it), 'tomb', asBuilt(civ));
}

export function* fortified(civ: DwarfCiv, it: ConstructionRow): Rule {
  mark(civ.world, it.clause, yield* room(civ, it), 'fortification', asBuilt(civ));
}

export function* treasured(civ: DwarfCiv, { clause, name: what }: ConstructionRow): Rule {
  const hall = yield* construct(civ, what, { clause }, { gain: ['epic'] });
  yield* epicTreasure(civ.world, clause, hall, civ.group.id, civ.group.id, sinceLast(civ.world, 'built'));
}

/** H2-DWF-T1.2: three small rooms side by side. */
export function* workshops(civ: DwarfCiv, it: ConstructionRow): Rule {
  const first = yield* room(civ, it);
  for (let i = 0; i < 2; i++)
    yield* newRoom(civ, { clause: it.clause, sort: it.name, what: { kind: 'workshop' }, by: centreOf(first.shape) });
}

const POWER = ['geothermal plant', 'turbine', 'windmill', 'tesla coil', 'mana battery', 'muscle wheel'] as const;

/** H2-DWF-15: near water or magma, if that is near the works. */
export function* powerplant(civ: DwarfCiv, { clause, name }: ConstructionRow): Rule {
  const near = unitsByGap(civ, ['magma', 'water'], REACH)[0]?.unit;
  const usual = near?.kind === 'magma' ? 'geothermal plant' : near ? 'turbine' : null;
  const asked = { kind: 'what drives the Powerplant' } as const;
  const look = yield* pickOrWrite(civ, 'H2-DWF-15', asked, POWER, usual, 'the Powerplant');
  const place = near ? { by: near.at } : {};
  yield* construct(civ, name, { clause, ...variantOf(look), ...place }, { under: writtenIn(look) });
}

const LANDMARKS = ['library', 'throne', 'statue', 'monolith', 'basilica', 'pillar'] as const;

/** H2-DWF-T1.8: the foundation is a city now. */
export function* city(civ: DwarfCiv, { clause, name: what }: ConstructionRow): Rule {
  const { world, group } = civ;
  const called = yield* name(clause, {
    by: group.id,
    topic: { kind: 'name of the city' },
    ideas: freshNames(world, 'dwarven place'),
    of: { subject: 'group', id: group.id },
  });
  const variant = yield* pick(civ, clause, { kind: 'landmark of the city' }, LANDMARKS, null);
  yield* construct(civ, what, { clause, area: 3, variant });
  const sign = world.page.labels.find((it) => it.about === civ.entrance.id && it.until === null);
  note(world, { kind: 'renamed', clause, group: group.id, name: called, former: group.name }, [
    { do: 'rename', group: group.id, name: called },
    ...(sign ? [{ do: 'end', id: sign.id } as const] : []),
  ]);
  label(world, clause, civ.entrance.id, asWritten(called), civ.foundation, 'large');
}

const WATERWORKS = ['Bridge', 'Dam', 'Cistern'] as const;

/** H2-DWF-T1.10: one of the three. */
export function* bridgeDamOrCistern(civ: DwarfCiv, { clause, name }: ConstructionRow): Rule {
  const { page } = civ.world;
  const near = (fits: (piece: Piece) => boolean) =>
    [...page.drawn()].some((it) => fits(it) && works(civ).some((work) => page.near(work.shape, it.shape)));
  const river = near((it) => it.kind === 'water' && !it.shape.closed && it.shape.path.length > 2);
  const gulf = near((it) => it.kind === 'magma' || (it.kind === 'cave' && it.area >= 6));
  const which = yield* pick(
    civ,
    clause,
    { kind: 'bridge, dam or cistern' },
    WATERWORKS,
    river ? 'Dam' : gulf ? 'Bridge' : 'Cistern',
  );
  const made = yield* newRoom(civ, { clause, sort: which, what: { kind: 'work', name: which } });
  built(civ, clause, name, made, which);
}

const AGORAS = ['Agora', 'Senate', 'Congress', 'Great Hall', 'Darrow', 'Grudge Market', 'Delf'] as const;

export function* agora(civ: DwarfCiv, { clause, name }: ConstructionRow): Rule {
  const words = yield* pick(civ, clause, { kind: 'name of the Agora' }, AGORAS, null);
  const hall = yield* newRoom(civ, { clause, sort: name, what: { kind: 'agora', name: words }, area: 2 });
  built(civ, clause, name, hall, words);
}

const WEAPONS = ['Hammer of Zil', 'Volcano Horn', 'Great Scone', 'Armor of 1000 Blows'];

export function* doomWeapon(civ: DwarfCiv, it: ConstructionRow): Rule {
  const hall = yield* construct(civ, it.name, { clause: it.clause }, { gain: ['epic'] });
  const used = new Set(civ.world.page.beads.map((bead) => bead.name));
  const left = WEAPONS.filter((weapon) => !used.has(weapon));
  const how = { ...(left.length > 0 ? { ideas: left } : {}), ...sinceLast(civ.world, 'built') };
  yield* epicTreasure(civ.world, it.clause, hall, civ.group.id, civ.group.id, how);
}

const MANUFACTORIES = [
  'brewery',
  'assembly line',
  'studio',
  'laboratory',
  'crucible',
  'smithy',
  'glassworks',
  'atelier',
  'loom',
  'maker space',
] as const;

export function* manufactory(civ: DwarfCiv, { clause, name }: ConstructionRow): Rule {
  const asked = { kind: 'what the Manufactory makes' } as const;
  const words = yield* pickOrWrite(civ, clause, asked, MANUFACTORIES, null, 'the Manufactory');
  const made = typeof words === 'string' ? (capital(words) as Manufactory) : asWritten(capital(words.text));
  const what = typeof made === 'string' ? ({ kind: 'work', name: made } as const) : made;
  const house = yield* newRoom(civ, { clause, sort: name, what, ...variantOf(words) });
  built(civ, clause, name, house, made);
}

const ENGINES = ['perpetual motion', 'thinking machine', 'endless work', 'tireless golems'] as const;

export function* impossibleEngine(civ: DwarfCiv, { clause, name }: ConstructionRow): Rule {
  const variant = yield* pick(civ, clause, { kind: 'which Impossible Engine' }, ENGINES, null);
  yield* construct(civ, name, { clause, variant });
}
