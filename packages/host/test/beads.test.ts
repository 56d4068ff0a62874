import type { Bead } from '@understory/page';
import { Game, hands } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { capacity } from '../src/beads.ts';
import { PAGE_SIZES } from '../src/index.ts';
import { type SecondWorld, secondEdition, secondOptions } from '../src/second/index.ts';

it.each([
  [0.5, 1],
  [1.13, 1],
  [2.999, 3],
  [8, 8],
])('[H2-MSR-09] a room of %d square beads holds %d', (area, beads) => {
  expect(capacity({ area })).toBe(beads);
});

/** Entries in which beads are taken up to be put down again. */
const TAKEN_UP = ['moved', 'taken up', 'handed over', 'gathered'];

describe('the origin of a bead', () => {
  const worlds: SecondWorld[] = [];
  beforeAll(() => {
    for (const seed of ['1', '2', '3']) {
      const options = secondOptions({ ...PAGE_SIZES.notebook });
      const game = new Game(secondEdition, { seed, options, hands: hands({ choices: 'tactical' }) });
      while (game.ask) game.letAnswer();
      worlds.push(game.world);
    }
  });

  it('is the first of placements that follow one another, all of one kind and name', () => {
    for (const { page } of worlds) {
      for (const [origin, placements] of byOrigin(page.beads)) {
        expect(placements[0]?.id).toBe(origin);
        expect(new Set(placements.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(1);
        placements.forEach(({ until }, i) => {
          const next = placements[i + 1];
          if (next) expect(until).toBeLessThanOrEqual(next.since);
        });
      }
    }
  });

  it('outlives being taken up, whoever puts the bead down again', () => {
    const owners = new Set<number>();
    for (const { page, journal } of worlds) {
      const origins = byOrigin(page.beads);
      for (const { tick, kind } of journal.entries) {
        if (!TAKEN_UP.includes(kind)) continue;
        for (const bead of page.beads.filter((it) => it.until === tick)) {
          expect(origins.get(bead.origin)?.some((it) => it.since >= tick)).toBe(true);
        }
      }
      for (const placements of origins.values()) owners.add(new Set(placements.map((it) => it.owner)).size);
    }
    expect(Math.max(...owners)).toBeGreaterThan(2);
  });
});

function byOrigin(beads: readonly Bead[]): Map<string, Bead[]> {
  const found = new Map<string, Bead[]>();
  for (const bead of beads) {
    const known = found.get(bead.origin);
    if (known) known.push(bead);
    else found.set(bead.origin, [bead]);
  }
  return found;
}
