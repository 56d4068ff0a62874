import { holdsPoint, type Piece } from '@understory/page';
import { type Bits, isTableLine, type Spot } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { secondKit } from '../src/games/host/second/kit.ts';
import { gripsOf } from '../src/parts/map/grips-of.ts';
import type { Kit } from '../src/table/kit.ts';
import type { PageGame } from '../src/table/page-game.ts';
import { type Running, runningOn } from '../src/table/running.ts';
import { wish, wishesOf } from '../src/table/wishes.ts';
import { playedTo } from './played.ts';

const KIT = secondKit as unknown as Kit;
const VIEW = secondKit.view as NonNullable<Kit['view']>;
const USUAL: Running = { rolls: 'auto', usual: [], details: [] };

function inOneGo<T>(bits: Bits<T>): T {
  for (;;) {
    const next = bits.next();
    if (next.done) return next.value;
  }
}

/** Where a group decides what to do that has a bead to move, and a place for it. */
function acting() {
  const game = playedTo('wishes', ({ journal }) => journal.age === 'monsters' && journal.turn === 2, {
    choices: 'person',
  });
  let found: { readonly bead: string; readonly from: Spot; readonly to: Spot } | null = null;
  game.playTo(({ ask, world }) => {
    if (ask?.ask !== 'choose' || ask.topic.kind !== 'what the group does') return false;
    for (const { bead, where } of VIEW.movable(world, ask.by)) {
      for (let i = 0; i < 400 && !found; i++) {
        const to = { x: bead.at.x - 5 + (i % 20) / 2, y: bead.at.y - 5 + Math.floor(i / 20) / 2 };
        const isElsewhere = Math.hypot(to.x - bead.at.x, to.y - bead.at.y) > 1.5;
        if (isElsewhere && where.has(to)) found = { bead: bead.id, from: bead.at, to };
      }
    }
    return found !== null;
  }, 'story');
  if (!found || game.ask?.ask !== 'choose') throw new Error('nobody has a bead to move');
  return { game, group: game.ask.by, moved: found as { bead: string; from: Spot; to: Spot } };
}

describe('a bead that is dragged while its group acts', () => {
  it('[H2-MON-319] is moved when the rule asks for it, as an answer of the person, and nobody is asked', () => {
    const { game, group, moved } = acting();
    wish(game, { group, ...moved, step: game.step });
    const from = game.step;
    game.answer('nothing');
    for (const _ of runningOn(game, KIT, USUAL));
    const own = game.trail.slice(from).filter(({ hand }) => hand === 'person');
    expect(own.map(({ answer }) => answer)).toEqual(['nothing', moved.bead, moved.to]);
    const bead = game.world.page.beads.find(({ since, owner }) => owner === group && since > from);
    expect(bead).toBeDefined();
    expect(wishesOf(game)).toEqual([]);
  });

  it('stays where it is if the place no longer fits, and whoever goes back has not wished yet', () => {
    const { game, group, moved } = acting();
    wish(game, { group, ...moved, to: { x: -3, y: -3 }, step: game.step });
    const from = game.step;
    game.answer('nothing');
    for (const _ of runningOn(game, KIT, USUAL));
    expect(game.trail.slice(from).filter(({ hand }) => hand === 'person')).toMatchObject([
      { answer: 'nothing' },
      { answer: moved.bead },
      { answer: moved.from },
    ]);
    game.goTo(from);
    wish(game, { group, ...moved, step: from });
    game.goTo(from - 1);
    expect(wishesOf(game)).toEqual([]);
  });

  it('is one of those that can be dragged, the home’s ● is not, and what was left is not told', () => {
    const { game, group } = acting();
    const grips = gripsOf(game as PageGame, VIEW, game.step).filter(({ kind }) => kind === 'bead');
    const seats = game.world.page.beadsOf(group).filter(({ kind }) => kind !== 'bonus');
    expect(grips).toHaveLength(seats.length - 1);
    game.answer('nothing');
    for (const _ of runningOn(game, KIT, USUAL));
    const left = game.world.journal.entries.findLast(
      (it) => isTableLine(it) && it.topic.kind === 'whether beads are moved',
    );
    expect(left && game.rulebook.telling.line(game.world, left)).toBe('');
  });
});

describe('a room that was laid as usual', () => {
  const built = (seed = 'laid elsewhere') => {
    const game = playedTo(seed, ({ journal }) => journal.age === 'civilization', { choices: 'person' });
    game.playTo(({ ask }) => ask?.topic.kind === 'where a room lies', 'story');
    if (game.ask?.ask !== 'spot') throw new Error('nobody builds a room');
    const { where } = game.ask;
    const usual = game.thought('story')?.answer as Spot;
    const step = game.step;
    game.letAnswer('story');
    for (const _ of runningOn(game, KIT, USUAL));
    const other = Array.from({ length: 1600 }, (_, i) => ({ x: (i % 40) / 2, y: Math.floor(i / 40) / 2 })).find(
      (it) => where.has(it) && Math.hypot(it.x - usual.x, it.y - usual.y) > 1,
    );
    if (!other) throw new Error('there is no other place');
    return { game, step, usual, other };
  };

  it('can be dragged elsewhere: that is the answer then, and all that came since is answered as it was', () => {
    const { game, step, usual, other } = built();
    const grip = gripsOf(game as PageGame, VIEW, step).find(({ key }) => key === `place ${step}`);
    expect(grip).toMatchObject({ kind: 'place', isNew: true, from: usual });
    expect(grip?.where()?.has(other)).toBe(true);
    const [before, asked] = [game.trail.slice(), game.ask?.clause];
    for (const _ of game.amending(step, other));
    expect(game.trail[step]).toMatchObject({ answer: other, hand: 'person' });
    expect(game.trail.slice(step + 1).map(({ answer }) => answer)).toEqual(
      before.slice(step + 1).map(({ answer }) => answer),
    );
    expect(game.ask?.clause).toBe(asked);
  });

  it('can be dragged as long as nothing was built on it, however old it is', () => {
    const { game, step, usual } = built('old 1');
    const { page, journal } = game.world;
    const stepOf = ({ since }: Piece) => journal.entries[since]?.step ?? 0;
    const laid = page.pieces.filter((it) => stepOf(it) === step + 1);
    expect(laid.some(({ shape }) => holdsPoint(shape, usual.x, usual.y))).toBe(true);
    const isOnIt = (it: Piece) => stepOf(it) > step + 1 && laid.some(({ shape }) => page.touches(shape, it.shape));
    const places = () => gripsOf(game as PageGame, VIEW, game.step).map(({ key, isNew }) => [key, isNew]);
    while (!page.pieces.some(isOnIt)) {
      expect(places()).toContainEqual([`place ${step}`, false]);
      game.letAnswer('story');
    }
    expect(game.step - step).toBeGreaterThan(5);
    expect(places().map(([key]) => key)).not.toContain(`place ${step}`);
  });

  it('is refused where it may not lie; where not all that came since fits, nothing is changed but told how much does', () => {
    const { game, step, other } = built();
    const before = game.trail.slice();
    expect(() => [...game.amending(step, { x: -4, y: 2 })]).toThrow('is not');
    expect(game.trail).toEqual(before);
    game.playTo(({ world }) => world.journal.age === 'monsters', 'story');
    const late = game.trail.slice();
    const held = inOneGo(game.amending(step, other));
    expect(held).toBeGreaterThan(step);
    expect(held).toBeLessThan(late.length);
    expect(game.trail).toEqual(late);
    expect(inOneGo(game.amending(step, other, held))).toBe(held);
    expect(game.trail[step]?.answer).toEqual(other);
    expect(game.trail.slice(step + 1)).toEqual(late.slice(step + 1, held));
  });
});
