import type { Den } from './life.ts';

export function crystalline(_den: Den): void {}
