import { BEADS, type BeadKind } from '@understory/page';
import type { Topic, Why } from '@understory/table';
import { type Fact, type Reading, Thing } from '@understory/table/words';
import { nameAt, type World } from '../../world.ts';

/** How the second edition's facts are read: ids become names, beads their signs. */
export const reading: Reading<World> = {
  facts: (world, of, tick) => factsOf(world, of, tick),
  functions: {
    /** `A($what)`: "a Smelter", "an Armory". */
    A: ([thing]) => `${/^[aeiou]/i.test(String(thing)) ? 'an' : 'a'} ${thing}`,
    /** `SIGNS($bead, $count)`: ●● */
    SIGNS: ([bead, count]) => String(bead).repeat(Number(count?.valueOf() ?? 1)),
  },
};

function factsOf(world: World, of: Topic | Why, tick: number | null): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  for (const [field, value] of Object.entries(of)) {
    const fact = factOf(world, field, value, tick);
    if (fact !== undefined) facts[field] = fact;
  }
  return facts;
}

function factOf(world: World, field: string, value: unknown, tick: number | null): Fact | undefined {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return field === 'bead' ? signOf(value) : named(world, value, tick);
  if (Array.isArray(value)) return value.filter((it) => typeof it === 'string').map((it) => named(world, it, tick));
  if (typeof value !== 'object') return undefined;
  if ('wild' in value) return wildOf(world, String(value.wild));
  const id = ['group', 'piece', 'unit', 'cause'].map((it) => (value as Record<string, unknown>)[it]).find(Boolean);
  return typeof id === 'string' ? named(world, id, tick) : undefined;
}

function signOf(bead: string): string {
  return bead in BEADS ? BEADS[bead as BeadKind] : bead;
}

/** What an id stands for; a word that is no id stands for itself. */
function named(world: World, id: string, tick: number | null): string | Thing {
  const group = world.groups.find((it) => it.id === id);
  if (group) return new Thing(nameAt(group, tick), 'many');
  const piece = world.page.pieces.find((it) => it.id === id);
  if (piece) return piece.title;
  const unit = world.page.units.find((it) => it.id === id);
  return unit ? (unit.biome ?? unit.kind) : id;
}

function wildOf(world: World, piece: string): Thing {
  return new Thing(`the wild creatures of ${named(world, piece, null)}`, 'many');
}
