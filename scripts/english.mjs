// Facts travel as data. Whoever asks a title, a text or a key what it says has to be changed with every rewording, and nobody notices:
// so no code looks into them, but what reads a language (cards, scenarios, rulebooks, flags) or sets words in lines.
// `node scripts/english.mjs [folder]` checks the checkout, or a folder laid out like it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { EXCEPTIONS } from './english-exceptions.mjs';
import { sourcesIn } from './sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is said to people. */
const SAID = new Set(['title', 'text', 'key', 'clause', 'prompt', 'about', 'chapter', 'label']);
/** Ways to look into what is said. */
const ASKS = new Set(
  'slice substring startsWith endsWith split includes match matchAll replace replaceAll indexOf lastIndexOf search'.split(
    ' ',
  ),
);
/** A pattern's ways to do the same. */
const TESTS = new Set(['test', 'exec']);
/** What changes the letters only. */
const LETTERS = new Set(['toLowerCase', 'toUpperCase', 'toLocaleLowerCase', 'toLocaleUpperCase', 'trim']);

/** Every place of a source file where the code looks into what is said. */
function looksInto(file, code) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    const name = lookedInto(node);
    if (name !== null) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(
        `${file}:${line + 1}:${character + 1} A ${name} is said to people: let a fact travel as data beside it.`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What is compared with words, or with other words, is looked into as well. Keys and clauses are names: two of them may be the same. */
const WORDS = new Set(['title', 'text', 'prompt', 'label']);

function comparedWith(node) {
  const { operatorToken, left, right } = node;
  const isComparison = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
    operatorToken.kind,
  );
  if (!isComparison) return null;
  const said = [left, right].map((it) => (ts.isPropertyAccessExpression(it) ? saidBy(it) : null));
  const nth = said.findIndex((it) => WORDS.has(it));
  if (nth < 0) return null;
  const other = nth === 0 ? right : left;
  const isWords = (ts.isStringLiteralLike(other) && other.text !== '') || saidBy(other) !== null;
  return isWords ? said[nth] : null;
}

function lookedInto(node) {
  if (ts.isBinaryExpression(node)) return comparedWith(node);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression: of, name } = node.expression;
  if (ASKS.has(name.text)) return isCapital(node) ? null : saidBy(of);
  const [given] = node.arguments;
  return TESTS.has(name.text) && given ? saidBy(given) : null;
}

/** `title`, `piece.title`, `(piece?.title ?? '')`, `title.toLowerCase()`: the name of what is said, or null. */
function saidBy(node) {
  if (ts.isIdentifier(node)) return SAID.has(node.text) ? node.text : null;
  if (ts.isPropertyAccessExpression(node)) return saidBy(node.name);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return saidBy(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return saidBy(node.left);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return LETTERS.has(node.expression.name.text) ? saidBy(node.expression.expression) : null;
  return null;
}

/** `text[0].toUpperCase() + text.slice(1)` looks for nothing. */
function isCapital(call) {
  const isRest = call.expression.name.text === 'slice' && call.arguments.length === 1;
  const whole = ts.isTemplateSpan(call.parent) ? call.parent.parent : call.parent;
  return isRest && /\.to(Locale)?(Upper|Lower)Case\(\)/.test(whole.getText());
}

function main(folder = root) {
  const used = new Set();
  const files = sourcesIn(folder);
  const found = files.flatMap((file) => {
    const looks = looksInto(file, readFileSync(join(folder, file), 'utf8'));
    const exception = Object.keys(EXCEPTIONS).find((it) => file === it || (it.endsWith('/') && file.startsWith(it)));
    if (looks.length === 0 || exception === undefined) return looks;
    used.add(exception);
    return [];
  });
  if (folder === root)
    for (const it of Object.keys(EXCEPTIONS))
      if (!used.has(it)) found.push(`scripts/english-exceptions.mjs: ${it} needs no exception any more.`);
  if (files.length === 0) found.push('No file was looked at.');
  for (const line of found) console.error(line);
  if (found.length === 0)
    console.log(`nothing looks into what is said in ${files.length} files, but for ${used.size} that may`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

main(process.argv[2]);
