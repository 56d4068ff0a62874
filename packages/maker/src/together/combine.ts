import { type ChooseAsk, Problem } from '@understory/table';
import { MOST_PLAYERS } from '../options.ts';
import { questionOf } from '../questions.ts';
import { finalScore, ranked, winners } from '../score/final-score.ts';
import type { Spell } from '../spells.ts';
import type { Order } from './code.ts';
import { AskCounter, type CheckedResult, readResult } from './result.ts';
import { gameOf, type MakerGame } from './table-game.ts';

/** Where one player came in. */
export interface Rank {
  readonly name: string;
  /** From 1; who shares a place has the same. */
  readonly place: number;
  readonly score: number;
  /** What it was before the others' spells. */
  readonly alone: number;
  readonly souls: number;
  readonly coin: number;
  readonly hasWon: boolean;
}

/** All sheets of a table in one game, the spells from sheet to sheet among them. */
export interface Combined {
  readonly table: string;
  readonly game: MakerGame;
  /** The best first (DM-MUL-09). */
  readonly standings: readonly Rank[];
  readonly unspent: readonly UnspentSpell[];
}

/** A spell that was sent but never fitted. */
export interface UnspentSpell extends Order {
  readonly caster: string;
}

/**
 * Put the results of a table together: all sheets are played once more side by side, each with its own answers, and each spell that was
 * sent is cast at the first moment where it fits. Seats are ordered by name, so that everybody who combines the codes gets the same game.
 */
export function combine(codes: readonly string[]): Combined {
  const results = [...codes].map(readResult).sort((a, b) => (a.name < b.name ? -1 : 1));
  const [first] = results;
  if (!first) throw new Problem('There are no results to put together.');
  checkTogether(results, first);
  const game = gameOf(
    first.table,
    results.map((it) => it.name),
  );
  const asked = new AskCounter();
  while (game.ask) {
    const times = asked.key(game.ask);
    if (game.ask.ask === 'choose') game.answer(answerTo(game.ask, times, playerOf(game, results)), { hand: 'script' });
    else game.letAnswer('chance');
  }
  return { table: first.table, game, standings: standingsOf(game, results), unspent: unspentOf(game, results) };
}

function checkTogether(results: readonly CheckedResult[], first: CheckedResult): void {
  if (results.length > MOST_PLAYERS)
    throw new Problem(`At most ${MOST_PLAYERS} play together, and these are ${results.length} results.`);
  for (const [i, { table, name, orders }] of results.entries()) {
    if (table !== first.table)
      throw new Problem(`${name} played at table ${table}, and ${first.name} at table ${first.table}.`);
    if (results[i + 1]?.name === name) throw new Problem(`There are two results of ${name}.`);
    const stranger = orders.find((it) => !results.some((other) => other.name === it.target));
    if (stranger) throw new Problem(`${name} sends ${stranger.spell} to ${stranger.target}, whose result is not here.`);
  }
}

/** Who is asked: seats are in the order of the results. */
function playerOf({ ask, world }: MakerGame, results: readonly CheckedResult[]): CheckedResult | undefined {
  return results[world.sheets.findIndex(({ seat }) => ask?.ask === 'choose' && seat === ask.by)];
}

/** What the player answered alone; a spell from outside where it was sent to; and otherwise “not now”. */
function answerTo(ask: ChooseAsk, times: string, player: CheckedResult | undefined): string {
  const offered = (key: string | undefined) => ask.options.find((it) => it.key === key)?.key;
  const sent = player && sentBy(player, ask);
  const [fallback] = ask.options;
  return offered(sent) ?? offered(player?.given.get(times)) ?? fallback?.key ?? '';
}

/** The spell that a player sent to this hero in this dungeon, if it fits now. */
function sentBy({ name, orders }: CheckedResult, ask: ChooseAsk): Spell | undefined {
  const asked = questionOf(ask);
  if (asked.kind !== 'whether to cast' || asked.caster !== name || asked.player === name) return undefined;
  const fits = (spell: Spell) => ask.options.some((it) => it.key === spell);
  return orders.find((it) => it.target === asked.player && it.hero === asked.hero && fits(it.spell))?.spell;
}

function standingsOf({ world }: MakerGame, results: readonly CheckedResult[]): Rank[] {
  const won = winners(world.sheets);
  const all = ranked(world.sheets);
  const placeOf = (i: number): number => {
    const [here, before] = [all[i], all[i - 1]];
    const isTie =
      here &&
      before &&
      finalScore(here) === finalScore(before) &&
      here.souls === before.souls &&
      here.coin === before.coin;
    return isTie ? placeOf(i - 1) : i + 1;
  };
  return all.map((sheet, i) => ({
    name: sheet.name,
    place: placeOf(i),
    score: finalScore(sheet),
    alone: results.find((it) => it.name === sheet.name)?.score ?? 0,
    souls: sheet.souls,
    coin: sheet.coin,
    hasWon: won.includes(sheet),
  }));
}

function unspentOf({ world }: MakerGame, results: readonly CheckedResult[]): UnspentSpell[] {
  return results.flatMap(({ name: caster, orders }) => {
    const sheet = world.sheets.find((it) => it.name === caster);
    return orders.filter((it) => !sheet?.spent.includes(it.spell)).map((it) => ({ ...it, caster }));
  });
}
