import type { Den } from './life.ts';

export function fungus(_den: Den): void {}
