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

/** Where a name of our own code is imported from; what a package calls its exports is not ours to choose. */
const OWN_CODE = /^(\.|@marco\/)/;

/** `searchMesas as searchRows`: two names for one function, where the clash could be taken away. */
function isOwnAlias(specifier: ts.ImportSpecifier): boolean {
  const { name, propertyName } = specifier;
  const { moduleSpecifier } = specifier.parent.parent.parent;
  return (
    propertyName !== undefined &&
    /^[a-z]/.test(name.text) &&
    ts.isStringLiteral(moduleSpecifier) &&
    OWN_CODE.test(moduleSpecifier.text)
  );
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
 * Endpoints whose name does not end in `Endpoint`, and what is imported under another name than its own: the contract
 * leaves the name of what it does to the use case, and a function has one name everywhere.
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
    } else if (ts.isImportSpecifier(node) && isOwnAlias(node)) {
      report(node, 'own-alias', `${node.getText(source)}: give what clashes a name of its own`);
    }
  });
  return found;
}
