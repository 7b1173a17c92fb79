import ts from 'typescript';
import type { Violation } from './guard.ts';
import { isTest, lineOf, parseSource, type SourceFile, visitNodes } from './source-files.ts';

const SCREENS = /^(contexts\/[^/]+\/web|apps\/web)\/.*\.tsx?$/;

/** How a form remembers by itself that it was sent. */
const WAS_SENT = /^(is|was|has)?(submitted|sent|tried)$/i;

/** Tells by itself what is wrong with a form. */
const TELLS = 'openValidationErrors';

/** What judges and is no form that is sent, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  'apps/web/src/api-docs/operation-form.tsx': 'tries a call, whose fields a description names',
  'contexts/diccionario/web/mas-filtros.tsx': 'the filter of a list',
  'contexts/entidades/web/catalogos/importacion.tsx': 'tells what is wrong in a file',
  'contexts/parametros/web/correos/boton-prueba.tsx': 'sends what stands in a form, which goes on',
  'contexts/solicitudes/web/formulario/use-guardado.ts': 'a record that is saved while it is written',
  'contexts/tramites/web/importacion/importacion.tsx': 'tells what is wrong in a file',
};

function isFlagOfState(node: ts.Node): boolean {
  if (!ts.isVariableDeclaration(node) || !ts.isArrayBindingPattern(node.name)) return false;
  const { initializer } = node;
  if (!initializer || !ts.isCallExpression(initializer)) return false;
  if (initializer.expression.getText() !== 'useState') return false;
  const [flag] = node.name.elements;
  return flag !== undefined && ts.isBindingElement(flag) && WAS_SENT.test(flag.name.getText());
}

function isTelling(node: ts.Node): boolean {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === TELLS;
}

/** Forms that are sent and judge by themselves, in the place of `useRuledForm` (ADR 0063). */
export function findOwnJudges(file: SourceFile): Violation[] {
  const { path, text } = file;
  if (!SCREENS.test(path) || isTest(path) || Object.hasOwn(OTHERS, path)) return [];
  if (!text.includes(TELLS) && !text.includes('useState')) return [];
  const source = parseSource(file);
  const found: Violation[] = [];
  visitNodes(source, (node) => {
    if (!isFlagOfState(node) && !isTelling(node)) return;
    found.push({
      file: path,
      line: lineOf(source, node),
      rule: 'own-judge',
      message: 'a form that is sent is a useRuledForm, in a dialog with FormModal (ADR 0063)',
    });
  });
  return found;
}
