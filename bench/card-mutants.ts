import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Card, CORE_TEXTS, loadDeck, printCard } from '@understory/host/cards';
import { secondEditionScenarios as book } from '@understory/host/scenario';
import { runScenarios } from '@understory/table/scenario';
import { changesOf } from './card-changes.ts';
import { whySame } from './same-in-play.ts';

// npm run cards:mutants [-- Goblins]: every card is changed in every way, one thing at a time, and its scenarios are played
// with the changed card in its place. A change that none of them notices is a line of the card that no scenario tests.
const [named = ''] = process.argv.slice(2);
const { cards, villains } = loadDeck(CORE_TEXTS);
const asked = [...cards, ...villains].filter((it) => it.name.toLowerCase().startsWith(named.toLowerCase()));
if (asked.length === 0) throw new Error(`There is no card "${named}".`);
const all = { mutants: 0, same: 0, missed: 0 };
for (const card of asked) {
  const { mutants, same, missed } = checked(card);
  all.mutants += mutants;
  all.same += same;
  all.missed += missed.length;
  for (const it of missed) console.log(`${card.name}: nobody notices\n${it}`);
}
console.log(`${all.mutants} changed cards, ${all.missed} unnoticed; ${all.same} more are the same in play.`);
if (all.missed > 0) process.exitCode = 1;

function checked(card: Card): { mutants: number; same: number; missed: string[] } {
  const scenarios = scenariosOf(card);
  const truth = printCard(card);
  const broken = scenarios.find((it) => isNoticed(it, truth));
  if (broken) throw new Error(`A scenario of ${card.name} fails with the card as it is:\n${broken}`);
  const known = new Set([meaning(truth)]);
  const missed: string[] = [];
  let same = 0;
  for (const changed of changesOf(card)) {
    const text = printed(changed);
    if (text === null || known.has(meaning(text))) continue;
    known.add(meaning(text));
    const by = scenarios.findIndex((it) => isNoticed(it, text));
    // What noticed one change often notices the next.
    if (by >= 0) scenarios.unshift(...scenarios.splice(by, 1));
    else if (whySame(card.name, difference(truth, text))) same++;
    else missed.push(difference(truth, text));
  }
  return { mutants: known.size - 1 - same, same, missed };
}

/** Those of its own file, and those elsewhere that name its clause. */
function scenariosOf({ name, what, file }: Card): string[] {
  const own = `scenarios/host2/cards/${file.replace('.card', '.yaml')}`;
  const rulebook = readFileSync('rules/host2-monsters.md', 'utf8');
  const row = new RegExp(`^\\| (\\d+) \\| ${name} \\|`, 'm').exec(rulebook)?.[1] ?? '';
  const clause = what === 'card' ? `H2-CRD-C${row.padStart(2, '0')}` : name === 'The Horde' ? 'H2-HRD' : 'H2-EMP';
  const others = readdirSync('scenarios/host2/monsters').flatMap((it) => parts(`scenarios/host2/monsters/${it}`));
  const about = others.filter((it) => /^clauses: .*$/m.exec(it)?.[0].includes(clause));
  return [...(existsSync(own) ? parts(own) : []), ...about];
}

function parts(file: string): string[] {
  return readFileSync(file, 'utf8').split(/^---$/m);
}

/** Does a scenario fail with this text in place of the game's own card, as `--cards` would put it? */
function isNoticed(scenario: string, text: string): boolean {
  const changed: typeof book = {
    ...book,
    setUp: (options, given, seed) =>
      book.setUp({ ...options, cards: [{ file: 'changed', text }, ...options.cards] }, given, seed),
  };
  return runScenarios(scenario, 'scenario', [changed]).some((it) => it.findings.length > 0);
}

/** The changed card as text; null if it is no card at all. */
function printed(card: Card): string | null {
  const text = printCard(card);
  const { problems } = loadDeck([{ file: 'changed', text }]);
  return problems.some((it) => it.severity === 'error') ? null : text;
}

/** Two spellings of one thing are one: any group is nothing more, two marks are one mark, a word said twice is one word. */
function meaning(text: string): string {
  return text
    .replaceAll(/ (anyone|groups?)\b/g, '')
    .replaceAll(/([⌂☒])\1+/g, '$1')
    .replaceAll(/\b(\w+)( or|,) \1\b/g, '$1');
}

/** The lines that differ, as they were and as they are. */
function difference(from: string, to: string): string {
  const [was, is] = [from.split('\n'), to.split('\n')];
  const first = was.findIndex((it, i) => it !== is[i]);
  let alike = 0;
  while (alike < Math.min(was.length, is.length) - first && was.at(-1 - alike) === is.at(-1 - alike)) alike++;
  const lines = (mark: string, them: readonly string[]) =>
    them.slice(first, them.length - alike).map((it) => `${mark} ${it.trim()}\n`);
  return [...lines('-', was), ...lines('+', is)].join('');
}
