import { autocomplete, isCancel, select, text } from '@clack/prompts';
import {
  type Answer,
  type AskInWords,
  type ChooseInWords,
  IDEAS_SHOWN,
  type NameInWords,
  parseDice,
  type RollInWords,
  type SpotInWords,
  unreachable,
} from '@understory/table';
import { plain } from '../shared/plain.ts';
import type { Reply } from './session.ts';

const LEAVE: Reply = { do: 'leave' };
const UNDO: Reply = { do: 'undo' };
const CHANCE: Reply = { do: 'chance' };
/** What is no name, but asks for others. */
const MORE_NAMES = 'more names';

/** Put an ask to the person at the terminal. `u` takes back, Ctrl-C leaves. */
export function prompted(ask: AskInWords, usual: Answer | null): Promise<Reply> {
  switch (ask.ask) {
    case 'roll':
      return typedDice(ask);
    case 'choose':
      return chosen(ask, usual);
    case 'spot':
      return pointed(ask, usual);
    case 'name':
      return named(ask);
    default:
      return unreachable(ask);
  }
}

/** The cursor stands on what the default player would choose. */
function chosen(ask: ChooseInWords, usual: Answer | null): Promise<Reply> {
  const options = ask.options.map(({ key, text: label, does, subject }): Choice => {
    const hint = [does, key === usual ? 'as usual' : ''].filter(Boolean).join('; ');
    const at = subject && 'spot' in subject ? `${subject.spot.x},${subject.spot.y}` : undefined;
    return { value: `=${key}`, label, ...(hint !== '' && { hint }), ...(at !== undefined && { at }) };
  });
  const first = typeof usual === 'string' ? `=${usual}` : 'chance';
  const canBeTyped = options.length > 1 && options.every(({ at }) => at !== undefined);
  return picked(`${ask.prompt}  (${ask.clause})`, options, first, canBeTyped);
}

/** Four ideas, another four, or the person's own words (CH-NAM-02). */
async function named(ask: NameInWords, round = 0): Promise<Reply> {
  const shown = ask.ideas.slice(round * IDEAS_SHOWN, (round + 1) * IDEAS_SHOWN);
  const ideas = shown.map((idea) => ({ value: `=${idea}`, label: plain(idea) }));
  const isMore = ask.ideas.length > IDEAS_SHOWN;
  const more = isMore ? [{ value: 'more', label: 'Another four …' }] : [];
  const own = { value: 'own', label: 'Something else …', hint: 'type it, and press Enter' };
  const reply = await picked(`${ask.prompt}  (${ask.clause})`, [...ideas, ...more, own], ideas[0]?.value ?? 'own');
  if (reply.do === 'answer' && reply.answer === MORE_NAMES)
    return named(ask, (round + 1) * IDEAS_SHOWN < ask.ideas.length ? round + 1 : 0);
  if (reply.do !== 'answer' || reply.answer !== 'own name') return reply;
  return typed(`${ask.prompt}  Type it, and press Enter.`, '', (it) => ({ do: 'answer', answer: it.trim() }));
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  /** Where it is, if it is somewhere: `3,2`. */
  readonly at?: string;
}

async function picked(message: string, choices: readonly Choice[], first: string, canBeTyped = false): Promise<Reply> {
  const options: Choice[] = [
    ...choices,
    { value: 'chance', label: 'Let the dice decide' },
    { value: 'undo', label: 'Take back', hint: 'u' },
    { value: 'leave', label: 'Leave the table', hint: 'Ctrl-C' },
  ];
  const list = { options, initialValue: first, maxItems: tallest() };
  const { value, wantsBack } = await listeningForU((signal) =>
    canBeTyped
      ? autocomplete({ ...list, message: `${message}  Type where, as 3,2, or choose.`, filter: isTyped, signal })
      : select({ ...list, message, signal }),
  );
  if (wantsBack || value === 'undo') return UNDO;
  if (isCancel(value) || value === 'leave') return LEAVE;
  if (value === 'chance') return CHANCE;
  return { do: 'answer', answer: value === 'own' ? 'own name' : value === 'more' ? MORE_NAMES : value.slice(1) };
}

/** What was typed narrows the list to the places that begin so; whatever is nowhere is offered until something is typed. */
export function isTyped(typed: string, { at }: { readonly value?: string; readonly at?: string }): boolean {
  const wanted = typed.trim().replace(/[\s;x]+/, ',');
  return wanted === '' || (at?.startsWith(wanted) ?? false);
}

/** A list may be as tall as the window, less the question and what stands below it. */
const AROUND_A_LIST = 5;

function tallest(): number {
  return Math.max(6, (process.stdout.rows || 24) - AROUND_A_LIST);
}

async function typedDice(ask: RollInWords): Promise<Reply> {
  const { count } = parseDice(ask.dice);
  const faces = count === 1 ? 'the face' : `the ${count} faces, one after another`;
  const message = `Throw ${ask.dice} for ${ask.for}: type ${faces}; nothing lets the game throw, u takes back.  (${ask.clause})`;
  return typed(message, '', (it) =>
    it.trim() === ''
      ? CHANCE
      : {
          do: 'answer',
          answer: it
            .trim()
            .split(/[\s,+]+/)
            .map(Number),
        },
  );
}

/** The default player's spot stands there already; who wants a die to fall empties the line. */
async function pointed(ask: SpotInWords, usual: Answer | null): Promise<Reply> {
  const message = `${ask.prompt} Type x and y in beads, ${ask.says}; nothing lets a die fall, u takes back.  (${ask.clause})`;
  const spot = usual !== null && typeof usual === 'object' && 'x' in usual ? `${usual.x},${usual.y}` : '';
  return typed(message, spot, (it) => {
    if (it.trim() === '') return CHANCE;
    const [x = Number.NaN, y = Number.NaN] = it
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return { do: 'answer', answer: { x, y } };
  });
}

async function typed(message: string, initialValue: string, replyTo: (text: string) => Reply): Promise<Reply> {
  const given = await text({ message, initialValue });
  if (isCancel(given)) return LEAVE;
  return given?.trim() === 'u' ? UNDO : replyTo(given ?? '');
}

/** The list of choices knows arrows and Enter; `u` is listened for beside it. */
async function listeningForU<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<{ value: T; wantsBack: boolean }> {
  const away = new AbortController();
  const onKey = (letter: string | undefined) => {
    if (letter === 'u') away.abort();
  };
  process.stdin.on('keypress', onKey);
  try {
    return { value: await ask(away.signal), wantsBack: away.signal.aborted };
  } finally {
    process.stdin.off('keypress', onKey);
  }
}
