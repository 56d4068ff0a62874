import { expect } from 'vitest';
import { Problem } from '../src/index.ts';

/** The one sentence; anything but a Problem is a bug. */
export function problemOf(act: () => unknown): string {
  try {
    act();
  } catch (problem) {
    expect(problem).toBeInstanceOf(Problem);
    const { message } = problem as Problem;
    expect(message).not.toContain('\n');
    return message;
  }
  throw new Error('nothing was refused');
}

/** Opened or refused, but never anything else. */
export function refusable(act: () => unknown): void {
  try {
    act();
  } catch (problem) {
    expect(problem).toBeInstanceOf(Problem);
  }
}
