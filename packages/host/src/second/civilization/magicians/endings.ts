import { bounds, centreOf, mil, type Piece, raiseSurface } from '@understory/page';
import type { Rule } from '@understory/table';
import { causedBy } from '../../../note.ts';
import { surfaceBetween } from '../../../places.ts';
import { choose } from '../../asks.ts';
import { draw } from '../../draw.ts';
import { mark } from '../../marks.ts';
import { note, sinceLast } from '../../note.ts';
import type { WorkName } from '../../works.ts';
import { noteBuilt } from '../build.ts';
import { type Ending, ends, type Instruction, population } from '../civ.ts';
import { clearAway } from '../gains.ts';
import { type MagicianCiv, ownPieces, vaults } from './magician-civ.ts';
import { road } from './roads.ts';

/**
 * H2-MAG-10, -11. As printed Vengeance needs at least seven turns, and Diaspora comes on the sixth unless Magicians have
 * been lost; the numbers are kept (H2-MAG-12).
 */
export const VAULTS_FOR_VENGEANCE = 7;
export const MAGICIANS_FOR_DIASPORA = 7;

export const VENGEANCE = 'Vengeance';
export const DIASPORA = 'Diaspora';

/** H2-MAG-10: seven Vaults full of Jinn do not hold. */
export function* vengeance(civ: MagicianCiv): Rule {
  if (vaults(civ).length < VAULTS_FOR_VENGEANCE) return;
  finish(civ, VENGEANCE, { clause: 'H2-MAG-10', kind: 'vengeance', by: { cause: 'jinn' } });
}

/** H2-MAG-11: seven Magicians are too many for one city. */
export function* diaspora(civ: MagicianCiv): Rule {
  if (population(civ, civ.group) < MAGICIANS_FOR_DIASPORA) return;
  finish(civ, DIASPORA, { clause: 'H2-MAG-11', kind: 'diaspora', folk: civ.folk });
}

function finish(civ: MagicianCiv, what: WorkName, ending: Ending): void {
  ends(civ, { ...ending, cause: noteBuilt(civ, ending.clause, what, null, { as: what, ended: true }) });
}

/** H2-MAG-21: all Magicians and Jinn go; ❖ stay. Other ends than the two draw nothing more (H2-MAG-26). */
export function* endMagicians(civ: MagicianCiv, { kind }: Ending): Rule {
  clearAway(civ, 'H2-MAG-21');
  if (kind === 'vengeance') buryCity(civ);
  if (kind === 'diaspora') roadsAway(civ);
  awakenOmphalos(civ);
}

/** How the new surface line runs (H2-MAG-22). */
const RISE = { by: 1.5, slope: 3, top: 0.5 };

/** H2-MAG-22, -23: the Stone split, the buildings ruined, and the ground raised over them. */
function buryCity(civ: MagicianCiv): void {
  const { world, stone } = civ;
  const { page } = world;
  const own = ownPieces(civ, () => true);
  const cause = causedBy(civ.ending?.cause);
  const how = { by: { cause: 'jinn' }, ...cause } as const;
  mark(world, 'H2-MAG-22', stone, 'ruin', how);
  for (const it of own) if (it.kind === 'building' && it !== stone) mark(world, 'H2-MAG-22', it, 'ruin', how);
  const surface = ownSurface(civ).map((it) => bounds(it.shape));
  const from = Math.max(0, Math.min(...surface.map((it) => it.left)));
  const to = Math.min(page.width, Math.max(...surface.map((it) => it.right)));
  const ground = raiseSurface(page.ground, { ...RISE, from: mil(from), to: mil(to) });
  note(world, { kind: 'buried', clause: 'H2-MAG-22', group: civ.group.id, ...cause }, [{ do: 'lay', ground }]);
}

/** The pieces of theirs that lie on the surface: Stone, buildings, roads, what they dug up there. */
function ownSurface({ world, group }: MagicianCiv): Piece[] {
  return world.page.pieces.filter((it) => it.until === null && it.owner === group.id && it.stratum === 0);
}

/** H2-MAG-24: roads along the surface line from the Stone off both sides of the page; the buildings stay whole. */
function roadsAway({ world, group, people, foot }: MagicianCiv): void {
  const { page } = world;
  const work = { owner: group.id, people: people.key, manner: 'meandering' } as const;
  const beyond = 0.6;
  const left = [-beyond, page.surfaceAt(0), ...surfaceBetween(page, 0, foot.x)];
  const right = [...surfaceBetween(page, foot.x, page.width), page.width + beyond, page.surfaceAt(page.width)];
  for (const path of [left, right])
    draw(world, { ...road('H2-MAG-24', path, { kind: 'road out of the world' }), ...work });
}

/** H2-MAG-19, H2-HND-03: with its makers gone the Omphalos counts as a nexus. */
function awakenOmphalos(civ: MagicianCiv): void {
  const { world, group } = civ;
  const since = sinceLast(world, 'civilization ended', (it) => it.group === group.id);
  for (const it of ownPieces(civ, (sort) => sort === 'Omphalos')) {
    const unit = { id: world.page.newId('u'), kind: 'nexus', biome: null, at: rounded(it), piece: it.id } as const;
    const woke = { kind: 'nexus woke', clause: 'H2-MAG-19', group: group.id, piece: it.id, unit: unit.id } as const;
    note(world, { ...woke, ...since }, [{ do: 'unit', unit: { ...unit, stratum: it.stratum } }]);
  }
}

function rounded({ shape }: Piece) {
  const { x, y } = centreOf(shape);
  return { x: mil(x), y: mil(y) };
}

/** H2-MAG-25, H2-HND-T1.6, .7: a random monster comes to the Labyrinth or the Menagerie. */
export function* magicianHandOver(civ: MagicianCiv): Rule<Instruction | null> {
  const lures = ownPieces(civ, (sort) => sort === 'Labyrinth' || sort === 'Menagerie');
  const [first] = lures;
  if (!first) return null;
  const key = yield* choose('H2-MAG-25', {
    by: 'maker',
    topic: { kind: 'where the monsters come from' },
    options: lures.map(({ id: piece, room }) => ({
      key: piece,
      what: { kind: 'word', word: room ?? '' },
      subject: { piece },
    })),
    usual: (lures.find((it) => it.room === 'Labyrinth') ?? first).id,
  });
  const piece = lures.find((it) => it.id === key) ?? first;
  return {
    clause: 'H2-HND-T1.6',
    kind: 'extra group',
    card: 'random',
    piece: piece.id,
    at: rounded(piece),
  };
}
