import { bounds, gapTo, type Piece } from '@understory/page';
import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { demonicConstructions } from '../../src/second/civilization/demons/constructions.table.ts';
import type { DemonCiv } from '../../src/second/civilization/demons/demon-civ.ts';
import { type SecondWorld, secondEdition, secondOptions } from '../../src/second/index.ts';
import { works } from '../../src/works.ts';

const book = {
  ...secondEdition,
  next: (world: SecondWorld) => (world.at.age === 'monsters' ? null : secondEdition.next(world)),
};

/** One line of the journal, with what the Demons write in it. */
interface Line {
  readonly kind: string;
  readonly clause: string;
  readonly assembly?: readonly string[];
  readonly bead?: string;
  readonly construction?: string;
}

/** A whole game of the Demons. */
function history(seed: string, by: 'random' | 'story', size: { width: number; height: number }) {
  const game = new Game(book, { seed, options: secondOptions(size), hands: hands({ choices: by }) });
  while (game.ask) {
    if (game.ask.clause === 'H2-CIV-01') game.answer('demons', { hand: 'script' });
    else game.letAnswer();
  }
  const civ = game.world.civs[0] as DemonCiv;
  const lines = game.world.journal.entries.filter((it) => it.age === 'civilization') as unknown as Line[];
  return { game, civ, world: game.world, lines };
}

const SIZES = [
  { width: 30, height: 21 },
  { width: 20, height: 14 },
  { width: 16, height: 12 },
] as const;

/** Sixty games, by random and by story hands, on three sizes of page. */
const games = Array.from({ length: 60 }, (_, i) =>
  history(`demons ${i}`, i % 2 === 0 ? 'random' : 'story', SIZES[i % 3] ?? SIZES[0]),
);
const epics = (lines: readonly Line[]) =>
  lines.filter((it) => it.kind === 'epic treasure' && it.clause.startsWith('H2-DEM')).length;
const many = (lines: readonly Line[], kind: string) => lines.filter((it) => it.kind === kind).length;

describe('sixty games of the Demons', () => {
  it('[H2-INV-17] [H2-INV-11] all end by turn 10; without losses on turn 9, or 10 with a Sanctum, at the latest', () => {
    for (const { civ } of games) {
      expect(['the last demon', 'no demon left', 'fate']).toContain(civ.ending?.kind);
      expect(civ.turn).toBeLessThanOrEqual(civ.group.built.includes('Infernal Sanctum') ? 10 : 9);
    }
  });

  it('[H2-INV-13] [H2-DEM-16] the Assembly never exceeds 10, and it is over as soon as it holds 1 or less', () => {
    for (const { lines } of games) {
      const sizes = lines.flatMap((it) => (it.assembly ? [it.assembly.length] : []));
      expect(Math.max(...sizes)).toBe(10);
      const last = lines.findIndex((it) => it.assembly && it.assembly.length <= 1);
      if (last < 0) continue;
      // Only the construction under way is finished.
      const after = lines.slice(last).map((it) => it.kind);
      expect(after).not.toContain('tunnelled');
      expect(after).not.toContain('exhausted');
      expect(after).toContain('gate closed');
    }
  });

  it('[H2-DEM-07] [H2-DEM-24] every demon is accounted for', () => {
    for (const { civ, lines } of games) {
      const left = 10 - many(lines, 'demon gone') - many(lines, 'demon bound') + many(lines, 'demon back');
      const at = lines.findLast((it) => it.assembly && it.kind !== 'gate closed')?.assembly?.length;
      expect(left).toBe(at);
      expect(many(lines, 'demon gone')).toBeGreaterThanOrEqual(civ.ending?.kind === 'fate' ? 0 : civ.turn);
      expect(many(lines, 'demon back')).toBe(civ.group.built.filter((it) => it === 'Infernal Sanctum').length);
    }
  });

  it('[H2-INV-08] [H2-INV-06] one Exploit each turn at most: one unit or one monster, 1○, one construction', () => {
    for (const { civ, lines } of games) {
      const of = (name: string) => civ.group.built.filter((it) => it === name).length;
      expect(of('Infernal Sanctum')).toBeLessThanOrEqual(1);
      const fed = many(lines, 'exhausted') + many(lines, 'hunted') + many(lines, 'nexus used');
      expect(lines.filter((it) => it.kind === 'gained' && it.bead === 'treasure')).toHaveLength(fed);
      expect(many(lines, 'exhausted')).toBeGreaterThanOrEqual(
        civ.group.built.length - of('Charnel Pit') - of('Infernal Sanctum'),
      );
      expect(fed).toBeLessThanOrEqual(civ.turn);
      expect(of('Charnel Pit')).toBe(many(lines, 'hunted') + many(lines, 'sacrificed'));
      const known = demonicConstructions.map((it) => it.name);
      for (const name of civ.group.built) expect(known).toContain(name);
      expect(many(lines, 'demon bound')).toBe(of('Demonic Palace') + Math.min(1, of('Ego Prison')));
      expect(epics(lines)).toBe(of('Demonic Palace') + Math.min(1, of('Hideous Engine')));
    }
  });

  it('[H2-INV-15] [H2-CIV-22] monsters go by sacrifice and exploitation, one by one, and none is met but at the Gate', () => {
    for (const { lines } of games) {
      const taken = many(lines, 'sacrificed') + many(lines, 'hunted') + many(lines, 'encounter');
      expect(many(lines, 'monster gone')).toBe(taken);
      const gate = lines.findIndex((it) => it.kind === 'marked' && it.clause === 'H2-DEM-04');
      expect(many(lines.slice(gate), 'encounter')).toBe(0);
    }
  });

  it('[H2-INV-14] [H2-DEM-19] no ● and no ○ of theirs is left, and every ❖ is', () => {
    for (const { civ, world, lines } of games) {
      const left = world.page.beads.filter((it) => it.until === null);
      expect(left.filter((it) => it.owner === civ.group.id)).toEqual([]);
      expect(left.filter((it) => it.kind === 'epic').length).toBeGreaterThanOrEqual(epics(lines));
      expect([civ.group.aside, civ.group.alive]).toEqual([[], false]);
      expect(world.page.marks.filter((it) => it.kind === 'tunneller' && it.until === null)).toEqual([]);
    }
  });

  it('[H2-INV-05] their works are one connected whole', () => {
    for (const { civ, world } of games) {
      const reached = reachable(world, civ.gate);
      for (const it of works(civ)) expect(reached.has(it.id), `${it.what.kind} of ${world.seed}`).toBe(true);
    }
  });

  it('[H2-INV-04] [H2-DEM-11] every room lies on the page, and under the ground unless it stands on it', () => {
    for (const { civ, world } of games) {
      const { width, height } = world.page;
      for (const it of works(civ).filter((piece) => piece.owner === civ.group.id && piece.room)) {
        const { left, top, right, bottom } = bounds(it.shape);
        expect(left >= -0.01 && right <= width + 0.01 && top >= -0.01 && bottom <= height + 0.01, it.what.kind).toBe(
          true,
        );
        if (it.kind === 'room') expect(isUnder(world, it), `${it.what.kind} of ${world.seed}`).toBe(true);
      }
      expect(civ.tunneller.x >= 0.499 && civ.tunneller.x <= width - 0.499).toBe(true);
      expect(civ.tunneller.y).toBeLessThanOrEqual(height - 0.499);
      expect(civ.tunneller.y).toBeGreaterThanOrEqual(world.page.surfaceAt(civ.tunneller.x) - 0.01);
    }
  });

  it('[H2-NEX-16] nothing of theirs comes into a void', () => {
    for (const { civ, world } of games) {
      for (const hole of world.page.pieces.filter((it) => it.kind === 'void'))
        expect(gapTo(hole.shape, civ.tunneller.x, civ.tunneller.y)).toBeGreaterThan(0.19);
    }
  });

  it('[H2-INV-16] the same seed and the same hands tell the same tale', () => {
    const { game } = games[4] ?? history('demons 4', 'random', SIZES[1]);
    const again = history('demons 4', 'random', SIZES[1]);
    expect(again.world.journal.entries).toEqual(game.world.journal.entries);
  });
});

function reachable({ page }: SecondWorld, from: Piece): Set<string> {
  const seen = new Set([from.id]);
  const queue = [from];
  for (let at = queue.pop(); at; at = queue.pop()) {
    for (const next of page.touching(at)) {
      if (seen.has(next.id)) continue;
      seen.add(next.id);
      queue.push(next);
    }
  }
  return seen;
}

/** No corner of it rises above the surface line. */
function isUnder({ page }: SecondWorld, { shape: { path } }: Piece): boolean {
  for (let i = 0; i < path.length; i += 2)
    if ((path[i + 1] as number) < page.surfaceAt(path[i] as number) - 0.02) return false;
  return true;
}
