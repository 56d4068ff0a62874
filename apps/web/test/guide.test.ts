import { expect, it } from 'vitest';
import { NOTES } from '../src/games/host/second/notes.ts';
import { noteFor } from '../src/parts/guide/guide-store.ts';
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
