/** What a table says for each number or range of numbers. */
export type RuleTable = readonly (readonly [numbers: string, says: string])[];

/** The tables of all rulebooks by their clause. Empty here: `build/rulebooks.ts` fills it from `rules/` when the app is built. */
export const ruleTables: Readonly<Record<string, RuleTable>> = {};
