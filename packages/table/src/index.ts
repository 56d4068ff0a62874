export { type Appended, appendedTo } from './appended.ts';
export {
  type Answer,
  type Ask,
  type AsWritten,
  asWritten,
  type ChooseAsk,
  type Clause,
  choose,
  isAsWritten,
  isSameAnswer,
  type Mind,
  name,
  type Option,
  type Region,
  type RollAsk,
  type Rule,
  roll,
  type Seat,
  type Spot,
  type SpotAsk,
  type Subject,
  spot,
  type ThinkingHand,
  type Thought,
  type Topic,
  type Why,
} from './ask.ts';
export { type Asks, asks } from './asks.ts';
export { bestByPlayouts } from './best-by-playouts.ts';
export { type Bits, type Far, inOneGo } from './bits.ts';
export { Bookmarks, type Then } from './bookmarks.ts';
export { capital } from './capital.ts';
export { type Stream, stream } from './chance.ts';
export { misthrow, parseDice, span, total } from './dice.ts';
export { digest } from './digest.ts';
export { FastDice } from './fast-dice.ts';
export { firstFault } from './fault.ts';
export { Game, type Line, type Moment, type Rulebook, type Told } from './game.ts';
export {
  AUTOPILOTS,
  type Autopilot,
  type Decider,
  type Hand,
  type Hands,
  hands,
  IDEAS_SHOWN,
  inCharge,
  LONGEST_NAME,
} from './hand.ts';
export { harmless } from './harmless.ts';
export {
  type AskInWords,
  type ChooseInWords,
  inWords,
  type NameInWords,
  type OptionInWords,
  type RollInWords,
  type SpotInWords,
  type Teller,
  tellerOf,
} from './in-words.ts';
export { type Entry, type Happening, Journal } from './journal.ts';
export { load, loading } from './load.ts';
export { readJson } from './outside.ts';
export { type Parting, partedSentence } from './parting.ts';
export type { PlainRow } from './plain-row.ts';
export { optionsOf, playouts } from './playouts.ts';
export { Impossible, Problem, unreachable } from './problem.ts';
export type { Opened } from './reopen.ts';
export { checkSave, LARGEST_BESIDE, LARGEST_SAVE, readSave, type Save, save } from './save.ts';
export { answerSchema, answers } from './saved-answers.ts';
export { slips } from './slips.ts';
export { type Notable, notableOf, type Sort, type Sorts, sortOf } from './sorts.ts';
export { rollOn, rowOf, type Table, table } from './table.ts';
export { type Apart, type Calling, PLAIN, spelled, type Telling } from './telling.ts';
export type { Time } from './time.ts';
export { isTableLine, type TableLine } from './told.ts';
export { Trials, type Verdict } from './trials.ts';
export { withAppended } from './with-appended.ts';
