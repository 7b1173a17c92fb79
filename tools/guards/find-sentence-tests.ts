import ts from 'typescript';
import type { Violation } from './guard.ts';
import { lineOf, parseSource, type SourceFile, visitNodes } from './source-files.ts';

/** How a sentence, and a list of them, is called; a reason of a coded decision is read by its `code`. */
const SENTENCE = /^(reason|razon|mensaje)$/;
const SENTENCES = /^(reasons|razones|mensajes|unblockers)$/;
const MENTIONED = /\b(reasons?|razon(es)?|mensajes?|unblockers)\b/;

/** What looks for something in a text or in a list of texts. */
const LOOKS_INTO_TEXT = /^(startsWith|endsWith|includes|match|matchAll|search|indexOf|localeCompare)$/;
const LOOKS_INTO_LIST = /^(includes|indexOf|lastIndexOf)$/;
const PATTERN_METHODS = /^(test|exec)$/;
const EQUALITY: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

const MESSAGE = 'decide by the code of the reason: a sentence may be worded anew';

/** The name of what is read: `mensaje`, `falla.mensaje`, `mensaje?.`; of an element (`reasons[0]`), that of its list. */
function nameOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return nameOf(node.expression);
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return nameOf(node.expression);
  return '';
}

function isSentence(node: ts.Node): boolean {
  const name = nameOf(node);
  return SENTENCE.test(name) || (ts.isElementAccessExpression(node) && SENTENCES.test(name));
}

/** A text worded somewhere: a literal of several words, a template, a constant, a property. `undefined` and a code are none. */
function isWorded(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node)) return /\s/.test(node.text);
  if (ts.isIdentifier(node)) return /^[A-Z][A-Z0-9_]*$/.test(node.text);
  return ts.isTemplateExpression(node) || ts.isPropertyAccessExpression(node);
}

function isSentenceCall(node: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression: receiver, name } = node.expression;
  const [first] = node.arguments;
  if (PATTERN_METHODS.test(name.text)) return first !== undefined && isSentence(first);
  if (LOOKS_INTO_TEXT.test(name.text) && isSentence(receiver)) return true;
  return LOOKS_INTO_LIST.test(name.text) && SENTENCES.test(nameOf(receiver));
}

function isSentenceTest(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return isSentenceCall(node);
  if (ts.isElementAccessExpression(node)) return isSentence(node.argumentExpression);
  if (!ts.isBinaryExpression(node) || !EQUALITY.has(node.operatorToken.kind)) return false;
  const { left, right } = node;
  return (isSentence(left) && isWorded(right)) || (isSentence(right) && isWorded(left));
}

/** Code that decides by the text of a reason or of a message. */
export function findSentenceTests(file: SourceFile): Violation[] {
  if (!MENTIONED.test(file.text)) return [];
  const source = parseSource(file);
  const found: Violation[] = [];
  visitNodes(source, (node) => {
    if (!isSentenceTest(node)) return;
    const { path } = file;
    found.push({ file: path, line: lineOf(source, node), rule: 'sentence-decides', message: MESSAGE });
  });
  return found;
}
