export { isTableLine } from '../told.ts';
export { Catalogue, type Fact, type Messages, Thing } from './catalogue.ts';
export { type AnsweredLine, askedText, lineWords, tableText } from './table-lines.ts';
export { type AskWords, type Reading, type TextAndDoes, tellingOf, type Words } from './telling-of.ts';
export { type TimeWords, timeOf } from './time-of.ts';
export { verdictText } from './verdict.ts';
export { type Written, written } from './written.ts';
