import * as z from 'zod';

/** The beads of a group, as the rulebook writes them: `●3 ○1 ★1`. */
export interface Held {
  readonly population: number;
  readonly treasure: number;
  readonly epic: number;
  readonly bonus: number;
}

const SIGNS = { '●': 'population', '○': 'treasure', '❖': 'epic', '★': 'bonus' } as const;
type Sign = keyof typeof SIGNS;

/** `●3 ○1 ★1` or `●●●○★`; what is not named is 0. */
export const beadsSchema = z
  .string()
  .regex(/^(?:[●○❖★]\d{0,2}\s*)+$/u, 'write beads as ●3 ○1 ❖1 ★1')
  .transform(readBeads);

function readBeads(written: string): Held {
  const held = { population: 0, treasure: 0, epic: 0, bonus: 0 };
  for (const [, sign, many] of written.matchAll(/([●○❖★])(\d*)/gu)) {
    held[SIGNS[sign as Sign]] += many === '' ? 1 : Number(many);
  }
  return held;
}

/** What a group has, or `gone` if it is no more. */
export const standingSchema = z
  .string()
  .regex(/^(?:gone|(?:[●○❖★]\d{0,2}\s*)+)$/u, 'write beads as ●3 ○1 ❖1 ★1, or gone')
  .transform((it) => (it === 'gone' ? it : writeBeads(readBeads(it))));

/** The same the other way round. */
export function writeBeads(held: Held): string {
  const signs = Object.keys(SIGNS) as Sign[];
  const written = signs.filter((it) => held[SIGNS[it]] > 0).map((it) => `${it}${held[SIGNS[it]]}`);
  return written.join(' ') || 'nothing';
}
