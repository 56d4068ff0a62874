import type { Contest } from '../../src/second/cards/steps/contest.ts';
import type { Act } from '../../src/second/cards/tree/act.ts';
import type { Building } from '../../src/second/cards/tree/building.ts';
import type { Card, Option } from '../../src/second/cards/tree/card.ts';
import type { Term } from '../../src/second/cards/tree/filter.ts';
import type { Beads } from '../../src/second/cards/tree/words.ts';

/** A card's tree in few words, made from its fields and not by the printer: what the engine will walk, a line each. */
export function gistOf({ spawns, always, ifs, options, rules }: Card): string[] {
  return [
    ...spawns.map((it) => `spawn ${gist(it)}`),
    ...always.map((it) => `always ${actGist(it)}`),
    ...ifs.map((it) => `if ${optionGist(it)}`),
    ...options.map((it) => `or ${optionGist(it)}`),
    ...rules.map((it) => `rule ${gist(it)}`),
  ];
}

export const optionGist = ({ condition, act }: Pick<Option, 'condition' | 'act'>): string =>
  condition === null ? actGist(act) : `${condition.map(gist).join(' & ')} → ${actGist(act)}`;
const actGist = ({ steps, stop }: Act) => `${steps.map(gist).join(', then ')}${stop ? ', stop' : ''}`;

/** `kind(value, …)`; what is false, zero, null, empty or a place in the file is left out. */
export function gist(it: unknown): string {
  if (Array.isArray(it)) return it.map(gist).join('|');
  if (typeof it !== 'object' || it === null) return `${it}`;
  if (isTerm(it)) return [it.rank, ...it.words.map(gist), ...it.qualifiers.map(gist)].filter((word) => word).join(' ');
  if (isBeads(it)) return `${it.count}${it.symbol}`;
  if (isTag(it)) return `${it.has ? '' : 'not '}#${it.tag}`;
  if (isContest(it)) return `${it.verb}(${gist(it.targets)}${it.bonus === 0 ? '' : `, at ${it.bonus}`})`;
  if (isBuilding(it)) return `${it.name}[${gist(it.needs)} → ${gist(it.gains)}]${it.many ? '*' : ''}`;
  const { kind, from: _, to: __, written, ...fields } = it as Record<string, unknown>;
  if (kind === 'any' && written !== undefined) return 'any';
  const said = Object.entries(fields)
    .filter(([, value]) => value && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => (value === true ? key : gist(value)));
  if (kind === undefined || (said.length === 1 && WRAPPERS.has(kind))) return said.join(' ');
  return said.length === 0 ? `${kind}` : `${kind}(${said.join(', ')})`;
}

/** Kinds that only say what they hold. */
const WRAPPERS: ReadonlySet<unknown> = new Set(['beads', 'resource', 'bonus', 'groups']);

const isTerm = (it: object): it is Term => 'qualifiers' in it;
const isBeads = (it: object): it is Beads => 'symbol' in it && !('kind' in it);
const isTag = (it: object): it is { has: boolean; tag: string } => 'has' in it;
const isContest = (it: object): it is Contest => 'verb' in it;
const isBuilding = (it: object): it is Building => 'needs' in it;
