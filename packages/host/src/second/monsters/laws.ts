import type { Laws } from './den.ts';
import { playFree } from './lifecycle.ts';
import { spawn } from './spawn/spawn.ts';
import { fell } from './villainy/outcome.ts';
import { fire, watchBeads, watchTheLiving } from './when.ts';

/** The laws of the age, where all its files come together. */
export const laws: Laws = { watchBeads, watchTheLiving, fire, playFree, spawn, fell };
