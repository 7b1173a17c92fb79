import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type AuditWriter, auditWriters } from '../../apps/api/testing/audit-writers.ts';
import type { GuardReport, Violation } from './guard.ts';
import {
  isCode,
  isTest,
  lineOf,
  parseSource,
  readRepositoryFiles,
  type SourceFile,
  visitNodes,
} from './source-files.ts';

const DOCUMENT = 'docs/audit-events.md';
/** Where the names stand; they write nothing. */
const NAMES = /\/(acciones|audit-actions)\.ts$/;
/** The demonstration writes events in the name of the contexts. */
const SEEDS = 'database/seeds/';

/** A code, or the codes a template with holes may become. */
interface Written {
  readonly text: string;
  readonly pattern: RegExp;
  readonly line: number;
}

function readText(source: ts.SourceFile, node: ts.Node): Written | undefined {
  const line = lineOf(source, node);
  if (ts.isStringLiteralLike(node)) {
    const pattern = new RegExp(`^${node.text.replaceAll(/[^a-z-]/g, '\\$&')}$`);
    return { text: node.text, pattern, line };
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (!parts.every((part) => /^[a-z-]*$/.test(part)) || parts.every((part) => part === '')) return undefined;
  return { text: node.getText(source), pattern: new RegExp(`^${parts.join('[a-z-]+')}$`), line };
}

/** What an expression may be; what a variable holds is not seen. */
function listTexts(source: ts.SourceFile, node: ts.Node): Written[] {
  if (ts.isConditionalExpression(node))
    return [...listTexts(source, node.whenTrue), ...listTexts(source, node.whenFalse)];
  const text = readText(source, node);
  return text ? [text] : [];
}

/** Where the functions of a file take a parameter `action`, by their names. */
function findPlaces(source: ts.SourceFile): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  visitNodes(source, (node) => {
    if (!ts.isFunctionDeclaration(node) || !node.name) return;
    const place = node.parameters.findIndex(({ name }) => name.getText(source) === 'action');
    if (place >= 0) places.set(node.name.text, place);
  });
  return places;
}

/** The actions a file writes: what a property, a variable or a parameter of the name `action` is given. */
function findActions(file: SourceFile): Written[] {
  const source = parseSource(file);
  const places = findPlaces(source);
  const found: Written[] = [];
  visitNodes(source, (node) => {
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    const given = isNamed && node.name.getText(source) === 'action' ? node.initializer : undefined;
    const place = ts.isCallExpression(node) ? places.get(node.expression.getText(source)) : undefined;
    const argument = ts.isCallExpression(node) ? node.arguments[place ?? -1] : undefined;
    for (const expression of [given, argument]) if (expression) found.push(...listTexts(source, expression));
  });
  return found;
}

/** Every text of a file that may become an action. */
function findTexts(file: SourceFile): Written[] {
  const source = parseSource(file);
  const found: Written[] = [];
  visitNodes(source, (node) => {
    const text = readText(source, node);
    if (text) found.push(text);
  });
  return found;
}

/** Codes in the first column of the table of actions. */
function readDocumented(root: string): string[] {
  const rows = readFileSync(join(root, DOCUMENT), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, code = '']) => code),
  );
}

function judgeWriter({ folders, actions }: AuditWriter, files: readonly SourceFile[]): Violation[] {
  const own = files.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));
  const codes = Object.keys(actions);
  const unnamed = own.flatMap((file) =>
    findActions(file)
      .filter(({ pattern }) => !codes.some((code) => pattern.test(code)))
      .map(({ text, line }) => ({
        file: file.path,
        line,
        rule: 'unnamed-action',
        message: `${text} is written here, and ${folders[0]} has no name for it`,
      })),
  );
  const seeds = files.filter(({ path }) => path.startsWith(SEEDS));
  const texts = [...own.flatMap(findTexts), ...seeds.flatMap(findActions)];
  const unwritten = codes
    .filter((code) => !texts.some(({ pattern }) => pattern.test(code)))
    .map((code) => ({
      file: folders[0] ?? '',
      rule: 'unwritten-action',
      message: `${code} has a name here and is written nowhere in this folder`,
    }));
  return [...unnamed, ...unwritten];
}

/** Two writers of one action name it alike. */
function judgeNames(writers: readonly AuditWriter[]): Violation[] {
  const names = new Map<string, string>();
  return writers.flatMap(({ folders, actions }) =>
    Object.entries(actions).flatMap(([code, name]) => {
      const other = names.get(code) ?? name;
      names.set(code, other);
      const message = `${code} is «${name}» here and «${other}» elsewhere`;
      return other === name ? [] : [{ file: folders[0] ?? '', rule: 'two-names', message }];
    }),
  );
}

function judgeDocument(root: string, writers: readonly AuditWriter[]): Violation[] {
  const documented = new Set(readDocumented(root));
  const named = new Set(writers.flatMap(({ actions }) => Object.keys(actions)));
  return [
    ...[...named].filter((code) => !documented.has(code)).map((code) => `${code} is not in the table`),
    ...[...documented].filter((code) => !named.has(code)).map((code) => `${code} has no name in the code`),
  ].map((message) => ({ file: DOCUMENT, rule: 'audit-document', message }));
}

/**
 * Every action of the audit trail has a name for people where it is written, none has one where it is not written, and
 * the table people read lists them all.
 */
export function checkActions(root: string, writers: readonly AuditWriter[] = auditWriters): GuardReport {
  const folders = [SEEDS, ...writers.flatMap((writer) => writer.folders)];
  const files = readRepositoryFiles(
    root,
    (path) =>
      folders.some((folder) => path.startsWith(folder)) && isCode(path) && !isTest(path) && !NAMES.test(path),
  );
  const codes = new Set(writers.flatMap(({ actions }) => Object.keys(actions)));
  return {
    violations: [
      ...writers.flatMap((writer) => judgeWriter(writer, files)),
      ...judgeNames(writers),
      ...judgeDocument(root, writers),
    ],
    summary: `${codes.size} actions of ${writers.length} writers`,
  };
}
