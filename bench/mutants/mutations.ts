import ts from 'typescript';

/** One small mistake in a file: what stands from one place to another is something else. */
export interface Mutation {
  readonly from: number;
  readonly to: number;
  readonly put: string;
  /** The expression or statement around it that can be had in two ways. */
  readonly whole: { readonly from: number; readonly to: number; readonly statement: boolean };
}

/** Every small mistake that somebody could have made in a file, and that its types would let pass. */
export function mutationsOf(file: string, code: string): Mutation[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found: Mutation[] = [];
  const change = (node: ts.Node, put: string, within: ts.Node = node) => {
    const whole = wholeOf(within);
    found.push({
      from: node.getStart(),
      to: node.getEnd(),
      put,
      whole: { from: whole.getStart(), to: whole.getEnd(), statement: ts.isStatement(whole) },
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    mutate(node, change);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A part of `a?.b.c()` cannot be had in two ways without the rest: where `a` is missing nothing of it happens. */
function wholeOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const goesOn = ts.isOptionalChain(parent) || ts.isNonNullExpression(parent);
  return ts.isOptionalChain(node) && goesOn && parent.expression === node ? wholeOf(parent) : node;
}

const OPERATORS: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
};

/** Methods that are taken for each other. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);

type Change = (node: ts.Node, put: string, within?: ts.Node) => void;

function mutate(node: ts.Node, change: Change): void {
  if (ts.isBinaryExpression(node)) mutateBinary(node, change);
  else if (ts.isNumericLiteral(node)) mutateNumber(node, change);
  else if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false');
  else if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true');
  else if (ts.isIfStatement(node)) change(node.expression, `!(${node.expression.getText()})`);
  else if (ts.isConditionalExpression(node)) change(node.condition, `!(${node.condition.getText()})`);
  else if (ts.isPrefixUnaryExpression(node)) mutatePrefix(node, change);
  else if (ts.isContinueStatement(node) || ts.isBreakStatement(node)) change(node, ';');
  else if (ts.isExpressionStatement(node)) change(node, ';');
  else if (ts.isCallExpression(node)) mutateCall(node, change);
}

function mutateBinary(node: ts.BinaryExpression, change: Change): void {
  const { left, right, operatorToken } = node;
  const other = OPERATORS[operatorToken.kind];
  if (other !== undefined && ![left, right].some(isText) && !arePutTogether(node)) change(operatorToken, other, node);
}

/** `line(…) + poly(…)` is nearly always text, of which nothing can be taken away. */
function arePutTogether({ left, right, operatorToken }: ts.BinaryExpression): boolean {
  if (operatorToken.kind !== ts.SyntaxKind.PlusToken || !ts.isCallExpression(right)) return false;
  return ts.isCallExpression(left) || (ts.isBinaryExpression(left) && arePutTogether(left));
}

function mutateNumber(node: ts.NumericLiteral, change: Change): void {
  if (!isMeasure(node)) change(node, String(Number(node.text) + 1));
}

/** Points of a drawing and tables of numbers: nobody can say that another one would be wrong. */
function isMeasure(number: ts.NumericLiteral): boolean {
  const written = ts.isPrefixUnaryExpression(number.parent) ? number.parent : number;
  const among = written.parent;
  if (ts.isPropertyAssignment(among)) return ts.isNumericLiteral(among.name);
  if (ts.isCallExpression(among)) return among.arguments.some(isFraction);
  return ts.isArrayLiteralExpression(among) && among.elements.some(isFraction);
}

function isFraction(node: ts.Node): boolean {
  const number = ts.isPrefixUnaryExpression(node) ? node.operand : node;
  return ts.isNumericLiteral(number) && number.text.includes('.');
}

function mutatePrefix(node: ts.PrefixUnaryExpression, change: Change): void {
  if (ts.isNumericLiteral(node.operand) && isMeasure(node.operand)) return;
  if (node.operator === ts.SyntaxKind.ExclamationToken || node.operator === ts.SyntaxKind.MinusToken)
    change(node, `(${node.operand.getText()})`);
}

function mutateCall(node: ts.CallExpression, change: Change): void {
  const { expression, arguments: given } = node;
  if (!ts.isPropertyAccessExpression(expression)) return;
  const other = METHODS.get(expression.name.text);
  if (other !== undefined) change(expression.name, other, node);
  // What was left out comes in.
  if (expression.name.text === 'filter' && given[0] !== undefined) change(given[0], '() => true');
}

function isText(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return isText(node.left) || isText(node.right);
  return ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
}
