import ts from 'typescript';
import { lineOf, parseSource, type SourceFile, visitNodes } from './source-files.ts';

export interface TableWrite {
  readonly line: number;
  /** Undefined when the code computes the name. */
  readonly table: string | undefined;
}

const BUILDER_METHODS = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const COMPUTED = '$1';
const NAME = '(?:only\\s+)?(?:public\\.)?"?(\\$1|[a-z_]\\w*)"?';
const SQL_WRITES = [
  new RegExp(`\\b(?:insert|merge)\\s+into\\s+${NAME}`, 'gi'),
  new RegExp(`\\bdelete\\s+from\\s+${NAME}`, 'gi'),
  new RegExp(`\\bupdate\\s+${NAME}(?:\\s+(?:as\\s+)?\\w+)?\\s+set\\b`, 'gi'),
  new RegExp(`\\btruncate\\s+(?:table\\s+)?${NAME}`, 'gi'),
];

/** `'mesas as m'` → `mesas`. */
function tableOf(node: ts.Expression | undefined): (string | undefined)[] {
  if (node && ts.isArrayLiteralExpression(node)) return node.elements.flatMap(tableOf);
  return [node && ts.isStringLiteralLike(node) ? node.text.split(/\s/)[0] : undefined];
}

/** Text of a string or template, with `$1` for each computed part. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce((text, span) => `${text}${COMPUTED}${span.literal.text}`, node.head.text);
}

function tablesInSql(text: string): string[] {
  return SQL_WRITES.flatMap((write) => [...text.matchAll(write)].map((match) => match[1] ?? '')).filter(
    (table) => table !== 'set',
  );
}

/** Writes to the database a file contains: Kysely builders and SQL in strings. */
export function findTableWrites(file: SourceFile): TableWrite[] {
  const source = parseSource(file);
  const found: TableWrite[] = [];
  visitNodes(source, (node) => {
    const record = (table: string | undefined) => found.push({ line: lineOf(source, node), table });
    const text = textOf(node);
    if (text !== undefined) {
      for (const table of tablesInSql(text)) record(table === COMPUTED ? undefined : table);
    }
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    if (BUILDER_METHODS.has(node.expression.name.text)) tableOf(node.arguments[0]).forEach(record);
  });
  return found;
}
