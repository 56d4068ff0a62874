import type { Den } from './life.ts';

export function necrotic(_den: Den): void {}
