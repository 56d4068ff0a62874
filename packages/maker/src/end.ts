import type { Event } from './events.ts';
import { finalScore, rating, scoreLines, winners } from './score/final-score.ts';
import type { Sheet } from './sheet.ts';
import { tell, type World } from './world.ts';

/** DM-END: the final scores, and who wins. */
export function endGame(world: World): void {
  for (const sheet of world.sheets) {
    tell(world, () => ({
      kind: 'final score',
      clause: 'DM-END-01',
      player: sheet.name,
      score: finalScore(sheet),
      lines: scoreLines(sheet),
    }));
  }
  tell(world, () => (world.sheets.length === 1 ? rated(world.sheets[0]) : won(world)));
}

function rated(sheet: Sheet | undefined): Event {
  const score = sheet ? finalScore(sheet) : 0;
  return { kind: 'rated', clause: 'DM-END-04', score, rating: rating(score) };
}

function won(world: World): Event {
  return { kind: 'won', clause: 'DM-MUL-09', winners: winners(world.sheets).map((it) => it.name) };
}
