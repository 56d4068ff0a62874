import { bounds } from '@understory/page';
import { type Autopilot, Game, hands } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AlienCiv } from '../../src/second/civilization/aliens/alien-civ.ts';
import { facilities, type State } from '../../src/second/civilization/aliens/facilities.table.ts';
import type { Instruction } from '../../src/second/civilization/civ.ts';
import { type SecondOptions, type SecondWorld, secondEdition, secondOptions } from '../../src/second/index.ts';
import { works } from '../../src/works.ts';

interface Played {
  readonly seed: string;
  readonly world: SecondWorld;
  readonly civ: AlienCiv;
  readonly asked: readonly Instruction[];
  /** Every change of a facility's state, as `damaged → online`. */
  readonly changes: ReadonlySet<string>;
  readonly piecesBefore: number;
}

function played(seed: string, choices: Autopilot, options: Partial<SecondOptions> = {}): Played {
  let asked: readonly Instruction[] = [];
  let piecesBefore = 0;
  const book = {
    ...secondEdition,
    next(world: SecondWorld) {
      const { at } = world;
      if (at.age === 'civilization' && at.phase === 'arrival') piecesBefore = world.page.pieces.length;
      if (at.age === 'monsters' && at.phase === 'hand-over') {
        asked = at.instructions;
        return null;
      }
      return secondEdition.next(world);
    },
  };
  const game = new Game(book, { seed, options: secondOptions(options), hands: hands({ choices }) });
  const changes = new Set<string>();
  let before: Record<string, State> = {};
  while (game.ask) {
    if (game.ask.clause === 'H2-CIV-01') game.answer('aliens', { hand: 'script' });
    else game.letAnswer();
    const civ = game.world.civs[0] as AlienCiv | undefined;
    if (!civ) continue;
    for (const [name, { state }] of Object.entries(civ.facilities)) {
      const was = before[name] ?? 'unbuilt';
      if (was !== state) changes.add(`${was} → ${state}`);
      before = { ...before, [name]: state };
    }
  }
  return { seed, world: game.world, civ: game.world.civs[0] as AlienCiv, asked, changes, piecesBefore };
}

const SIZES: readonly Partial<SecondOptions>[] = [{}, {}, { width: 16, height: 12 }, {}, { width: 40, height: 28 }];
const games: Played[] = [];

describe('whole ages of the Aliens', () => {
  beforeAll(() => {
    for (let i = 0; i < 60; i++)
      games.push(played(`aliens ${i}`, i % 2 === 0 ? 'story' : 'random', { ...SIZES[i % 5], alienTurns: 30 }));
  });

  it('[H2-INV-17] end by the turn limit, in every way there is', () => {
    for (const { civ } of games) expect([civ.ending !== null, civ.turn <= 30]).toEqual([true, true]);
    const kinds = new Set(games.map((it) => it.civ.ending?.kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['prospered', 'departed', 'colony lost']));
  });

  it('[H2-INV-10] change a facility’s state only as written, one of each step a turn', () => {
    const allowed = ['unbuilt → online', 'online → damaged', 'damaged → online', 'damaged → destroyed'];
    // A facility may be built and hit between two asks.
    const between = ['unbuilt → damaged'];
    for (const { changes, world, civ } of games) {
      expect([...allowed, ...between]).toEqual(expect.arrayContaining([...changes]));
      for (let turn = 1; turn <= civ.turn; turn++) {
        const entries = world.journal.entries.filter((it) => it.age === 'civilization' && it.turn === turn);
        const many = (kind: string, clause?: string) =>
          entries.filter((it) => it.kind === kind && (!clause || it.clause === clause)).length;
        expect(many('built')).toBeLessThanOrEqual(1);
        expect(many('catastrophe')).toBeLessThanOrEqual(1);
        expect(many('rolled', 'H2-ALN-17')).toBeLessThanOrEqual(1);
        expect(many('chose', 'H2-ALN-18')).toBeLessThanOrEqual(1);
      }
    }
  });

  it('[H2-INV-08] build each facility at most once, and pay its cost exactly', () => {
    for (const { world, civ, seed } of games) {
      expect(new Set(civ.group.built).size).toBe(civ.group.built.length);
      const built = world.journal.entries.filter((it) => it.kind === 'built' && it.age === 'civilization');
      for (const { turn, clause } of built) {
        const row = facilities.find((it) => it.clause === clause);
        const cost = row ? row.cost.treasure + row.cost.population : 0;
        const price = world.journal.entries.filter((it) => it.turn === turn && it.clause === clause) as readonly {
          kind: string;
          beads?: string;
        }[];
        const paid = price.find((it) => it.kind === 'spent')?.beads?.length;
        const used = price.filter((it) => it.kind === 'exhausted' || it.kind === 'hunted').length;
        if (paid !== undefined) expect([cost, cost - 1], seed).toContain(paid);
        expect(used, seed).toBe(paid !== undefined || cost === 0 ? 0 : 1);
      }
    }
  });

  it('[H2-INV-01] [H2-INV-05] keep every bead at the Landing Site and everything joined up', () => {
    for (const { world, civ, seed } of games) {
      const own = world.page.beads.filter((it) => it.owner === civ.group.id);
      expect(new Set(own.map((it) => it.piece))).toEqual(new Set([civ.landing.id]));
      for (const it of works(civ)) expect(world.page.connected(civ.landing, it), `${seed}: ${it.what.kind}`).toBe(true);
    }
  });

  it('[H2-INV-04] stay on the page, and under the ground or on it', () => {
    for (const { world, civ, seed } of games) {
      for (const {
        shape,
        kind,
        what: { kind: title },
      } of works(civ)) {
        const { left, top, right, bottom } = bounds(shape);
        if (kind !== 'room' && kind !== 'building') continue;
        const off = Math.max(-left, -top, right - world.page.width, bottom - world.page.height);
        expect(off, `${seed}: ${title}`).toBeLessThanOrEqual(0.2);
      }
    }
  });

  it('[H2-INV-06] [H2-INV-15] use up one unit or one monster at a time', () => {
    for (const { world, seed } of games) {
      const { entries } = world.journal;
      const told = (kind: string) => entries.filter((it) => it.kind === kind).length;
      // Before anybody came, a fault that fills with magma is drawn again, and the unit of its nexus with it (H2-NEX-09).
      const used = world.page.units.filter(({ until }) => until !== null && entries[until]?.age === 'civilization');
      expect(used.length, seed).toBe(told('exhausted'));
      const gone = world.page.beads.filter((it) => it.owner === null && it.kind === 'population' && it.until !== null);
      expect(gone.length, seed).toBe(told('monster gone'));
    }
  });

  it('[H2-INV-14] [H2-HND-01] leave no bead, keep every structure, and ask for a card only when lost', () => {
    for (const { world, civ, asked, piecesBefore } of games) {
      expect(world.page.beads.filter((it) => it.owner === civ.group.id && it.until === null)).toEqual([]);
      expect(world.page.pieces.slice(piecesBefore).every((it) => it.until === null)).toBe(true);
      const lost = civ.ending?.kind !== 'prospered' && civ.ending?.kind !== 'departed';
      expect(asked.map((it) => [it.card, it.piece])).toEqual(lost ? [['alien', civ.landing.id]] : []);
    }
  });

  it('[H2-CIV-10] stand clear of each other', () => {
    for (const { civ, seed } of games) {
      const all = [civ.landing, ...Object.values(civ.facilities).flatMap((it) => it.piece ?? [])];
      for (const [i, a] of all.entries())
        for (const b of all.slice(i + 1))
          if (a.within === null && b.within === null)
            expect(
              civ.world.page.gap(a.shape, b.shape),
              `${seed}: ${a.what.kind}, ${b.what.kind}`,
            ).toBeGreaterThanOrEqual(0.299);
    }
  });

  it('[H2-INV-16] tell the same tale from the same seed', () => {
    for (const { seed, world } of games.slice(0, 4)) {
      const i = Number(seed.split(' ')[1]);
      const again = played(seed, i % 2 === 0 ? 'story' : 'random', { ...SIZES[i % 5], alienTurns: 30 });
      expect(again.world.journal.entries).toEqual(world.journal.entries);
    }
  });

  it('[H2-ALN-29] keep to a turn limit of ten', () => {
    for (let i = 0; i < 6; i++)
      expect(played(`short ${i}`, 'random', { alienTurns: 10 }).civ.turn).toBeLessThanOrEqual(10);
  });

  it('open nothing but what is open', () => {
    for (const { civ } of games) for (const { matter } of works(civ)) expect(matter).toBe('open');
  });
});
