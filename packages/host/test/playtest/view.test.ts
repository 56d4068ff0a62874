import type { ChooseAsk } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { lentSteps } from '../../src/first/lent.ts';
import { SEASONS } from '../../src/playtest/civilization/deep-elves/seasons.ts';
import { groupSheet, playtestEdition, playtestView } from '../../src/playtest/index.ts';
import { bandAt, hallBetween, meet, takeTurn, wild } from './bands-at.ts';
import { elvesWith, oreAt, playSeason } from './elves-at.ts';
import { game } from './world-at.ts';

const A = { x: 10, y: 8 };

/** Two groups in one hall that have met, with what the dice said. */
function met(dice: readonly number[]) {
  const world = wild();
  hallBetween(world, A, { x: 20, y: 8 });
  const a = bandAt(world, 'delvers', '3/2', A);
  const b = bandAt(world, 'breeders', '5/1', { x: 11.6, y: 8 });
  meet(world, a, b, dice);
  return { world, a, b };
}

describe('a sheet', () => {
  it('[PT-ENC-T2] shows the moves of its kind and flavour, with the one just rolled', () => {
    const { world, a, b } = met([8]);
    const lit = groupSheet(world, a.id)?.moves.filter((it) => it.isNow);
    expect(lit).toEqual([{ result: 'Success', total: '7–9', key: 'Heist', isNow: true }]);
    expect(groupSheet(world, b.id)?.moves.some((it) => it.isNow)).toBe(false);
    const orcs = bandAt(world, 'breeders', '2/0', { x: 25, y: 16 }, 'orcs');
    const moves = groupSheet(world, orcs.id)?.moves ?? [];
    const said = moves.map(({ key }) =>
      playtestEdition.telling.option(world, { topic: { kind: 'the moves' } }, { key }),
    );
    expect(said.map(({ text, does }) => `${text}: ${does}`)).toContain('Raid: loot 2 ○');
  });

  it('[PT-WRD-03] [PT-WRD-07] tells whom a group is allied with and walled off from', () => {
    const allied = met([5, 1]);
    expect(playtestView.ties?.(allied.world, allied.a.id)).toMatchObject({
      allies: [allied.world.groups.find(({ id }) => id === allied.b.id)?.name],
      walledOff: [],
    });
    const walled = met([5, 5]);
    expect(groupSheet(walled.world, walled.b.id)).toMatchObject({ allies: [], walledOff: [expect.any(String)] });
  });

  it('[PT-ELF-14] [PT-ELF-17] lists what the elves may build, and why not', () => {
    const { world } = elvesWith(3, 3);
    const acting = playtestView.acting({ world, ask: null, moment: null });
    const all = acting?.buildables() ?? [];
    expect(all.filter((it) => it.whyNot === null).map(({ name }) => name)).toEqual(['Arena of Death']);
    const why = all.find(({ name }) => name === 'Expansionism')?.whyNot;
    expect(why && playtestEdition.telling.why(world, why)).toBe('no colony can be expanded');
  });
});

describe('every sheet', () => {
  it('[PT-JOI-17] [PT-VIL-11] [PT-CIV-03] tells each step in words, of what is borrowed too', () => {
    const { world } = elvesWith(3, 3);
    const kinds = ['temple', 'dungeon master', 'thought lords', 'liche king', 'alpha villain'];
    const lent = kinds.map((kind) => lentSteps(kind).map(({ clause }) => clause));
    expect(lent.map(({ length }) => length)).toEqual([1, 4, 3, 5, 3]);
    for (const clause of [...lent.flat(), 'H1-DWF-07', 'H1-ELF-20', 'H1-DEM-13', 'PT-ELF-08', 'PT-DEL-06'])
      expect(
        playtestEdition.telling.option(world, { topic: { kind: 'steps of a turn' } }, { key: clause }).text,
      ).not.toBe(clause);
  });
});

describe('who decides', () => {
  /** The city with ore at two sides of its street. */
  const city = () =>
    elvesWith(4, 3, (it) => {
      oreAt(it, { x: 18.5, y: 18 }, 1);
      oreAt(it, { x: 11.5, y: 18 }, 1);
    });

  it('[PT-ELF-10] whoever plays the city says where a colony is founded, by what lies there', () => {
    const { world, elves } = city();
    const fall = SEASONS.find(({ season }) => season === 'fall')?.play(world, elves);
    const ask = fall?.next().value as ChooseAsk;
    expect(ask).toMatchObject({ clause: 'PT-ELF-10', by: elves.city });
    const said = ask.options.map((it) => playtestEdition.telling.option(world, ask, it).text);
    expect(said[0]).toBe('A mining colony at the spot of gold');
  });

  it('the city can be taken over, and neither its colonies nor what wanders', () => {
    const { world, elves } = city();
    playSeason(world, elves, 'fall');
    const groups = playtestView.groupsAt(world, world.journal.entries.length);
    expect(groups.map(({ isHere }) => isHere)).toEqual([true, false]);
  });
});

describe('looking back', () => {
  it('[PT-TER-01] shows territories, ties and counts as they were', () => {
    const { world, a } = met([5, 1]);
    const tick = world.journal.entries.length - 1;
    const before = playtestView.territory(world, a.id);
    takeTurn(world, a, null, { choose: { 'PT-DEL-06': ['6'] } });
    if (world.den) world.den.alliances = [];
    const then = playtestView.at(world, tick);
    expect(playtestView.territory(then, a.id)).toEqual(before);
    expect(playtestView.territory(world, a.id)).not.toEqual(before);
    expect(playtestView.ties?.(then, a.id).allies).toHaveLength(1);
  });

  it('[PT-GEN-14] [PT-STR-17] knows who acts, and how deep a place lies, in any age', () => {
    const { world, ask } = game(
      'looking',
      {},
      'usual',
      ({ journal }) => journal.turn > 2 && journal.chapter?.kind === 'a group',
    );
    expect(playtestView.levels(world)).toHaveLength(world.page.strata.length + 1);
    expect(playtestView.acting({ world, ask, moment: null })?.steps.length).toBeGreaterThan(3);
    const built = world.journal.entries.find((it) => it.kind === 'built')?.tick ?? 0;
    expect(playtestView.acting({ world, ask, moment: built })).toMatchObject({ step: 3, isOver: false });
    expect(playtestView.groupsAt(world, built).length).toBeGreaterThan(0);
    expect(playtestView.at(world, 3).elves).toBeNull();
  });
});
