import type { Check } from '@understory/table/scenario';
import type { SecondWorld } from '../../second/world.ts';
import { pageChecks } from '../shared/checks.ts';
import { monsterChecks } from './monster-fields.ts';

/** Questions that are not about a list of things. */
export const checks: Readonly<Record<string, Check<SecondWorld>>> = { ...pageChecks, ...monsterChecks };
