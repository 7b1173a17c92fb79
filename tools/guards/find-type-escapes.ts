import ts from 'typescript';
import { isReason } from './find-suppressions.ts';
import type { Violation } from './guard.ts';
import { isCode, lineOf, parseSource, type SourceFile, visitNodes } from './source-files.ts';

const REASON = /^\s*\/\/ Through unknown: (.*)$/;
/** Files without any of these need not be parsed. */
const SUSPECT = /\bas\s+(?:never|unknown)\b|\bbrand\b|\b(?:number|string)\s*&|&\s*(?:number|string)\b/i;

type Find = (node: ts.Node, source: ts.SourceFile) => boolean;

interface Escape {
  readonly rule: string;
  readonly message: string;
  readonly find: Find;
}

function withoutParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}

function isCastTo(node: ts.Node, kind: ts.SyntaxKind): node is ts.AsExpression {
  return ts.isAsExpression(node) && node.type.kind === kind;
}

/** Whether the line above the one where the cast begins says why. */
function isExplained(node: ts.Node, source: ts.SourceFile): boolean {
  const above = source.text.split('\n')[lineOf(source, node) - 2] ?? '';
  return isReason(REASON.exec(above)?.[1]);
}

/** `z.number().brand<'mesa'>()`. */
function isBrandCall(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'brand'
  );
}

/** `number & { readonly noun: 'mesa' }`. */
function isMarkedPrimitive(node: ts.Node): boolean {
  if (!ts.isIntersectionTypeNode(node)) return false;
  const kinds = node.types.map(({ kind }) => kind);
  const isPrimitive =
    kinds.includes(ts.SyntaxKind.NumberKeyword) || kinds.includes(ts.SyntaxKind.StringKeyword);
  return isPrimitive && kinds.includes(ts.SyntaxKind.TypeLiteral);
}

const ESCAPES: readonly Escape[] = [
  {
    rule: 'cast-to-never',
    message: 'name the type the value has: what is cast to never fits everywhere and is checked nowhere',
    find: (node) => isCastTo(node, ts.SyntaxKind.NeverKeyword),
  },
  {
    rule: 'cast-through-unknown',
    message: 'name the type the value has, or write above it `// Through unknown:` and why no type says it',
    find: (node, source) =>
      ts.isAsExpression(node) &&
      isCastTo(withoutParentheses(node.expression), ts.SyntaxKind.UnknownKeyword) &&
      !isExplained(node, source),
  },
  {
    rule: 'branded-type',
    message: 'an id is a number or a text: no function takes a brand (ADR 0059)',
    find: (node) => isBrandCall(node) || isMarkedPrimitive(node),
  },
];

/** Code that switches off the type checks: casts that fit everywhere, and brands that nothing needs. */
export function findTypeEscapes(file: SourceFile): Violation[] {
  if (!isCode(file.path) || !SUSPECT.test(file.text)) return [];
  const source = parseSource(file);
  const found: Violation[] = [];
  visitNodes(source, (node) => {
    for (const { rule, message, find } of ESCAPES)
      if (find(node, source)) found.push({ file: file.path, line: lineOf(source, node), rule, message });
  });
  return found;
}
