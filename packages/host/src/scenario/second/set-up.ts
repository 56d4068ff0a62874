import { asWritten, firstFault, Problem } from '@understory/table';
import { ScenarioProblem } from '@understory/table/scenario';
import { label } from '../../draw.ts';
import { beginFeature } from '../../second/draw.ts';
import { secondEdition } from '../../second/edition.ts';
import { NOUNS } from '../../second/nouns.ts';
import { type SecondOptions, secondOptionsSchema } from '../../second/options.ts';
import { layStrata } from '../../second/primordial/shape.ts';
import type { SecondWorld } from '../../second/world.ts';
import { drawGiven, foundGiven, markGiven, putGiven, type Setting } from '../shared/put.ts';
import { bringTo, ownerOf, settled } from './civilizations.ts';
import type { Given, GivenCivilization, ScenarioOptions } from './given.ts';
import type { GivenWild } from './given-monsters.ts';
import { inhabited } from './monsters.ts';

const SET_UP = 'H2-GEN-07';

/** The world that a scenario gives, before its rule is run. */
export function setUp(options: ScenarioOptions, given: Given, seed: string): SecondWorld {
  const { width, height } = given.page;
  const own = given.cards === undefined ? [] : [{ file: 'cards', text: given.cards }];
  const cards = [...options.cards, ...own];
  const all = secondOptionsSchema.safeParse({ ...options, width, height, strata: given.strata ?? null, cards });
  if (!all.success)
    throw new ScenarioProblem(`${firstFault(all.error)}.`, [given.strata === undefined ? 'page' : 'strata']);
  const world = begun(all.data, seed);
  if (given.world !== undefined) layStrata(world, given.world);
  for (const [kind, count = 0] of Object.entries(given.drawn)) {
    for (let i = 0; i < count; i++) drawnBefore(world, kind as keyof Given['drawn']);
  }
  const setting: Setting = { world, clause: SET_UP, nouns: NOUNS, ownerOf: (handle) => ownerOf(world, handle) };
  for (const group of given.groups) foundGiven(setting, group);
  const civs = given.civilizations.map((it, i) => settled(world, it, i));
  for (const [i, piece] of given.pieces.entries()) drawGiven(setting, piece, i);
  for (const [i, bead] of given.beads.entries()) putGiven(setting, bead, i);
  for (const [i, civ] of civs.entries()) bringTo(civ, given.civilizations[i] as GivenCivilization, i);
  for (const it of given.wild) wildGiven(setting, it);
  for (const [i, mark] of given.marks.entries()) markGiven(setting, mark, i);
  if (world.page.isLaid) inhabited(world, given);
  return world;
}

/** Own cards are read when the world begins, and may be faulty. */
function begun(options: SecondOptions, seed: string): SecondWorld {
  try {
    return secondEdition.begin(options, seed);
  } catch (problem) {
    if (problem instanceof Problem) throw new ScenarioProblem(problem.message, ['cards']);
    throw problem;
  }
}

/** A cave with ● that belong to nobody, and the ○ that they guard. */
function wildGiven(setting: Setting, { id, at: [x, y], radius, population, treasure, nexus }: GivenWild): void {
  const lair = id ?? setting.world.page.newId('p');
  const given = { id: lair, kind: 'cave', disc: [x, y, radius], manner: 'natural', width: 0.4 } as const;
  drawGiven(setting, { ...given, disc: [x, y, radius], ...(nexus ? { nexus } : {}) }, -1);
  if (population > 0) putGiven(setting, { in: lair, kind: 'population', count: population }, -1);
  if (treasure > 0) putGiven(setting, { in: lair, kind: 'treasure', count: treasure }, -1);
}

/** A feature with its label, but without its pieces. */
function drawnBefore(world: SecondWorld, kind: keyof Given['drawn']): void {
  const feature = beginFeature(world, 'H2-FEA-01', kind, 1);
  label(world, 'H2-FEA-02', feature, asWritten(kind), { x: world.page.width / 2, y: world.page.height / 2 });
}
