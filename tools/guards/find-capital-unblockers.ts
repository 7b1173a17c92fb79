import ts from 'typescript';
import type { Violation } from './guard.ts';
import { lineOf, parseSource, type SourceFile, visitNodes } from './source-files.ts';

/** Refusals, and where those who can change what blocks begin among what they take. */
const REFUSALS: ReadonlyMap<string, number> = new Map([
  ['refuseWith', 1],
  ['allowUnless', 1],
  ['refuseFueraDelMinisterio', 2],
]);
const MENTIONED = /unblocker|quienLaRecibe|\b(refuseWith|allowUnless|refuseFueraDelMinisterio)\b/;
const FIELD = /^(unblockers?|quienLaRecibe)$/;
/** A phrase is lower case in the middle of its sentence; the name of a rol keeps its capital. */
const FITS = /^(?!\p{Lu})|^(Administrador|Coordinador|Consultor) (MinTIC|…)$/u;

function listTexts(node: ts.Node): readonly (readonly [text: string, node: ts.Node])[] {
  const found: (readonly [string, ts.Node])[] = [];
  visitNodes(node, (one) => {
    if (ts.isStringLiteralLike(one)) found.push([one.text, one]);
    if (ts.isTemplateExpression(one)) found.push([`${one.head.text}…`, one]);
  });
  return found;
}

/** Who can change what blocks, begun with a capital although it stands after 'Puede cambiarlo:'. */
export function findCapitalUnblockers(file: SourceFile): Violation[] {
  if (!MENTIONED.test(file.text)) return [];
  const source = parseSource(file);
  const constants = new Map<string, ts.Node>();
  const said: ts.Node[] = [];
  visitNodes(source, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    if (ts.isPropertyAssignment(node) && FIELD.test(node.name.getText(source))) said.push(node.initializer);
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    const first = REFUSALS.get(node.expression.text);
    if (first !== undefined) said.push(...node.arguments.slice(first));
  });
  return said
    .map((node) => (ts.isIdentifier(node) ? (constants.get(node.text) ?? node) : node))
    .flatMap(listTexts)
    .filter(([text]) => !FITS.test(text))
    .map(([text, node]) => ({
      file: file.path,
      line: lineOf(source, node),
      rule: 'unblocker-capital',
      message: `${text}: lower case, as it stands after 'Puede cambiarlo:'`,
    }));
}
