// A switch over the kinds of a closed union ends in `unreachable`: then the compiler names every switch that a new kind must be added to.
// `node scripts/switches.mjs [folder]` checks the checkout, or a folder laid out like it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './setup.mjs';
import { sourcesIn } from './sources.mjs';

/** The fields by which our unions tell their members apart. */
const TELLS = new Set(['kind', 'do', 'ask', 'how', 'is', 'age', 'phase', 'chapter']);

/** Every switch of a source file that a new kind could slip through. */
function openSwitches(file, code) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    if (ts.isSwitchStatement(node) && isOfKinds(node.expression) && !isClosed(node)) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}:${character + 1} A new kind would slip through: end it with unreachable(…).`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isOfKinds(expression) {
  return ts.isPropertyAccessExpression(expression) && TELLS.has(expression.name.text);
}

function isClosed({ caseBlock }) {
  const last = caseBlock.clauses.find(ts.isDefaultClause);
  return last !== undefined && /\bunreachable\(/.test(last.getText());
}

function main(folder = root) {
  const files = sourcesIn(folder);
  const found = files.flatMap((file) => openSwitches(file, readFileSync(join(folder, file), 'utf8')));
  if (files.length === 0) found.push('No file was looked at.');
  for (const line of found) console.error(line);
  if (found.length === 0) console.log(`every switch over kinds is closed in ${files.length} files`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

main(process.argv[2]);
