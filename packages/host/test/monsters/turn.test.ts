import { describe, expect, it } from 'vitest';
import { playTurn } from '../../src/second/monsters/age.ts';
import { homeOf } from '../../src/second/monsters/ground/lair.ts';
import { reorganise } from '../../src/second/monsters/reorganise.ts';
import { playCards } from '../../src/second/monsters/turn.ts';
import { denAt, playIn } from './den-at.ts';
import { actOf, cardWith, facing, groups, live, loose, purse } from './facing.ts';
import { nameOf } from './name-of.ts';
import { looseAt, roomAt, unitAt, wildAt } from './things-at.ts';

/** Three groups far apart, each breeding in peace. */
const apart = (turn = 1, deck: readonly string[] = []) =>
  denAt({
    turn,
    deck,
    monsters: [
      { card: 'Ratfolk', at: [4, 9] },
      { card: 'Goblins', at: [15, 9] },
      { card: 'Ooze', at: [26, 9] },
    ],
  });

describe('a turn', () => {
  it('[H2-MON-301] the cards of all groups are drawn one by one, and each drawn group plays', () => {
    const den = apart();
    playIn(den, () => playCards(den), [
      ['H2-MON-301', 'Ooze'],
      ['H2-MON-301', 'Ratfolk'],
    ]);
    const [ratfolk, goblins, ooze] = groups(den);
    expect(ooze.past.began).toBeLessThan(ratfolk.past.began);
    expect(ratfolk.past.began).toBeLessThan(goblins.past.began);
    expect(den.monsters.map((it) => purse(den, it)[1])).toEqual(['2', '2', '2']);
  });

  it('[H2-MON-301] the draw stands in the turn, and not in the chapter of whoever played before', () => {
    const den = apart();
    playIn(den, () => playCards(den), [['H2-MON-301', 'Ooze']]);
    const draws = den.world.journal.entries.filter((it) => it.clause === 'H2-MON-301');
    expect(draws.map((it) => it.chapter)).toEqual([null, null]);
    expect(den.world.journal.chapter).not.toBeNull();
  });

  it('[H2-MON-216] [H2-MON-910] who comes in the middle of a turn waits, and nobody plays twice', () => {
    const den = facing([{ card: 'Ooze', population: 5 }]);
    playIn(den, () => playCards(den));
    expect(den.monsters).toHaveLength(2);
    const [first, second] = groups(den);
    expect(purse(den, first)).toBe('●3');
    expect(second.past.began).toBe(second.past.spawned);
  });

  it('[H2-MON-303] [H2-MON-911] the check, then a newcomer but not in turn 1, then pacts run out', () => {
    const first = apart(1, ['Ogre']);
    playIn(first, () => playTurn(first));
    expect(first.monsters).toHaveLength(3);
    const den = apart(2, ['Ogre', 'Nomads']);
    const [ratfolk, goblins] = groups(den);
    den.pacts.push({ kind: 'pact', from: ratfolk.id, to: goblins.id, lastTurn: 2, since: 0 });
    den.pacts.push({ kind: 'bribe', from: goblins.id, to: ratfolk.id, lastTurn: 3, since: 0 });
    const from = den.world.journal.entries.length;
    playIn(den, () => playTurn(den));
    expect(den.monsters).toHaveLength(4);
    expect(den.pacts.map((it) => it.kind)).toEqual(['bribe']);
    expect(den.world.journal.entries.slice(from).filter((it) => it.kind === 'spawned')).toHaveLength(1);
  });

  it('[H2-MON-304] with nobody on the map the turn is over at once, and somebody spawns even in turn 1', () => {
    const den = denAt({ turn: 1, deck: ['Ogre', 'Goblins'] });
    playIn(den, () => playTurn(den));
    expect(den.monsters).toHaveLength(1);
    expect(den.monsters[0]?.past.began).toBe(den.monsters[0]?.past.spawned);
    const drawn = den.world.journal.entries.filter((it) => it.kind === 'card drawn');
    expect(drawn.map((it) => it.clause)).toEqual(['H2-MON-304']);
  });

  it('[H2-MON-305] with an empty deck nothing spawns, until a card comes back', () => {
    const den = apart(2);
    playIn(den, () => playTurn(den));
    expect(den.monsters).toHaveLength(3);
    den.deck.push(groups(den)[0].card);
    den.turn = 3;
    playIn(den, () => playTurn(den));
    expect(den.monsters).toHaveLength(4);
  });

  it('[H2-MON-123] wild groups have no turn and no card', () => {
    const den = denAt({
      before: (world) => void wildAt(world, [20, 15], 3),
      monsters: [{ card: 'Ratfolk', at: [4, 9] }],
    });
    playIn(den, () => playCards(den));
    expect(den.world.page.beadsOf(null).filter((it) => it.kind === 'population')).toHaveLength(3);
    expect(den.monsters.map(nameOf)).toEqual(['Ratfolk']);
  });
});

describe('a lifecycle', () => {
  const STEPS = cardWith(
    'always gain ●\nalways gain ○\nif we can: gain ★\nif we can: prepare\none of:\n- breed\n- gain ○○',
  );

  it('[H2-MON-311] gather, every always, every if, one option, reorganise, gather again', () => {
    const den = facing([{ card: STEPS }]);
    const [cats] = groups(den);
    looseAt(den, den.world.page.piece(homeOf(den, cats).piece));
    const from = den.world.journal.entries.length;
    live(den, cats, { option: '1' });
    expect(purse(den, cats)).toBe('●2 ○4 ★1');
    const kinds = den.world.journal.entries
      .slice(from)
      .flatMap((it) => (['gathered', 'gained', 'prepared'].includes(it.kind) ? [it.kind] : []));
    expect(kinds).toEqual(['gathered', 'gained', 'gained', 'gained', 'prepared', 'gained']);
  });

  it('[H2-MON-312] an `always` that is not possible is skipped; its target is chosen', () => {
    const den = facing(['Ogre', { card: 'Goblins', population: 2 }, { card: 'Gnolls', population: 2 }]);
    const [ogre, goblins, gnolls] = groups(den);
    live(den, ogre, { answers: [['H2-MON-312', gnolls.id]], option: 'nothing' });
    expect([purse(den, goblins), purse(den, gnolls)]).toEqual(['●2', '●1']);
    const alone = facing([{ card: cardWith('always hunt anyone\nalways breed') }]);
    live(alone, groups(alone)[0]);
    expect(purse(alone, groups(alone)[0])).toBe('●2');
  });

  it('[H2-MON-313] an `if` is carried out when its condition holds at that moment, and may not be declined', () => {
    const den = facing([
      { card: cardWith('if we have only 1 ●: breed\nif we have only 2 ●: gain ★\nif we have only 1 ●: gain ○') },
    ]);
    live(den, groups(den)[0]);
    expect(purse(den, groups(den)[0])).toBe('●2 ★1');
  });

  it('[H2-MON-314] one option, or none', () => {
    const den = facing(['Goblins']);
    live(den, groups(den)[0], { option: 'nothing' });
    expect(groups(den)[0].constructions).toHaveLength(0);
    expect(purse(den, groups(den)[0])).toBe('●2');
  });

  it('[H2-MON-315] an option may repeat what was done already: the Giant exploits twice', () => {
    const den = facing(['Giant'], {
      before: (world) => {
        unitAt(world, 'ore', [8, 12]);
        unitAt(world, 'ore', [11, 12]);
      },
    });
    const [giant] = groups(den);
    const option = giant.card.options.findIndex((it) => it.act.steps[0]?.kind === 'exploit');
    live(den, giant, { option: String(option) });
    expect(purse(den, giant)).toBe('●1 ○2 ★1');
  });

  it('[H2-MON-316] what cannot be completed is not offered, and was not done', () => {
    const den = facing([{ card: 'Cult', population: 2 }, 'Ratfolk']);
    const [cult] = groups(den);
    live(den, cult, { option: 'nothing' });
    expect(cult.past.deeds).toEqual([]);
    expect(purse(den, cult)).toBe('●2');
  });

  it('[H2-MON-320] `and stop` goes to the end at once, whatever was done', () => {
    const den = facing([{ card: cardWith('if we can: gain ○ and stop\nif we can: breed\none of:\n- breed') }]);
    live(den, groups(den)[0]);
    expect(purse(den, groups(den)[0])).toBe('●1 ○1');
  });

  it('[H2-ACT-276] `x then y`: y only if x was possible', () => {
    expect(actOf('relocate then gain ●').steps).toHaveLength(2);
    const den = facing([{ card: cardWith('always exploit gems then gain ●\nalways breed then gain ○') }]);
    live(den, groups(den)[0]);
    expect(purse(den, groups(den)[0])).toBe('●2 ○1');
  });

  it('[H2-MON-321] each group is played by a person or an autopilot: its asks are its own', () => {
    const den = facing([{ card: 'Goblins', population: 2 }, 'Ogre']);
    const [goblins] = groups(den);
    live(den, goblins, { option: 'nothing', by: 'random' });
    live(den, goblins, { option: 'nothing', by: 'tactical' });
    expect(purse(den, goblins)).toBe('●4');
  });

  it('[H2-CRD-C12.1] both `always` lines of the Orkz are played, the extortion first, also on the same group', () => {
    const den = facing([
      { card: 'Orkz', population: 3 },
      { card: 'Goblins', population: 2, treasure: 1 },
    ]);
    const [orkz, goblins] = groups(den);
    live(den, orkz, { dice: [6, 1, 6, 1], option: 'nothing' });
    expect([purse(den, orkz), purse(den, goblins)]).toEqual(['●3 ○1', '●1']);
    expect(goblins.past.deeds.map((it) => it.did)).toEqual(['extort', 'fight']);
  });

  it('[H2-MON-E14] [H2-MON-317] nothing more is played when the group has left', () => {
    const den = facing([
      { card: cardWith('always lose ○\nalways breed\nrules:\n- when we have no ○: leave the map'), treasure: 1 },
    ]);
    live(den, groups(den)[0]);
    expect(den.monsters).toEqual([]);
    expect(loose(den)).toBe('');
  });
});

describe('reorganising', () => {
  it('[H2-MON-319] a bead may go to a free room of the territory; the home’s ● stays', () => {
    const den = denAt({
      before: (world) => void roomAt(world, [10, 12]),
      monsters: [
        {
          card: 'Goblins',
          seats: [
            [10, 10],
            [11.5, 10],
          ],
        },
      ],
    });
    const [goblins] = groups(den);
    const [home, other] = den.world.page.beadsOf(goblins.id);
    const move = (bead: string) =>
      playIn(den, () => reorganise(den, goblins, 'H2-MON-319'), [
        ['H2-MON-319', bead],
        ['H2-MON-319', { x: 10, y: 12 }],
      ]);
    expect(() => move(home?.id as string)).toThrow();
    move(other?.id as string);
    expect(den.world.page.beadsOf(goblins.id).map((it) => it.at)).toEqual([
      { x: 10, y: 10 },
      { x: 10, y: 12 },
    ]);
  });

  it('[H2-MON-319] or to a new room in the home range, as it was before; left alone by default', () => {
    const den = denAt({ monsters: [{ card: 'Dragon', seats: [[10, 10]], treasure: [[11.5, 10]] }] });
    const [dragon] = groups(den);
    const many = den.world.page.pieces.length;
    playIn(den, () => reorganise(den, dragon, 'H2-MON-319'));
    expect(den.world.page.pieces).toHaveLength(many);
    const hoard = den.world.page.beadsOf(dragon.id)[1]?.id as string;
    playIn(den, () => reorganise(den, dragon, 'H2-MON-319'), [
      ['H2-MON-319', hoard],
      ['H2-MON-319', { x: 13, y: 12 }],
    ]);
    const room = den.world.page.pieces.slice(many).find((it) => it.kind === 'room');
    expect(room?.area).toBeLessThan(1.5);
    expect(room?.what.kind).not.toBe('home of');
    expect(() =>
      playIn(den, () => reorganise(den, dragon, 'H2-MON-319'), [
        ['H2-MON-319', den.world.page.beadsOf(dragon.id)[1]?.id as string],
        ['H2-MON-319', { x: 26, y: 18 }],
      ]),
    ).toThrow();
  });
});
