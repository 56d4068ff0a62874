import type { Point } from '@understory/page';
import type { TestScript } from '@understory/table/testing';
import { playOut } from '@understory/table/testing';
import { beadsOf } from '../../src/beads.ts';
import { playTurn } from '../../src/second/civilization/age.ts';
import type { AlienCiv } from '../../src/second/civilization/aliens/alien-civ.ts';
import { aliens } from '../../src/second/civilization/aliens/aliens.ts';
import { raise } from '../../src/second/civilization/aliens/build.ts';
import { type FacilityName, facilities } from '../../src/second/civilization/aliens/facilities.table.ts';
import { population, treasure } from '../../src/second/civilization/civ.ts';
import { gain } from '../../src/second/civilization/gains.ts';
import type { SecondOptions, SecondWorld } from '../../src/second/index.ts';
import { mark } from '../../src/second/marks.ts';
import { arrange } from '../arrange.ts';
import { bare } from './ground.ts';

export type Script = TestScript<SecondWorld>;

/** In the middle of the rock, with nothing in reach unless it is drawn. */
export const MIDDLE: Point = { x: 15, y: 12 };
/** Underground, the Landing Site reaches so far to its sides. */
export const HALF = 1.71;

/** A colony that has just landed. */
export function landed(
  draw: (world: SecondWorld) => void = () => {},
  { at = MIDDLE, script = {}, ...options }: Partial<SecondOptions> & { at?: Point | null; script?: Script } = {},
): AlienCiv {
  const world = bare(options);
  draw(world);
  world.journal.age = 'civilization';
  const spots = at ? { spots: { 'H2-ALN-02': [at] } } : {};
  const { result } = playOut({ world, rule: (it) => aliens.setUp(it) }, { ...spots, ...script });
  return result as AlienCiv;
}

/** The colony as an example gives it: so many beads, these facilities online and those damaged. */
export function colony(
  given: { beads: readonly [population: number, treasure: number]; online?: FacilityName[]; damaged?: FacilityName[] },
  draw?: (world: SecondWorld) => void,
  how: Parameters<typeof landed>[1] = {},
): AlienCiv {
  const civ = landed(draw, how);
  const { world } = civ;
  for (const name of [...(given.online ?? []), ...(given.damaged ?? [])]) stand(civ, name);
  for (const name of given.damaged ?? []) {
    civ.facilities[name].state = 'damaged';
    const { piece } = civ.facilities[name];
    if (piece) mark(world, 'H2-ALN-T2', piece, 'damage');
  }
  give(civ, ...given.beads);
  return civ;
}

/** Build it without a price. */
export function stand(civ: AlienCiv, name: FacilityName, script: Script = {}): void {
  const facility = facilities.find((it) => it.name === name);
  if (facility) playOut({ world: civ.world, rule: () => raise(civ, facility) }, script);
}

/** So many beads at the Landing Site, no more and no fewer. */
export function give(civ: AlienCiv, people: number, supplies: number): void {
  const { world, group } = civ;
  for (const [kind, many] of [['population', people] as const, ['treasure', supplies] as const]) {
    const gone = beadsOf(world, group.id, kind).slice(many);
    arrange(
      world,
      { kind: 'arranged', clause: 'H2-ALN-03', text: '' },
      gone.map(({ id }) => ({ do: 'end', id })),
    );
    for (let i = beadsOf(world, group.id, kind).length; i < many; i++)
      playOut({ world, rule: () => gain(civ, 'H2-ALN-03', kind, { deed: 'breed', from: null }) }, {});
  }
}

/** Play one turn from a script; the asks that were put. */
export function turn(civ: AlienCiv, script: Script, number = civ.turn + 1) {
  return playOut({ world: civ.world, rule: () => playTurn(civ, number) }, script);
}

/** Play one step of the life cycle. */
export function step(civ: AlienCiv, clause: string, script: Script = {}) {
  const found = aliens.lifecycle.find((it) => it.clause === clause);
  if (!found) throw new Error(clause);
  civ.met.clear();
  return playOut({ world: civ.world, rule: () => found.play(civ) }, script);
}

export const counts = (civ: AlienCiv) => `${population(civ)}● ${treasure(civ)}○`;
export const stateOf = (civ: AlienCiv, name: FacilityName) => civ.facilities[name].state;
export const open = (civ: AlienCiv) =>
  aliens
    .constructions(civ)
    .filter((it) => it.whyNot === null)
    .map((it) => it.name);
export const marks = (civ: AlienCiv, kind: string) =>
  civ.world.page.marks.filter((it) => it.kind === kind && it.until === null);
