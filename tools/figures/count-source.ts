import ts from 'typescript';
import {
  isCode,
  isGenerated,
  isTest,
  parseSource,
  type SourceFile,
  visitNodes,
} from '../guards/source-files.ts';

/** What is counted of the sources; tests, what serves them, seeds and what commands write are left out. */
export interface SourceFigures {
  readonly files: number;
  readonly lines: number;
  /** Lines of the file in the middle. */
  readonly median: number;
  readonly longest: number;
  /** Files of fifteen lines at most. */
  readonly small: number;
  /** `as X`, without `as const`. */
  readonly casts: number;
  readonly castsToNever: number;
  readonly castsThroughUnknown: number;
  /** `{ ...{ a, b } }`, which turns off the check of excess properties. */
  readonly literalSpreads: number;
  /** Names under which an import is renamed, without the whole of a module (`* as`). */
  readonly aliases: number;
}

const LEFT_OUT = /^(test-kit|e2e|bench|database\/seeds)\/|\/testing\/|\.d\.ts$/;
const SMALL = 15;

export function isCounted(path: string): boolean {
  return isCode(path) && !isTest(path) && !isGenerated(path) && !LEFT_OUT.test(path);
}

type Count = 'casts' | 'castsToNever' | 'castsThroughUnknown' | 'literalSpreads' | 'aliases';

function listCounts(node: ts.Node): readonly Count[] {
  if (ts.isImportSpecifier(node)) return node.propertyName ? ['aliases'] : [];
  if (ts.isSpreadAssignment(node))
    return ts.isObjectLiteralExpression(node.expression) ? ['literalSpreads'] : [];
  if (!ts.isAsExpression(node) || ts.isConstTypeReference(node.type)) return [];
  if (node.type.kind === ts.SyntaxKind.NeverKeyword) return ['casts', 'castsToNever'];
  const isThrough =
    ts.isAsExpression(node.expression) && node.expression.type.kind === ts.SyntaxKind.UnknownKeyword;
  return isThrough ? ['casts', 'castsThroughUnknown'] : ['casts'];
}

/** Counts the files it is given. */
export function countSource(sources: readonly SourceFile[]): SourceFigures {
  const counts: Record<Count, number> = {
    casts: 0,
    castsToNever: 0,
    castsThroughUnknown: 0,
    literalSpreads: 0,
    aliases: 0,
  };
  for (const file of sources)
    visitNodes(parseSource(file), (node) => {
      for (const count of listCounts(node)) counts[count] += 1;
    });
  const lengths = sources.map(({ text }) => text.split('\n').length - 1).toSorted((a, b) => a - b);
  return {
    ...counts,
    files: lengths.length,
    lines: lengths.reduce((sum, length) => sum + length, 0),
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    longest: lengths.at(-1) ?? 0,
    small: lengths.filter((length) => length <= SMALL).length,
  };
}
