import { yaml } from './escape.ts';
import type { Places } from './sentences.ts';

/** TA-OBS-03: properties of plain types only; the same key always has the same type. */
export function properties(of: Readonly<Record<string, string | number | boolean | readonly string[]>>): string {
  const value = (it: string | number | boolean | readonly string[]): string =>
    typeof it === 'string' ? yaml(it) : typeof it === 'object' ? `[${it.map(yaml).join(', ')}]` : String(it);
  return ['---', ...Object.entries(of).map(([key, it]) => `${key}: ${value(it)}`), '---', ''].join('\n');
}

export const link = (note: Places, id: string | null | undefined): string => {
  const at = id === null || id === undefined ? null : note(id);
  return at === null ? '' : `[[${at}]]`;
};
