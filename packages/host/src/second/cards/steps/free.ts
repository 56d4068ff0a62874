import type { Joined } from '../print/words.ts';
import { type Contest, freeContest } from './contest.ts';
import { type Explore, explore } from './explore.ts';
import { type Plain, plain, villainous } from './plain.ts';
import { type Relocate, relocate } from './relocate.ts';
import { type Taking, taking } from './taking.ts';
import type { Wording } from './wording.ts';

/** The steps that a construction may give free (H2-CRD-243). A building is none of them, or there would be no end of it. */
export type FreeStep =
  | Contest
  | Plain<'breed'>
  | Plain<'prepare'>
  | Plain<'scout'>
  | Plain<'tax'>
  | Plain<'corrupt it'>
  | Taking<'exploit'>
  | Taking<'harvest'>
  | Explore
  | Relocate;

export const FREE_STEPS: { readonly [K in FreeStep['kind']]: Wording<Extract<FreeStep, { kind: K }>> } = {
  contest: freeContest,
  breed: plain('breed', 'breed'),
  prepare: plain('prepare', 'prepare'),
  scout: plain('scout', 'scout'),
  tax: villainous('tax', 'tax'),
  'corrupt it': villainous('corrupt it', 'corrupt'),
  exploit: taking('exploit'),
  harvest: taking('harvest'),
  explore,
  relocate,
};

export function printFreeStep(step: FreeStep, joined: Joined): string {
  const wording = FREE_STEPS[step.kind] as Wording<FreeStep>;
  return wording.print(step, joined);
}
