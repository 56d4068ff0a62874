import type { Bead, Piece } from '@understory/page';
import type { Answer, Ask, Clause, Rule } from '@understory/table';
import { ScenarioProblem } from '@understory/table/scenario';
import { beadsOf, moveBeads, putBead } from '../../beads.ts';
import { type Civ, civsOf, roomsOf } from '../../first/civilization/civ.ts';
import { darkElves } from '../../first/civilization/dark-elves/dark-elves.ts';
import { type ElfCiv, nobles, type Place, slaves, slavesOf } from '../../first/civilization/dark-elves/elf-civ.ts';
import { gain } from '../../first/civilization/dark-elves/houses.ts';
import { byNearness, tunnelsFrom } from '../../first/civilization/dark-elves/sites.ts';
import { foundColony } from '../../first/civilization/dark-elves/spring.ts';
import type { DemonCiv } from '../../first/civilization/demons/demon-civ.ts';
import { demons } from '../../first/civilization/demons/demons.ts';
import { PRINCE, princes } from '../../first/civilization/demons/pit.ts';
import { load, wormOf } from '../../first/civilization/demons/worm.ts';
import { CONSTRUCTIONS } from '../../first/civilization/dwarves/constructions.ts';
import type { DwarfCiv } from '../../first/civilization/dwarves/dwarf-civ.ts';
import { dwarves } from '../../first/civilization/dwarves/dwarves.ts';
import { built, roomHere } from '../../first/civilization/work.ts';
import { ONE_BEAD } from '../../first/measures.ts';
import { lodesLeft } from '../../first/words/lodes.ts';
import type { FirstWorld } from '../../first/world.ts';
import { type Change, note } from '../../note.ts';
import { worksOf } from '../../world.ts';
import type { Owner } from '../shared/put.ts';
import { quietly } from '../shared/quietly.ts';
import type { Given, GivenDemons, GivenDwarves, GivenElves } from './given.ts';

const SET_UP: Clause = 'H1-GEN-15';

/** The peoples that a scenario gives, each by its own set-up, and brought to where it wants them. */
export function settled(world: FirstWorld, given: Given): void {
  if (given.dwarves) dwarvesGiven(world, given.dwarves);
  if (given['dark elves']) elvesGiven(world, given['dark elves']);
  if (given.demons) demonsGiven(world, given.demons);
  for (const civ of civsOf(world)) civ.year = given.year;
  world.journal.turn = given.year;
}

function comes<Own extends Civ>(
  world: FirstWorld,
  set: Rule<Own>,
  path: string,
  says: (ask: Ask) => Answer | null,
): Own {
  const civ = quietly(world, set, [path], says);
  world.civs.push(civ);
  return civ;
}

function dwarvesGiven(world: FirstWorld, { at, population, gathered, ungathered, built: works }: GivenDwarves): void {
  const nearest = () => lodesLeft(world.page).reduce((a, b) => (Math.abs(b.at.x - at) < Math.abs(a.at.x - at) ? b : a));
  const civ = comes<DwarfCiv>(world, dwarves.setUp(world), 'dwarves', (ask) =>
    ask.clause === 'H1-DWF-02' ? nearest().id : null,
  );
  for (const name of works) buildGiven(world, civ, name);
  const home = world.page.piece(civ.home);
  const { id } = civ.group;
  if (population !== undefined)
    bringTo(world, home, beadsOf(world, id, 'population'), population, { kind: 'population', owner: id });
  if (gathered !== undefined) {
    const plain = beadsOf(world, id, 'treasure').filter((it) => it.emblem === null);
    bringTo(world, home, plain, gathered, { kind: 'treasure', owner: id });
  }
  const [mine] = roomsOf(world, civ, 'mine');
  if (mine && ungathered !== undefined)
    bringTo(world, mine, world.page.beadsIn(mine.id, 'treasure'), ungathered, { kind: 'treasure', owner: null });
}

/** What its row says, whatever the population. */
function buildGiven(world: FirstWorld, civ: DwarfCiv, name: string): void {
  const row = Object.values(CONSTRUCTIONS).find((it) => it.name === name);
  if (!row) throw new ScenarioProblem(`The Dwarves build no "${name}".`, ['dwarves', 'built']);
  const piece = quietly(world, row.build(world, civ, row.clause), ['dwarves', 'built']);
  built(world, civ, row.clause, row.name, piece?.id ?? civ.shaft);
}

/** How deep the Underdark runs. */
const UNDERDARK = 18;

function elvesGiven(world: FirstWorld, { at, city, colonies }: GivenElves): void {
  let bend = 0;
  const civ = comes<ElfCiv>(world, darkElves.setUp(world), 'dark elves', (ask) => {
    if (ask.clause === 'H1-ELF-03') return { x: 5 * bend++, y: UNDERDARK };
    return ask.clause === 'H1-ELF-04' && ask.ask === 'spot' ? { x: at, y: UNDERDARK } : null;
  });
  const [first] = civ.places;
  if (!first) return;
  for (const [i, { at: spot, has, name, built: works }] of colonies.entries()) {
    const site = { id: `site ${i}`, kind: 'lode', at: { x: spot[0], y: spot[1] } } as const;
    const [reached] = byNearness([site], tunnelsFrom(world, first));
    if (!reached) throw new ScenarioProblem('No tunnel leads there.', ['dark elves', 'colonies', i]);
    quietly(world, foundColony(world, civ, first, reached), ['dark elves', 'colonies', i], (ask) =>
      ask.ask === 'name' ? (name ?? null) : null,
    );
    const colony = civ.places.at(-1) as Place;
    for (const what of works) standsGiven(world, colony, what);
    nobility(world, civ, colony, has);
  }
  nobility(world, civ, first, city ?? [3, 3]);
}

/** What a place is known to have built. */
function standsGiven(world: FirstWorld, { group: { id: group } }: Place, what: string): void {
  note(world, { kind: 'given', clause: SET_UP, key: 'building', group, what }, [{ do: 'build', group, what }]);
}

/** So many nobles and slaves, no more and no fewer. */
function nobility(world: FirstWorld, civ: ElfCiv, place: Place, [rulers, ruled]: readonly [number, number]): void {
  const { id } = place.group;
  ended(world, id, 'population', beadsOf(world, id, 'population').slice(rulers));
  ended(world, id, 'treasure', slavesOf(world, place).slice(ruled));
  const grows = function* (): Rule {
    while (nobles(world, place) < rulers) yield* gain(world, civ, place, SET_UP, 'noble');
    while (slaves(world, place) < ruled) yield* gain(world, civ, place, SET_UP, 'slave');
  };
  quietly(world, grows(), ['dark elves']);
}

function demonsGiven(world: FirstWorld, { at, princes: many, worm, load: carries }: GivenDemons): void {
  const { page } = world;
  const civ = comes<DemonCiv>(world, demons.setUp(world), 'demons', (ask) =>
    ask.clause === 'H1-DEM-02' ? { x: at, y: page.height - 1.8 } : null,
  );
  const { id: owner } = civ.group;
  if (many !== undefined)
    bringTo(world, page.piece(civ.pit), princes(world, civ), many, { kind: 'population', owner, emblem: PRINCE });
  const here = worm ? wormAt(world, civ, { x: worm[0], y: worm[1] }) : page.piece(civ.pit);
  bringTo(world, here, load(world, civ), carries, { kind: 'treasure', owner });
}

/** The worm in a room of its own. */
function wormAt(world: FirstWorld, civ: DemonCiv, spot: { readonly x: number; readonly y: number }): Piece {
  const work = { clause: SET_UP, what: { kind: 'room of the worm' }, room: 'room of the worm' } as const;
  const room = quietly(world, roomHere(world, civ, work, spot, ONE_BEAD), ['demons', 'worm']);
  const moves = moveBeads(world, [wormOf(world, civ)], room);
  note(world, { kind: 'given', clause: SET_UP, key: 'piece', piece: room.id }, moves);
  return room;
}

/** So many beads of a sort in a piece: those that are too many go, and what is missing comes. */
function bringTo(
  world: FirstWorld,
  into: Piece,
  there: readonly Bead[],
  many: number,
  of: Parameters<typeof putBead>[2],
): void {
  const changes: Change[] = there.slice(many).map(({ id }) => ({ do: 'end', id }));
  for (let i = there.length; i < many; i++) changes.push(putBead(world, into, of, i));
  const given = { piece: into.id, bead: of.kind, count: many } as const;
  note(world, { kind: 'given', clause: SET_UP, key: 'beads', ...given }, changes);
}

function ended(world: FirstWorld, group: string, bead: Bead['kind'], beads: readonly Bead[]): void {
  const gone: Change[] = beads.map(({ id }) => ({ do: 'end', id }));
  note(world, { kind: 'given', clause: SET_UP, key: 'belongings', group, bead, count: beads.length }, gone);
}

/** Whom a scenario means: a people by its name, or a group that it gave. */
export function ownerOf(world: FirstWorld, handle: string): Owner {
  const civ = civsOf(world).find(({ people }) => people.key === handle);
  const id = civ?.group.id ?? handle;
  return { id, people: civ?.people.key ?? null, hasWorks: civsOf(world).some(({ group }) => group.id === id) };
}

/** Where a people is met: in the palace of its newest place, else in its oldest room. */
export function metAt(world: FirstWorld, civ: Civ): Piece {
  const newest = isElven(civ) ? civ.places.at(-1)?.home : undefined;
  const room = newest ? world.page.piece(newest) : worksOf(world, civ.group.id).find((it) => it.kind === 'room');
  if (!room) throw new ScenarioProblem(`${civ.group.name} has no room.`, ['run']);
  return room;
}

function isElven(civ: Civ): civ is ElfCiv {
  return civ.people.key === 'dark elves';
}
