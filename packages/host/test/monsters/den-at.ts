import { type Bead, type BeadKind, disc, gapTo, isOpen, line, mil, type Piece, TOLERANCE } from '@understory/page';
import { type Answer, type Autopilot, asWritten, Game, hands, type Rule } from '@understory/table';
import { instead } from '@understory/table/testing';
import { putBead } from '../../src/beads.ts';
import type { Change } from '../../src/note.ts';
import { CORE_TEXTS, loadDeck } from '../../src/second/cards/load-deck.ts';
import type { MonsterCard } from '../../src/second/cards/tree/card.ts';
import { draw } from '../../src/second/draw.ts';
import { type SecondOptions, type SecondWorld, secondEdition } from '../../src/second/index.ts';
import { type Den, newDen } from '../../src/second/monsters/den.ts';
import { emblemOf } from '../../src/second/monsters/ground/emblem.ts';
import { laws } from '../../src/second/monsters/laws.ts';
import { type Monster, newMonster } from '../../src/second/monsters/monster.ts';
import { comeIn } from '../../src/second/monsters/state.ts';
import { groupOf } from '../../src/world.ts';
import { arrange } from '../arrange.ts';
import { laid } from '../laid.ts';

/** A spot of the page: x, y. */
export type At = readonly [number, number];

/** A group as a test wants it: its beads sit in rooms of their own, dug where they are told. */
export interface MonsterAt {
  readonly card: string | MonsterCard;
  /** Where its ● sit, the home first. A spot in a room that is there already is a seat in that room. */
  readonly seats?: readonly At[];
  /** … or the home alone, and so many ● in rooms in a row to its right, 1.5 beads apart. */
  readonly at?: At;
  readonly population?: number;
  /** Where its ○ (and ❖) sit; a number = in rooms farther on in the row. */
  readonly treasure?: number | readonly At[];
  readonly epic?: number | readonly At[];
  readonly bonus?: number;
  readonly name?: string;
  readonly tags?: readonly string[];
  readonly rolled?: readonly string[];
  readonly under?: Monster['under'];
  /** Its rooms are joined by tunnels one to the next; true if left out. */
  readonly joined?: boolean;
}

/** What a test starts from. What is not said is empty: flat layers, the surface at y = 4, nothing in the rock. */
export interface DenWish extends Partial<SecondOptions> {
  readonly monsters?: readonly MonsterAt[];
  readonly deck?: readonly string[];
  readonly turn?: number;
  /** What earlier ages left: `(world) => caveAt(world, …)`. */
  readonly before?: (world: SecondWorld) => void;
}

const DECK = loadDeck(CORE_TEXTS);

/** A card of the game, as it is loaded with all the others. */
export function cardOf(name: string): MonsterCard {
  const card = DECK.cards.find((it) => it.name === name);
  if (!card) throw new Error(`no card ${name}`);
  return card;
}

/** A card of a test's own, read with the deck so that its tags mean what they say. */
export function ownCard(text: string): MonsterCard {
  const { cards, problems } = loadDeck([...CORE_TEXTS, { file: 'own.card', text }]);
  const card = cards.at(-1);
  if (card?.file !== 'own.card') throw new Error(problems.map((it) => JSON.stringify(it)).join('\n'));
  return card;
}

/** `denAt({ monsters: [{ card: 'Goblins', seats: [[10, 10], [11.5, 10]], treasure: 1 }] })` */
export function denAt({ monsters = [], deck = [], turn = 1, before, ...options }: DenWish = {}): Den {
  const world = laid(1, options);
  world.journal.age = 'primordial';
  before?.(world);
  world.journal.age = 'monsters';
  const den = newDen(world, laws, deck.map(cardOf), DECK.villains);
  den.turn = turn;
  for (const it of monsters) monsterAt(den, it);
  return den;
}

/** One more group on the map, without a spawn. */
export function monsterAt(den: Den, wish: MonsterAt): Monster {
  const { world } = den;
  const card = typeof wish.card === 'string' ? cardOf(wish.card) : wish.card;
  const id = world.page.newId('g');
  const kind = card.name.toLowerCase().replaceAll(' ', '-');
  arrange(world, { kind: 'arranged', clause: 'H2-MON-121', group: id }, [
    { do: 'found', group: { id, sort: 'monsters', kind, of: id, name: wish.name ?? card.name, card: card.name } },
  ]);
  const monster = newMonster({ moment: ++den.moment, turn: den.turn - 1 }, groupOf(world, id), card, {
    ...(wish.under ? { under: wish.under } : {}),
    ...(wish.tags ? { tags: wish.tags } : {}),
    ...(wish.rolled ? { rolled: wish.rolled } : {}),
  });
  comeIn(den, monster);
  seatAll(den, monster, wish);
  return monster;
}

function seatAll(den: Den, monster: Monster, wish: MonsterAt): void {
  const seats = wish.seats ?? (wish.at ? inARow(wish.at, wish.population ?? 1) : [[10, 10] as const]);
  const row = (from: readonly At[], many: number | readonly At[]): readonly At[] =>
    typeof many === 'number' ? inARow([(from.at(-1) as At)[0] + 1.5, (from.at(-1) as At)[1]], many) : many;
  const treasure = row(seats, wish.treasure ?? 0);
  const epic = row([...seats, ...treasure], wish.epic ?? 0);
  let last: Piece | null = null;
  for (const [kind, spots] of [
    ['population', seats],
    ['treasure', treasure],
    ['epic', epic],
  ] as const) {
    for (const at of spots) {
      const room = openAt(den.world, at) ?? lairRoom(den, monster, at);
      if (last && last !== room && (wish.joined ?? true)) joinedBy(den, monster, last, room);
      last = room;
      beadAt(den, room, kind, monster, at);
    }
  }
  const home = den.world.page.beadsOf(monster.id)[0] as Bead;
  for (let i = 0; i < (wish.bonus ?? 0); i++)
    beadAt(den, den.world.page.piece(home.piece), 'bonus', monster, [home.at.x, home.at.y]);
}

function inARow([x, y]: At, many: number): At[] {
  return Array.from({ length: many }, (_, i): At => [mil(x + 1.5 * i), y]);
}

/** The open piece at a spot that somebody could sit in, if there is one. */
function openAt({ page }: SecondWorld, [x, y]: At): Piece | null {
  return (
    [...page.drawn()].find(
      (it) => isOpen(it) && it.kind !== 'tunnel' && gapTo(it.shape, x, y, TOLERANCE) <= TOLERANCE,
    ) ?? null
  );
}

function lairRoom({ world }: Den, { id, card }: Monster, [x, y]: At): Piece {
  const above = world.page.stratumAt(x, y) === 0;
  return draw(world, {
    clause: 'H2-MON-130',
    kind: above ? 'building' : 'room',
    shape: disc(x, y, 0.6),
    area: 1.13,
    what: asWritten(above ? 'a hut' : 'a lair room'),
    room: above ? 'hut' : 'lair',
    variant: card.lair,
    owner: id,
    ...(above ? { stratum: 0 } : {}),
  });
}

function joinedBy({ world }: Den, { id, card }: Monster, a: Piece, b: Piece): void {
  const [p, q] = [a.shape.path, b.shape.path];
  const ends = [p[0], p[1], q[0], q[1]] as number[];
  const title = 'a tunnel';
  const wide = { shape: line(ends, 0.4), variant: card.lair, owner: id };
  draw(world, { clause: 'H2-MON-130', kind: 'tunnel', what: asWritten(title), ...wide });
}

/** A bead put at a spot, whoever's it is. */
export function beadAt(den: Den, room: Piece, kind: BeadKind, owner: Monster | null, at?: At): Bead {
  const { world } = den;
  const emblem = owner ? emblemOf(owner) : null;
  const put = putBead(world, room, { kind, owner: owner?.id ?? null, emblem }) as Extract<Change, { do: 'bead' }>;
  const bead = at ? { ...put.bead, at: { x: at[0], y: at[1] } } : put.bead;
  arrange(world, { kind: 'arranged', clause: 'H2-MON-105' }, [{ do: 'bead', bead }]);
  return world.page.beads.at(-1) as Bead;
}

/** Play a rule with the rulebook's defaults; `answers` gives other answers by clause, each used once, in order. */
export function playIn<T>(
  den: Den,
  rule: (den: Den) => Rule<T>,
  answers: readonly (readonly [clause: string, answer: Answer])[] = [],
  by: Autopilot = 'story',
  seed = 'play',
): T {
  let result: T | undefined;
  const kept = function* (): Rule {
    result = yield* rule(den);
  };
  const left = [...answers];
  const { world } = den;
  const game = new Game(instead(secondEdition, world, kept), {
    seed,
    options: world.options,
    hands: hands({ choices: by }),
  });
  while (game.ask) {
    const at = left.findIndex(([clause]) => clause === game.ask?.clause);
    const [taken] = at >= 0 ? left.splice(at, 1) : [];
    if (taken) game.answer(taken[1], { hand: 'script' });
    else game.letAnswer(game.hand === 'person' ? by : game.hand);
  }
  if (left.length > 0) throw new Error(`never asked: ${left.map(([clause]) => clause).join(', ')}`);
  return result as T;
}
