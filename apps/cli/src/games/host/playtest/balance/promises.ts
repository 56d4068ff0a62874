import type { Endings } from './outcome.ts';
import { turnsBy } from './turns.ts';

/** From so many games on, what the rulebook foretells must come. */
export const ENOUGH = 200;
/** … and what is rare. */
export const PLENTY = 1000;

const ELVES = ['civil war', 'slave revolt', 'surface war'];
const MONSTERS = ['ten treasures', 'too many groups', 'last era'];

/** PT-INV-14: what the rules promise and the games break, each in a sentence. */
export function brokenPromises(hand: string, { plays, elves, monsters, years, eras }: Endings): string[] {
  if (plays < ENOUGH) return [];
  const isOff = (turns: ReadonlyMap<number, number>) => turnsBy(turns, 0.5) < 5 || turnsBy(turns, 0.5) > 25;
  return [
    ...(isOff(years) ? [`By the ${hand} hand the elves live for ${turnsBy(years, 0.5)} years (PT-INV-14).`] : []),
    ...(isOff(eras) ? [`By the ${hand} hand the monsters’ age has ${turnsBy(eras, 0.5)} eras (PT-INV-14).`] : []),
    ...ELVES.filter((it) => !elves.has(it)).map(
      (it) => `By the ${hand} hand no civilization ends by ${it} (PT-INV-14).`,
    ),
    ...MONSTERS.filter((it) => !monsters.has(it)).map((it) => `By the ${hand} hand no age ends by ${it} (PT-INV-14).`),
  ];
}

/** PT-JOI-14: by all hands together the Dungeon Master wins now and then. */
export function lopsided({ plays, villains }: Endings): string[] {
  if (plays < PLENTY) return [];
  const won = villains.get('dungeon master: world conquered') ?? 0;
  const all = [...villains].reduce((sum, [it, many]) => (it.startsWith('dungeon master: ') ? sum + many : sum), 0);
  if (won > 0 && won < all) return [];
  return [`The Dungeon Master ${won > 0 ? 'always' : 'never'} conquers the world (PT-JOI-14).`];
}
