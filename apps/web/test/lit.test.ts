import { type AskInWords, isTableLine, spelled } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { lastThrows } from '../src/parts/dice/last-throw.ts';
import { litBy, litByTick } from '../src/parts/map/lit.ts';
import { playedTo } from './played.ts';

const { world } = playedTo('lit', () => true);
const { width, height } = world.page;

function asking(right: number): AskInWords {
  const ring = [0, 0, right, 0, right, height, 0, height];
  const where = { outlines: [ring], has: ({ x }: { x: number }) => x <= right };
  return { ask: 'spot', where, says: 'there' } as unknown as AskInWords;
}

it('where nearly the whole page may be pointed at, what is drawn there is not dyed', () => {
  expect(litBy(asking(width), world)).toMatchObject([{ isEverywhere: true, width: 0 }]);
  expect(litBy(asking(width / 2), world)).toMatchObject([{ isEverywhere: false, width: 0 }]);
});

describe('what an ask lights', () => {
  const { world: dug } = playedTo('lit', ({ journal }) => journal.age === 'monsters' && journal.turn === 2);
  const [room, other] = dug.page.pieces.filter(({ until }) => until === null);
  const bead = dug.page.beads.find(({ owner, until }) => owner !== null && until === null);
  const choosing = (...subjects: readonly object[]): AskInWords =>
    ({
      ask: 'choose',
      options: subjects.map((subject, i) => ({ key: `o${i}`, text: `option ${i}`, does: '', subject })),
    }) as unknown as AskInWords;
  const litFor = (subject: object) => litBy(choosing(subject), dug).map(({ d }) => d);

  it('is the very piece, stratum or spot that an option is about', () => {
    expect(litFor({ piece: room?.id })).toHaveLength(1);
    expect(litFor({ piece: room?.id })).not.toEqual(litFor({ piece: other?.id }));
    expect(litFor({ stratum: 2 })).toHaveLength(1);
    expect(litFor({ stratum: 99 })).toEqual([]);
    expect(litFor({ spot: { x: 3, y: 4 } })).toEqual(['M3 4l.001 0']);
  });

  it('is where a group lives', () => {
    const homes = new Set(dug.page.beadsOf(bead?.owner ?? '').map(({ piece }) => piece));
    expect(litFor({ group: bead?.owner })).toHaveLength(homes.size);
  });

  it('carries the number of its button where two look alike', () => {
    const marks = litBy(choosing({ spot: { x: 3, y: 4 } }, { spot: { x: 5, y: 6 } }), dug).map(({ mark }) => mark);
    expect(marks).toEqual([
      { number: 1, x: 3, y: 4 },
      { number: 2, x: 5, y: 6 },
    ]);
  });

  it('is lit once where several options are about the same thing', () => {
    const spots = [
      { x: 3, y: 4 },
      { x: 3, y: 4 },
      { x: 5, y: 6 },
    ];
    const lit = litBy(choosing(...spots.map((spot) => ({ spot }))), dug);
    expect(lit.map(({ isShared, isAgain }) => [isShared ?? false, isAgain ?? false])).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
  });

  it('is what a line of the record put there or took away', () => {
    const tick = room?.since ?? 0;
    const changed = litByTick(dug, tick, spelled).map(({ key }) => key);
    expect(changed).toContain(room?.id);
    expect(changed.length).toBeLessThan(dug.page.pieces.length);
  });
});

it('the last throw up to a moment is shown, and none before the first', () => {
  const game = playedTo('lit', ({ journal }) => journal.age === 'civilization');
  const { entries } = game.world.journal;
  const thrown = entries.filter(({ kind }) => kind === 'rolled');
  const [first, second] = thrown;
  expect(lastThrows(game, (first?.tick ?? 0) - 1)).toEqual([]);
  expect(lastThrows(game, (second?.tick ?? 0) - 1)).toEqual([first]);
  expect(lastThrows(game, second?.tick ?? 0)).toEqual([second]);
  expect(lastThrows(game, entries.length + 5).at(-1)).toBe(thrown.at(-1));
});

it('both dice of a contest are shown together', () => {
  const game = playedTo('lit', ({ journal }) => journal.age === 'monsters' && journal.turn === 3);
  const { entries } = game.world.journal;
  const target = entries.findLast((it) => isTableLine(it) && it.topic.kind === 'the die of the target');
  const both = lastThrows(game, target?.tick ?? 0);
  expect(both.map(({ topic }) => topic.kind)).toEqual(['the die of the actor', 'the die of the target']);
});

it('of many throws in a row for one thing the last two are shown, as many as have room', () => {
  const rows = [1, 2, 3, 4, 5].map((tick) => ({ tick, kind: 'rolled', clause: 'H1-MON-06' }));
  const game = { world: { journal: { entries: [{ tick: 0, kind: 'chose' }, ...rows] } } };
  expect(lastThrows(game as unknown as Parameters<typeof lastThrows>[0], 5).map(({ tick }) => tick)).toEqual([4, 5]);
});
