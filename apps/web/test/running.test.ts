import { describe, expect, it } from 'vitest';
import { secondKit } from '../src/games/host/second/kit.ts';
import { goesOn, lastPressed, pressHere, runningOn } from '../src/table/running.ts';
import { playedTo } from './played.ts';

const DETAILS = secondKit.view?.details ?? [];
const PRESS = { rolls: 'press', usual: [], details: DETAILS } as const;
const inTheAge = () => playedTo('whose hands', ({ journal }) => journal.age === 'monsters' && journal.turn === 2);

describe('what goes on by itself', () => {
  it('is nothing but what chance does while everybody is an autopilot: each choice is there to be looked at', () => {
    const game = inTheAge();
    game.playTo(({ hand }) => hand === 'story');
    expect(goesOn(game, secondKit, PRESS)).toBe(null);
  });

  it('is all that autopilots do and throw, once the person has taken over a group', () => {
    const game = inTheAge();
    const mine = game.world.monsters[0]?.group.id ?? '';
    game.hands = { ...game.hands, seats: { [mine]: 'person' } };
    const from = game.step;
    for (const _ of runningOn(game, secondKit, PRESS));
    expect(game.step).toBeGreaterThan(from);
    const isMine = game.hand === 'person' || (game.ask?.ask === 'roll' && game.world.journal.chapter !== null);
    expect(isMine).toBe(true);
  });

  it('stops again when the group that the person played is gone', () => {
    const game = inTheAge();
    game.hands = { ...game.hands, seats: { 'nobody-here': 'person' } };
    game.playTo(({ hand }) => hand === 'story');
    expect(goesOn(game, secondKit, PRESS)).toBe(null);
  });

  it('is what the person has left to fate for good, and only that', () => {
    const game = inTheAge();
    game.hands = { ...game.hands, choices: 'person' };
    game.playTo(({ ask }) => ask?.ask === 'choose' && ask.by !== 'chance', 'story');
    game.playTo(({ ask, hand }) => ask?.ask === 'choose' && hand === 'person', 'story');
    expect(goesOn(game, secondKit, PRESS)).toBe(null);
    const clause = game.ask?.clause ?? '';
    expect(goesOn(game, secondKit, { ...PRESS, usual: [clause] })).toBe('story');
    expect(goesOn(game, secondKit, { ...PRESS, usual: ['H2-PRI-01'] })).toBe(null);
  });

  it.each(['spot', 'roll'] as const)('is never a die that the person wants to drop or throw: %s', (kind) => {
    const game = playedTo('dropped', () => true, { choices: 'person', drops: 'person', dice: 'typed' });
    game.playTo(({ ask }) => ask?.ask === kind && (ask.ask === 'roll' || ask.by === 'chance'), 'story');
    expect([game.ask?.ask, game.hand]).toEqual([kind, 'person']);
    expect(goesOn(game, secondKit, { ...PRESS, usual: [game.ask?.clause ?? ''] })).toBe(null);
  });
});

describe('dice', () => {
  it('fall at once for whoever has chosen to roll for it, also if they press for every throw', () => {
    const game = playedTo('rolled for', () => true, { choices: 'person' });
    expect(game.ask?.topic.kind).toBe('which shape of the world');
    game.answer('roll');
    expect([game.ask?.ask, goesOn(game, secondKit, PRESS)]).toEqual(['roll', 'chance']);
  });

  it('of a contest fall together', () => {
    const game = inTheAge();
    game.hands = { ...game.hands, choices: 'person' };
    game.playTo(({ ask }) => ask?.topic.kind === 'the die of the actor', 'story');
    expect(goesOn(game, secondKit, PRESS)).toBe(null);
    game.letAnswer('chance');
    expect([game.ask?.topic.kind, goesOn(game, secondKit, PRESS)]).toEqual(['the die of the target', 'chance']);
  });
});

describe('undo', () => {
  it('goes back to where the person last did something', () => {
    const game = inTheAge();
    pressHere(game);
    const pressed = game.step;
    game.playTo(({ step }) => step >= pressed + 5);
    expect(lastPressed(game, secondKit, PRESS)).toBe(pressed);
  });

  it('goes back to the last answer that did not come by itself, if nobody remembers', () => {
    const game = inTheAge();
    const own = game.trail.findLastIndex(({ hand }) => hand !== 'chance');
    const thrown = game.trail.findLastIndex(({ to }) => to === 'roll');
    expect(lastPressed(game, secondKit, PRESS)).toBe(Math.max(own, thrown));
  });
});
