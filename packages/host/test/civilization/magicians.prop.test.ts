import { bounds, gap, isOpen } from '@understory/page';
import { Game, hands } from '@understory/table';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { magicianConstructions } from '../../src/second/civilization/magicians/constructions.table.ts';
import { jinnAtStone, type MagicianCiv, vaults } from '../../src/second/civilization/magicians/magician-civ.ts';
import { VAULT } from '../../src/second/civilization/magicians/sorts.ts';
import { secondEdition, secondOptions } from '../../src/second/index.ts';
import { works } from '../../src/works.ts';

const ages: typeof secondEdition = {
  ...secondEdition,
  next: (world) => (world.at.age === 'monsters' ? null : secondEdition.next(world)),
};

function played(seed: string, choices: 'story' | 'random', size: { width: number; height: number }) {
  const game = new Game(ages, { seed, options: secondOptions(size), hands: hands({ choices }) });
  while (game.ask && game.ask.clause !== 'H2-CIV-01') game.letAnswer();
  game.answer('magicians', { hand: 'script' });
  let most = { held: 0, seen: 0 };
  while (game.ask) {
    game.letAnswer();
    const civ = game.world.civs[0] as MagicianCiv | undefined;
    if (!civ || civ.ending) continue;
    // H2-MAG-04: every Jinn is at the Stone or in a Vault.
    const held =
      jinnAtStone(civ).length + vaults(civ).flatMap((it) => civ.world.page.beadsIn(it.id, 'treasure')).length;
    const seen = civ.world.page.beads.filter((it) => it.until === null && it.kind === 'treasure' && it.owner).length;
    most = { held, seen };
    expect(held).toBe(seen);
  }
  return { game, civ: game.world.civs[0] as MagicianCiv, most };
}

const worlds = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 6 }),
  choices: fc.constantFrom('story' as const, 'random' as const),
  size: fc.constantFrom({ width: 30, height: 21 }, { width: 20, height: 14 }),
});

it('[H2-INV-17] [H2-INV-08] [H2-INV-14] [H2-INV-15] whatever the world and the hand, the Magicians keep their rules', () => {
  fc.assert(
    fc.property(worlds, ({ seed, choices, size }) => {
      const { civ } = played(seed, choices, size);
      const { world, group } = civ;
      const { page, journal } = world;
      expect(civ.turn).toBeLessThanOrEqual(20);
      expect(['diaspora', 'vengeance', 'fate', 'no one left']).toContain(civ.ending?.kind);

      const built = group.built.filter((name) => name !== VAULT);
      expect(new Set(built).size).toBe(built.length);
      const rows = magicianConstructions.filter((row) => built.includes(row.name));

      // Costs, to the Jinn and to the unit.
      const own = journal.entries.filter((entry) => entry.age === 'civilization');
      const spent = own.filter((entry) => entry.kind === 'spent');
      expect(spent).toHaveLength(rows.filter((row) => row.jinn).length);
      const mined = own.filter((entry) => entry.kind === 'exhausted');
      expect(mined).toHaveLength(rows.filter((row) => row.cost !== 'monster' && row.cost !== 'nexus').length);
      const epics = page.beads.filter((bead) => bead.kind === 'epic' && bead.until === null);
      expect(epics.length).toBeGreaterThanOrEqual(rows.filter((row) => row.brings.includes('epic')).length);

      // Nothing is left but the halls, and each monster that is gone was met or fed to the Jinn.
      expect(page.beads.filter((bead) => bead.until === null && bead.owner === group.id)).toEqual([]);
      const gone = own.filter((entry) => entry.kind === 'monster gone').length;
      const met = own.filter((entry) => entry.kind === 'encounter' || entry.kind === 'hunted').length;
      expect(gone).toBe(met);
    }),
    { numRuns: 30 },
  );
});

it('[H2-INV-04] [H2-INV-05] their works hang together, lie on the page, and houses stand apart', () => {
  fc.assert(
    fc.property(worlds, ({ seed, size }) => {
      const { civ } = played(seed, 'story', size);
      const { page } = civ.world;
      for (const piece of works(civ)) {
        if (isOpen(piece)) expect(page.connected(civ.stone, piece)).toBe(true);
        if (piece.owner !== civ.group.id) continue;
        const { left, top, right, bottom } = bounds(piece.shape);
        expect([left > -1, top >= -0.25, right < page.width + 1, bottom <= page.height + 0.25]).toEqual([
          true,
          true,
          true,
          true,
        ]);
      }
      // A short surface can be full; then clearances do not apply (H2-CIV-30). Even a long one may be, for a last construction.
      if (page.width < 30) return;
      const houses = works(civ).filter((piece) => piece.kind === 'building');
      const closer = houses.filter((it, i) => houses.slice(0, i).some((other) => gap(it.shape, other.shape) < 0.29));
      expect(closer.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 20 },
  );
});

it('[H2-INV-16] the same seed and answers give the same history', () => {
  const [one, other] = [
    played('again', 'random', { width: 30, height: 21 }),
    played('again', 'random', { width: 30, height: 21 }),
  ];
  expect(one.game.world.journal.entries).toEqual(other.game.world.journal.entries);
});
