import ts from 'typescript';
import type { Violation } from './guard.ts';
import { isTest, lineOf, parseSource, type SourceFile, visitNodes } from './source-files.ts';

const TELLS = /^open(Failure|ValidationErrors)$/;
const ENDS = /^set[A-Z]\w*$/;

/** Names of what is called below a node. */
function listCalls(node: ts.Node): readonly string[] {
  const names: string[] = [];
  visitNodes(node, (one) => {
    if (ts.isCallExpression(one) && ts.isIdentifier(one.expression)) names.push(one.expression.text);
  });
  return names;
}

/**
 * States that end only after the person read the reason, so that 'Guardando' stays behind the dialog. A `finally`
 * runs after a `catch` that waits for the person.
 */
export function findLateEnds(file: SourceFile): Violation[] {
  if (!/\/web\/.*\.tsx?$|^platform\/web-kit\//.test(file.path) || isTest(file.path)) return [];
  if (!file.text.includes('finally')) return [];
  const source = parseSource(file);
  const found: Violation[] = [];
  visitNodes(source, (node) => {
    if (!ts.isTryStatement(node) || !node.catchClause || !node.finallyBlock) return;
    const caught = listCalls(node.catchClause.block);
    const late = listCalls(node.finallyBlock).filter((name) => ENDS.test(name) && !caught.includes(name));
    if (late.length === 0 || !caught.some((name) => TELLS.test(name))) return;
    found.push({
      file: file.path,
      line: lineOf(source, node.finallyBlock),
      rule: 'busy-behind-failure',
      message: `call ${late.join(', ')} before the failure is told`,
    });
  });
  return found;
}
