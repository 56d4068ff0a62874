import type { World } from '@understory/host';
import type { Entry } from '@understory/table';
import type { Clock } from './clock.ts';
import type { Fact } from './facts/fact.ts';
import { type KindTold, kindTold } from './kinds.table.ts';
import { NO_WORDS } from './own-words.ts';
import { PEOPLES } from './peoples.table.ts';
import type { Actor, Calls, Origins, Tale } from './tale.ts';

/** A monster group, as far as both editions know it that play by years or eras. */
interface Kinded {
  readonly id: string;
  readonly kind: string;
  readonly flavour: string;
}

type RealmWorld = World & { readonly monsters: { readonly groups: readonly Kinded[] } };

/** What an edition by years or eras has of its own. */
interface Own {
  readonly facts: readonly Fact[];
  readonly origins: Origins;
  readonly clock: Clock;
  /** What lies under a people's name: its settlement, or the folk itself. */
  readonly isTown: boolean;
  /** Parties of adventurers that are chaotic. */
  readonly chaotic?: ReadonlySet<string>;
}

/** A world of the first edition or of the playtest up to a tick: who lives in it, by what they are. */
export function realmTale(world: RealmWorld, last: number, calls: Calls, own: Own): Tale {
  const kinds = new Map(world.monsters.groups.map((it) => [it.id, it]));
  const there = world.groups.filter(({ times }) => times.founded <= last);
  const cast = there
    .filter((it) => it.kind !== 'lone')
    .map((it) => ({
      ...actorOf(it, kinds.get(it.id), own.isTown, last),
      // CH-NAM-19.
      ...(own.chaotic?.has(it.id) && { byNamesOf: 'warren' as const }),
    }));
  const lines: readonly (Entry & { readonly subject?: string; readonly id?: string; readonly name?: string })[] =
    world.journal.entries.slice(0, last + 1);
  const wild = there.filter((it) => it.kind === 'lone').map((it) => [`wild:${it.id}`, it.name.toLowerCase()] as const);
  return {
    edition: world.edition,
    seed: world.seed,
    title: world.page.title,
    facts: own.facts,
    sheet: world.page,
    cast: new Map(cast.map((it) => [it.id, it])),
    origins: own.origins,
    placeNames: new Map(
      lines.flatMap(({ kind, subject, id, name }) =>
        kind === 'named' && subject !== 'group' && id !== undefined && name !== undefined ? [[id, name] as const] : [],
      ),
    ),
    wild: new Map(wild),
    clock: own.clock,
    own: NO_WORDS,
    last,
    isOver: lines.some((it) => it.kind === 'outcome'),
    called: (what, bare) => calls(what, { bare, tick: last }),
  };
}

type Group = World['groups'][number];

function actorOf(group: Group, known: Kinded | undefined, isTown: boolean, last: number): Actor {
  const { id, name, of, times } = group;
  const until = times.fell !== null && times.fell <= last ? times.fell : null;
  const shared = { id, of, given: name, since: times.founded, until, rareTag: null };
  if (group.sort === 'people') {
    const told = PEOPLES[group.kind] ?? PEOPLES[group.kind.replace(/ colony$/, '')] ?? COLONISTS;
    const { one, many, culture } = told;
    return {
      ...shared,
      kind: group.kind,
      one,
      many,
      culture,
      solitary: false,
      pronoun: 'they',
      isPeople: true,
      isNamed: true,
      isFolk: !isTown,
    };
  }
  const told: KindTold = kindTold(known?.flavour ?? group.kind, known?.kind ?? group.kind);
  return {
    ...shared,
    kind: (known?.flavour ?? group.kind).toLowerCase(),
    one: told.one,
    many: told.many,
    culture: told.culture,
    solitary: told.solitary !== undefined,
    pronoun: told.solitary ?? 'they',
    isPeople: false,
    // A party has no name of its own (CH-NAM-19), nor has what is called after its kind.
    isNamed: group.kind !== 'party' && name.toLowerCase() !== told.many && name.toLowerCase() !== group.kind,
    isCompany: told.isPlace !== true,
  };
}

const COLONISTS = { one: 'deep elf', many: 'deep elves', culture: 'deep-elven' } as const;
