// All that may come, so that a table shows what did not, too.

/** PT-ELF-21 to -24, PT-NEX-11; they cannot decline (PT-ELF-25). */
export const ELVES: readonly string[] = ['civil war', 'slave revolt', 'surface war', 'fate', 'died out'];

/** PT-ERA-07, -08, -10, PT-JOI-18. */
export const MONSTERS: readonly string[] = ['ten treasures', 'too many groups', 'last era', 'no kingdoms'];

/** PT-VIL-07, -08: what each villain's age can end by, its triumph first. */
export const VILLAINS: readonly (readonly [villain: string, endings: readonly string[]])[] = [
  ['dungeon master', ['world conquered', 'attack beaten', 'villain dead', 'undecided']],
  ['thought lords', ['all minds taken', 'villain dead', 'undecided']],
  ['liche king', ['land overrun', 'villain dead', 'undecided']],
  ['alpha villain', ['surface ruled', 'villain dead', 'undecided']],
];
