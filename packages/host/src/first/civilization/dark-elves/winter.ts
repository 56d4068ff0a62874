import { areConnected, type Bead, gap } from '@understory/page';
import type { Rule } from '@understory/table';
import { gone } from '../../../purse.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { ends, groupsOf } from '../civ.ts';
import { taken } from '../ending.ts';
import { type ElfCiv, greatCity, type Place, roomsOfPlace, standing, total } from './elf-civ.ts';
import { gain } from './houses.ts';
import { settle } from './revolts.ts';

/** The last year (H1-ELF-31). */
const LAST_YEAR = 40;

/** H1-ELF-23 to -25: there is a great city again, it gets a slave, and takes another from outside. */
export function* winter(world: Realm, civ: ElfCiv): Rule {
  if (!greatCity(civ)) becomeCity(world, civ);
  const city = greatCity(civ);
  if (city) {
    yield* gain(world, civ, city, 'H1-ELF-24', 'slave');
    yield* settle(world, civ);
    if (!civ.ending && city.group.alive) yield* capture(world, civ, city);
  }
  if (civ.year >= LAST_YEAR) ends(civ, 'chaos');
}

/** H1-ELF-23: the largest colony becomes the great city, the older of two. */
function becomeCity(world: Realm, civ: ElfCiv): void {
  const [first, ...others] = standing(civ);
  if (!first) return;
  const largest = others.reduce((best, it) => (total(world, it) > total(world, best) ? it : best), first);
  civ.city = largest.group.id;
  note(world, { kind: 'became the city', clause: 'H1-ELF-23', group: largest.group.id });
}

/** H1-ELF-25, H1-TWO-08: the nearest ● that is no Elf's, and that a way leads to, is a slave now. */
function* capture(world: Realm, civ: ElfCiv, city: Place): Rule {
  const prey = nearestStranger(world, civ, city);
  if (!prey) return;
  const { id, piece, owner } = prey;
  const clause = 'H1-ELF-25';
  note(world, { kind: 'captured', clause, group: city.group.id, piece, beads: [id] }, gone([prey]));
  yield* taken(world, owner);
  yield* gain(world, civ, city, clause, 'slave');
  yield* settle(world, civ);
}

function nearestStranger(world: Realm, civ: ElfCiv, city: Place): Bead | null {
  const { page } = world;
  const ways = lawsOf(world).ways(page);
  const own = new Set(groupsOf(world, civ).map(({ id }) => id));
  const rooms = roomsOfPlace(world, city);
  let best: { bead: Bead; far: number } | null = null;
  for (const bead of page.beads) {
    if (bead.until !== null || bead.kind !== 'population' || own.has(bead.owner ?? '')) continue;
    if (!areConnected(ways, city.home, bead.piece)) continue;
    const { shape } = page.piece(bead.piece);
    const far = Math.min(...rooms.map((it) => gap(it.shape, shape)));
    if (!best || far < best.far - 0.001) best = { bead, far };
  }
  return best?.bead ?? null;
}
