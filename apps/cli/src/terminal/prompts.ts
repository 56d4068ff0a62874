import { isCancel, select, text } from '@clack/prompts';
import {
  type AskInWords,
  type ChooseInWords,
  type NameInWords,
  parseDice,
  type RollInWords,
  type SpotInWords,
  unreachable,
} from '@understory/table';
import type { Reply } from './session.ts';

const LEAVE: Reply = { do: 'leave' };
const UNDO: Reply = { do: 'undo' };
const CHANCE: Reply = { do: 'chance' };

/** Put an ask to the person at the terminal. `u` takes back, Ctrl-C leaves. */
export function prompted(ask: AskInWords): Promise<Reply> {
  switch (ask.ask) {
    case 'roll':
      return typedDice(ask);
    case 'choose':
      return chosen(ask);
    case 'spot':
      return pointed(ask);
    case 'name':
      return named(ask);
    default:
      return unreachable(ask);
  }
}

async function chosen(ask: ChooseInWords): Promise<Reply> {
  const usual = ask.usual === null || typeof ask.usual === 'function' ? [] : [ask.usual].flat();
  const options = ask.options.map(({ key, text: label, does }) => {
    const hint = [does, usual.includes(key) ? 'as usual' : ''].filter(Boolean).join('; ');
    return { value: `=${key}`, label, ...(hint === '' ? {} : { hint }) };
  });
  return picked(`${ask.prompt}  (${ask.clause})`, options, usual.length === 1 ? `=${usual[0]}` : 'chance');
}

async function named(ask: NameInWords): Promise<Reply> {
  const ideas = ask.ideas.map((idea) => ({ value: `=${idea}`, label: idea }));
  const own = { value: 'own', label: 'Another name …' };
  const reply = await picked(`${ask.prompt}  (${ask.clause})`, [...ideas, own], ideas[0]?.value ?? 'own');
  if (reply.do !== 'answer' || reply.answer !== 'own name') return reply;
  return typed('Which name?', (it) => ({ do: 'answer', answer: it.trim() }));
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

async function picked(message: string, choices: readonly Choice[], first: string): Promise<Reply> {
  const options: Choice[] = [
    ...choices,
    { value: 'chance', label: 'Let the dice decide' },
    { value: 'undo', label: 'Take back', hint: 'u' },
    { value: 'leave', label: 'Leave the table', hint: 'Ctrl-C' },
  ];
  const { value, wantsBack } = await listeningForU((signal) =>
    select({ message, options, initialValue: first, maxItems: 12, signal }),
  );
  if (wantsBack || value === 'undo') return UNDO;
  if (isCancel(value) || value === 'leave') return LEAVE;
  if (value === 'chance') return CHANCE;
  return { do: 'answer', answer: value === 'own' ? 'own name' : value.slice(1) };
}

async function typedDice(ask: RollInWords): Promise<Reply> {
  const { count } = parseDice(ask.dice);
  const faces = count === 1 ? 'the face' : `the ${count} faces, one after another`;
  const message = `Throw ${ask.dice} for ${ask.for}: type ${faces}; nothing lets the game throw, u takes back.  (${ask.clause})`;
  return typed(message, (it) =>
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

async function pointed(ask: SpotInWords): Promise<Reply> {
  const message = `${ask.prompt} Type x and y in beads, ${ask.says}; nothing lets a die fall, u takes back.  (${ask.clause})`;
  return typed(message, (it) => {
    if (it.trim() === '') return CHANCE;
    const [x = Number.NaN, y = Number.NaN] = it
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return { do: 'answer', answer: { x, y } };
  });
}

async function typed(message: string, replyTo: (text: string) => Reply): Promise<Reply> {
  const given = await text({ message });
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
