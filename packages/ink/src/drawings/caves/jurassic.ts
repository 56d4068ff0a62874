import type { Den } from './life.ts';

export function jurassic(_den: Den): void {}
