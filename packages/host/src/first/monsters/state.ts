import type { Station } from '@understory/page';
import type { Tick } from '../../events.ts';
import type { Group } from '../../world.ts';
import type { BuildingKind } from '../nouns.ts';
import type { VillainyEnding } from '../villainy/keys.ts';
import type { Alignment, MonsterGroup } from './group.ts';

/** The Age of Monsters, and that of Villainy after it: who lives on the map. Plain data, like all of the world. */
export interface MonsterAge {
  /** All groups that ever came, in order of arrival (H1-MON-06); those that are wiped out are still there to be looked back at. */
  readonly groups: MonsterGroup[];
  /** One, or two in a hollow earth (H1-ALT-12); none before they are set up. */
  readonly kingdoms: Kingdom[];
  /** Lone fighters, the oldest first; the dead among them. */
  readonly lone: Lone[];
  year: number;
  /** How often the age began anew (H1-MON-09). */
  restarts: number;
  /** Why the age is over, as soon as it is (H1-MON-02, -03, -10, -11). */
  over: AgeOver | null;
  /** What the kingdoms had when they ended the age: the villain gets it (H1-SUR-19). */
  setAside: readonly { readonly name: string | null; readonly emblem: string | null }[];
  /** What leads to what (`laws.ts`): the same in every world. */
  readonly laws: object;
}

/** A world with monsters in it. */
interface Peopled {
  readonly groups: readonly Group[];
  readonly monsters: MonsterAge;
}

export interface AgeOver {
  readonly ending: MonstersEnding | VillainyEnding | LentEnding;
  /** Who had the six ○. */
  readonly group: string | null;
}

/** How the Age of Monsters may end; short and stable, for statistics. */
export type MonstersEnding =
  | 'six treasures'
  | 'no kingdoms'
  | 'too many restarts'
  | 'too many groups'
  | 'last year'
  | 'chosen';

/** … and in the playtest (PT-ERA-08, -10). */
type LentEnding = 'ten treasures' | 'last era';

/** H1-SUR: a surface kingdom. Its beads lie in its buildings and belong to its group. */
export interface Kingdom {
  readonly id: string;
  readonly alignment: Alignment;
  /** Which of the world's surfaces it stands on. */
  readonly surface: number;
  readonly buildings: Building[];
  /** The dungeon levels under the castle, from above (H1-SUR-12). */
  readonly levels: string[];
  /** No more levels are added. */
  levelsDone: boolean;
  /** How many of H1-SUR-T1 stand. */
  specials: number;
}

export interface Building {
  readonly what: BuildingKind;
  readonly piece: string;
  /** The room under it: of a city or a tower. */
  readonly cellar: string | null;
}

/** H1-MON-30: a lone fighter that is no building: a wandering monster, a beast, undead. */
export interface Lone {
  readonly id: string;
  /** What it is, by name: a row of H1-WAN-T1, or what was left over. */
  readonly type: string;
  at: Station;
  /** It never wanders, whatever its type says (H1-LIC-T1.2). */
  isHeld: boolean;
  /** The web that it sits in (H1-WAN-T1.3): a mark on the page. */
  web: string | null;
  /** In whose zones it stands, so that it is met once there and not again and again. */
  beside: readonly string[];
  /** The group that it never encounters (H1-FEA-T1.8). */
  spares: string | null;
  readonly since: Tick;
}

export function newMonsterAge(laws: object): MonsterAge {
  return {
    groups: [],
    kingdoms: [],
    lone: [],
    year: 0,
    restarts: 0,
    over: null,
    setAside: [],
    laws: Object.freeze(laws),
  };
}

/** The groups that live, in order of arrival. */
export function living({ groups, monsters }: Peopled): MonsterGroup[] {
  const alive = new Set(groups.flatMap((it) => (it.alive ? [it.id] : [])));
  return monsters.groups.filter((it) => alive.has(it.id));
}

export function isAlive({ groups }: Peopled, { id }: { readonly id: string }): boolean {
  return groups.some((it) => it.id === id && it.alive);
}

/** The lone fighters on the map, the oldest first. */
export function loners(world: Peopled): Lone[] {
  return world.monsters.lone.filter((it) => isAlive(world, it));
}
