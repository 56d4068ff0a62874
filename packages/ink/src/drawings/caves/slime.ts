import type { Den } from './life.ts';

export function slime(_den: Den): void {}
