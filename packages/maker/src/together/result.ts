import { type Answer, type Ask, Impossible, Problem } from '@understory/table';
import { MOST_HEROES } from '../hero/visit.ts';
import { finalScore } from '../score/final-score.ts';
import { canCast, type Sheet } from '../sheet.ts';
import { rowOf } from '../spells.ts';
import { telling } from '../telling/telling.ts';
import { decoded, encoded, type Order, type Result } from './code.ts';
import { type MakerGame, tableCode, tableGame, tableSeed } from './table-game.ts';

/** The code of a finished game at a table, with the spells that are sent to others. */
export function resultCode(game: MakerGame, table: string, orders: readonly Order[] = []): string {
  const sheet = soloSheet(game);
  if (game.seed !== tableSeed(table)) throw new Problem(`This game was not played at table ${tableCode(table)}.`);
  if (game.ask) throw new Problem('A game has a result code when it is over, and this one is not.');
  checkOrders(sheet, orders);
  const { name } = sheet;
  return encoded({ table: tableCode(table), name, score: finalScore(sheet), answers: choicesOf(game), orders });
}

/** Which option was taken, choice after choice. */
function choicesOf(game: MakerGame): number[] {
  const again = tableGameLike(game);
  const indices: number[] = [];
  for (const { answer, how } of game.trail) {
    const { ask } = again;
    if (how !== undefined)
      throw new Problem(`At a table all play with the table's dice, and those of step ${again.step + 1} were ${how}.`);
    if (ask?.ask === 'choose') indices.push(ask.options.findIndex((it) => it.key === answer));
    give(again, answer);
  }
  return indices;
}

function tableGameLike(game: MakerGame): MakerGame {
  return game.fork(0) as MakerGame;
}

function give(game: MakerGame, answer: Answer): void {
  if (game.ask?.ask === 'roll') game.letAnswer('chance');
  else game.answer(answer, { hand: 'script' });
}

/** A result that holds: the game that it tells of, played again. */
export interface CheckedResult extends Result {
  readonly code: string;
  readonly game: MakerGame;
  readonly sheet: Sheet;
  /** What was answered to which ask: by clause, what it was about, and how often that had been asked. */
  readonly given: ReadonlyMap<string, string>;
}

/** Read a result code and play it again. Throws a `Problem` that says which answer does not fit, or what score they give. */
export function readResult(code: string): CheckedResult {
  const result = decoded(code);
  const { table, name, score, answers, orders } = result;
  if (table !== tableCode(table)) throw new Problem('This result code is damaged: its table is none.');
  const game = tableGame(table, name);
  const given = new Map<string, string>();
  const asked = new AskCounter();
  let nth = 0;
  while (game.ask) {
    const { ask } = game;
    const times = asked.key(ask);
    if (ask.ask !== 'choose') {
      game.letAnswer('chance');
      continue;
    }
    const index = answers[nth++];
    if (index === undefined)
      throw new Problem(
        `${name}’s result is cut off: answer ${nth}, to “${telling.ask(game.world, ask)}” (${ask.clause}), is missing.`,
      );
    const option = ask.options[index];
    if (!option)
      throw new Problem(
        `${name}’s result does not fit the rules: answer ${nth}, to “${telling.ask(game.world, ask)}”, is option ${index + 1} of ${ask.options.length} (${ask.clause}).`,
      );
    given.set(times, option.key);
    game.answer(option.key, { hand: 'script' });
  }
  if (nth < answers.length)
    throw new Problem(`${name}’s result has ${answers.length} answers, but the game is over after ${nth}.`);
  const sheet = soloSheet(game);
  const real = finalScore(sheet);
  if (real !== score)
    throw new Problem(`${name}’s result says ${score} points, but its ${answers.length} answers give ${real}.`);
  checkOrders(sheet, orders);
  return { ...result, code, game, sheet, given };
}

/** How often each thing has been asked: the same count that dice are keyed by. */
export class AskCounter {
  readonly #asked = new Map<string, number>();

  key({ clause, about }: Ask): string {
    const what = `${clause}@${about}`;
    const times = (this.#asked.get(what) ?? 0) + 1;
    this.#asked.set(what, times);
    return `${what}#${times}`;
  }
}

/** DM-SPL-01, DM-SPL-02, DM-MUL-07: circled, not cast at home, sent once, and never to oneself. */
function checkOrders(sheet: Sheet, orders: readonly Order[]): void {
  for (const [i, { spell, target, hero }] of orders.entries()) {
    const rival = rowOf(spell).rival.name;
    const why = !sheet.spells.includes(spell)
      ? 'was never circled'
      : !canCast(sheet, spell)
        ? 'was cast at home'
        : orders.findIndex((it) => it.spell === spell) !== i
          ? 'was sent twice'
          : target === sheet.name
            ? 'cannot be cast on oneself'
            : hero < 1 || hero > MOST_HEROES
              ? `cannot be cast on hero ${hero}: there are ${MOST_HEROES}`
              : null;
    if (why !== null) throw new Problem(`${sheet.name}’s ${spell} (${rival}) ${why}.`);
  }
}

function soloSheet({ world }: MakerGame): Sheet {
  const [sheet, second] = world.sheets;
  if (second) throw new Problem('Result codes are for sheets played alone; this game has several on it already.');
  if (!sheet) throw new Impossible('a game without a sheet');
  return sheet;
}
