import { wordingOf } from '../steps/steps.ts';
import type { Act } from '../tree/act.ts';
import { printBuilding } from './building.ts';
import { commaList } from './words.ts';

/** The act on one line; the constructions of a list stand below it. */
export function printAct({ steps, stop }: Act): { readonly line: string; readonly list: readonly string[] } {
  const line = steps.map((it) => wordingOf(it).print(it, commaList)).join(' then ');
  const list = steps.flatMap((it) => (it.kind === 'build' && it.written === 'list' ? it.buildings : []));
  return { line: stop ? `${line} and stop` : line, list: list.map((it) => `  * ${printBuilding(it)}`) };
}
