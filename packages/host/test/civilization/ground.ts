import { disc, line, type Point } from '@understory/page';
import { asWritten, Game, hands, type Rule } from '@understory/table';
import { instead } from '@understory/table/testing';
import { putBeads } from '../../src/draw.ts';
import { draw } from '../../src/second/draw.ts';
import { type SecondOptions, type SecondWorld, secondEdition } from '../../src/second/index.ts';
import type { Resource } from '../../src/second/nouns.ts';
import { laid } from '../laid.ts';

/** Flat layers with nothing in them, in the Primordial Age still, so that what is drawn is natural. */
export function bare(options: Partial<SecondOptions> = {}): SecondWorld {
  return laid(1, options);
}

/** One unit of a resource at a point. */
export function resource(world: SecondWorld, kind: Resource, at: Point): string {
  const solid = {
    ore: 'ore',
    gems: 'gem',
    water: 'water',
    magma: 'magma',
    biome: 'biome',
    'surface biome': 'biome',
    nexus: 'nexus',
  } as const;
  const lies = at.y <= world.page.surfaceAt(at.x) ? { stratum: 0 } : {};
  const shape = disc(at.x, at.y, kind === 'ore' || kind === 'gems' ? 0.6 : 0.3);
  return draw(world, {
    clause: 'H2-MSR-24',
    kind: solid[kind],
    shape,
    what: asWritten(`some ${kind}`),
    ...lies,
    units: [{ kind, at: [at] }],
  }).id;
}

/** A natural cave, with so many monsters in it. */
export function cave(world: SecondWorld, at: Point, monsters = 0, radius = 0.6) {
  const piece = draw(world, {
    clause: 'H2-MSR-05',
    kind: 'cave',
    shape: disc(at.x, at.y, radius),
    what: asWritten('a cave'),
  });
  if (monsters > 0) putBeads(world, 'H2-MSR-29', piece, 'population', monsters, 'primordial monster');
  return piece;
}

export function naturalTunnel(world: SecondWorld, path: readonly number[]) {
  return draw(world, { clause: 'H2-MSR-05', kind: 'tunnel', shape: line(path, 0.4), what: asWritten('an old tunnel') });
}

export function river(world: SecondWorld, path: readonly number[]) {
  return draw(world, { clause: 'H2-MSR-05', kind: 'water', shape: line(path, 0.4), what: asWritten('a river') });
}

/** The nexus of this kind, as an area of 2 square beads, with its mark. */
export function nexusAt(world: SecondWorld, nexus: 'plague' | 'fate' | 'radiation' | 'gateway', at: Point) {
  const piece = draw(world, {
    clause: 'H2-NEX-T1',
    kind: 'nexus',
    shape: disc(at.x, at.y, 0.8),
    what: asWritten(nexus),
    nexus,
    units: [{ kind: 'nexus', at: [at] }],
  });
  const mark = { id: world.page.newId('m'), kind: 'nexus', at, piece: piece.id, what: asWritten(nexus) } as const;
  world.page.apply({ do: 'mark', mark }, world.journal.entries.length);
  return piece;
}

/** Play a rule with the rulebook's defaults; `answers` gives other answers by clause, each used once, in order. */
export function play<T>(
  world: SecondWorld,
  rule: (world: SecondWorld) => Rule<T>,
  answers: readonly (readonly [string, string])[] = [],
  seed = 'play',
): T {
  let result: T | undefined;
  const kept = function* (it: SecondWorld): Rule {
    result = yield* rule(it);
  };
  const left = [...answers];
  const game = new Game(instead(secondEdition, world, kept), {
    seed,
    options: world.options,
    hands: hands({ choices: 'story' }),
  });
  while (game.ask) {
    const at = left.findIndex(([clause]) => clause === game.ask?.clause);
    const [taken] = at >= 0 && game.ask.ask !== 'roll' ? left.splice(at, 1) : [];
    if (taken) game.answer(taken[1], { hand: 'script' });
    else game.letAnswer(game.hand === 'person' ? 'story' : game.hand);
  }
  if (left.length > 0) throw new Error(`never asked: ${left.map(([clause]) => clause).join(', ')}`);
  return result as T;
}
