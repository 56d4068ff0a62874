import ts from 'typescript';

/** One small mistake in a file: what stands from one place to another is something else. */
export interface Mutation {
  readonly from: number;
  readonly to: number;
  readonly put: string;
}

/** Every small mistake that somebody could have made in a file, and that its types would let pass. */
export function mutationsOf(file: string, code: string): Mutation[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found: Mutation[] = [];
  const change = (node: ts.Node, put: string) => found.push({ from: node.getStart(), to: node.getEnd(), put });
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    mutate(node, change);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
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
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  find: 'findLast',
  findLast: 'find',
  floor: 'ceil',
  ceil: 'floor',
};

type Change = (node: ts.Node, put: string) => void;

function mutate(node: ts.Node, change: Change): void {
  if (ts.isBinaryExpression(node)) mutateBinary(node, change);
  else if (ts.isNumericLiteral(node)) change(node, String(Number(node.text) + 1));
  else if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false');
  else if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true');
  else if (ts.isIfStatement(node)) change(node.expression, `!(${node.expression.getText()})`);
  else if (ts.isConditionalExpression(node)) change(node.condition, `!(${node.condition.getText()})`);
  else if (ts.isPrefixUnaryExpression(node)) mutatePrefix(node, change);
  else if (ts.isContinueStatement(node) || ts.isBreakStatement(node)) change(node, ';');
  else if (ts.isExpressionStatement(node)) change(node, ';');
  else if (ts.isCallExpression(node)) mutateCall(node, change);
}

function mutateBinary({ left, right, operatorToken }: ts.BinaryExpression, change: Change): void {
  const other = OPERATORS[operatorToken.kind];
  if (other !== undefined && ![left, right].some(isText)) change(operatorToken, other);
}

function mutatePrefix(node: ts.PrefixUnaryExpression, change: Change): void {
  if (node.operator === ts.SyntaxKind.ExclamationToken || node.operator === ts.SyntaxKind.MinusToken)
    change(node, `(${node.operand.getText()})`);
}

function mutateCall({ expression, arguments: given }: ts.CallExpression, change: Change): void {
  if (!ts.isPropertyAccessExpression(expression)) return;
  const other = METHODS[expression.name.text];
  if (other !== undefined) change(expression.name, other);
  // What was left out comes in.
  if (expression.name.text === 'filter' && given[0] !== undefined) change(given[0], '() => true');
}

function isText(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return isText(node.left) || isText(node.right);
  return ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
}
