import ts from 'typescript';
import type { Violation } from './guard.ts';
import { isCode, lineOf, parseSource, type SourceFile, visitNodes } from './source-files.ts';

/** Files without one of these need not be parsed. */
const SUSPECT = /\.\.\.\s*\(*\s*[{[]/;

/** What is spread, without the parentheses and casts around it. */
function withoutWrapping(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return withoutWrapping(node.expression);
  return node;
}

function isSpread(node: ts.Node): node is ts.SpreadAssignment | ts.SpreadElement | ts.JsxSpreadAttribute {
  return ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node);
}

/**
 * Literals that are spread where their members could stand: TypeScript does not look for excess properties in them, so
 * that a misspelt column or property of a component compiles.
 */
export function findLiteralSpreads(file: SourceFile): Violation[] {
  if (!isCode(file.path) || !SUSPECT.test(file.text)) return [];
  const source = parseSource(file);
  const found: Violation[] = [];
  visitNodes(source, (node) => {
    if (!isSpread(node)) return;
    const spread = withoutWrapping(node.expression);
    if (!ts.isObjectLiteralExpression(spread) && !ts.isArrayLiteralExpression(spread)) return;
    found.push({
      file: file.path,
      line: lineOf(source, node),
      rule: 'literal-spread',
      message: 'write what the literal holds in its place: the checks of types do not look into it',
    });
  });
  return found;
}
