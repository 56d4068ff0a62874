import { centreOf, type Piece, type Point } from '@understory/page';
import { asWritten, type Clause, type Rule } from '@understory/table';
import { putBead } from '../../../beads.ts';
import { name } from '../../asks.ts';
import { label } from '../../draw.ts';
import { freshNames } from '../../names.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import type { Alignment } from '../group.ts';
import { lawsOf } from '../laws.ts';
import type { Building, Kingdom } from '../state.ts';
import { anySite, drawBuilding, footOf } from './building.ts';

/** What a castle begins with (H1-SUR-01). */
const CASTLE = { population: 2, treasure: 1 } as const;

/** H1-SUR-01, H1-ALT-12: one kingdom, or two in a hollow earth, the upper first. A castle that stands already becomes theirs (PT-VIL-03). */
export function* setUpKingdoms(world: Realm): Rule {
  const surfaces = world.page.ground.surfaces.length;
  for (let surface = 0; surface < surfaces; surface++) yield* setUpKingdom(world, surface);
}

function* setUpKingdom(world: Realm, surface: number): Rule {
  const { page, monsters } = world;
  const clause = surface === 0 ? 'H1-SUR-01' : 'H1-ALT-12';
  const alignment: Alignment = surface === 0 ? 'lawful' : 'chaotic';
  const about = `kingdom ${monsters.kingdoms.length + 1}`;
  const old = surface === 0 ? oldCastle(world) : null;
  const at = old ? footOf(old) : ((yield* anySite(world, { surface, what: 'castle', clause, about })) as Point);
  const called = yield* name('H1-SUR-01', {
    by: 'maker',
    topic: { kind: 'name of the castle' },
    ideas: freshNames(world, 'surface'),
    of: { subject: 'place', id: page.idAhead('g') },
    about,
  });
  const id = page.newId('g');
  const group = { id, sort: 'monsters', kind: 'kingdoms', of: id, name: called, card: null } as const;
  const home = page.idAhead('p');
  note(
    world,
    {
      kind: 'founded',
      clause,
      group: id,
      what: 'kingdoms',
      home,
      beads: [],
      parent: null,
      because: null,
      folk: 'kingdoms',
    },
    [{ do: 'found', group }],
  );
  const kingdom: Kingdom = { id, alignment, surface, buildings: [], levels: [], levelsDone: false, specials: 0 };
  monsters.kingdoms.push(kingdom);
  const castle = drawBuilding(world, kingdom, { at, what: 'castle', clause, ...(old && { instead: [old.id] }) });
  label(world, clause, castle.piece, asWritten(called), centreOf(page.piece(castle.piece).shape));
  enter(world, kingdom, castle.piece, clause, 'population', CASTLE.population);
  enter(world, kingdom, castle.piece, clause, 'treasure', CASTLE.treasure);
}

/** The castle of nobody's that an artifact was laid in (PT-JOI-06); null if there is none. */
function oldCastle(world: Realm): Piece | null {
  const castle = lawsOf(world).castle(world, null);
  return castle?.owner === null ? world.page.piece(castle.piece) : null;
}

/** New ● or ○ of a kingdom in one of its places. */
export function enter(
  world: Realm,
  { id }: Kingdom,
  place: string,
  clause: Clause,
  kind: 'population' | 'treasure',
  many: number,
  deed: 'set-up' | 'growth' | 'tribute' = 'set-up',
): void {
  if (many <= 0) return;
  const piece = world.page.piece(place);
  const emblem = kind === 'population' ? LOOKS[(piece.room ?? 'other') as Building['what']] : 'hoard';
  const puts = Array.from({ length: many }, (_, nth) =>
    putBead(world, piece, { kind, owner: id, emblem: emblem ?? 'knights' }, nth),
  );
  const beads = puts.map((it) => it.bead.id);
  note(world, { kind: 'gained', clause, group: id, bead: kind, count: many, beads, piece: place, deed }, puts);
}

/** What the folk of a building look like. */
const LOOKS: Readonly<Record<Building['what'], string>> = {
  castle: 'knights',
  farm: 'peasants farmers',
  city: 'knights',
  tower: 'a-wizard',
  other: 'knights',
};
