import { type Rule, unreachable } from '@understory/table';
import { ROUNDS } from './bot/builder.ts';
import { buildingRound } from './building.ts';
import { endGame } from './end.ts';
import { drawExit } from './exit.ts';
import { heroComes, MOST_HEROES } from './hero/visit.ts';
import type { Chapter } from './questions.ts';
import { buildingScore } from './score/building-score.ts';
import { scoreLines } from './score/final-score.ts';
import { setUp } from './setup.ts';
import type { Age } from './telling/english.ts';
import { copyOf, tell, type World } from './world.ts';

/** DM-CMP-02: step after step to the end. A world that was copied at the start of a step can be played on from there. */
export function* playOn(world: World): Rule {
  while (world.phase !== 'over') yield* step(world);
}

/** Setup; each of the building rounds; the exits and their scores; each hero. */
export function* step(world: World): Rule {
  if (!world.silent) world.began = { world: copyOf(world), step: world.journal.step };
  switch (world.phase) {
    case 'setup':
      chapter(world, 'setup', 0, { kind: 'setup' });
      yield* setUp(world);
      world.phase = 'building';
      return;
    case 'building':
      world.round += 1;
      chapter(world, 'building', world.round, { kind: 'round', turn: world.round });
      yield* buildingRound(world);
      // DM-BLD-01: exactly this many.
      if (world.round === ROUNDS) world.phase = 'exit';
      return;
    case 'exit':
      chapter(world, 'exit', 0, { kind: 'exit' });
      yield* exits(world);
      world.phase = 'heroes';
      return;
    case 'heroes':
      world.hero += 1;
      chapter(world, 'heroes', world.hero, { kind: 'hero', turn: world.hero });
      yield* heroComes(world);
      if (world.hero < MOST_HEROES && world.sheets.some((it) => !it.ended)) return;
      world.phase = 'over';
      chapter(world, 'scoring', 0, { kind: 'end' });
      endGame(world);
      return;
    case 'over':
      return;
    default:
      unreachable(world.phase);
  }
}

/** DM-BLD-07: draw the exit, then score what was built. */
export function* exits(world: World): Rule {
  for (const sheet of world.sheets) {
    yield* drawExit(world, sheet);
    sheet.building = buildingScore(sheet);
    const { points } = sheet.building;
    tell(world, () => ({
      kind: 'building scored',
      clause: 'DM-SCR-01',
      player: sheet.name,
      points,
      lines: scoreLines(sheet),
    }));
  }
}

function chapter({ journal, silent }: World, age: Age, turn: number, name: Chapter): void {
  if (silent) return;
  journal.age = age;
  journal.turn = turn;
  journal.chapter = name;
}
