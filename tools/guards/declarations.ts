import ts from 'typescript';
import type { Violation } from './guard.ts';
import { lineOf, parseSource, type SourceFile, visitNodes } from './source-files.ts';

export interface Declaration {
  readonly name: string;
  readonly line: number;
  readonly isFunction: boolean;
  /** An interface, a type or a class. */
  readonly isType: boolean;
  readonly isExported: boolean;
}

function isTypeDeclaration(
  node: ts.Node,
): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
}

function isFunctionValue(node: ts.Expression | undefined): boolean {
  return node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));
}

function hasExport(node: ts.HasModifiers): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function readDeclaration(
  node: ts.Node,
): (Omit<Declaration, 'name' | 'line'> & { readonly name: ts.Node }) | undefined {
  if (ts.isFunctionDeclaration(node) && node.name) {
    return { name: node.name, isFunction: true, isType: false, isExported: hasExport(node) };
  }
  if (isTypeDeclaration(node) && node.name) {
    return { name: node.name, isFunction: false, isType: true, isExported: hasExport(node) };
  }
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && isFunctionValue(node.initializer)) {
    const statement = node.parent.parent;
    return {
      name: node.name,
      isFunction: true,
      isType: false,
      isExported: ts.isVariableStatement(statement) && hasExport(statement),
    };
  }
  return undefined;
}

/** Types, classes and functions a file declares by name, at any depth. */
export function readDeclarations(file: SourceFile): Declaration[] {
  const source = parseSource(file);
  const found: Declaration[] = [];
  visitNodes(source, (node) => {
    const read = readDeclaration(node);
    if (read) found.push({ ...read, name: read.name.getText(source), line: lineOf(source, node) });
  });
  return found;
}

function isAscii(text: string): boolean {
  return !/[^\p{ASCII}]/u.test(text);
}

/** Identifiers with letters beyond ASCII: two spellings look the same and are not. */
export function findNonAsciiIdentifiers(file: SourceFile): Violation[] {
  if (isAscii(file.text)) return [];
  const source = parseSource(file);
  const found: Violation[] = [];
  visitNodes(source, (node) => {
    if (!ts.isIdentifier(node) || isAscii(node.text)) return;
    found.push({ file: file.path, line: lineOf(source, node), rule: 'ascii-identifier', message: node.text });
  });
  return found;
}
