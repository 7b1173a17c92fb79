import { findCapitalUnblockers } from './find-capital-unblockers.ts';
import { findSentenceTests } from './find-sentence-tests.ts';
import type { GuardReport, Violation } from './guard.ts';
import { isCode, isGenerated, isTest, lineAt, readRepositoryFiles, type SourceFile } from './source-files.ts';

/** Where what people read is written. */
const PLACES =
  /^(contexts\/[^/]+\/(contract|rules|server|web)|platform\/((contract|server|web)-kit|patterns)|authenticator|country|apps\/web\/src)\//;

/** Texts of the specification, letter by letter, and the one place that words an empty field. */
const REQUIRED_PLACES: readonly string[] = [
  'platform/contract-kit/required-text.ts',
  'platform/server-kit/http/spanish-issues.ts',
  'platform/web-kit/modal/text-dialog.tsx',
  'contexts/usuarios/contract/terms.ts',
  'contexts/usuarios/contract/update-usuarios.endpoints.ts',
  'contexts/entidades/contract/terms.ts',
];
const REQUIRED_FOLDERS: readonly string[] = ['contexts/acceso/', 'authenticator/'];

/** Texts that keep a word the rules refuse: of the specification, or for the person who calls the API. */
const EXCEPTIONS: readonly string[] = [
  'Error, por favor verifica la información suministrada',
  'Token de la sesión que entrega servicioLogin/login',
  'Abre la sesión con el token del autenticador.',
  'Requiere el token del autenticador.',
  'Token de reCAPTCHA de la acción',
  'Usuario ya existe en esa entidad',
];

/** What a message lacks is said in the column beside it; the engine of patterns has no number people know. */
const BESIDE_LIMIT: readonly string[] = [
  'contexts/esquemas/rules/validador/',
  'platform/patterns/match-pattern.ts',
];

interface Rule {
  readonly rule: string;
  readonly expression: RegExp;
  readonly message: string;
  readonly allows?: (path: string) => boolean;
  /** What stands before the text where the rule is about some of them. */
  readonly after?: RegExp;
}

const RULES: readonly Rule[] = [
  {
    rule: 'tu-form',
    expression: /(^|[\s¿¡«(])(tú|tu|tus|puedes|debes|tienes|quieres|por favor verifica)(?=$|[\s.,;:?!»)])/i,
    message: 'people are addressed as usted',
  },
  {
    rule: 'opening-mark',
    expression: /^[^¿]*[a-záéíóúñ»]\?(?=$|[\s»)])|^[^¡]*[a-záéíóúñ»]!(?=$|[\s»)])/i,
    message: 'a question opens with ¿ and an exclamation with ¡',
  },
  {
    rule: 'jargon',
    expression: /(^|[\s«(])(endpoint|payload|token|timeout|backend|frontend|array|string)s?(?=$|[\s.,;:»)])/i,
    message: 'say it as a person of an entity does',
  },
  {
    rule: 'required-wording',
    expression: /\bes requerid[oa]\b/,
    message: 'explainRequired of the contract-kit words an empty field',
    allows: (path) =>
      REQUIRED_PLACES.includes(path) || REQUIRED_FOLDERS.some((folder) => path.startsWith(folder)),
  },
  {
    rule: 'unnamed-limit',
    expression:
      /^(?!.*[\d…]).*(demasiado (grande|larg[oa])|superan? (el|la) \S+ permitid|más \S+ de l[oa]s que (caben|se pued))/,
    message: 'say which limit it is',
    allows: (path) => BESIDE_LIMIT.some((place) => path.startsWith(place)),
  },
  {
    rule: 'full-stop',
    expression: /[^.?!»:…]$/,
    message: 'a refusal ends with a full stop',
    after: /\bmensaje:\s*$/,
    allows: (path) => !path.endsWith('.errors.ts') && path !== 'platform/contract-kit/errors.ts',
  },
];

/** A text in Spanish: words of it, of which one is only Spanish. */
const SPANISH =
  /[áéíóúñ¿¡]|(^|\s)(el|la|los|las|un|una|de|del|que|es|no|con|su|sus|en|se|si|por|para|y|tu|tus)(\s|$)/i;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\$\n]|\\.|\$(?!\{)|\$\{[^{}\n]*\})*)`|"((?:[^"\\\n]|\\.)*)"/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(^|[^:'"`])\/\/[^\n]*/g;

function judge({ path, text }: SourceFile): { readonly count: number; readonly violations: Violation[] } {
  // Comments become spaces of the same length, so that lines stay where they are.
  const code = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const texts = [...code.matchAll(LITERAL)].flatMap((match) => {
    const said = (match[1] ?? match[2] ?? match[3] ?? '').replaceAll(/\$\{[^{}]*\}/g, '…');
    return said.includes(' ') && SPANISH.test(said)
      ? [{ said, index: match.index, before: code.slice(Math.max(0, match.index - 20), match.index) }]
      : [];
  });
  const violations = texts.flatMap(({ said, index, before }) =>
    EXCEPTIONS.some((known) => said.includes(known))
      ? []
      : RULES.filter(
          ({ expression, allows, after }) =>
            expression.test(said) && !allows?.(path) && (after?.test(before) ?? true),
        ).map(({ rule, message }) => ({
          file: path,
          line: lineAt(text, index),
          rule,
          message: `${said}: ${message}`,
        })),
  );
  const file = { path, text };
  return {
    count: texts.length,
    violations: [...violations, ...findCapitalUnblockers(file), ...findSentenceTests(file)],
  };
}

/**
 * What people read: usted, ¿ and ¡ where they open, no words of programmers, an empty field worded one way, limits by their
 * number. And that people alone read it: no code decides by a sentence.
 */
export function checkTexts(root: string): GuardReport {
  const files = readRepositoryFiles(
    root,
    (path) =>
      PLACES.test(path) && isCode(path) && !isTest(path) && !isGenerated(path) && !path.includes('/testing/'),
  );
  const judged = files.map(judge);
  const count = judged.reduce((sum, one) => sum + one.count, 0);
  return { violations: judged.flatMap(({ violations }) => violations), summary: `${count} texts` };
}
