import type { Den } from './life.ts';

export function alien(_den: Den): void {}
