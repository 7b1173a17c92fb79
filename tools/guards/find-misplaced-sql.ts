import ts from 'typescript';
import type { Violation } from './guard.ts';
import { lineOf, parseSource, type SourceFile, visitNodes } from './source-files.ts';

/** Where the statements of a context stand. */
const SERVER = /^contexts\/[^/]+\/server\//;
const READS = /\.(queries|repository|sources)\.ts$/;
const WRITES = /\.(repository|sources)\.ts$/;

interface Declared {
  readonly files: RegExp;
  /** Whether it sends statements; else it holds expressions alone. */
  readonly reads: boolean;
  readonly because: string;
}

/** Files that hold SQL under another name. */
const DECLARED: readonly Declared[] = [
  {
    files: /\/(con-archivo|elemento-mostrado|facetas|nombre-completo|procedencias|puntaje)\.ts$/,
    reads: false,
    because: 'An expression that the statements of several files join; it sends nothing.',
  },
];

const WRITERS = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const READERS = new Set(['selectFrom']);

const MESSAGES = {
  'misplaced-write': 'write in a .repository.ts file; a use case calls it',
  'misplaced-read': 'read in a .queries.ts file; a use case calls it',
  'misplaced-sql': 'write SQL in a .queries.ts or a .repository.ts file',
} as const;

/** The method a call of a query builder begins with: `insertInto`, `selectFrom`. */
function methodOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  // `({ selectFrom }) => selectFrom('actas')`
  return ts.isIdentifier(expression) ? expression.text : undefined;
}

/** Whether a name is imported that builds SQL from text. */
function isSqlImport(node: ts.Node): boolean {
  if (!ts.isImportSpecifier(node) || node.isTypeOnly) return false;
  if ((node.propertyName ?? node.name).text !== 'sql') return false;
  const { moduleSpecifier } = node.parent.parent.parent;
  return ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === 'kysely';
}

/** Statements of a context outside of the files of its SQL: a use case says what is done, not how a table does it. */
export function findMisplacedSql(file: SourceFile): Violation[] {
  const { path } = file;
  if (!SERVER.test(path) || WRITES.test(path)) return [];
  const declared = DECLARED.find(({ files }) => files.test(path));
  const mayRead = READS.test(path) || declared?.reads === true;
  const maySay = mayRead || declared !== undefined;
  const source = parseSource(file);
  const found: Violation[] = [];
  visitNodes(source, (node) => {
    const report = (rule: keyof typeof MESSAGES) =>
      found.push({ file: path, line: lineOf(source, node), rule, message: MESSAGES[rule] });
    const method = methodOf(node);
    if (method && WRITERS.has(method)) report('misplaced-write');
    if (method && READERS.has(method) && !mayRead) report('misplaced-read');
    if (isSqlImport(node) && !maySay) report('misplaced-sql');
  });
  return found;
}
