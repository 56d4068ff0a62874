import type { BeadKind } from '@understory/page';
import type { GroupThen, Then } from '../then.ts';
import type { Place } from './place.ts';

/** TA-ARE-06. */
export type PlaceState = 'lived in' | 'kept' | 'wild' | 'ruin';

/** Who has to do with a place, and what lies there. */
export interface Tenure {
  readonly holder: GroupThen | null;
  readonly state: PlaceState;
  /** Is there anybody, of whatever group? */
  readonly peopled: boolean;
}

export function tenureOf(then: Then, place: Place): Tenure {
  const ids = new Set(place.pieces.map((it) => it.id));
  const beads = then.beads.filter((it) => ids.has(it.piece));
  const peopled = beads.some((it) => it.kind === 'population');
  const holder = holderOf(then, place, ids, beads);
  return { holder, peopled, state: stateOf(place, holder, peopled) };
}

/** TA-ARE-05. */
function holderOf(
  { groups, marks }: Then,
  { maker }: Place,
  ids: ReadonlySet<string>,
  beads: readonly { readonly kind: BeadKind; readonly owner: string | null }[],
): GroupThen | null {
  const most = (kinds: readonly BeadKind[]) => {
    const counts = new Map<GroupThen, number>();
    for (const { kind, owner } of beads) {
      const group = owner === null ? undefined : groups.get(owner);
      if (group?.lives && kinds.includes(kind)) counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    return [...counts].sort(([a, m], [b, n]) => n - m || a.order - b.order)[0]?.[0] ?? null;
  };
  const living = most(['population', 'control', 'token']) ?? most(['treasure', 'epic', 'bonus']);
  if (living) return living;
  const made = maker === null ? undefined : groups.get(maker);
  const ruined = marks.some((it) => it.kind === 'ruin' && ids.has(it.piece));
  return made?.lives && !ruined ? made : null;
}

function stateOf({ maker }: Place, holder: GroupThen | null, peopled: boolean): PlaceState {
  if (peopled) return 'lived in';
  if (holder) return 'kept';
  return maker === null ? 'wild' : 'ruin';
}
