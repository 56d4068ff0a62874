import { bounds } from '@understory/page';
import type { Rule } from '@understory/table';
import { type PlayedOut, playOut, type Script } from '@understory/table/testing';
import { beadsOf } from '../../src/beads.ts';
import { population, treasure } from '../../src/second/civilization/civ.ts';
import { foundColony } from '../../src/second/civilization/deep-elves/colonize.ts';
import { deepElves } from '../../src/second/civilization/deep-elves/deep-elves.ts';
import { actingAs, type Colony, type ElfCiv } from '../../src/second/civilization/deep-elves/elf-civ.ts';
import { prospects } from '../../src/second/civilization/deep-elves/prospects.ts';
import { gain } from '../../src/second/civilization/gains.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import type { Group } from '../../src/world.ts';
import { arrange } from '../arrange.ts';
import { bare } from './ground.ts';

/** Play a rule; dice that are not written are thrown. */
export function play<T>(world: SecondWorld, rule: () => Rule<T>, script: Script = {}): PlayedOut<SecondWorld, T> {
  return playOut({ world, rule }, { dice: null, ...script });
}

/** Deep Elves with round sanctums, square pits and straight tunnels round a point of an empty world. */
export function settled(
  draw: (world: SecondWorld) => void = () => {},
  { at = { x: 15, y: 12 }, layout = 'above' }: { at?: { x: number; y: number }; layout?: string } = {},
): ElfCiv {
  const world = bare();
  draw(world);
  world.journal.age = 'civilization';
  const stratum = String(world.page.stratumAt(at.x, at.y));
  const script = {
    choose: { 'H2-ELF-02': [stratum], 'H2-ELF-03': [layout], 'H2-ELF-30': ['circle', 'square', 'straight'] },
    spots: { 'H2-ELF-03': [at] },
  };
  return play(world, () => deepElves.setUp(world), script).result as ElfCiv;
}

/** Give a group exactly so many beads. */
export function give(civ: ElfCiv, group: Group, people: number, treasures: number): void {
  const { world } = civ;
  for (const [kind, wanted] of [
    ['population', people],
    ['treasure', treasures],
  ] as const) {
    for (const bead of beadsOf(world, group.id, kind).slice(wanted))
      arrange(world, { kind: 'arranged', clause: 'H2-GEN-07' }, [{ do: 'end', id: bead.id }]);
    while (beadsOf(world, group.id, kind).length < wanted)
      play(world, () => actingAs(civ, group, () => gain(civ, 'H2-GEN-07', kind, { deed: 'breed', from: null })));
  }
}

/** Found a colony at the nearest site of a kind, wherever it is, and give it so many beads. */
export function colony(civ: ElfCiv, kind: string, people = 1, treasures = 1): Colony {
  const site = prospects(civ).find((it) => it.site.kind === kind);
  if (!site) throw new Error(`no ${kind}`);
  play(civ.world, () => foundColony(civ, site));
  const made = civ.colonies.at(-1) as Colony;
  give(civ, made.group, people, treasures);
  return made;
}

/** One step of the capitol's life cycle, from 1. */
export function step(civ: ElfCiv, number: number, script: Script = {}) {
  civ.met.clear();
  civ.acting = civ.group;
  const rule = deepElves.lifecycle[number - 1];
  return play(civ.world, () => rule?.play(civ) as Rule, script);
}

export const counts = (civ: ElfCiv, group: Group = civ.group) => `${population(civ, group)}● ${treasure(civ, group)}○`;
export const rooms = (civ: ElfCiv, group: Group = civ.group) =>
  civ.world.page.pieces.filter((it) => it.kind === 'room' && it.owner === group.id);
export const rightmost = (civ: ElfCiv, group: Group = civ.group) =>
  rooms(civ, group).reduce((best, it) => (bounds(it.shape).right > bounds(best.shape).right + 0.001 ? it : best));
export const told = (civ: ElfCiv, kind: string) => civ.world.journal.entries.filter((it) => it.kind === kind);

/** Nothing of a kind is left. */
export function useUpAll({ world }: ElfCiv, kind: string): void {
  for (const unit of world.page.units) {
    if (unit.kind === kind && unit.until === null)
      arrange(world, { kind: 'arranged', clause: 'H2-GEN-07' }, [{ do: 'end', id: unit.id }]);
  }
}
