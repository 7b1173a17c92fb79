import { findPatternError, isPatternMatch } from '@marco/patterns/match-pattern';
import { Ajv, type AnySchemaObject, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { RE2JS } from 're2js';
import { LIMITES_VALIDADOR } from '../../contract/validador.terms.ts';
import { countDigitos } from '../../rules/esquemas/valor-lexico.ts';

/** Patterns of schemas run in linear time whatever they are and whatever they are given. */
function createPatron(patron: string) {
  const compilado = RE2JS.compile(RE2JS.translateRegExp(patron));
  return {
    test: (texto: string) => compilado.matcher(texto).find(),
    // The engine takes two patterns with the same text for one.
    toString: () => patron,
  };
}
// The engine writes this name into code that is kept; ours is not.
createPatron.code = 'createPatron';

/** Stops the engine when it has reported enough faults. */
interface Suficientes {
  readonly suficientes: readonly ErrorObject[];
}

/** Whether the engine was stopped because it had reported enough faults. */
export function isSuficientes(motivo: unknown): motivo is Suficientes {
  return typeof motivo === 'object' && motivo !== null && 'suficientes' in motivo;
}

/** Faults of a value; at least one more than are reported, if there are more. */
export function listFaltas(validate: ValidateFunction, valor: unknown): readonly ErrorObject[] {
  try {
    return validate(valor) ? [] : (validate.errors ?? []);
  } catch (motivo) {
    if (isSuficientes(motivo)) return motivo.suficientes;
    throw motivo;
  }
}

/**
 * The engine reports either all faults or only one, and the million faults of a long list would take all memory. Its
 * code counts faults in these two places, so the stop is added there.
 */
function stopAtLimit(codigo: string): string {
  const stop = `if(errors>${LIMITES_VALIDADOR.errores})throw{suficientes:vErrors};`;
  return codigo
    .replaceAll('errors++;', `errors++;${stop}`)
    .replaceAll('errors = vErrors.length;', `errors = vErrors.length;${stop}`);
}

const OPCIONES: Options = {
  allErrors: true,
  verbose: true,
  // Keywords that the engine does not know are ignored.
  strict: false,
  // Whether a schema follows its own standard is asked before it is compiled: compiling tells it in English.
  validateSchema: false,
  logger: false,
  code: { regExp: createPatron, process: stopAtLimit },
};

/** A schema that does not follow its own standard, with what it breaks of it. */
export class EsquemaAjenoError extends Error {
  override readonly name = 'EsquemaAjenoError';
  readonly faltas: readonly ErrorObject[];
  constructor(faltas: readonly ErrorObject[]) {
    super('not a schema');
    this.faltas = faltas;
  }
}

/**
 * A validator of a JSON Schema (2020-12 unless it says 2019-09 or draft 7), whose faults `listFaltas` tells.
 *
 * @throws EsquemaAjenoError when it is no schema, RE2JSSyntaxException when one of its patterns cannot run in linear time
 */
export function compileJson(esquema: AnySchemaObject): ValidateFunction {
  const dialecto = String(esquema['$schema'] ?? '');
  const Motor = /draft-0[67]/.test(dialecto) ? Ajv : dialecto.includes('2019-09') ? Ajv2019 : Ajv2020;
  const motor = createMotor(Motor);
  verifyEstandar(DIALECTOS.has(dialecto) ? openEstandar(Motor) : motor, esquema);
  return motor.compile(esquema);
}

type Motor = typeof Ajv | typeof Ajv2019 | typeof Ajv2020;

/** What the dialects call themselves, and no name: what calls itself otherwise is judged by an engine of its own. */
const DIALECTOS: ReadonlySet<string> = new Set([
  '',
  'https://json-schema.org/draft/2020-12/schema',
  'https://json-schema.org/draft/2019-09/schema',
  'http://json-schema.org/draft-07/schema',
  'http://json-schema.org/draft-07/schema#',
]);

/** Engines that judge schemas by their standard, and compile none of them: nothing of what they judged stays in them. */
const estandares = new Map<Motor, InstanceType<Motor>>();

/** Compiling a standard takes longer than most schemas: it is done once for each dialect. */
function openEstandar(Motor: Motor): InstanceType<Motor> {
  const known = estandares.get(Motor);
  if (known) return known;
  const estandar = createMotor(Motor);
  estandares.set(Motor, estandar);
  return estandar;
}

function createMotor(Motor: Motor): InstanceType<Motor> {
  const motor = new Motor(OPCIONES);
  addPalabras(motor);
  return motor;
}

/** @throws EsquemaAjenoError */
function verifyEstandar(estandar: InstanceType<Motor>, esquema: AnySchemaObject): void {
  if (estandar.validateSchema(esquema)) return;
  const faltas = estandar.errors ?? [];
  estandar.errors = null;
  throw new EsquemaAjenoError(faltas);
}

/** Formats, their bounds, and the words of ours: digits that are counted, patterns of XML Schema. */
function addPalabras(ajv: Ajv): void {
  addFormats(ajv, { keywords: true });
  ajv.addKeyword({
    keyword: 'x-lci-total-digitos',
    type: 'number',
    schemaType: 'number',
    validate: (limite: number, valor: number) => countDigitos(writeNumero(valor)).total <= limite,
  });
  ajv.addKeyword({
    keyword: 'x-lci-decimales',
    type: 'number',
    schemaType: 'number',
    validate: (limite: number, valor: number) => countDigitos(writeNumero(valor)).decimales <= limite,
  });
  // Patterns without an equivalent regular expression of JSON Schema; they are not checked for numbers, which have no
  // text.
  ajv.addKeyword({
    keyword: 'x-lci-patron',
    type: 'string',
    schemaType: 'string',
    validate: (patron: string, valor: string) =>
      findPatternError(patron) !== undefined || isPatternMatch(patron, valor),
  });
}

/** A number without sign or exponent. */
function writeNumero(valor: number): string {
  const [mantisa = '', exponente] = String(Math.abs(valor)).split('e');
  if (exponente === undefined) return mantisa;
  const [entera = '', fraccion = ''] = mantisa.split('.');
  const shift = Number(exponente);
  return shift < 0
    ? `0.${'0'.repeat(-shift - 1)}${entera}${fraccion}`
    : `${entera}${fraccion.padEnd(shift, '0')}`;
}
