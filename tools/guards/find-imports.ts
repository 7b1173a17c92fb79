import ts from 'typescript';
import { lineOf, parseSource, type SourceFile, visitNodes } from './source-files.ts';

export interface FoundImport {
  readonly specifier: string;
  readonly line: number;
  /** Erased when it runs: the package is needed by the type checker alone. */
  readonly typeOnly: boolean;
}

function literal(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function isDynamic(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === 'require') ||
    (ts.isPropertyAccessExpression(expression) && expression.getText() === 'import.meta.resolve')
  );
}

function readImport(node: ts.Node): { specifier: string | undefined; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node)) {
    const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return { specifier: literal(node.moduleSpecifier), typeOnly };
  }
  if (ts.isExportDeclaration(node)) {
    return { specifier: literal(node.moduleSpecifier), typeOnly: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node)) {
    const argument = ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
    return { specifier: literal(argument), typeOnly: true };
  }
  return isDynamic(node) ? { specifier: literal(node.arguments[0]), typeOnly: false } : undefined;
}

/** Everything a file imports by a literal name: statements, re-exports, `import()`, `require`, `import('x').T`. */
export function findImports(file: SourceFile): FoundImport[] {
  const source = parseSource(file);
  const found: FoundImport[] = [];
  visitNodes(source, (node) => {
    const read = readImport(node);
    if (read?.specifier === undefined) return;
    found.push({ specifier: read.specifier, line: lineOf(source, node), typeOnly: read.typeOnly });
  });
  return found;
}
