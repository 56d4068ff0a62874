import type { HostOptions } from '../options.ts';
import type { FirstOptions } from './options.ts';

/** Is an option of the first edition on? Worlds of another that borrow a chapter may not have it. */
export function isOn(
  { options }: { readonly options: HostOptions },
  option: 'water' | 'namedTreasures' | 'struckFeatures' | 'minorFeatures',
): boolean {
  return (options as Partial<FirstOptions>)[option] === true;
}
