import { disc, gapTo, isOpen, type Piece, type Point, TOLERANCE } from '@understory/page';
import type { Rule } from '@understory/table';
import { ScenarioProblem } from '@understory/table/scenario';
import { deckOf } from '../../second/cards/deck-of.ts';
import type { Building, Gain } from '../../second/cards/tree/building.ts';
import type { MonsterCard } from '../../second/cards/tree/card.ts';
import { draw } from '../../second/draw.ts';
import { build } from '../../second/monsters/build.ts';
import { type Den, newDen } from '../../second/monsters/den.ts';
import { now } from '../../second/monsters/former.ts';
import { slug } from '../../second/monsters/ground/emblem.ts';
import { homeOf } from '../../second/monsters/ground/lair.ts';
import { digHome, tunnelTo } from '../../second/monsters/ground/rooms.ts';
import { seatAt, seatBead } from '../../second/monsters/ground/seats.ts';
import { learn } from '../../second/monsters/ground/territory.ts';
import { laws } from '../../second/monsters/laws.ts';
import { type Monster, newMonster } from '../../second/monsters/monster.ts';
import { freshId } from '../../second/monsters/spawn/enter.ts';
import { groupNames } from '../../second/monsters/spawn/names.ts';
import { addHall, changeTags, comeIn, layOver, leaveHalls } from '../../second/monsters/state.ts';
import { note } from '../../second/note.ts';
import type { SecondWorld } from '../../second/world.ts';
import { groupOf } from '../../world.ts';
import type { Held } from '../shared/bead-words.ts';
import { type Path, quietly } from '../shared/quietly.ts';
import { cardNamed } from './dens.ts';
import type { Given } from './given.ts';
import type { GivenMonster } from './given-monsters.ts';
import { remembered } from './monster-past.ts';
import { crowned } from './villains.ts';

const SET_UP = 'H2-GEN-07';

/** Where groups live of which the scenario does not say it: all of the first four are neighbours. */
const FIRST: Point = { x: 9, y: 9 };
const APART = 3.5;

/** The Age of Monsters as a scenario gives it. */
export function inhabited(world: SecondWorld, given: Given): void {
  const { cards, villains } = deckOf(world.options);
  const den = newDen(world, laws, cards, villains);
  den.turn = given.turn;
  if (given.monsters.length > 0 || given.wild.length > 0) beginAge(den);
  for (const [i, it] of given.monsters.entries()) settleGiven(den, cards, it, i);
  const inPlay = den.monsters.flatMap((it) => [it.card, it.under?.life, it.under?.choices, ...it.overlays]);
  const aside = given.aside.map((it, i) => cardNamed(cards, it, ['aside', i]));
  const deck = given.deck?.map((it, i) => cardNamed(cards, it, ['deck', i]));
  den.setAside.push(...aside);
  den.deck.length = 0;
  den.deck.push(...(deck ?? cards.filter((it) => !inPlay.includes(it) && !aside.includes(it))));
  for (const [i, id] of given.ruins.entries()) {
    const { piece, at } = pieceGiven(den, id, ['ruins', i]);
    den.ruins.push({ piece: piece.id, at, turn: den.turn, since: now(den) });
  }
  remembered(den, given);
  if (given.villain) crowned(den, given.villain);
}

/** From now on it is the Age of Monsters, if it was not yet. */
export function beginAge({ world, turn }: Den): void {
  const { journal, ages } = world;
  if (journal.age === 'monsters' || journal.age === 'villainy') return;
  journal.age = 'monsters';
  journal.turn = turn;
  ages.push({ name: 'monsters', turns: turn, end: null });
}

function settleGiven(den: Den, cards: readonly MonsterCard[], given: GivenMonster, i: number): void {
  const under = (part: string): Path => ['monsters', i, part];
  const { world } = den;
  const card = cardNamed(cards, given.card, under('card'));
  const id = given.handle ?? freshId(world, card);
  if (world.groups.some((it) => it.id === id))
    throw new ScenarioProblem(`There are two groups "${id}".`, under('handle'));
  const name = given.name ?? groupNames(world, card, card.name)[0] ?? card.name;
  note(world, { kind: 'given', clause: SET_UP, key: 'group', group: id }, [
    { do: 'found', group: { id, sort: 'monsters', kind: slug(card.name), of: id, name, card: card.name } },
  ]);
  const drawn = (named: string | undefined, part: string) => (named ? cardNamed(cards, named, under(part)) : null);
  const isMade = given.lives !== undefined || given.chooses !== undefined;
  const monster = newMonster({ moment: ++den.moment, turn: den.turn - 1 }, groupOf(world, id), card, {
    tags: given.tags ?? card.tags,
    rolled: given.rolled,
    under: isMade ? { life: drawn(given.lives, 'lives'), choices: drawn(given.chooses, 'chooses') } : null,
  });
  comeIn(den, monster);
  quietly(world, seatGiven(den, monster, given, i), under(given.seats ? 'seats' : 'at'));
  for (const it of given.overlays) overlay(den, monster, cardNamed(cards, it, under('overlays')));
  for (const it of given.left) quietly(world, buildGiven(den, monster, it, under('left')), under('left'));
  leaveHalls(den, monster);
  for (const it of given.built) quietly(world, buildGiven(den, monster, it, under('built')), under('built'));
  for (const [k, it] of given.known.entries()) learn(den, monster, pieceGiven(den, it, [...under('known'), k]).piece);
  for (const [k, it] of given.harvested.entries())
    monster.harvested.add(pieceGiven(den, it, [...under('harvested'), k]).piece.id);
  monster.grantedVillainy = given.grantedVillainy;
}

function overlay(den: Den, monster: Monster, card: MonsterCard): void {
  layOver(den, monster, card);
  changeTags(den, monster, [...new Set([...monster.tags, ...card.tags])]);
}

function heldBy({ has, population, treasure, epic, bonus, seats }: GivenMonster, card: MonsterCard): Held {
  const many = (symbol: string) =>
    card.start.filter((it) => it.symbol === symbol).reduce((sum, it) => sum + it.count, 0);
  const start = { population: many('●'), treasure: many('○'), epic: many('❖'), bonus: many('★') };
  const held = has ?? (seats ? { population: seats.length, treasure: 0, epic: 0, bonus: 0 } : start);
  return {
    population: population ?? held.population,
    treasure: treasure ?? held.treasure,
    epic: epic ?? held.epic,
    bonus: bonus ?? held.bonus,
  };
}

/** Its first bead is its home; those without a written seat are seated as the rules seat newcomers (H2-MON-131). */
function* seatGiven(den: Den, monster: Monster, given: GivenMonster, i: number): Rule {
  const { page } = den.world;
  const held = heldBy(given, monster.card);
  if (held.population === 0) throw new ScenarioProblem('A group needs at least one ●.', ['monsters', i, 'has']);
  const home = { x: FIRST.x + (i % 2) * APART, y: FIRST.y + Math.floor(i / 2) * APART };
  const onSurface = given.surface === undefined ? null : { x: given.surface, y: page.surfaceAt(given.surface) - 0.5 };
  const [x, y] = given.at ?? [onSurface?.x ?? home.x, onSurface?.y ?? home.y];
  const seats = given.seats?.map(([x, y]) => ({ x, y })) ?? [{ x, y }];
  let last: Piece | null = null;
  for (const kind of ['population', 'treasure', 'epic'] as const) {
    for (let k = 0; k < held[kind]; k++) {
      const at = seats.shift();
      const bead = { kind, name: kind === 'epic' ? `the ${monster.group.name} hoard ${k + 1}` : null };
      if (!at) {
        yield* seatBead(den, monster, bead, SET_UP);
        continue;
      }
      const room: Piece = openAt(den.world, at) ?? (yield* roomAt(den, monster, at, last === null));
      if (last && last !== room && room.stratum > 0) yield* tunnelTo(den, monster, last, room, SET_UP);
      last = room;
      seatAt(den, monster, bead, room, room.stratum === 0 && room.kind === 'building' ? middle(room) : at, SET_UP);
    }
  }
  const { piece, at } = homeOf(den, monster);
  for (let k = 0; k < held.bonus; k++) seatAt(den, monster, { kind: 'bonus' }, page.piece(piece), at, SET_UP);
}

function middle({ shape: { path } }: Piece): Point {
  return { x: path[0] as number, y: path[1] as number };
}

/** The open piece at a spot that somebody could sit in, if there is one. */
function openAt({ page }: SecondWorld, { x, y }: Point): Piece | null {
  for (const it of page.drawn())
    if (isOpen(it) && it.kind !== 'tunnel' && gapTo(it.shape, x, y, TOLERANCE) <= TOLERANCE) return it;
  return null;
}

function* roomAt(den: Den, monster: Monster, at: Point, isHome: boolean): Rule<Piece> {
  if (isHome || den.world.page.stratumAt(at.x, at.y) === 0) return yield* digHome(den, monster, at, SET_UP);
  const { id, card } = monster;
  const room = { clause: SET_UP, kind: 'room', room: 'lair', what: { kind: 'room of', group: id } } as const;
  return draw(den.world, { ...room, shape: disc(at.x, at.y, 0.6), area: 1.13, variant: card.lair, owner: id });
}

/** A construction that stands: its marks and its standing bonuses, but none of the beads that it gave. */
function* buildGiven(den: Den, monster: Monster, named: string, path: Path): Rule {
  const building = buildingNamed(den, monster, named, path);
  const gains = building.gains.flatMap((it): Gain[] => {
    if (it.kind === 'resource') return [it];
    const marks = it.kind === 'beads' ? it.beads.filter(({ symbol }) => symbol === '⌂' || symbol === '☒') : [];
    return it.kind === 'beads' && marks.length > 0 ? [{ ...it, beads: marks }] : [];
  });
  yield* build(den, monster, { ...building, needs: [], gains }, { clause: SET_UP });
  const stands = monster.constructions.pop();
  if (stands) addHall(den, monster, building, stands.piece);
}

function buildingNamed(den: Den, monster: Monster, named: string, path: Path): Building {
  const { card, under, overlays } = monster;
  const cards = [card, under?.life, under?.choices, ...overlays, ...den.villains].flatMap((it) => it ?? []);
  const acts = cards.flatMap((it) => [...it.always, ...[...it.ifs, ...it.options].map((line) => line.act)]);
  const steps = acts.flatMap((it) => it.steps).flatMap((it) => (it.kind === 'build' ? it.buildings : []));
  const effects = cards
    .flatMap((it) => it.rules)
    .flatMap((it) => (it.kind === 'when' ? it.effects : []))
    .flatMap((it) => (it.kind === 'may build' ? [it.building] : []));
  const setups = den.villains.flatMap((it) => it.setup).flatMap((it) => (it.kind === 'build' ? [it.building] : []));
  const all = [...steps, ...effects, ...setups];
  const building = all.find((it) => it.name.toLowerCase() === named.toLowerCase());
  if (building) return building;
  const known = all.map((it) => it.name).join(', ') || 'nothing';
  throw new ScenarioProblem(`${card.name} builds no "${named}"; it builds ${known}.`, path);
}

function pieceGiven({ world: { page } }: Den, id: string, path: Path): { piece: Piece; at: Point } {
  const piece = page.pieces.find((it) => it.id === id);
  if (!piece) throw new ScenarioProblem(`There is no piece "${id}".`, path);
  const { shape } = piece;
  return { piece, at: { x: shape.path[0] as number, y: shape.path[1] as number } };
}
