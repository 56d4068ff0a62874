export { Catalogue, type Fact, type Messages, Thing } from './catalogue.ts';
export { type AskWords, type Reading, type TextAndDoes, tellingOf, type Words } from './telling-of.ts';
