import type { Chronicle } from '../chronicle.ts';
import { strongest } from '../gauge.ts';
import { TITLES, titledBy } from '../words/english/titles.ts';

const IDEAS = 3;
const [FEWEST, MOST] = [2, 6];

/** Titles for a world, the best first: from its strongest threads, each kind once (CH-REC-07). The world's own name, where nothing has happened. */
export function titlesOf({ threads, interest, names, story }: Chronicle): string[] {
  const titles: string[] = [];
  for (const { kind, roles } of strongest(threads, interest)) {
    const made = (TITLES[kind] ?? []).map((it) => it(titledBy(roles, names)));
    const fitting = made.find((it) => isShort(it) && !titles.includes(it));
    if (fitting !== undefined) titles.push(fitting);
    if (titles.length === IDEAS) return titles;
  }
  return titles.length > 0 ? titles : [story.tale.title];
}

function isShort(made: string): boolean {
  const words = made.split(' ').length;
  return words >= FEWEST && words <= MOST;
}
