import type { Point } from '@understory/page';
import type { Answer, Ask } from '@understory/table';
import { ScenarioProblem } from '@understory/table/scenario';
import { beadsOf } from '../../beads.ts';
import { peoples } from '../../second/civilization/age.ts';
import { aliens } from '../../second/civilization/aliens/aliens.ts';
import { type Civ, isOf } from '../../second/civilization/civ.ts';
import { demons } from '../../second/civilization/demons/demons.ts';
import { signAt } from '../../second/civilization/demons/tunneller.ts';
import { gain } from '../../second/civilization/gains.ts';
import { mark } from '../../second/marks.ts';
import { note } from '../../second/note.ts';
import type { SecondWorld } from '../../second/world.ts';
import type { Owner } from '../shared/put.ts';
import { type Path, quietly } from '../shared/quietly.ts';
import type { GivenCivilization } from './given.ts';
import { freely } from './phrases.ts';

const SET_UP = 'H2-GEN-07';

/** A people settles where the scenario wants it, on ground where nothing has been drawn yet. */
export function settled(world: SecondWorld, given: GivenCivilization, i: number): Civ {
  const people = peoples[given.people];
  if (!world.page.isLaid) {
    throw new ScenarioProblem('A people needs a world to settle in; give one, as world: 1.', ['civilizations', i]);
  }
  const { journal, ages } = world;
  if (journal.age !== 'civilization') {
    journal.age = 'civilization';
    ages.push({ name: 'civilization', turns: given.turn, end: null });
  }
  const civ = quietly(world, people.setUp(world), ['civilizations', i, 'at'], (ask) => settling(world, ask, given));
  civ.turn = given.turn;
  world.civs.push(civ);
  return civ;
}

/** The clauses that say where a people settles. */
const SETTLING: readonly string[] = ['H2-ALN-02', 'H2-DWF-03', 'H2-ELF-03', 'H2-DEM-02', 'H2-MAG-02'];

/** What the set-up of a people asks, as far as the scenario says it. */
function settling({ page }: SecondWorld, ask: Ask, { at, name }: GivenCivilization): Answer | null {
  if (ask.ask === 'name') return name ?? null;
  if (!at) return null;
  const [x, y] = at;
  if (ask.ask === 'spot' && !SETTLING.includes(ask.clause)) return null;
  if (ask.ask === 'spot') return ask.clause === 'H2-MAG-02' ? { x, y: page.surfaceAt(x) } : { x, y };
  if (ask.clause === 'H2-ELF-02' && ask.ask === 'choose') return String(page.stratumAt(x, y));
  if (ask.clause === 'H2-DWF-03') return [x < page.width / 2 ? 1 : 2];
  return null;
}

/** What has happened to it since: what stands, what it opened, what it has. */
export function bringTo(civ: Civ, given: GivenCivilization, i: number): void {
  const under = (part: string): Path => ['civilizations', i, part];
  for (const [k, id] of given.opened.entries()) openGiven(civ, id, [...under('opened'), k]);
  for (const [k, name] of [...given.built, ...given.damaged].entries())
    quietly(civ.world, freely(civ, name), [...under('built'), k]);
  for (const name of given.damaged) damageGiven(civ, name);
  if (given.assembly !== undefined) sitDown(civ, given.assembly);
  if (given.tunneller) sendTunneller(civ, given.tunneller);
  if (given.population !== undefined) giveBeads(civ, 'population', given.population);
  if (given.treasure !== undefined) giveBeads(civ, 'treasure', given.treasure);
  civ.met.clear();
}

function openGiven({ world, group }: Civ, id: string, path: Path): void {
  if (!world.page.pieces.some((it) => it.id === id)) throw new ScenarioProblem(`There is no piece "${id}".`, path);
  const bond = { id: world.page.newId('n'), kind: 'opened', group: group.id, piece: id } as const;
  note(world, { kind: 'given', clause: SET_UP, key: 'opening', group: group.id, piece: id }, [{ do: 'bond', bond }]);
}

function damageGiven(civ: Civ, name: string): void {
  const facility = Object.entries(isOf(aliens, civ) ? civ.facilities : {}).find(([it]) => it === name)?.[1];
  if (!facility) throw new ScenarioProblem(`"${name}" is nothing that can be damaged.`, ['civilizations']);
  facility.state = 'damaged';
  if (facility.piece) mark(civ.world, SET_UP, facility.piece, 'damage');
}

function sitDown({ world, group }: Civ, seats: number): void {
  note(world, { kind: 'given', clause: SET_UP, key: 'assembly', group: group.id, count: seats }, [
    { do: 'aside', group: group.id, names: group.aside.slice(0, seats) },
  ]);
}

function sendTunneller(civ: Civ, [x, y]: readonly [number, number]): void {
  if (!isOf(demons, civ)) throw new ScenarioProblem('Only the Demons have a Tunneller.', ['civilizations']);
  const at: Point = { x, y };
  Object.assign(civ, { tunneller: at, hasLeft: true });
  signAt(civ, SET_UP, civ.gate);
}

/** This many of a kind, no more and no fewer; ❖ are not counted and stay. */
function giveBeads(civ: Civ, kind: 'population' | 'treasure', many: number): void {
  const { world, group } = civ;
  const there = () => beadsOf(world, group.id, kind).filter((it) => it.kind === kind);
  const gone = there().slice(many);
  note(
    world,
    { kind: 'given', clause: SET_UP, key: 'belongings', group: group.id, bead: kind, count: many },
    gone.map(({ id }) => ({ do: 'end', id })),
  );
  for (let i = there().length; i < many; i++)
    quietly(world, gain(civ, SET_UP, kind, { deed: 'found', from: null }), ['civilizations']);
}

/** Whom a scenario means: a people by its name, or a group that it gave. */
export function ownerOf({ civs }: SecondWorld, handle: string): Owner {
  const named = civs.find(({ people }) => people.key === handle);
  const id = named?.group.id ?? handle;
  return { id, people: named?.people.key ?? null, hasWorks: civs.some(({ group }) => group.id === id) };
}
