import { runScenarios } from '@understory/table/scenario';
import { describe, expect, it } from 'vitest';
import { secondEditionScenarios } from '../../src/scenario.ts';

/** What is wrong with a scenario that is given these lines between its head and its end. */
function faults(lines: string, expects = '- monsters: any'): string[] {
  const text = `scenario: A test\ngame: host/2\n${lines}\nexpect:\n  ${expects}\n`;
  return runScenarios(text, 'test.yaml', [secondEditionScenarios]).flatMap((it) =>
    it.findings.map(({ line, message }) => `${line}: ${message}`),
  );
}

const goblins = 'given: {world: 1, monsters: [{card: Goblins, has: ●2 ○1}]}';

describe('a scenario of monsters', () => {
  it('counts beads as the rulebook writes them', () => {
    expect(faults(goblins, '- have: {Goblins: ●2 ○1}')).toEqual([]);
    expect(faults(goblins, '- have: {goblins: ●●○}')).toEqual([]);
    expect(faults(goblins, '- have: {Goblins: ●2 ○1 ★1}')).toEqual(['5: have: Goblins: expected ●2 ○1 ★1, got ●2 ○1.']);
    expect(faults(goblins, '- have: {Goblins: gone}')).toEqual(['5: have: Goblins: expected gone, got ●2 ○1.']);
    expect(faults(goblins, '- have: {Ogre: ●1}')).toEqual([
      '5: have: Ogre: expected ●1, got no such group among goblins.',
    ]);
    expect(faults(goblins, '- have: {Goblins: two}')[0]).toContain('write beads as ●3 ○1 ❖1 ★1');
  });

  it('starts a group as its card does, and all of the first four as neighbours', () => {
    const four = 'given: {world: 1, monsters: [{card: Goblins}, {card: Ogre}, {card: Dragon}, {card: Wolves}]}';
    expect(faults(four, '- have: {Goblins: ●2 ○1, Ogre: ●1, Dragon: ●1 ○3, Wolves: ●3}')).toEqual([]);
    expect(faults(four, '- {monsters: {card: Wolves}, first: {neighbours: [Goblins, Ogre, Dragon]}}')).toEqual([]);
    expect(faults(four, '- {monsters: {card: Goblins}, first: {neighbours: [Ogre, Dragon, Wolves]}}')).toEqual([]);
  });

  it('keeps the cards that are in play out of the deck', () => {
    expect(faults(goblins, '- {cards: {name: Goblins}, are: [{in: play}]}')).toEqual([]);
    expect(faults(goblins, '- {cards: {name: Goblins, in: deck}, count: 0}')).toEqual([]);
    expect(faults(goblins, '- {cards: {name: Ooze, in: deck}, count: 1}')).toEqual([]);
    expect(
      faults('given: {world: 1, deck: [Ooze], aside: [Starhelm]}', '- {cards: any, are: [{in: deck}, {in: aside}]}'),
    ).toEqual([]);
  });

  it('says which part is wrong', () => {
    expect(faults('given: {world: 1, monsters: [{card: Gobblins}]}')).toEqual(['3: There is no card "Gobblins".']);
    expect(faults('given: {world: 1, deck: [Oooze]}')).toEqual(['3: There is no card "Oooze".']);
    expect(faults('given: {world: 1, monsters: [{card: Goblins, built: [Castle]}]}')[0]).toContain(
      'Goblins builds no "Castle"; it builds Camp, Shiny',
    );
    expect(faults('given: {world: 1, monsters: [{card: Goblins, known: [hall]}]}')).toEqual([
      '3: There is no piece "hall".',
    ]);
    expect(faults('given: {world: 1, monsters: [{card: Goblins, at: [9, 9], surface: 3}]}')[0]).toContain(
      'say one of at, surface or seats',
    );
    expect(faults('given: {world: 1, monsters: [{card: Goblins, has: ○2}]}')).toEqual([
      '3: A group needs at least one ●.',
    ]);
    expect(faults('given: {world: 1, pacts: [{from: goblins, to: ogre}]}')).toEqual([
      '3: There is no group "goblins" on the map; there is nobody.',
    ]);
    expect(faults('given: {world: 1, monsters: [{card: Ogre}], villain: {group: ogre, is: The Hoard}}')).toEqual([
      '3: There is no villain card "The Hoard"; there is The Empire, The Horde.',
    ]);
    expect(faults('given: {world: 1, cards: "card Cats\\nalways pounce"}')[0]).toContain('A card is faulty. cards:2:8');
  });

  it('says why a rule cannot be run', () => {
    expect(faults(`${goblins}\nrun: lifecycle of ogre`)).toEqual([
      '4: There is no group "ogre" on the map; there is goblins.',
    ]);
    expect(faults(`${goblins}\nrun: "act of goblins: pounce"`)[0]).toContain('4: run:4:8: "pounce" stands where');
    expect(faults(`${goblins}\nrun: finishing move`)[0]).toContain('There is no villain');
    expect(faults(`${goblins}\nrun: spawn Goblins`)).toEqual(['4: There is no card "Goblins".']);
    expect(faults('run: turn')[0]).toContain('Monsters need a world to live in');
  });

  it('[H2-MON-316] tells of an act that is not possible', () => {
    const alone = `${goblins}\nrun: "act of goblins: fight denizens"`;
    expect(faults(alone, '- journal: {kind: not possible, clause: H2-MON-316}')).toEqual([]);
  });

  it('[H2-MON-124] remembers what was done last turn, and what before', () => {
    const two = (when: string) =>
      `given:\n  world: 1\n  monsters: [{card: Gnolls}, {card: Ooze, at: [25, 18]}]\n` +
      `  deeds: [{by: gnolls, did: fight, to: ooze, when: ${when}}]\nchoose: {H2-MON-314: Nothing}\nrun: lifecycle of gnolls`;
    expect(faults(two('last turn'), '- have: {Gnolls: ●4}')).toEqual([]);
    expect(faults(two('before'), '- have: {Gnolls: ●3}')).toEqual([]);
  });
});
