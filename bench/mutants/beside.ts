/** Is this file of tests in the package of that source? */
export function isBeside(tests: string, source: string): boolean {
  const [home] = source.split('/src/');
  return tests.startsWith(`${home}/`);
}

/** Are they called alike, or is the source in a folder that the tests are called after? */
export function isCalledAlike(tests: string, source: string): boolean {
  const words = (path: string | undefined) => path?.replace(/\..*$/, '').split('-') ?? [];
  const names = source.split('/').slice(-2).flatMap(words);
  return words(tests.split('/').at(-1)).some((it) => names.includes(it));
}

/** Has this file of tests to do with these sources more than by coming by: is it in the package of one of them, or all scenarios? */
export function isNear(tests: string, sources: Iterable<string>): boolean {
  return tests.endsWith(SCENARIOS) || [...sources].some((it) => isBeside(tests, it));
}

export const SCENARIOS = 'every-scenario.test.ts';

/** Frozen games and drawings notice nearly everything. */
export function isFrozen(tests: string): boolean {
  return tests.includes('/golden');
}
