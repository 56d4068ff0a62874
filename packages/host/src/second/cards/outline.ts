import type { SyntaxNode } from '@lezer/common';
import { parser } from './parser.generated.ts';
import type { Token } from './phrases/sentence.ts';
import type { Span } from './tree/words.ts';

/** A card file, cut into cards, lines and tokens; nothing is understood yet. */
export interface Outline {
  /** Lines above the first card. */
  readonly stray: readonly Line[];
  readonly cards: readonly CardOutline[];
}

export interface CardOutline {
  readonly what: 'card' | 'villain';
  readonly title: Line;
  readonly lines: readonly Line[];
}

/** `word` is the word or mark that it begins with (`always`, `-`), or null if no line of a card begins so. */
export interface Line extends Span {
  readonly word: Token | null;
  readonly tokens: readonly Token[];
}

export function outlineOf(text: string): Outline {
  const tree = parser.parse(`${text}\n`);
  const parts = childrenOf(tree.topNode);
  return {
    stray: parts.filter(({ name }) => name === 'Stray').map((it) => ({ ...lineOf(it, text), word: null })),
    cards: parts.filter(({ name }) => name !== 'Stray' && name !== 'Comment').map((it) => cardOf(it, text)),
  };
}

function cardOf(card: SyntaxNode, text: string): CardOutline {
  const [title, ...lines] = childrenOf(card)
    .filter(({ name }) => name !== 'Comment')
    .map((it) => lineOf(it, text));
  return {
    what: card.name === 'VillainCard' ? 'villain' : 'card',
    title: title ?? { word: null, tokens: [], from: card.from, to: card.from },
    lines,
  };
}

function lineOf(line: SyntaxNode, text: string): Line {
  const tokens = childrenOf(line)
    .filter(({ name }) => name !== 'Comment')
    .map(({ name, from, to }) => ({ kind: KINDS[name] ?? 'word', text: text.slice(from, to), from, to }));
  const [from, to] = [tokens[0]?.from ?? line.from, tokens.at(-1)?.to ?? line.from];
  const [first, ...others] = tokens;
  if (first === undefined || line.name === 'Unknown' || line.name === 'Stray') return { word: null, tokens, from, to };
  return { word: { ...first, text: first.text.toLowerCase() }, tokens: others, from, to };
}

/** Every other token of the grammar is a word: a plain one, or one that lines begin with. */
const KINDS: Readonly<Record<string, Token['kind']>> = {
  Number: 'number',
  Signed: 'signed',
  Dice: 'dice',
  Symbol: 'symbol',
  String: 'text',
  Punctuation: 'mark',
  Dash: 'mark',
  Star: 'mark',
  LineMark: 'mark',
  Other: 'mark',
};

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let it = node.firstChild; it !== null; it = it.nextSibling) children.push(it);
  return children;
}
