import { AUTOPILOTS, Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { putBeads } from '../src/draw.ts';
import { PAGE_SIZES } from '../src/index.ts';
import { type SecondWorld, secondEdition, secondOptions } from '../src/second/index.ts';
import { denOf } from '../src/second/monsters/den.ts';
import { territoryOf } from '../src/second/monsters/ground/territory.ts';
import type { Monster } from '../src/second/monsters/monster.ts';
import { secondView } from '../src/second/view.ts';
import { denAt, monsterAt } from './monsters/den-at.ts';
import { caveAt } from './monsters/things-at.ts';

/** One in so many asks is remembered. */
const EVERY = 29;

const games = Array.from({ length: 6 }, (_, nth) => ({
  seed: `looking back ${nth}`,
  choices: AUTOPILOTS[nth % AUTOPILOTS.length] ?? 'story',
  options: secondOptions({
    ...(nth % 3 === 1 ? PAGE_SIZES.notebook : PAGE_SIZES.standard),
    peoples: nth % 4 === 1 ? 2 : 1,
    newcomersAct: nth % 2 === 1,
  }),
}));

interface Played {
  readonly world: SecondWorld;
  /** How the world stood at a tick, when play stood there. */
  readonly stood: ReadonlyMap<number, string>;
}

const kept = new Map<string, Played>();

function played({ seed, options, choices }: (typeof games)[number]): Played {
  const known = kept.get(seed);
  if (known) return known;
  const game = new Game(secondEdition, { seed, options, hands: hands({ choices }) });
  const stood = new Map<number, string>();
  for (let step = 0; game.ask; step++) {
    if (step % EVERY === 0) stood.set(game.world.journal.entries.length - 1, whole(game.world));
    game.letAnswer();
  }
  const now = { world: game.world, stood };
  kept.set(seed, now);
  return now;
}

describe('a world that is looked back at', () => {
  it.each(games)('is the world that stood there ($seed, $choices)', (it) => {
    const { world, stood } = played(it);
    expect(stood.size).toBeGreaterThan(5);
    for (const [tick, was] of stood) expect(whole(secondView.at(world, tick)), `at ${tick}`).toBe(was);
  });

  it('shows every group of monsters with the beads it had then, and nobody for what is wild', () => {
    const den = denAt({
      before: (world) =>
        void putBeads(world, 'H2-MSR-29', caveAt(world, [20, 12]), 'population', 2, 'primordial monster'),
    });
    monsterAt(den, { card: 'Goblins', at: [8, 10], population: 2, treasure: 1 });
    const { world } = den;
    const tick = world.journal.entries.length - 1;
    monsterAt(den, { card: 'Kobolds', at: [8, 14], population: 3 });
    const groups = (at: number) => secondView.groupsAt(world, at).map(({ name, counts }) => [name, counts]);
    const goblins = ['Goblins', { population: 2, treasure: 1 }];
    expect(groups(tick)).toEqual([goblins]);
    expect(groups(world.journal.entries.length - 1)).toEqual([goblins, ['Kobolds', { population: 3 }]]);
  });

  it('has had pacts, grudges, known places, halls and tags that are over', () => {
    const former = games.flatMap((it) => denOf(played(it).world)?.former ?? []);
    expect([...new Set(former.map((it) => it.was))].sort()).toEqual([
      'cards',
      'grudge',
      'hall',
      'known',
      'pact',
      'tags',
    ]);
    expect(former.every((it) => !('since' in it) || it.since <= it.until)).toBe(true);
  });
});

/** All that is to be seen of a world, but for what lies in its decks and what groups remember having done. */
function whole(world: SecondWorld): string {
  const { groups, ages, outcome, page, journal } = world;
  const den = denOf(world);
  return JSON.stringify({
    time: [journal.entries.length, journal.age === '' ? null : journal.entries.at(-1)?.age],
    groups: groups.map(({ id, name, alive, built, aside }) => [id, name, alive, built, aside]),
    ages: ages.map((it) => it.name),
    outcome,
    beads: page.beads.filter((it) => it.until === null),
    pieces: page.pieces.filter((it) => it.until === null).map((it) => it.id),
    monsters: den?.monsters.map((it) => [sheet(it), territoryOf(den, it).parts, secondView.neighbours(world, it.id)]),
    drawn: den?.monsters.slice(0, 1).map((it) => secondView.territory(world, it.id)),
    pacts: den?.pacts.map(({ kind, from, to, lastTurn }) => [kind, from, to, lastTurn].join()).sort(),
    villain: den?.villain && [den.villain.monster.id, den.villain.card.name],
    corrupted: den && [...den.corrupted].sort(),
    ruins: den?.ruins,
  });
}

function sheet({ id, card, under, overlays, villainCard, tags, known, constructions, grudges }: Monster) {
  return [
    id,
    [card, under?.life, under?.choices, ...overlays, villainCard].map((it) => it?.name),
    tags,
    known.map(({ piece, shape, since }) => [piece?.id, shape, since]),
    constructions.map((it) => [it.building.name, it.piece.id, it.isOfLair, it.since]).sort(),
    [...grudges].filter(([, much]) => much > 0).sort(),
  ];
}
