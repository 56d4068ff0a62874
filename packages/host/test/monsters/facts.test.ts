import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZES } from '../../src/index.ts';
import type { Event } from '../../src/second/events.ts';
import { secondEdition, secondOptions } from '../../src/second/index.ts';
import { linesOf, type SecondLine } from '../../src/second/lines.ts';
import { gain, gainAll } from '../../src/second/monsters/belongings.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { type At, cardOf, denAt, ownCard, playIn } from './den-at.ts';
import { act, stepOf } from './moves-at.ts';

type Line<K extends Event['kind']> = SecondLine & Extract<Event, { kind: K }>;

function lines<K extends Event['kind']>(world: Den['world'], kind: K): Line<K>[] {
  return linesOf(world).filter((it): it is Line<K> => it.kind === kind);
}

const of = (den: Den, i = 0) => den.monsters[i] as Monster;
const row = (x: number, y: number, many: number): At[] => Array.from({ length: many }, (_, i) => [x + 1.5 * i, y]);

/** The beads that lines put down for a group, after this one. */
function putDown(world: Den['world'], group: string, after: number): string[] {
  return linesOf(world).flatMap((it) =>
    it.tick > after && (it.kind === 'seated' || it.kind === 'bonus') && it.group === group ? it.beads : [],
  );
}

const WORLDS = (['story', 'tactical', 'random'] as const).map((choices) => {
  const options = secondOptions({ ...PAGE_SIZES.notebook, monsterTurns: 8, villainRounds: 6 });
  const game = new Game(secondEdition, { seed: 'facts', options, hands: hands({ choices }) });
  while (game.ask) game.letAnswer();
  return game.world;
});

describe('what the journal says of monsters, in whole worlds', () => {
  it('names the beads that are gained or come with a group, before they are seated', () => {
    for (const world of WORLDS) {
      const told = [...lines(world, 'gained'), ...lines(world, 'spawned')].filter((it) => it.age === 'monsters');
      expect(told.length).toBeGreaterThan(5);
      for (const { kind, group, beads, tick } of told) {
        const next = putDown(world, group, tick).slice(0, beads.length);
        expect({ kind, tick, beads }).toEqual({ kind, tick, beads: next });
      }
    }
  });

  it('gives only earlier lines as causes', () => {
    for (const world of WORLDS)
      for (const it of linesOf(world))
        if ('cause' in it && it.cause !== undefined) expect(it.cause).toBeLessThan(it.tick);
  });

  it.each([
    ['invasion', 'spawned'],
    ['no contest', 'invasion'],
    ['handed over', 'lost'],
    ['taken up', 'relocated', 'conflict', 'no contest'],
    ['lair left', 'relocated', 'died', 'left'],
    ['fell', 'died', 'left'],
  ] as const)('says what brought about: %s', (kind, ...by) => {
    for (const world of WORLDS)
      for (const { cause } of lines(world, kind)) expect(by).toContain(linesOf(world)[cause as number]?.kind);
  });

  it('knows why a world ended, unless it was a stalemate', () => {
    const ends = WORLDS.flatMap((it) => lines(it, 'outcome'));
    expect(ends).toHaveLength(WORLDS.length);
    for (const { result, cause } of ends) expect(cause === undefined).toBe(result === 'stalemate');
  });
});

describe('what the journal says of one deed', () => {
  const HOARDER = ownCard('card Hoarder\ntags animal\nstart ●●○❖★\nlair blot\none of:\n- breed\n');
  const SHUNNER = ownCard(
    'card Shunner\ntags animal\nstart ●●○○★\nlair blot\none of:\n- breed\nrules:\n- never gathers ○\n',
  );

  it.each([
    [HOARDER, 5],
    [SHUNNER, 2],
  ])('names what a group starts with, as far as it keeps it: $name', (card, many) => {
    const den = denAt({ monsters: [{ card: 'Ogre', at: [10, 12] }] });
    for (const at of [
      { x: 24, y: 15 },
      { x: 10, y: 12 },
    ]) {
      playIn(den, () => den.laws.spawn(den, card, { at }));
      const { beads, group, tick } = lines(den.world, 'spawned').at(-1) as Line<'spawned'>;
      expect(beads).toHaveLength(many);
      expect(beads).toEqual(putDown(den.world, group, tick).slice(0, many));
    }
  });

  it('names what is gained, even by those who let it lie', () => {
    const den = denAt({ monsters: [{ card: SHUNNER, at: [10, 12], population: 2 }] });
    const beads = (['○', '○', '●', '★'] as const).map((symbol) => ({ symbol, count: 1, from: 0, to: 0 }));
    playIn(den, () => gainAll(den, of(den), beads, { clause: 'H2-ACT-274', deed: 'card' }));
    const [gained] = lines(den.world, 'gained') as [Line<'gained'>];
    expect(gained.beads).toEqual(putDown(den.world, of(den).id, gained.tick));
    expect(lines(den.world, 'left lying').map((it) => it.cause)).toEqual([gained.tick, gained.tick]);
  });

  it('says from which group another came, and by which line', () => {
    const den = denAt({ monsters: [{ card: 'Ogre', at: [10, 12] }] });
    const cause = playIn(den, () => gain(den, of(den), '★', 1, { clause: 'H2-ACT-245', deed: 'prepare' }));
    const came = (because: string) => {
      playIn(den, () => den.laws.spawn(den, cardOf('Goblins'), { at: { x: 24, y: 15 }, because, cause }));
      return lines(den.world, 'spawned').at(-1);
    };
    const { id } = of(den);
    expect(came(id)).toMatchObject({ because: id, parent: id, cause });
    expect(came('p1')).toMatchObject({ because: 'p1', parent: null, cause });
  });

  it('says what of a group splits off, where it is, and that the two go for that', () => {
    const den = denAt({ monsters: [{ card: 'Ooze', seats: row(10, 12, 6) }] });
    act(den, of(den), stepOf(of(den), 'split'));
    const [split] = lines(den.world, 'split') as [Line<'split'>];
    const [parted] = lines(den.world, 'parted') as [Line<'parted'>];
    expect(parted).toMatchObject({ beads: split.beads, cause: split.tick });
    expect(den.world.page.beads.find((it) => it.id === split.beads[0])?.piece).toBe(split.home);
    expect(lines(den.world, 'relocated').map((it) => it.cause)).toContain(parted.tick);
  });

  it('tells a habit from a will, and where those who go go to', () => {
    const nomads = ownCard('card Drifters\ntags animal\nstart ●\nlair blot\nalways relocate\none of:\n- relocate\n');
    const deeds = [0, 1].map((i) => {
      const den = denAt({ monsters: [{ card: nomads, at: [10, 12] }] });
      const { always, options } = nomads;
      const [step] = (i === 0 ? always[0] : options[0]?.act)?.steps ?? [];
      if (step) act(den, of(den), step);
      const [went] = lines(den.world, 'relocated') as [Line<'relocated'>];
      const { into } = went;
      expect(lines(den.world, 'taken up')[0]).toMatchObject({ into, deed: went.deed, cause: went.tick });
      expect(lines(den.world, 'lair left')[0]).toMatchObject({ into, deed: went.deed, cause: went.tick });
      return went.deed;
    });
    expect(deeds).toEqual(['habit', 'own will']);
  });
});
