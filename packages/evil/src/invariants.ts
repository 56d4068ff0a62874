import { EVENTS } from './events.table.ts';
import { mapOf } from './map.ts';
import { SEARCH_DECKS } from './search.table.ts';
import { STACK } from './stacks.ts';
import { FACES, type Face } from './tiles.table.ts';
import { inPlay, objectives, TOKENS, type World } from './world.ts';

/** What a world must keep whenever something is asked, and at the end: each broken promise in a sentence (DE-INV-01 to -11). */
export function brokenPromises(world: World): string[] {
  return PROMISES.flatMap((promise) => [...promise(world)]);
}

type Kept = (world: World) => Iterable<string>;

const PROMISES: readonly Kept[] = [
  function* alive({ life, result }) {
    if (life < 0 || life > 6) yield `DE-INV-01: Life is ${life}.`;
    if ((life === 0) !== (result === 'defeat')) yield `DE-INV-01: Life ${life}, result ${result}.`;
  },
  function* assigned({ dice, round, phase }) {
    const sides = [dice.combat, dice.defense, dice.speed].sort().join();
    const isAssigned = round > 1 || (round === 1 && !['round start', 'monsters', 'assign'].includes(phase));
    if (isAssigned && sides !== '4,6,8') yield `DE-INV-02: the dice are ${sides}.`;
  },
  function* tokens(world) {
    for (const monster of ['goblin', 'skeleton', 'grislyk'] as const) {
      const many = inPlay(world, monster);
      if (many < 0 || many > TOKENS[monster]) yield `DE-INV-03: ${many} of ${monster} in play.`;
    }
  },
  function* places({ track, tiles, grislyk, grislykAt }) {
    for (const on of [track.goblin, track.skeleton]) {
      if (on.length !== 4 || on[0] !== 0 || on.some((it) => it < 0)) yield `DE-INV-04: the track holds ${on.join()}.`;
    }
    if (grislyk === 'track' && (grislykAt < 1 || grislykAt > 3)) yield `DE-INV-04: Grislyk on space ${grislykAt}.`;
    if (grislyk === 'board' && !tiles[grislykAt]) yield `DE-INV-04: Grislyk on tile ${grislykAt}.`;
    if (tiles.some((it) => it.goblin < 0 || it.skeleton < 0)) yield 'DE-INV-04: fewer than no monsters on a tile.';
  },
  function* allTiles({ tiles, general, termini, hasStairs }) {
    const stairs = hasStairs.filter(Boolean).map((): Face => FACES.stairs);
    const all = [...tiles.map((it) => it.face), ...general, ...termini, ...stairs];
    for (const face of Object.values<Face>(FACES)) {
      const many = all.filter((it) => it === face).length;
      if (many !== face.copies) yield `DE-INV-05: ${many} of ${face.name}.`;
    }
  },
  function* levels({ tiles, drawn }) {
    for (const level of [1, 2, 3]) {
      const own = tiles.filter((it) => it.level === level && it.face !== FACES.entrance);
      if (own.length !== drawn[level - 1])
        yield `DE-INV-05: level ${level} has ${own.length} tiles of ${drawn[level - 1]}.`;
      const terminus = own.findIndex((it) => it.face.group === 'terminus');
      if (terminus >= 0 && terminus !== STACK - 1)
        yield `DE-INV-06: a terminus is tile ${terminus + 1} of level ${level}.`;
      if (own.length === STACK && terminus < 0) yield `DE-INV-05: level ${level} has no terminus.`;
      if (level === 3 && own.some((it) => it.face === FACES.stairs)) yield 'DE-INV-06: Stairs Down on Level III.';
    }
  },
  function* tree({ tiles }) {
    for (const [at, { parent, by }] of tiles.entries()) {
      const link = by === 'exit' ? tiles[parent]?.beyond : tiles[parent]?.below;
      if (at > 0 && link !== at) yield `DE-INV-07: tile ${at} is not beyond its parent ${parent}.`;
    }
    const cells = mapOf(tiles).cells.map(({ x, y }) => `${x},${y}`);
    if (new Set(cells).size !== cells.length) yield `DE-INV-07: tiles share a cell: ${cells.join(' ')}.`;
  },
  function* searches({ tiles, search }) {
    if (tiles[0]?.searched) yield 'DE-INV-08: the Entrance was searched.';
    for (const [i, deck] of SEARCH_DECKS.entries()) {
      const drawn = tiles.filter((it) => it.searched && it.level === i + 1).length;
      const all = (search[i] ?? []).reduce((sum, it) => sum + it, drawn);
      const cards = deck.reduce((sum, it) => sum + it.copies, 0);
      if (all !== cards) yield `DE-INV-08: ${all} Search cards of level ${i + 1}, not ${cards}.`;
    }
  },
  function* eventDeck({ events }) {
    if (new Set(events).size !== events.length || events.length > EVENTS.length)
      yield 'DE-INV-09: an Event card twice.';
  },
  function* end(world) {
    const { result, at } = world;
    const isVictory = result === 'minor' || result === 'ultimate';
    if (isVictory && (at !== 0 || objectives(world) === 0)) yield 'DE-INV-11: a victory that is none.';
    if (isVictory && (result === 'ultimate') !== (objectives(world) === 3)) yield `DE-INV-11: a ${result} victory.`;
  },
];
