import ts from 'typescript';
import type { Violation } from './guard.ts';
import { isCode, lineOf, parseSource, type SourceFile, visitNodes } from './source-files.ts';

/** Files without one of these need not be parsed. */
const SUSPECT = /\bdefineEndpoint\b|\bas\s+[a-z]/;
const RUN = /^run([A-Z]|$)/;
/** What binds use cases to endpoints. */
const BINDING = /^contexts\/[^/]+\/server\/.*\.(bindings|routes)\.ts$/;

/** `closeMesa as runClose` anywhere, `getMesa as readMesa` where a use case is bound. */
function isUseCaseAlias({ name, propertyName }: ts.ImportSpecifier, path: string): boolean {
  if (!propertyName) return false;
  return RUN.test(name.text) || (BINDING.test(path) && /^[a-z]/.test(name.text));
}

function isCallOf(node: ts.Expression | undefined, names: ReadonlySet<string>): boolean {
  return (
    node !== undefined &&
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    names.has(node.expression.text)
  );
}

/** `defineEndpoint`, and the functions of the file that answer what it made. */
function listMakers(source: ts.SourceFile): ReadonlySet<string> {
  const makers = new Set(['defineEndpoint']);
  for (const statement of source.statements)
    if (ts.isFunctionDeclaration(statement) && statement.name)
      for (const inner of statement.body?.statements ?? [])
        if (ts.isReturnStatement(inner) && isCallOf(inner.expression, makers))
          makers.add(statement.name.text);
  return makers;
}

/**
 * Endpoints whose name does not end in `Endpoint`, and use cases under another name than their own: the contract leaves
 * the name of what it does to the use case.
 */
export function findEndpointNames(file: SourceFile): Violation[] {
  if (!isCode(file.path) || !SUSPECT.test(file.text)) return [];
  const source = parseSource(file);
  const makers = listMakers(source);
  const found: Violation[] = [];
  const report = (node: ts.Node, rule: string, message: string): void => {
    found.push({ file: file.path, line: lineOf(source, node), rule, message });
  };
  visitNodes(source, (node) => {
    if (ts.isVariableDeclaration(node) && isCallOf(node.initializer, makers)) {
      const name = node.name.getText(source);
      if (!name.endsWith('Endpoint'))
        report(node, 'endpoint-name', `${name} is an endpoint: ${name}Endpoint`);
    } else if (ts.isImportSpecifier(node) && isUseCaseAlias(node, file.path)) {
      report(node, 'use-case-alias', `${node.getText(source)}: a use case keeps its name`);
    }
  });
  return found;
}
