import type { Piece } from '@understory/page';
import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { putBead } from '../../src/beads.ts';
import { CORE_TEXTS, loadDeck } from '../../src/second/cards/load-deck.ts';
import { endCivilization, peoples } from '../../src/second/civilization/age.ts';
import type { Civ, Instruction } from '../../src/second/civilization/civ.ts';
import { demons } from '../../src/second/civilization/demons/demons.ts';
import { feed } from '../../src/second/civilization/demons/hunt.ts';
import { type SecondWorld, secondEdition } from '../../src/second/index.ts';
import { type Den, newDen } from '../../src/second/monsters/den.ts';
import { seatsOf } from '../../src/second/monsters/ground/lair.ts';
import { wilds } from '../../src/second/monsters/ground/places.ts';
import { laws } from '../../src/second/monsters/laws.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { handOver } from '../../src/second/monsters/spawn/hand-over.ts';
import { arrange } from '../arrange.ts';
import { standing, there, throwing } from '../civilization/demons-at.ts';
import { bare, play, resource } from '../civilization/ground.ts';
import { denAt, playIn } from './den-at.ts';
import { type Answers, beads, home, seats } from './spawn-at.ts';
import { caveAt, roomAt, wildAt } from './things-at.ts';

const CARDS = loadDeck(CORE_TEXTS).cards.map((it) => it.name);
const ALIENS = ['Morlons', 'Shadow Hulk', 'Earth Devils'];
const DEMONIC = ['Cult', 'Demonic Horde', 'Fiend'];

/** A den in whose rock an old room stands at (12, 10), with this deck. */
function denWith(deck: readonly string[], before: (world: SecondWorld) => void = () => {}): Den {
  return denAt({
    deck,
    turn: 0,
    before: (world) => {
      roomAt(world, [12, 10]);
      before(world);
    },
  });
}

const asks = (card: Instruction['card'], { world }: Den, kind: Instruction['kind'] = 'extra group'): Instruction => {
  const piece = [...world.page.drawn()][0] as Piece;
  return { clause: 'H2-HND-T1', kind, card, piece: piece.id, at: { x: 12, y: 10 } };
};

const carryOut = (den: Den, card: Instruction['card'], answers: Answers = [], seed = 'play') =>
  playIn(den, () => handOver(den, [asks(card, den)]), answers, 'story', seed);

const whoCame = (den: Den) => den.monsters.map((it) => it.card.name);

describe('the hand-over', () => {
  it('[H2-MON-T1.1][H2-MON-204][H2-HND-05] a lost colony leaves an alien card of the player’s choice at the Landing HomeSite', () => {
    const den = denWith(CARDS);
    carryOut(den, 'alien', [['H2-MON-T1.1', 'Earth Devils']]);
    expect(whoCame(den)).toEqual(['Earth Devils']);
    expect(home(den, den.monsters[0] as Monster)).toEqual([12, 10]);
    expect([den.deck.length, den.deck.some((it) => it.name === 'Earth Devils')]).toEqual([CARDS.length - 1, false]);
  });

  it('[H2-MON-T1.1] any of the three by default; nobody if the deck has none', () => {
    const came = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const den = denWith(CARDS);
      carryOut(den, 'alien', [], String(seed));
      came.add(whoCame(den)[0] ?? '');
    }
    expect([...came].sort()).toEqual([...ALIENS].sort());
    const none = denWith(CARDS.filter((it) => !ALIENS.includes(it)));
    carryOut(none, 'alien');
    expect([whoCame(none), none.deck.length]).toEqual([[], CARDS.length - ALIENS.length]);
  });

  it('[H2-MON-T1.2][H2-MON-T1.3][H2-MON-T1.6][H2-MON-205] Aliens that prosper or depart, and Dwarves, leave nothing to do', () => {
    const { aliens, dwarves } = peoples;
    for (const kind of ['prospered', 'departed', 'ten dwarves'] as const) {
      const ending = { clause: 'H2-ALN-22', kind } as const;
      const people = kind === 'ten dwarves' ? dwarves : aliens;
      const den = denWith(CARDS);
      const asked = people && playIn(den, () => people.handOver({} as Civ, ending));
      expect(asked).toBeNull();
      expect(playIn(den, () => handOver(den, []))).toBeNull();
      expect([whoCame(den), den.deck.length]).toEqual([[], CARDS.length]);
    }
  });

  it('[H2-MON-T1.4][H2-HND-T1.3] after the Deep Elves the first of the three comes out of a pit, without a roll', () => {
    const den = denWith([]);
    const first = playIn(den, () => handOver(den, [asks('drawn', den, 'first card')]));
    expect([first, whoCame(den)]).toEqual([{ at: { x: 12, y: 10 }, because: 'p1' }, []]);
  });

  it('[H2-MON-T1.5] where a Demon was, a card of the player’s choice comes; one of their own kind has 1● more', () => {
    const [fiend, ogre] = [denWith(CARDS), denWith(CARDS)];
    carryOut(fiend, 'chosen', [['H2-MON-T1.5', 'Fiend']]);
    carryOut(ogre, 'chosen', [['H2-MON-T1.5', 'Ogre']]);
    expect([fiend, ogre].map((den) => beads(den, den.monsters[0] as Monster))).toEqual(['●2 ○2 ★0', '●1 ○0 ★0']);
  });

  it('[H2-MON-T1.5] a random demonic card by default, else any; never an overlay, which could live nowhere', () => {
    const came = (deck: readonly string[]) =>
      new Set(
        Array.from({ length: 16 }, (_, seed) => {
          const den = denWith(deck);
          carryOut(den, 'chosen', [], String(seed));
          return whoCame(den)[0] ?? '';
        }),
      );
    expect([...came(CARDS)].sort()).toEqual([...DEMONIC].sort());
    expect([...came(['Ogre', 'The Temple', 'Orkz'])].sort()).toEqual(['Ogre', 'Orkz']);
  });

  it('[H2-MON-E23][H2-MON-T1.5][H2-HND-07] after the Demons: a Fiend at the Palace gathers the ❖ there, and nothing else of them is left', () => {
    const world = bare();
    resource(world, 'ore', { x: 16, y: 12 });
    const civ = standing(world);
    throwing(civ, [], feed);
    const ending = { clause: 'H2-DEM-16', kind: 'the last demon' } as const;
    play(world, () => endCivilization(civ, ending));
    const instruction = play(world, () => demons.handOver(civ, ending));
    world.journal.age = 'monsters';
    const den = newDen(world, laws, loadDeck(CORE_TEXTS).cards, []);
    playIn(den, () => handOver(den, instruction ? [instruction] : []), [['H2-MON-T1.5', 'Fiend']]);
    const fiend = den.monsters[0] as Monster;
    const [palace] = there(civ, 'Demonic Palace');
    expect(seatsOf(den, fiend)[0]?.piece).toBe(palace?.id);
    expect(beads(den, fiend)).toBe('●2 ○3 ★0');
    expect(seatsOf(den, fiend).filter((it) => it.kind === 'epic')).toHaveLength(1);
    expect(world.page.beadsOf(civ.group.id)).toEqual([]);
  });

  it('[H2-MON-T1.7][H2-MON-T1.8] the top card comes to the Labyrinth or the Menagerie; without either nobody does', () => {
    const den = denWith(['Ogre']);
    carryOut(den, 'random');
    expect([whoCame(den), home(den, den.monsters[0] as Monster), den.deck]).toEqual([['Ogre'], [12, 10], []]);
    const nobody = denWith(['Ogre']);
    expect(playIn(nobody, () => handOver(nobody, []))).toBeNull();
    expect(whoCame(nobody)).toEqual([]);
  });

  it('[H2-MON-T1.7][H2-CRD-339] an overlay on top goes back, and the next card comes there instead', () => {
    const den = denWith(['The Temple', 'Ogre']);
    carryOut(den, 'random', [['H2-MON-T1.7', 'The Temple']]);
    expect([whoCame(den), home(den, den.monsters[0] as Monster)]).toEqual([['Ogre'], [12, 10]]);
    expect(den.deck.map((it) => it.name)).toEqual(['The Temple']);
  });

  it('[H2-HND-07] uses the ruins’ rooms about the place as its lair, and digs new ones only as needed', () => {
    const den = denWith(['Kobolds'], (world) => void [roomAt(world, [14, 10]), roomAt(world, [16.2, 10])]);
    const drawn = den.world.page.pieces.filter((it) => it.kind === 'room').length;
    carryOut(den, 'random');
    expect(seats(den, den.monsters[0] as Monster)).toEqual([
      [12, 10],
      [14, 10],
      [16.2, 10],
    ]);
    expect(den.world.page.pieces.filter((it) => it.kind === 'room')).toHaveLength(drawn);
  });

  it('[H2-MON-207][H2-MON-121] takes away the ● that a civilisation left, and leaves what is primordial as wild groups', () => {
    const den = denWith(['Ogre'], (world) => {
      const hall = caveAt(world, [24, 15], 2);
      arrange(world, { kind: 'arranged', clause: 'H2-GEN-07' }, [
        {
          do: 'found',
          group: { id: 'old', sort: 'people', kind: 'dwarves', of: 'old', name: 'The old ones', card: null },
        },
        ...(['population', 'treasure', 'epic'] as const).map((kind) => putBead(world, hall, { kind, owner: 'old' })),
      ]);
      wildAt(world, [5, 15], 2, 1);
    });
    playIn(den, () => handOver(den, []));
    const { page } = den.world;
    expect(page.beadsOf('old')).toEqual([]);
    expect(
      page
        .beadsOf(null)
        .map((it) => it.kind)
        .sort(),
    ).toEqual(['epic', 'population', 'population', 'treasure', 'treasure']);
    expect(wilds(den).map((it) => page.beadsIn(it.id, 'population').length)).toEqual([2]);
  });
});

/** The age as it begins, up to its first turn; the three cards as given, or as they come. */
function begun(
  instructions: readonly Instruction[],
  cards: readonly string[],
  seed = 'birth',
  world = bare(),
): SecondWorld {
  const { options } = world;
  world.at = { age: 'monsters', phase: 'hand-over', instructions };
  const book = { ...secondEdition, begin: () => world };
  const game = new Game(book, { seed, options, hands: hands({ choices: 'story' }) });
  const left = [...cards];
  while (game.ask && world.journal.turn === 0) {
    const card = game.ask.clause === 'H2-MON-203' ? left.shift() : undefined;
    if (card) game.answer(card, { hand: 'script' });
    else game.letAnswer(game.hand);
  }
  return world;
}

describe('the birth of the age', () => {
  const cardsOf = (world: SecondWorld) => world.groups.flatMap((it) => it.card ?? []);
  const spawned = (world: SecondWorld) => world.journal.entries.filter((it) => it.kind === 'spawned');

  it('[H2-MON-201][H2-MON-203][H2-HND-04] draws three cards and spawns them one after the other, on a layer of their own', () => {
    const world = begun([], ['Ogre', 'Kobolds', 'Goblins']);
    expect(world.journal.age).toBe('monsters');
    expect(spawned(world).map((it) => it.clause)).toEqual(['H2-MON-203', 'H2-MON-203', 'H2-MON-203']);
    expect(cardsOf(world)).toEqual(['Ogre', 'Kobolds', 'Goblins']);
    expect(new Set(world.page.pieces.map((it) => it.age))).toEqual(new Set(['monsters']));
    expect(world.journal.entries.some((it) => it.kind === 'card drawn' && it.clause === 'H2-MON-203')).toBe(true);
  });

  it('[H2-MON-202][H2-MON-903] from a deck whose cards may come in any order', () => {
    const first = new Set(Array.from({ length: 10 }, (_, i) => cardsOf(begun([], [], `deck ${i}`))[0]));
    expect(first.size).toBeGreaterThan(5);
  });

  it('[H2-MON-204][H2-HND-05][H2-HND-08] a group of the hand-over comes before the three, and over and above them', () => {
    const world = bare();
    const piece = roomAt(world, [12, 10]).id;
    const instruction: Instruction = {
      clause: 'H2-HND-T1.1',
      kind: 'extra group',
      card: 'alien',
      piece,
      at: { x: 12, y: 10 },
    };
    begun([instruction], ['Ogre', 'Kobolds', 'Goblins'], 'four', world);
    expect(spawned(world).map((it) => it.clause)).toEqual(['H2-MON-T1.1', 'H2-MON-203', 'H2-MON-203', 'H2-MON-203']);
    expect(ALIENS).toContain(cardsOf(world)[0]);
  });

  it('[H2-MON-T1.4] the first of the three comes out of the pit', () => {
    const world = bare();
    const pit = roomAt(world, [12, 15]);
    const instruction: Instruction = {
      clause: 'H2-HND-T1.3',
      kind: 'first card',
      card: 'drawn',
      piece: pit.id,
      at: { x: 12, y: 15 },
    };
    begun([instruction], ['Ogre', 'Kobolds', 'Goblins'], 'pit', world);
    const rolled = world.journal.entries.filter((it) => it.clause === 'H2-MON-119');
    expect([cardsOf(world).length, rolled.length]).toEqual([3, 2]);
    const owner = world.groups.find((it) => it.card !== null)?.id ?? '';
    expect(world.page.beadsOf(owner)[0]?.piece).toBe(pit.id);
  });
});
