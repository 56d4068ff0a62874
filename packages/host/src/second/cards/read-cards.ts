import { checkConstructions } from './checks/constructions.ts';
import { checkBeads, checkNeeds, checkTags, checkVillain } from './checks/heads.ts';
import { checkNode } from './checks/nodes.ts';
import type { Draft } from './draft.ts';
import { FILE_LIMIT, LIMITS } from './limits.ts';
import { type CardOutline, type Line, outlineOf } from './outline.ts';
import { printCard } from './print/card.ts';
import { Proofreader } from './problems.ts';
import { LineReader } from './read-lines.ts';
import type { Card } from './tree/card.ts';
import { nodesOf } from './tree/nodes.ts';

/** A file of cards: its name, for messages, and what stands in it. */
export interface CardText {
  readonly file: string;
  readonly text: string;
}

/** The cards of one file that have no error of their own. How they go with other cards is looked at by `loadDeck`. */
export function readCards({ file, text }: CardText): { readonly cards: readonly Card[]; readonly proof: Proofreader } {
  const proof = new Proofreader(file, text);
  if (text.length > FILE_LIMIT) {
    proof.error({ from: 0, to: 0 }, `The file has ${text.length} characters, and ${FILE_LIMIT} are the most`);
    return { cards: [], proof };
  }
  const { stray, cards } = outlineOf(text);
  for (const line of stray) {
    const expected = '"card" or "villain" and its name';
    proof.error(line, `A card begins with ${expected}, and this line stands above the first`, { expected });
  }
  return { cards: cards.map((it) => cardOf(it, { file, text }, proof)).filter((it) => it !== null), proof };
}

function cardOf(outline: CardOutline, { file, text }: CardText, proof: Proofreader): Card | null {
  const nBefore = proof.nErrors;
  const { title, lines } = outline;
  const reader = new LineReader(outline, nameOf(title, text), proof);
  if (reader.draft.name === '') proof.error(title, `"${outline.what}" needs a name after it`, { expected: 'a name' });
  if (lines.length + 1 > LIMITS.cardLines)
    proof.error(lines[LIMITS.cardLines - 1] ?? title, `A card has at most ${LIMITS.cardLines} lines`);
  for (const line of [title, ...lines]) if (isHarmless(line, text, proof) && line !== title) reader.read(line);
  const draft = reader.end();
  check(draft, outline.what === 'villain', proof);
  if (proof.nErrors > nBefore) return null;
  const to = (lines.at(-1) ?? title).to;
  const card = outline.what === 'card' ? monsterOf(draft, file, to) : villainOf(draft, file, to);
  return isPrintable(card, title, proof) ? card : null;
}

/** The name is the rest of the line. */
function nameOf({ tokens }: Line, text: string): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? text.slice(first.from, last.to).replaceAll(/\s+/g, ' ') : '';
}

/** H2-CRD-115, and no signs that a terminal would obey. */
function isHarmless(line: Line, text: string, proof: Proofreader): boolean {
  const start = text.lastIndexOf('\n', line.from - 1) + 1;
  const end = text.indexOf('\n', line.from);
  const whole = text.slice(start, end < 0 ? undefined : end).trimEnd();
  const length = whole.length > LIMITS.lineLength ? [...whole].length : whole.length;
  if (length > LIMITS.lineLength) {
    proof.error(
      { from: line.from, to: line.to },
      `The line has ${length} characters, and ${LIMITS.lineLength} are the most`,
    );
    return false;
  }
  const control = whole.search(CONTROL);
  if (control < 0) return true;
  proof.error({ from: start + control, to: start + control + 1 }, 'The line holds a character that cannot be printed');
  return false;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/;

function check(draft: Draft, isVillain: boolean, proof: Proofreader): void {
  if (isVillain) checkVillain(draft, proof);
  else checkNeeds(draft, proof);
  checkTags(draft, proof);
  checkBeads(draft.start ?? [], 'start', proof);
  for (const node of nodesOf(draft)) checkNode(node, isVillain, proof);
  if (draft.nUnread === 0) checkConstructions(draft, proof);
}

/** H2-CRD-104: what is left out has its default. */
function monsterOf(draft: Draft, file: string, to: number): Card {
  const { name, title, says, spawns, always, ifs, options, rules } = draft;
  const kind = draft.kind ?? 'denizen';
  const at = { from: title.from, to: title.to };
  return {
    what: 'card',
    name,
    file,
    kind,
    tags: (draft.tags ?? []).map((it) => it.text),
    tagSpans: (draft.tags ?? []).map(({ from, to: end }) => ({ from, to: end })),
    start: draft.start ?? (kind === 'overlay' ? [] : [{ symbol: '●', count: 2, ...at }]),
    lair: draft.lair ?? 'cave',
    unique: draft.unique !== null,
    set: draft.set ?? 'core',
    says,
    spawns,
    always,
    ifs,
    options,
    rules,
    from: title.from,
    to,
  };
}

function villainOf(draft: Draft, file: string, to: number): Card {
  const { name, title, says, setup, spawns, always, ifs, options, rules, finish } = draft;
  const path = draft.path === '○' ? '○' : '●';
  const winsWhen = draft.wins ?? 'every stratum is corrupted';
  return {
    what: 'villain',
    name,
    file,
    path,
    says,
    setup,
    spawns,
    always,
    ifs,
    options,
    rules,
    finish,
    winsWhen,
    from: title.from,
    to,
  };
}

/** Reading the printed card must give the same card (H2-CRD-103), so its printed lines keep the limit too. */
function isPrintable(card: Card, title: Line, proof: Proofreader): boolean {
  const long = printCard(card)
    .split('\n')
    .find((line) => [...line].length > LIMITS.lineLength);
  if (long === undefined) return true;
  proof.error(
    title,
    `Printed, "${long.trim().slice(0, 30)}…" has more than ${LIMITS.lineLength} characters; make it two lines`,
  );
  return false;
}
