export { type Check, check, type ScenarioBook } from './book.ts';
export type { Fields } from './list.ts';
export { mismatch, shown, TOLERANCE } from './match.ts';
export { oneRule } from './perform.ts';
export { runScenarios, type ScenarioResult } from './run.ts';
export { ScenarioProblem } from './source.ts';
