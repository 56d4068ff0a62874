import type { Told } from '../src/key/told.ts';

/** As plain words. */
export function plain(of: Told): string {
  return of.map((it) => (typeof it === 'string' ? it : 'strong' in it ? it.strong : it.text)).join('');
}
