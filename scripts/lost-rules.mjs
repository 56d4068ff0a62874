// A rule called without `yield*` does nothing, silently. The types know: a statement that is just a call, and whose value is a
// generator, has lost its rule. `node scripts/lost-rules.mjs [tsconfig …]` checks those projects, by default every package.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

export function lostRules(tsconfig) {
  const config = ts.getParsedCommandLineOfConfigFile(
    tsconfig,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} },
  );
  if (!config) throw new Error(`${tsconfig} can't be read.`);
  const program = ts.createProgram(config.fileNames, config.options);
  const checker = program.getTypeChecker();
  const lost = [];
  for (const source of program.getSourceFiles()) {
    if (!config.fileNames.includes(source.fileName)) continue;
    const visit = (node) => {
      if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression) && isRule(node.expression)) {
        const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
        lost.push(
          `${relative(root, source.fileName)}:${line + 1}:${character + 1} A rule called without \`yield*\` does nothing.`,
        );
      }
      ts.forEachChild(node, visit);
    };
    const isRule = (call) => checker.getTypeAtLocation(call).getSymbol()?.getName() === 'Generator';
    visit(source);
  }
  return { lost, files: config.fileNames.length };
}

function main(given) {
  const all = readdirSync(join(root, 'packages')).map((it) => join(root, 'packages', it, 'tsconfig.json'));
  const projects = given.length > 0 ? given : all.filter(existsSync);
  let files = 0;
  const lost = projects.flatMap((it) => {
    const found = lostRules(it);
    files += found.files;
    return found.lost;
  });
  if (files === 0) lost.push('No file was looked at.');
  for (const line of lost) console.error(line);
  if (lost.length === 0) console.log(`no rule is lost in ${files} files`);
  process.exitCode = lost.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
