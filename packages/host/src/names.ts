import { IDEAS_SHOWN, isAsWritten, type Topic } from '@understory/table';
import { treasureIdeas } from './grammar/treasures.ts';
import { type World, whim } from './world.ts';

/** Four ideas, and twice another four (CH-NAM-02). */
const IDEAS = 3 * IDEAS_SHOWN;

/** Every name that two columns make, one of each joined. */
export function joinedNames(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap((a) => second.map((b) => a + b));
}

/** Names of a kind that are not yet used on this map, uniformly; the first is the default. */
export function unusedNames(world: World, kind: string, all: readonly string[], many = IDEAS): string[] {
  const used = usedNames(world);
  const left = all.filter((it) => !used.has(it));
  const draw = whim(world, 'names', kind, String(used.size));
  const ideas: string[] = [];
  while (ideas.length < many && left.length > 0) ideas.push(...left.splice(draw.int(0, left.length - 1), 1));
  // When all are used up, they are told apart by a number.
  return ideas.length > 0 ? ideas : [`${draw.pick(all)} the ${ordinal(used.size)}`];
}

/** The same for treasures: of the edition's own list first, and when it is used up, by the grammar of treasures (CH-NAM-23). */
export function unusedTreasures(world: World, kind: string, all: readonly string[], many = IDEAS): string[] {
  const used = usedNames(world);
  if (all.some((it) => !used.has(it))) return unusedNames(world, kind, all, many);
  const taken = world.page.beads.flatMap((it) => it.name ?? []);
  return treasureIdeas(taken, many, whim(world, 'names', kind, String(used.size)));
}

function usedNames({ groups, page }: World): Set<string> {
  return new Set([
    ...groups.map((it) => it.name),
    ...page.beads.flatMap((it) => it.name ?? []),
    ...page.labels.map(({ what }) => nameIn(what)),
  ]);
}

/** A name on the page, by which it is told apart from others: as it was given or printed, and of what has none, what it is. */
function nameIn(what: Topic): string {
  if (isAsWritten(what)) return what.text;
  return 'name' in what ? String(what.name) : JSON.stringify(what);
}

function ordinal(n: number): string {
  const end =
    n % 10 === 1 && n % 100 !== 11
      ? 'st'
      : n % 10 === 2 && n % 100 !== 12
        ? 'nd'
        : n % 10 === 3 && n % 100 !== 13
          ? 'rd'
          : 'th';
  return `${n}${end}`;
}
