import ts from 'typescript';
import type { Violation } from './guard.ts';
import { isTest, lineOf, parseSource, type SourceFile, visitNodes } from './source-files.ts';

/** So many columns fit beside the menu of a small computer. */
const FIT = 5;

function namesOf(node: ts.Node): readonly string[] {
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
}

function isColumn(node: ts.Node): boolean {
  const names = namesOf(node);
  return names.includes('key') && names.includes('label');
}

/** Whether some column of the list, or of what is spread into it, says how important it is. */
function isRanked(list: ts.ArrayLiteralExpression): boolean {
  let found = false;
  visitNodes(list, (node) => {
    if (isColumn(node) && namesOf(node).includes('priority')) found = true;
  });
  return found;
}

/** Tables of the product with many columns of which none says that it may stand under the name of the row. */
export function findUnrankedColumns(file: SourceFile): Violation[] {
  if (!/^contexts\/.*\.tsx?$/.test(file.path) || isTest(file.path) || !file.text.includes('TableColumn<'))
    return [];
  const source = parseSource(file);
  const found: Violation[] = [];
  visitNodes(source, (node) => {
    if (!ts.isArrayLiteralExpression(node) || node.elements.length <= FIT) return;
    if (!node.elements.some(isColumn) || isRanked(node)) return;
    found.push({
      file: file.path,
      line: lineOf(source, node),
      rule: 'column-priority',
      message: `${node.elements.length} columns: give the least important a priority`,
    });
  });
  return found;
}
