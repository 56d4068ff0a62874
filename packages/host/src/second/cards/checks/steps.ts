import type { Proofreader } from '../problems.ts';
import { type Step, wordingOf } from '../steps/steps.ts';
import { refuseVillainWord } from './villain-words.ts';

export function checkStep(step: Step, isVillain: boolean, proof: Proofreader): void {
  const wording = wordingOf(step);
  const word = isVillain ? null : wording.villainWord?.(step);
  if (word) refuseVillainWord(step, word, proof);
  wording.check?.(step, proof);
}
