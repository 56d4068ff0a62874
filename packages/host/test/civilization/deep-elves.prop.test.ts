import { bounds, isOpen, type Piece } from '@understory/page';
import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import type { ElfCiv } from '../../src/second/civilization/deep-elves/elf-civ.ts';
import { type SecondWorld, secondEdition, secondOptions } from '../../src/second/index.ts';
import { works } from '../../src/works.ts';

const book = {
  ...secondEdition,
  next: (world: SecondWorld) => (world.at.age === 'monsters' ? null : secondEdition.next(world)),
};

/** A whole Age of Civilization of the Deep Elves; `each` looks at every year before they build. */
function played(seed: string, choices: 'story' | 'random', each: (civ: ElfCiv) => void = () => {}): ElfCiv {
  const game = new Game(book, { seed, options: secondOptions(), hands: hands({ choices }) });
  while (game.ask) {
    if (game.ask.clause === 'H2-ELF-16') each(game.world.civs[0] as ElfCiv);
    if (game.ask.clause === 'H2-CIV-01') game.answer('deep elves', { hand: 'script' });
    else game.letAnswer();
  }
  return game.world.civs[0] as ElfCiv;
}

type Line = {
  kind: string;
  clause: string;
  bead?: string;
  piece?: string;
  unit?: string;
  group?: string;
  construction?: string;
};
const lines = ({ world }: ElfCiv) => world.journal.entries as unknown as readonly Line[];
const sum = (civ: ElfCiv, kind: string, bead: string) =>
  lines(civ).filter((it) => it.kind === kind && it.bead === bead).length;

/** H2-INV-05: every bead of theirs lies in a room of its own group, of its own sort. */
function housed({ world, group }: ElfCiv): void {
  const own = new Set(world.groups.filter((it) => it.of === group.id).map((it) => it.id));
  for (const bead of world.page.beads) {
    if (bead.until !== null || bead.owner === null || !own.has(bead.owner)) continue;
    const room = world.page.piece(bead.piece);
    expect([room.owner, room.room]).toEqual([bead.owner, bead.kind === 'population' ? 'sanctum' : 'pit']);
    expect(world.page.beadsIn(room.id)).toHaveLength(1);
  }
}

/** H2-INV-05: all works hang together. */
function joined(civ: ElfCiv): void {
  const seen = new Set<Piece>([civ.seat]);
  for (const piece of seen) for (const next of civ.world.page.touching(piece)) seen.add(next);
  for (const piece of works(civ)) if (isOpen(piece)) expect(seen.has(piece)).toBe(true);
}

describe('the Deep Elves over many worlds', () => {
  const games = Array.from(
    { length: 48 },
    (_, i) => ({ seed: `elf ${i}`, choices: i % 2 ? 'random' : 'story' }) as const,
  );

  it('[H2-INV-05] [H2-INV-06] [H2-INV-08] [H2-INV-12] [H2-INV-14] [H2-INV-15] [H2-INV-17] live and end by their rules', () => {
    for (const { seed, choices } of games) {
      const civ = played(seed, choices, housed);
      const { world, group, turn } = civ;
      expect(civ.ending).not.toBeNull();
      const cut = world.page.pieces.filter(
        (it) => it.room === 'Escape Route' && bounds(it.shape).bottom - bounds(it.shape).top < 4.5,
      ).length;
      expect(turn).toBeLessThanOrEqual(6 + Math.ceil(world.page.height / 4.5) + cut);
      joined(civ);

      const left = world.page.beads.filter((it) => it.until === null && it.kind !== 'epic' && !it.fixed);
      const behind = lines(civ).filter((it) => it.kind === 'left behind');
      expect(behind).toHaveLength(1);
      expect(world.page.piece(behind[0]?.piece ?? '')).toMatchObject({ room: 'sanctum', owner: group.id });
      expect(left.some((it) => it.owner !== null)).toBe(false);

      const cleared = world.journal.entries.find((it) => it.kind === 'cleared away')?.tick;
      for (const [kind, bead] of [
        ['population', '●'],
        ['treasure', '○'],
      ] as const) {
        const gone = world.page.beads.filter((it) => it.until === cleared && it.kind === kind).length;
        const told = sum(civ, 'gained', kind) - sum(civ, 'spent', kind) - sum(civ, 'lost', kind);
        expect(`${gone}${bead}`).toBe(`${told}${bead}`);
      }

      const used = lines(civ).flatMap((it) => (it.kind === 'exhausted' ? [it.unit] : []));
      expect(new Set(used).size).toBe(used.length);
      const exploits = lines(civ).filter((it) => it.kind === 'exhausted' || it.kind === 'hunted').length;
      const yields = lines(civ).filter((it) => it.kind === 'gained' && /^H2-ELF-2[13]$/.test(it.clause)).length;
      expect(yields).toBe(exploits);

      for (const { id, built, of } of world.groups) {
        const once = of === id ? built.filter((it) => it !== 'Escape Route') : built;
        expect(new Set(once).size).toBe(once.length);
      }
      const monsters = lines(civ).filter((it) => it.kind === 'monster gone').length;
      const met = lines(civ).filter((it) => it.kind === 'encounter' || it.kind === 'hunted').length;
      expect(monsters).toBe(met);
    }
  });

  it('[H2-INV-04] draw every room on the page and underground', () => {
    for (const { seed, choices } of games.slice(0, 12)) {
      const { world } = played(seed, choices);
      for (const { kind, age, shape } of world.page.pieces) {
        if (kind !== 'room' || age !== 'civilization') continue;
        const { left, right, top, bottom } = bounds(shape);
        expect(
          left >= -0.001 && top >= 0 && right <= world.page.width + 0.001 && bottom <= world.page.height + 0.001,
        ).toBe(true);
        for (let i = 0; i < shape.path.length; i += 2)
          expect(
            world.page.stratumAt(
              shape.path[i] as number,
              Math.min(world.page.height - 0.001, shape.path[i + 1] as number),
            ),
          ).toBeGreaterThan(0);
      }
    }
  });

  it('[H2-INV-16] are the same again from the same seed', () => {
    const tale = () => lines(played('elf again', 'random')).map((it) => `${it.kind} ${it.clause} ${it.piece}`);
    expect(tale()).toEqual(tale());
  });
});
