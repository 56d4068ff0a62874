import type { Naming } from '../named.ts';
import { said, type Then } from '../then.ts';
import type { Cluster } from './areas.ts';
import { type Tenure, tenureOf } from './holder.ts';
import { boxAround, type Place } from './place.ts';

type AreaKind = 'wonder' | 'hold' | 'colony' | 'lair' | 'diggings' | 'waters' | 'caves' | 'site';
type AreaState = 'home' | 'taken' | 'ruin' | 'wild';

/** Places that belong together, with a name and a letter. */
export interface Area {
  /** TA-ARE-17: after its eldest place, so that links outlive a change of moment. */
  readonly id: string;
  readonly letter: string;
  readonly name: string;
  readonly kind: AreaKind;
  readonly state: AreaState;
  readonly maker: string | null;
  readonly places: readonly Place[];
  readonly surface: boolean;
}

/** TA-ARE-13: what makes an area a wonder, by the printed names of rooms. */
const WONDERS: ReadonlySet<string> = new Set(['landing site', 'demon gate', 'summoning stone', 'dungeonheart']);
const FEW = 4;

/** TA-ARE-13 to -16: areas in the order of their letters. */
export function areasOf(then: Then, clusters: readonly Cluster[], naming: Naming): Area[] {
  const inOrder = [...clusters].sort(
    (a, b) =>
      Number(a.surface) - Number(b.surface) || topOf(a) - topOf(b) || leftOf(a) - leftOf(b) || orderOf(a) - orderOf(b),
  );
  const names = distinct(
    inOrder,
    inOrder.map((it) => nameOf(then, it, naming)),
  );
  return inOrder.map((it, i) => {
    const [eldest] = it.core as readonly [Place];
    return {
      id: `area-${eldest.id}`,
      letter: letterOf(i),
      name: names[i] as string,
      kind: kindOf(then, it),
      state: stateOf(then, it),
      maker: eldest.maker,
      places: it.places,
      surface: it.surface,
    };
  });
}

/** TA-ARE-16: A, B … Z, AA, AB … */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

const boxOf = ({ places }: Cluster) => boxAround(places.map((it) => it.box));
const topOf = (it: Cluster): number => boxOf(it).top;
const leftOf = (it: Cluster): number => boxOf(it).left;
const orderOf = ({ places }: Cluster): number => Math.min(...places.map((it) => it.order));

/** TA-ARE-13: the first that fits. */
function kindOf({ groups }: Then, { core, places, surface }: Cluster): AreaKind {
  if (surface) return 'site';
  const isWonder = ({ kind, pieces }: Place) =>
    kind === 'wonder' || pieces.some((it) => WONDERS.has((it.room ?? '').toLowerCase()));
  if (places.length < FEW && places.some(isWonder)) return 'wonder';
  const maker = core[0]?.maker ?? null;
  const sort = maker === null ? null : (groups.get(maker)?.sort ?? 'monsters');
  const onlyHollows = places.every((it) => it.kind === 'diggings');
  if (sort === 'civilization') return 'hold';
  if (sort === 'colony') return 'colony';
  if (sort === 'monsters' && !onlyHollows) return 'lair';
  if (onlyHollows) return 'diggings';
  const all = places.reduce((sum, it) => sum + it.area, 0);
  const water = places.reduce((sum, it) => sum + (it.kind === 'water' ? it.area : 0), 0);
  return water > all / 2 ? 'waters' : 'caves';
}

/** TA-ARE-14. */
function stateOf(then: Then, { core, places }: Cluster): AreaState {
  const maker = core[0]?.maker ?? null;
  const held = places.map((it): Tenure => tenureOf(then, it)).flatMap((it) => it.holder ?? []);
  if (maker !== null && held.some((it) => it.id === maker)) return 'home';
  if (held.length > 0) return 'taken';
  return maker === null ? 'wild' : 'ruin';
}

/** TA-ARE-15. */
function nameOf({ groups, labels }: Then, { core, places }: Cluster, naming: Naming): string {
  const made = core[0]?.maker ?? null;
  const maker = made === null ? undefined : groups.get(made);
  if (maker && maker.sort !== 'monsters') return maker.name;
  const about = new Set(core.flatMap((it) => it.pieces.flatMap(({ id, feature }) => [id, feature ?? id])));
  const named = (size: string) => labels.find((it) => it.size === size && about.has(it.about));
  const label = named('large') ?? named('plain');
  if (label) return said(label.what);
  if (maker) return `the ${naming.natureOf(maker).lair ?? 'lair'} of ${naming.group(maker)}`;
  const largest = [...places].sort((a, b) => b.area - a.area || a.order - b.order)[0];
  return largest?.pieces[0] ? said(largest.pieces[0].what) : 'the dungeon';
}

/** TA-ARE-15: areas of one name are told apart by where they lie. */
function distinct(clusters: readonly Cluster[], names: readonly string[]): string[] {
  const alike = new Map<string, number[]>();
  for (const [i, name] of names.entries()) alike.set(name, [...(alike.get(name) ?? []), i]);
  const out = [...names];
  for (const [name, group] of alike) {
    if (group.length < 2) continue;
    const boxes = group.map((i) => ({ i, box: boxOf(clusters[i] as Cluster) }));
    const [a, b] = boxes as [(typeof boxes)[number], (typeof boxes)[number]];
    if (group.length > 2) for (const [n, { i }] of boxes.entries()) out[i] = `${name} ${n + 1}`;
    else if (Math.abs(a.box.top - b.box.top) < 1) {
      const [west, east] = a.box.left <= b.box.left ? [a, b] : [b, a];
      out[west.i] = apart('West', name);
      out[east.i] = apart('East', name);
    } else {
      const [upper, lower] = a.box.top < b.box.top ? [a, b] : [b, a];
      out[upper.i] = apart('Upper', name);
      out[lower.i] = apart('Lower', name);
    }
  }
  return out;
}

/** "Upper Bolheim", but "the Upper den of the Wolves". */
function apart(word: string, name: string): string {
  return /^the /i.test(name) ? `the ${word} ${name.slice(4)}` : `${word} ${name}`;
}
