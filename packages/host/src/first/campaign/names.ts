import * as z from 'zod/mini';

/** A name is no longer than this. */
const LONGEST = 80;
const name = z.string().check(z.minLength(1), z.maxLength(LONGEST));

/** H1-RPG-09: what another game calls the monsters, by the names that they have in this one. */
export const monsterNamesSchema = z.record(name, name);
