// Facts travel as data. Code that asks a title, a text or a key what it says breaks silently when somebody rewords it. So no code looks
// into them, except what reads a language (cards, scenarios, rulebooks, flags) or sets words in lines.
// `node scripts/english.mjs [folder]` checks the checkout, or a folder laid out like it.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { EXCEPTIONS } from './english-exceptions.mjs';
import { sourcesIn } from './sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Properties and variables that hold words for people. */
const WORDS = new Set('title text prompt chapter label because note does says more blurb hint sentence'.split(' '));
/** … and those that hold names: two of them may be compared, but neither says anything. */
const NAMES = 'key clause about variant room manner nexus biome'.split(' ');
const SAID = new Set([...WORDS, ...NAMES]);
/** Ways to look into what is said. */
const ASKS = new Set(
  'slice substring substr startsWith endsWith split includes match matchAll replace replaceAll indexOf lastIndexOf search charAt'.split(
    ' ',
  ),
);
/** A pattern's ways to do the same. */
const TESTS = new Set(['test', 'exec']);
/** What changes the letters only. */
const LETTERS = new Set(
  'toLowerCase toUpperCase toLocaleLowerCase toLocaleUpperCase trim trimStart trimEnd normalize'.split(' '),
);

/** Looks for places where code looks into what is said; the type checker tells where a value comes from, whatever it is called. */
class Reader {
  #checker;
  /** Parameters that are given what is said somewhere, and what that is. */
  #given = new Map();

  constructor(checker, sources) {
    this.#checker = checker;
    const visit = (node) => {
      if (ts.isCallExpression(node)) this.#follow(node);
      ts.forEachChild(node, visit);
    };
    for (const it of sources) visit(it);
  }

  #follow(call) {
    const said = call.arguments.map((it) => this.#saidBy(it));
    if (said.every((it) => it === null)) return;
    const parameters = this.#checker.getResolvedSignature(call)?.declaration?.parameters ?? [];
    for (const [i, name] of said.entries()) {
      const { name: parameter, dotDotDotToken } = parameters[i] ?? {};
      if (name === null || !parameter || dotDotDotToken || !ts.isIdentifier(parameter)) continue;
      const symbol = this.#checker.getSymbolAtLocation(parameter);
      if (symbol) this.#given.set(symbol, name);
    }
  }

  /** Every such place in a file. */
  looksInto(file, source) {
    const found = [];
    const visit = (node) => {
      const name = this.#lookedInto(node);
      if (name !== null) {
        const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(
          `${file}:${line + 1}:${character + 1} A ${name} is looked into: let the fact travel as data beside it.`,
        );
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  }

  #lookedInto(node) {
    if (ts.isBinaryExpression(node)) return this.#comparedWith(node);
    if (ts.isSwitchStatement(node)) return this.#switchedBy(node);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
    const { expression: of, name } = node.expression;
    const [given] = node.arguments;
    if (name.text === 'includes' && isLiteralList(of) && given) return wordsOnly(this.#saidBy(given));
    if (ASKS.has(name.text)) return isCapital(node) || !this.#isText(of) ? null : this.#saidBy(of);
    return TESTS.has(name.text) && given && !this.#asksForLetters(of) ? this.#saidBy(given) : null;
  }

  /** A pattern that finds letters which may not be there, and no words: `/[^ -~]/`, `/\p{Cc}/u`. */
  #asksForLetters(pattern) {
    const [declared] = this.#checker.getSymbolAtLocation(pattern)?.declarations ?? [];
    const literal = declared && ts.isVariableDeclaration(declared) ? declared.initializer : pattern;
    return /^\/(\[\^[^\]]*\]|\\p\{\w+\})\/\w*$/.test(literal?.getText() ?? '');
  }

  /** What is compared with words, or with other words, is looked into as well. */
  #comparedWith({ operatorToken, left, right }) {
    if (!COMPARISONS.has(operatorToken.kind)) return null;
    const said = [left, right].map((it) => this.#saidBy(it));
    const nth = said.findIndex((it) => WORDS.has(it));
    if (nth < 0) return null;
    const other = nth === 0 ? right : left;
    const isWords = (ts.isStringLiteralLike(other) && other.text !== '') || said[1 - nth] !== null;
    return isWords && this.#isText(nth === 0 ? left : right) ? said[nth] : null;
  }

  #switchedBy({ expression, caseBlock }) {
    const hasWords = caseBlock.clauses.some((it) => ts.isCaseClause(it) && ts.isStringLiteralLike(it.expression));
    return hasWords && this.#isText(expression) ? wordsOnly(this.#saidBy(expression)) : null;
  }

  /** A closed union of literals is a kind, however its field is called, and a list is no text; what has no type may be anything. */
  #isText(node) {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeAtLocation(node));
    const parts = type.isUnion() ? type.types : [type];
    return parts.some(
      (it) =>
        it.flags &
        (ts.TypeFlags.Any |
          ts.TypeFlags.Unknown |
          ts.TypeFlags.String |
          ts.TypeFlags.TemplateLiteral |
          ts.TypeFlags.TypeParameter),
    );
  }

  /**
   * The name of what is said, or null: `title`, `piece.title`, `piece['title']`, `(piece?.title ?? '')`, `title.toLowerCase()`, and any
   * variable that such a value was put in, by `const words = piece.title` or by `const { title: words } = piece`.
   */
  #saidBy(node) {
    if (ts.isIdentifier(node)) return this.#heldBy(node);
    if (ts.isPropertyAccessExpression(node)) return this.#isOfTheBrowser(node.name) ? null : nameIfSaid(node.name.text);
    if (ts.isElementAccessExpression(node))
      return ts.isStringLiteralLike(node.argumentExpression) ? nameIfSaid(node.argumentExpression.text) : null;
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node)
    )
      return this.#saidBy(node.expression);
    if (ts.isConditionalExpression(node)) return this.#saidBy(node.whenTrue) ?? this.#saidBy(node.whenFalse);
    if (ts.isTemplateExpression(node))
      return node.templateSpans.map((it) => this.#saidBy(it.expression)).find((it) => it !== null) ?? null;
    if (ts.isBinaryExpression(node) && EITHER.has(node.operatorToken.kind))
      return this.#saidBy(node.left) ?? this.#saidBy(node.right);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      return LETTERS.has(node.expression.name.text) ? this.#saidBy(node.expression.expression) : null;
    return null;
  }

  /** What a variable holds: as its declaration says, or else as it is called. */
  #heldBy(node) {
    const symbol = this.#checker.getSymbolAtLocation(node);
    if (this.#given.has(symbol)) return this.#given.get(symbol);
    const [declared] = symbol?.declarations ?? [];
    if (declared && ts.isBindingElement(declared) && ts.isObjectBindingPattern(declared.parent))
      return nameIfSaid((declared.propertyName ?? declared.name).getText());
    if (declared && ts.isVariableDeclaration(declared) && declared.initializer && isConst(declared)) {
      const said = this.#saidBy(declared.initializer);
      if (said !== null) return said;
    }
    return nameIfSaid(node.text);
  }

  /** The `key` of a keyboard event says which key it was. */
  #isOfTheBrowser(name) {
    const declared = this.#checker.getSymbolAtLocation(name)?.declarations ?? [];
    return declared.length > 0 && declared.every((it) => /\/lib\.dom|node_modules/.test(it.getSourceFile().fileName));
  }
}

const COMPARISONS = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);
const EITHER = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.PlusToken,
]);

function nameIfSaid(name) {
  return SAID.has(name) ? name : null;
}

function wordsOnly(name) {
  return WORDS.has(name) ? name : null;
}

function isConst(declared) {
  return (ts.getCombinedNodeFlags(declared) & ts.NodeFlags.Const) !== 0;
}

function isLiteralList(node) {
  return ts.isArrayLiteralExpression(node) && node.elements.some(ts.isStringLiteralLike);
}

/** `text[0].toUpperCase() + text.slice(1)` looks for nothing. */
function isCapital(call) {
  const isRest = call.expression.name.text === 'slice' && call.arguments.length === 1;
  const whole = ts.isTemplateSpan(call.parent) ? call.parent.parent : call.parent;
  const isFirst = call.expression.name.text === 'charAt' && call.arguments[0]?.getText() === '0';
  return (isRest || isFirst) && /\.to(Locale)?(Upper|Lower)Case\(\)/.test(whole.parent.getText());
}

/** As the web app is compiled, so that every file of a package or an app can be read. */
function programOf(folder, files) {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    join(root, 'apps/web/tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} },
  );
  return ts.createProgram(
    files.map((it) => join(folder, it)),
    { ...options, types: [] },
  );
}

function main(folder = root) {
  const used = new Set();
  const files = sourcesIn(folder);
  const program = programOf(folder, files);
  const reader = new Reader(
    program.getTypeChecker(),
    files.map((it) => program.getSourceFile(join(folder, it))),
  );
  const found = files.flatMap((file) => {
    const looks = reader.looksInto(file, program.getSourceFile(join(folder, file)));
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
