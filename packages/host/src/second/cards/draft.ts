import type { Culture } from '../../grammar/culture.ts';
import type { Build } from './steps/build.ts';
import type { Act } from './tree/act.ts';
import type { Building } from './tree/building.ts';
import type { Finish, If, Option, Setup, Victory } from './tree/card.ts';
import type { CardRule, Spawn } from './tree/rule.ts';
import type { Beads, CardNoun, Glyph, Kind, Lair, Pronoun, Span } from './tree/words.ts';

/** A card that is being read, line by line. What no line has said yet is null. */
export interface Draft {
  readonly name: string;
  readonly title: Span;
  kind: Kind | null;
  tags: readonly (Span & { readonly text: string })[] | null;
  start: readonly Beads[] | null;
  lair: Lair | null;
  unique: true | null;
  set: string | null;
  noun: CardNoun | null;
  solitary: true | null;
  pronoun: Pronoun | null;
  culture: Culture | null;
  says: string | null;
  path: Glyph | null;
  wins: Victory | null;
  readonly setup: Setup[];
  readonly spawns: Spawn[];
  readonly always: Act[];
  readonly ifs: If[];
  readonly options: Option[];
  readonly rules: CardRule[];
  readonly finish: Finish[];
  /** Lines that could not be read: what they said is not missing, only unknown. */
  nUnread: number;
}

export const draftOf = (name: string, title: Span): Draft => ({
  name,
  title,
  kind: null,
  tags: null,
  start: null,
  lair: null,
  unique: null,
  set: null,
  noun: null,
  solitary: null,
  pronoun: null,
  culture: null,
  says: null,
  path: null,
  wins: null,
  setup: [],
  spawns: [],
  always: [],
  ifs: [],
  options: [],
  rules: [],
  finish: [],
  nUnread: 0,
});

/** The `build:` whose list is being read. Its act stands in the card already; the list fills up line by line. */
export interface OpenList {
  readonly build: Build;
  readonly buildings: Building[];
}

/** The same act with a list to fill, if one of its steps is `build:`. */
export function opened(act: Act): { act: Act; list: OpenList | null } {
  const build = act.steps.find((it): it is Build => it.kind === 'build' && it.written === 'list');
  if (build === undefined) return { act, list: null };
  const buildings: Building[] = [];
  const filled = { ...build, buildings };
  return {
    act: { ...act, steps: act.steps.map((it) => (it === build ? filled : it)) },
    list: { build: filled, buildings },
  };
}
