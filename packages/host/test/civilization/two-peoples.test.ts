import { describe, expect, it } from 'vitest';
import { differsAgain, soakAge } from '../../../../bench/civilization-checks.ts';
import type { PeopleKey, SecondWorld } from '../../src/second/index.ts';
import type { Chapter } from '../../src/second/questions.ts';
import { groupOf, worksOf } from '../../src/world.ts';

/** Every people is in two of these pairs, once first and once second. */
const PAIRS: readonly (readonly [PeopleKey, PeopleKey])[] = [
  ['dwarves', 'deep elves'],
  ['deep elves', 'demons'],
  ['demons', 'magicians'],
  ['magicians', 'aliens'],
  ['aliens', 'dwarves'],
];

const games = PAIRS.flatMap((peoples) =>
  (['story', 'random'] as const).map((hand) => {
    const seed = `beside ${peoples.join(' ')} ${hand}`;
    return { seed, peoples, ...soakAge({ seed, peoples, hand }) };
  }),
);

interface Told {
  readonly kind: string;
  readonly tick: number;
  readonly turn: number;
  readonly chapter: Chapter;
  readonly group?: string;
  readonly piece?: string;
  readonly clause: string;
}
const told = ({ journal }: SecondWorld) => journal.entries as unknown as readonly Told[];

describe('two peoples in one world', () => {
  it('[H2-INV-17] [H2-INV-14] [H2-INV-05] both play to their ends, and keep every promise', () => {
    for (const { seed, peoples, game, faults } of games) {
      expect(faults, seed).toEqual([]);
      expect(game.world.civs.map((it) => it.people.key)).toEqual(peoples);
      expect(game.world.civs.every((it) => it.ending !== null)).toBe(true);
    }
  });

  it('[H2-CIV-02] each takes its turn, the first before the second, and who has ended takes none', () => {
    for (const { seed, game } of games) {
      const [first, second] = game.world.civs;
      const chapters = told(game.world)
        .map((it) => it.chapter)
        .filter((it, i, all) => it?.kind === 'people' && it !== all[i - 1]);
      const wanted: Chapter[] = [];
      for (let turn = 1; turn <= Math.max(first?.turn ?? 0, second?.turn ?? 0); turn++)
        for (const civ of [first, second])
          if (civ && turn <= civ.turn) wanted.push({ kind: 'people', people: civ.people.key, turn });
      expect(chapters, seed).toEqual(wanted);
    }
  });

  it('[H2-CIV-15] neither opens the other’s rooms as if they were caves', () => {
    for (const { seed, game } of games) {
      const { world } = game;
      for (const { group } of world.civs) {
        const others = worksOf(world, group.id).filter(
          (it) => it.owner !== null && groupOf(world, it.owner).of !== group.id,
        );
        expect(
          others.map((it) => it.what.kind),
          seed,
        ).toEqual([]);
      }
      for (const it of told(world)) {
        if (it.kind === 'opened') expect(world.page.piece(it.piece ?? '').age, seed).toBe('primordial');
      }
    }
  });

  it('[H2-CIV-23] [H2-INV-01] losses and beads stay apart: what a people loses was its own, in its own turn', () => {
    for (const { seed, game } of games) {
      const { world } = game;
      for (const it of told(world)) {
        if (it.kind !== 'lost' && it.kind !== 'spent' && it.kind !== 'gained') continue;
        const civ = world.civs.find(({ group }) => group.id === groupOf(world, it.group ?? '').of);
        const { chapter } = it;
        const isTheirs =
          chapter.kind === 'a people comes' || (chapter.kind === 'people' && chapter.people === civ?.people.key);
        expect(isTheirs, `${seed}: ${it.kind} ${it.clause} in ${chapter.kind}`).toBe(true);
      }
    }
  });

  it('[H2-HND-T1.1] [H2-HND-T1.2] [H2-HND-T1.3] [H2-HND-T1.4] [H2-HND-T1.5] [H2-HND-T1.6] [H2-HND-T1.7] what both ask of the next age is told, in their order', () => {
    for (const { seed, game } of games) {
      const { world } = game;
      const wanted = world.civs.flatMap(({ people, ending, group }) => {
        if (people.key === 'deep elves') return ['H2-HND-T1.3'];
        if (people.key === 'demons') return ['H2-HND-T1.4'];
        if (people.key === 'aliens')
          return ['prospered', 'departed'].includes(ending?.kind ?? '') ? [] : ['H2-HND-T1.1'];
        const wild = group.built.includes('Menagerie') || group.built.includes('Labyrinth');
        return people.key === 'magicians' && wild ? ['H2-HND-T1.6'] : [];
      });
      expect(
        told(world).flatMap((it) => (it.kind === 'hand-over' ? [it.clause] : [])),
        seed,
      ).toEqual(wanted);
    }
  });

  it('[H2-INV-16] such a world is told the same again', () => {
    for (const { game } of games.slice(0, 2)) expect(differsAgain(game)).toEqual([]);
  });
});
