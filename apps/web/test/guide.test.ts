import { expect, it } from 'vitest';
import { NOTES as FIRST } from '../src/games/host/first/notes.ts';
import { NOTES as PLAYTEST } from '../src/games/host/playtest/notes.ts';
import { NOTES } from '../src/games/host/second/notes.ts';
import { guideAgain, isFreshGuide, noteFor, passed, useGuide } from '../src/parts/guide/guide-store.ts';
import { playedTo } from './played.ts';

it('shows each note in its moment, in a whole first game, and none of them twice', () => {
  const game = playedTo('guided', () => true, { choices: 'person' });
  const seen: string[] = [];
  for (let asked = 0; asked < 2000 && game.ask && seen.length < NOTES.length; asked++) {
    const note = noteFor(NOTES, game, seen);
    if (note) seen.push(note.key);
    else game.letAnswer(game.hand === 'person' ? 'story' : game.hand);
  }
  expect([...seen].sort()).toEqual(NOTES.map(({ key }) => key).sort());
  expect(seen[0]).toBe('ask');
  expect(noteFor(NOTES, game, seen)).toBe(null);
});

it('advises on a people while it is asked which, and speaks of its sheet when it has come', () => {
  const game = playedTo('guided', () => true, { choices: 'person' });
  while (game.ask && game.ask.topic.kind !== 'which people') game.letAnswer('story');
  const before = NOTES.slice(0, 5).map(({ key }) => key);
  const titled = () => noteFor(NOTES, game, before)?.title;
  expect(titled()).toBe('A people comes');
  game.answer('aliens');
  expect(titled()).toBe('Their sheet');
});

it('begins again from the first note when it is wanted again', () => {
  passed(NOTES);
  expect(isFreshGuide()).toBe(false);
  guideAgain();
  expect(isFreshGuide()).toBe(true);
});

it('follows the game also if nobody says “I see”, and never jumps back', () => {
  guideAgain();
  const game = playedTo('guided', () => true, { choices: 'person' });
  const shown: number[] = [];
  for (let asked = 0; asked < 2000 && game.ask; asked++) {
    const note = noteFor(NOTES, game, useGuide.getState().seen);
    if (note) {
      const nth = NOTES.indexOf(note);
      passed(NOTES.slice(0, nth));
      if (shown.at(-1) !== nth) shown.push(nth);
    }
    game.letAnswer(game.hand === 'person' ? 'story' : game.hand);
  }
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  expect(shown.map((nth) => NOTES[nth]?.key)).toEqual(
    expect.arrayContaining(['ask', 'dice', 'map', 'people', 'monsters']),
  );
});

it('speaks of fingers where there are only those, and of no mouse and no keys', () => {
  for (const { text, byFinger = text } of [...NOTES, ...FIRST, ...PLAYTEST])
    expect(byFinger).not.toMatch(/\b(click|press|keys?|keyboard|wheel|Enter|mouse)\b/i);
});
