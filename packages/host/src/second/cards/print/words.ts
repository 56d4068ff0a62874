import { unreachable } from '@understory/table';
import type { Amount } from '../tree/condition.ts';
import { DEALING_WORDS } from '../tree/deeds.ts';
import type { Aim, Count, Filter, FilterWord, Qualifier, Resource, Term } from '../tree/filter.ts';
import type { Beads, When } from '../tree/words.ts';

/** H2-CRD-103: one glyph per bead up to five of a kind, else number and glyph. */
export function printBeads(beads: readonly Beads[]): string {
  const isShort = beads.every(({ count }) => count <= MOST_GLYPHS);
  return beads
    .map(({ symbol, count }) => (count <= MOST_GLYPHS ? symbol.repeat(count) : `${count}${symbol}`))
    .join(isShort ? '' : ' ');
}
const MOST_GLYPHS = 5;

export const printSigned = (amount: number): string => (amount < 0 ? `${amount}` : `+${amount}`);

/** `a, b or c`. */
export function commaList(items: readonly string[]): string {
  return items.length < 3 ? orList(items) : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}

/** `a or b or c`, where a comma means something else. */
export const orList = (items: readonly string[]): string => items.join(' or ');

/** How lists are written here. */
export type Joined = (items: readonly string[]) => string;

export const printFilter = (filter: Filter, joined: Joined): string => joined(filter.map(printTerm));

function printTerm({ rank, words, qualifiers }: Term): string {
  return [...(rank === null ? [] : [`the ${rank}`]), ...words.map(printWord), ...qualifiers.map(printQualifier)].join(
    ' ',
  );
}

function printWord(word: FilterWord): string {
  switch (word.kind) {
    case 'any':
      return word.written;
    case 'than us':
      return word.are;
    case 'tag':
      return word.has ? word.written : `non-${word.written}`;
    case 'denizens':
    case 'alpha predators':
      return word.kind;
    default:
      return unreachable(word);
  }
}

function printQualifier(it: Qualifier): string {
  switch (it.kind) {
    case 'with':
      return it.count.kind === 'any' ? `with ${it.symbol}` : `with ${printCount(it.count)} ${it.symbol}`;
    case 'did to us':
      return inTime(
        `that ${never(it.never)}${orList(it.deeds.map((deed) => spelled(DEALING_WORDS, deed)))} us`,
        it.when,
      );
    case 'we did':
      return inTime(`we ${never(it.never)}${spelled(DEALING_WORDS, it.deed)}`, it.when);
    case 'we did not':
      return inTime(`we did not ${it.deed}`, it.when);
    case 'with blood':
    case 'with bones':
    case 'sharing a tag':
    case 'sharing a rolled tag':
    case 'in our territory':
    case 'we outnumber':
    case 'we are allied with':
      return it.kind;
    default:
      return unreachable(it);
  }
}

const never = (it: boolean) => (it ? 'never ' : '');
export const inTime = (text: string, when: When | null): string => (when === null ? text : `${text} ${when}`);

/** The words that stand for a meaning. */
export function spelled(words: Readonly<Record<string, string>>, meaning: string): string {
  return Object.entries(words).find(([, it]) => it === meaning)?.[0] ?? meaning;
}

function printCount(count: Count): string {
  switch (count.kind) {
    case 'no':
    case 'any':
      return count.kind;
    case 'or more':
      return `${count.number} or more`;
    case 'only':
    case 'fewer than':
      return `${count.kind} ${count.number}`;
    default:
      return unreachable(count);
  }
}

export function printAmount(amount: Amount): string {
  if (amount.kind === 'more') return `more ${amount.symbol} than ${amount.than}`;
  return `${printCount(amount.count)} ${amount.symbol}`;
}

export function printResource(it: Resource): string {
  if (it.kind === 'biome') return [it.where, it.type, it.plural ? 'biomes' : 'biome'].filter((word) => word).join(' ');
  return it.kind === 'tomb' && it.plural ? 'tombs' : it.kind;
}

export function printAim(aim: Aim): string {
  if (aim.kind === 'prey') return 'prey';
  return aim.kind === 'resource' ? printResource(aim.resource) : printTerm(aim.term);
}
