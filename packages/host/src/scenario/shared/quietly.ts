import { type Answer, type Ask, Game, Problem, type Rule } from '@understory/table';
import { oneRule, ScenarioProblem } from '@understory/table/scenario';
import type { World } from '../../world.ts';

/** Where in a scenario something was written. */
export type Path = readonly (string | number)[];

/** Play a rule before the scenario's own: as the scenario says, and all else as usual. */
export function quietly<T>(world: World, rule: Rule<T>, path: Path, says: (ask: Ask) => Answer | null = () => null): T {
  let result: T | undefined;
  const kept = function* (): Rule {
    result = yield* rule;
  };
  const game = new Game(oneRule(world, kept), { seed: world.seed, options: null });
  while (game.ask) {
    const answer = says(game.ask);
    try {
      if (answer !== null) game.answer(answer, { hand: 'script' });
      else game.letAnswer('script');
    } catch (problem) {
      if (problem instanceof Problem) throw new ScenarioProblem(problem.message, path);
      throw problem;
    }
  }
  return result as T;
}
