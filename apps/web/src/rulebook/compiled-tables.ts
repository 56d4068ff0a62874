import type { RuleTable } from './rule-table.ts';

/** The tables of all rulebooks by their clause. Empty here: `build/rulebooks.ts` fills it from `rules/` when the app is built. */
export const ruleTables: Readonly<Record<string, RuleTable>> = {};
