import { type Bead, centreOf, type Piece, type Point } from '@understory/page';
import { asWritten, type Clause, type Rule } from '@understory/table';
import { beadsOf } from '../../../beads.ts';
import { foundedAt } from '../../../groups.ts';
import type { Group } from '../../../world.ts';
import { choose, name } from '../../asks.ts';
import { label } from '../../draw.ts';
import { found } from '../../groups.ts';
import { freshNames } from '../../names.ts';
import { styleOf } from '../civ.ts';
import { newRoom } from '../rooms.ts';
import type { Site } from '../sites.ts';
import { type ColonyLook, type ColonyType, LOOKS } from './colony-types.ts';
import { buryTheDead, type ElfCiv } from './elf-civ.ts';
import { exported } from './export.ts';
import { colonizable, colonyAt, nearestToCapitol, type Prospect } from './prospects.ts';
import type { ElfWhat } from './questions.ts';

/** H2-ELF-15: if some site can be colonized, colonize one. */
export function* colonize(civ: ElfCiv): Rule {
  const open = colonizable(civ);
  const usual = nearestToCapitol(civ, open);
  if (!usual) return;
  const key = yield* choose('H2-ELF-06', {
    by: civ.group.id,
    topic: { kind: 'which site is colonized', group: civ.group.id },
    options: open.map(({ site, at }) => ({
      key: site.key,
      what: whatSite(site),
      subject: site.lair ? { piece: site.lair } : { spot: at },
    })),
    usual: usual.site.key,
    about: civ.group.id,
  });
  yield* foundColony(civ, open.find((it) => it.site.key === key) ?? usual);
}

function whatSite({ kind, stratum, units }: Site): ElfWhat {
  const biome = (kind === 'biome' && units[0]?.biome) || null;
  return { kind: 'site', resource: kind, biome, stratum, colony: colonyAt(kind) };
}

/** H2-ELF-06: a new sanctum and pit by the site's nearest unit, with 1● and, if there is any, 1○ from the capitol. */
export function* foundColony(civ: ElfCiv, { site, at }: Prospect): Rule {
  const { world } = civ;
  const type = colonyAt(site.kind);
  const called = yield* name('H2-ELF-06', {
    by: civ.group.id,
    topic: { kind: 'name of the elven colony', colony: type },
    ideas: freshNames(world, 'deep elf place'),
    about: site.key,
    of: { subject: 'group', id: world.page.idAhead('g') },
  });
  const look = yield* whichLook(civ, type, site);
  const made = { kind: `${type} colony`, name: called, of: civ.group.id } as const;
  const because = site.lair ?? site.units[0]?.piece ?? null;
  const home = world.page.idAhead('p');
  const beads = (['population', 'treasure'] as const).flatMap((it) => nextToGo(civ, it)?.id ?? []);
  const group = found(world, 'H2-ELF-06', made, { home, beads, parent: civ.group.id, because, look });
  const { lair, kind, key } = site;
  const first = yield* settlersRoom(civ, group, { at, look, lair }, 'population');
  civ.colonies.push({ group, type, site: key, kind, lair, look, first });
  label(world, 'H2-ELF-06', first.id, asWritten(called), centreOf(first.shape), 'small');
  yield* settlersRoom(civ, group, { at, look, lair }, 'treasure');
  buryTheDead(civ, foundedAt(world, group.id).cause);
}

/** One room of the colony, and whoever or whatever the capitol sends there. */
function* settlersRoom(
  civ: ElfCiv,
  group: Group,
  { at, look, lair }: { readonly at: Point; readonly look: string; readonly lair: string | null },
  kind: 'population' | 'treasure',
): Rule<Piece> {
  const { world } = civ;
  const style = styleOf(civ);
  const { sort, what } = style.home(kind, group);
  civ.acting = group;
  civ.livesWith = new Set(lair ? [lair] : []);
  const room = yield* newRoom(civ, { clause: 'H2-ELF-06', sort, what, by: at, variant: look });
  civ.acting = civ.group;
  civ.livesWith = new Set();
  const sent = nextToGo(civ, kind);
  if (!sent) return room;
  const why = { clause: 'H2-ELF-06', ...foundedAt(world, group.id) } as const;
  exported(world, why, sent, civ.group, group, room);
  return room;
}

/** The bead that the capitol sends next, if it has any. */
function nextToGo({ world, group }: ElfCiv, kind: 'population' | 'treasure'): Bead | undefined {
  return beadsOf(world, group.id, kind).at(-1);
}

function* whichLook(civ: ElfCiv, type: ColonyType, site: Site): Rule<ColonyLook> {
  const { clause, looks }: { readonly clause: Clause; readonly looks: readonly ColonyLook[] } = LOOKS[type];
  return yield* choose(clause, {
    by: civ.group.id,
    topic: { kind: 'look of the elven colony', colony: type },
    options: looks.map((key) => ({ key })),
    usual: null,
    about: site.key,
  });
}
