import { Problem } from '@understory/table';
import type { Format } from '../exports/files.ts';
import { commonFaults } from './common-check.ts';
import { csvFaults } from './csv-check.ts';
import type { Check, Fault, Made } from './fault.ts';
import { foundryFaults } from './foundry-check.ts';
import { siteFaults } from './site-check.ts';
import { vaultFaults } from './vault-check.ts';

/** The rules of each format; what concerns one file alone is looked at when it is made. */
const CHECKS: { readonly [format in Format]?: Check } = {
  csv: csvFaults,
  foundry: foundryFaults,
  obsidian: vaultFaults,
  site: siteFaults,
};

/** TA-EXP-05: what is wrong with an export. */
export function faultsOf(files: readonly Made[], format: Format, forWhom: 'keeper' | 'players'): Fault[] {
  return [...commonFaults(files, forWhom), ...(CHECKS[format]?.(files) ?? [])];
}

/** TA-EXP-05: an export at fault is not handed over, and says which rule failed on which file. */
export function refuse({ rule, file, what }: Fault): never {
  throw new Problem(`${file} breaks ${rule}: ${what}. Nothing was written.`);
}
