import { InvalidArgumentError } from 'commander';

/** Reads a whole number from 1 to the most that is allowed. */
export function upTo(most: number): (flag: string) => number {
  return (flag) => {
    if (/^\d+$/.test(flag) && Number(flag) >= 1 && Number(flag) <= most) return Number(flag);
    throw new InvalidArgumentError(`Allowed are whole numbers from 1 to ${most}.`);
  };
}
