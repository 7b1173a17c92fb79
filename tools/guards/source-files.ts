import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listRepositoryFiles } from '../system/list-files.ts';

export interface SourceFile {
  /** Path inside the repository. */
  readonly path: string;
  readonly text: string;
}

const CODE = /\.(ts|tsx|mts|cts|js|mjs|cjs)$/;
const TEST = /\.(test|spec)\.tsx?$/;
const GENERATED = /\.generated\.[a-z]+$/;

export function isCode(path: string): boolean {
  return CODE.test(path);
}

export function isTest(path: string): boolean {
  return TEST.test(path);
}

export function isGenerated(path: string): boolean {
  return GENERATED.test(path);
}

/** Files of the repository with their text, for the paths a guard looks at. */
export function readRepositoryFiles(root: string, wanted: (path: string) => boolean): SourceFile[] {
  return listRepositoryFiles(root)
    .filter(wanted)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The syntax tree of a file; type information is not needed by any guard. */
export function parseSource({ path, text }: SourceFile): ts.SourceFile {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** Calls `visit` on every node below and including this one. */
export function visitNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitNodes(child, visit));
}

/** Line of a node, from 1. */
export function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** Line of a position in a text, from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
