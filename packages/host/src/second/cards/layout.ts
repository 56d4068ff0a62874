import type { Token } from './phrases/sentence.ts';
import type { Span } from './tree/words.ts';

/** A card file, cut into cards, lines and tokens; nothing is understood yet, and no text is refused. */
export interface Layout {
  /** Lines above the first card. */
  readonly stray: readonly CardLine[];
  readonly cards: readonly CardLayout[];
}

export interface CardLayout {
  readonly what: 'card' | 'villain';
  readonly title: CardLine;
  readonly lines: readonly CardLine[];
}

/** `word` is the word or mark that it begins with (`always`, `-`), or null if no line of a card begins so. */
export interface CardLine extends Span {
  readonly word: Token | null;
  readonly tokens: readonly Token[];
}

export function layoutOf(text: string): Layout {
  const stray: CardLine[] = [];
  const cards: { what: CardLayout['what']; title: CardLine; lines: CardLine[] }[] = [];
  for (const tokens of linesOf(text)) {
    const line = cardLine(tokens);
    const word = line.word?.text;
    const card = cards.at(-1);
    if (word === 'card' || word === 'villain') cards.push({ what: word, title: line, lines: [] });
    else if (card) card.lines.push(line);
    else stray.push({ ...line, word: null, tokens });
  }
  return { stray, cards };
}

/** Keywords are lower case; a capital at the start of a line is forgiven (H2-CRD-101). */
const STARTS: ReadonlySet<string> = new Set(
  'card villain kind tags start lair unique set noun solitary pronoun culture says path setup spawn always if one rules finish wins - *'
    .split(' ')
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]),
);

function cardLine(tokens: readonly [Token, ...Token[]]): CardLine {
  const [first, ...others] = tokens;
  const span = { from: first.from, to: (others.at(-1) ?? first).to };
  if (!STARTS.has(first.text)) return { word: null, tokens, ...span };
  return { word: { ...first, text: first.text.toLowerCase() }, tokens: others, ...span };
}

const LETTER =
  'a-zA-Zª-ºÀ-ÖØ-öø-\\u{1fff}\\u{2c00}-\\u{2dff}\\u{3040}-\\u{d7ff}\\u{f900}-\\u{fdff}\\u{10000}-\\u{1efff}\\u{20000}-\\u{3ffff}';

/** The tokens of a file by their kinds; of two that fit, the one further up is taken. Whatever fits nothing else is a mark. */
const TOKENS: readonly (readonly [kind: Token['kind'] | 'line end' | 'nothing', as: string])[] = [
  ['line end', '\\n'],
  ['nothing', '[ \\t\\r\\u{a0}\\u{feff}]+'],
  ['nothing', '#[^\\n]*'],
  ['text', '"[^"\\n]*"'],
  ['signed', '[+\\-−][0-9]+'],
  ['symbol', '[●○★❖⌂☒]'],
  ['dice', '[0-9]+d[0-9]+'],
  ['number', '[0-9]+'],
  ['word', `[${LETTER}][${LETTER}0-9'’\\-]*`],
  ['mark', '[^\\n]'],
];
const TOKEN = new RegExp(TOKENS.map(([, as]) => `(${as})`).join('|'), 'gu');

/** The lines that have a token. */
function linesOf(text: string): [Token, ...Token[]][] {
  const lines: [Token, ...Token[]][] = [];
  let isNew = true;
  for (const found of text.matchAll(TOKEN)) {
    const [it] = found;
    const kind = TOKENS[found.indexOf(it, 1) - 1]?.[0] ?? 'mark';
    if (kind === 'line end') isNew = true;
    if (kind === 'line end' || kind === 'nothing') continue;
    const token: Token = { kind, text: it, from: found.index, to: found.index + it.length };
    if (isNew) lines.push([token]);
    else lines.at(-1)?.push(token);
    isNew = false;
  }
  return lines;
}
