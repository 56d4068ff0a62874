import { digest, Problem } from '@understory/table';
import { SPELLS, type Spell } from '../spells.ts';
import { LETTERS, lettersOf, packed, textOf, unpacked } from './letters.ts';

/** A circled spell that is sent to another player's table, to be cast on one hero as soon as it fits there. */
export interface Order {
  readonly spell: Spell;
  /** Whose dungeon. */
  readonly target: string;
  /** 1 to 5. */
  readonly hero: number;
}

/** What one player did at a table: enough to play it again. */
export interface Result {
  readonly table: string;
  readonly name: string;
  /** The final score alone, before anybody's spells from other sheets. */
  readonly score: number;
  /** Which option was taken, choice after choice. */
  readonly answers: readonly number[];
  readonly orders: readonly Order[];
}

/** Codes that begin otherwise are of other rules. */
const KIND = 'DM1';
const LONGEST_CODE = 2000;
const MOST_ANSWERS = 1000;

/** `DM1.SzdRMg.QW5u.17.bAcd….….x8sd3K` */
export function encoded({ table, name, score, answers, orders }: Result): string {
  const sent = orders.map(({ spell, target, hero }) => `${SPELLS.indexOf(spell)}${hero}${lettersOf(target)}`);
  const body = [KIND, lettersOf(table), lettersOf(name), score, packed(answers), sent.join('~')].join('.');
  return `${body}.${checkSum(body)}`;
}

/** Read a code. Whether it tells the truth is another matter (`readResult`). Throws a `Problem` if it is none. */
export function decoded(code: string): Result {
  const text = code.replaceAll(/\s/g, '');
  if (text.length > LONGEST_CODE)
    throw new Problem(`A result code has at most ${LONGEST_CODE} letters, this one ${text.length}.`);
  const parts = text.split('.');
  if (parts[0] !== KIND) throw new Problem(`This is no result code: it does not begin with ${KIND}.`);
  const [, table64 = '', name64 = '', score = '', answers64 = '', sent = '', sum] = parts;
  if (parts.length !== 7 || sum !== checkSum(parts.slice(0, -1).join('.')))
    throw new Problem('This result code was mistyped or cut off: its check sum is wrong.');
  const [table, name, answers] = [textOf(table64), textOf(name64), unpacked(answers64)];
  if (
    table === null ||
    name === null ||
    answers === null ||
    answers.length > MOST_ANSWERS ||
    !/^-?\d{1,3}$/.test(score)
  )
    throw new Problem('This result code is damaged.');
  return { table, name, score: Number(score), answers, orders: sent === '' ? [] : sent.split('~').map(orderOf) };
}

function orderOf(letters: string): Order {
  const [, row, hero, target64 = ''] = /^(\d)([1-5])([\w-]+)$/.exec(letters) ?? [];
  const spell = SPELLS[Number(row)];
  const target = textOf(target64);
  if (spell === undefined || target === null || target === '')
    throw new Problem('This result code is damaged: a spell sent to nobody.');
  return { spell, target, hero: Number(hero) };
}

/** Six letters: a slip of the keyboard is noticed; it is no seal. */
function checkSum(body: string): string {
  const hex = digest(body);
  return Array.from({ length: 6 }, (_, i) => LETTERS[Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16) & 63]).join('');
}
