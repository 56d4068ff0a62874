import { livedAt } from '@understory/page';
import type { EndingKind } from '../civilization/ending.ts';
import type { Result } from '../monsters/villainy/results.ts';
import type { SecondWorld } from '../world.ts';
import type { Whose } from './whose.ts';

/** What became of a world that was played out. */
export interface Fate {
  readonly result: Result;
  /** The card of who rules in the end; null where nobody does. */
  readonly ruler: string | null;
  /** The group that was asked about; null where it was nobody's choice but the maker's. */
  readonly group: GroupFate | null;
  /** The people that was asked about, or the first to come. */
  readonly people: PeopleFate | null;
}

interface GroupFate {
  readonly rules: boolean;
  readonly survives: boolean;
  /** To the end of the age in which the choice was made. */
  readonly survivesAge: boolean;
  /** Its beads in the end. */
  readonly beads: number;
}

interface PeopleFate {
  readonly turns: number;
  readonly ending: EndingKind;
}

/** Reads a world that is over. */
export function fateOf(world: SecondWorld, whose: Whose): Fate {
  const { outcome, groups } = world;
  const result = (outcome?.kind ?? 'stalemate') as Result;
  const rules = result === 'horde conquers' || result === 'empire rules';
  const victor = rules && typeof outcome?.by === 'string' ? outcome.by : null;
  return {
    result,
    ruler: groups.find(({ id }) => id === victor)?.card ?? null,
    group: whose.sort === 'group' ? groupFate(world, whose, victor) : null,
    people: whose.sort === 'people' ? peopleFate(world, whose.group) : null,
  };
}

function groupFate(
  world: SecondWorld,
  { group, age }: { group: string; age: string },
  victor: string | null,
): GroupFate {
  const { page, journal, ages } = world;
  const last = journal.entries.length - 1;
  const end = ages.find(({ name }) => name === age)?.end?.at(-1) ?? last;
  const own = page.beads.filter((it) => it.owner === group);
  const beads = own.filter((it) => livedAt(it, last)).length;
  return {
    rules: victor === group,
    survives: beads > 0,
    survivesAge: own.some((it) => livedAt(it, end)),
    beads,
  };
}

function peopleFate({ civs }: SecondWorld, group: string | null): PeopleFate | null {
  const civ = group === null ? civs[0] : civs.find((it) => it.group.id === group);
  return civ?.ending ? { turns: civ.turn, ending: civ.ending.kind as EndingKind } : null;
}
