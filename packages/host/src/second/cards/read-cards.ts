import { checkConstructions, warnOfCircles } from './checks/constructions.ts';
import { checkBeads, checkNeeds, checkTags, checkVillain } from './checks/heads.ts';
import { warnOfIdle } from './checks/idle.ts';
import { checkNode } from './checks/nodes.ts';
import { checkStep } from './checks/steps.ts';
import type { Draft } from './draft.ts';
import { type CardLayout, type CardLine, layoutOf } from './layout.ts';
import { FILE_LIMIT, LIMITS } from './limits.ts';
import { nearestWord } from './nearest-word.ts';
import { printCard } from './print/card.ts';
import { Proofreader } from './problems.ts';
import { LineReader } from './read-lines.ts';
import type { Card } from './tree/card.ts';
import { nodesOf, stepsIn } from './tree/nodes.ts';
import { monsterOf, villainOf } from './whole-card.ts';

/** A file of cards: its name, for messages, and what stands in it. */
export interface CardText {
  readonly file: string;
  readonly text: string;
}

/** What was read of a card: all that could be, and the card itself if nothing is wrong with it. */
export interface Reading {
  readonly draft: Draft;
  readonly card: Card | null;
  readonly proof: Proofreader;
}

/** The cards of one file, each in its own right. How they go with other cards is looked at by `loadDeck`. */
export function readCards({ file, text }: CardText): { readings: readonly Reading[]; proof: Proofreader } {
  const proof = new Proofreader(file, text);
  if (text.length > FILE_LIMIT) {
    proof.error({ from: 0, to: 0 }, `The file has ${text.length} characters, and ${FILE_LIMIT} are the most`);
    return { readings: [], proof };
  }
  const { stray, cards } = layoutOf(text);
  // The lines after it stand there for the same reason.
  const [line] = stray;
  if (line) {
    const expected = '"card" or "villain" and its name';
    const meant = nearestWord(line.tokens[0]?.text ?? '', ['card', 'villain']);
    proof.error(line, `A card begins with ${expected}, and this line stands above the first`, { expected, meant });
  }
  return { readings: cards.map((it) => readCard(it, { file, text }, proof)), proof };
}

function readCard(layout: CardLayout, { file, text }: CardText, proof: Proofreader): Reading {
  const nBefore = proof.nErrors;
  const { title, lines } = layout;
  const reader = new LineReader(layout, nameOf(title, text), proof);
  if (reader.draft.name === '') proof.error(title, `"${layout.what}" needs a name after it`, { expected: 'a name' });
  if (lines.length + 1 > LIMITS.cardLines)
    proof.error(lines[LIMITS.cardLines - 1] ?? title, `A card has at most ${LIMITS.cardLines} lines`);
  for (const line of [title, ...lines.slice(0, LIMITS.cardLines)]) {
    if (!isHarmless(line, text, proof)) reader.draft.nUnread++;
    else if (line !== title) reader.read(line);
  }
  const draft = reader.end();
  check(draft, layout.what === 'villain', proof);
  if (proof.nErrors > nBefore) return { draft, card: null, proof };
  const to = (lines.at(-1) ?? title).to;
  const card = layout.what === 'card' ? monsterOf(draft, file, to) : villainOf(draft, file, to);
  return { draft, card: isPrintable(card, title, proof) ? card : null, proof };
}

/** The name is the rest of the line. */
function nameOf({ tokens }: CardLine, text: string): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? text.slice(first.from, last.to).replaceAll(/\s+/g, ' ') : '';
}

/** H2-CRD-115, and no signs that a terminal would obey. */
function isHarmless(line: CardLine, text: string, proof: Proofreader): boolean {
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
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;

function check(draft: Draft, isVillain: boolean, proof: Proofreader): void {
  if (isVillain) checkVillain(draft, proof);
  else checkNeeds(draft, proof);
  if (!isVillain) warnOfIdle(draft, proof);
  checkTags(draft, proof);
  checkBeads(draft.start ?? [], 'start', proof);
  for (const node of nodesOf(draft)) checkNode(node, isVillain, proof);
  for (const step of stepsIn(draft)) checkStep(step, isVillain, proof);
  if (draft.nUnread === 0) checkConstructions(draft, proof);
  warnOfCircles(draft, proof);
}

/** Reading the printed card must give the same card (H2-CRD-103), so its printed lines keep the limit too. */
function isPrintable(card: Card, title: CardLine, proof: Proofreader): boolean {
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
