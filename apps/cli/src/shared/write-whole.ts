import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { Unwritable } from './exit-codes.ts';
import { reasonOf } from './reason-of.ts';

/** Written aside and moved into place, so that nobody ever finds half a file. */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Unwritable(`${file} could not be written: ${reasonOf(error)}.`);
  }
}
