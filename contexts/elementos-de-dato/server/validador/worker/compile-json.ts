import { Ajv, type AnySchemaObject, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { RE2JS, RE2JSSyntaxException } from 're2js';
import { LIMITES_VALIDADOR } from '../../../contract/validador.terms.ts';
import { readJson } from '../../../rules/validador/recorrer-json.ts';
import { formatCorto } from '../../../rules/validador/textos.ts';
import { addPalabras } from '../../esquemas/compile-json.ts';
import { EsquemaRechazado } from './esquema-rechazado.ts';

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

/** What stops the engine when it has said enough. */
interface Suficientes {
  readonly suficientes: readonly ErrorObject[];
}

function isSuficientes(motivo: unknown): motivo is Suficientes {
  return typeof motivo === 'object' && motivo !== null && 'suficientes' in motivo;
}

/** Faults of a value; more than are told where there are more. */
export function listFaltas(validate: ValidateFunction, valor: unknown): readonly ErrorObject[] {
  try {
    return validate(valor) ? [] : (validate.errors ?? []);
  } catch (motivo) {
    if (isSuficientes(motivo)) return motivo.suficientes;
    throw motivo;
  }
}

/**
 * The engine tells everything or one fault only: the million of a long list would take all memory. Its code counts
 * its faults in these two ways; here it also stops.
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
  // Words the engine does not know are notes for people.
  strict: false,
  // Whether a schema follows its own standard is told by the engine's own words, not by a second list of faults.
  validateSchema: true,
  logger: false,
  code: { regExp: createPatron, process: stopAtLimit },
};

/** Compiles a JSON Schema (2020-12 unless it says 2019-09 or draft 7). Only what stands in it can be referred to. */
export function compileJson(texto: string): ValidateFunction {
  const lectura = readJson(texto);
  if (lectura.estado === 'profundo') throw new EsquemaRechazado('PROFUNDIDAD', ['Es el esquema.']);
  if (lectura.estado === 'mal-formado')
    throw new EsquemaRechazado('ESQUEMA_INVALIDO', [lectura.falla.mensaje]);
  const esquema: unknown = JSON.parse(texto);
  if (typeof esquema !== 'object' || esquema === null || Array.isArray(esquema))
    throw new EsquemaRechazado('ESQUEMA_INVALIDO', ['Un JSON Schema es un objeto.']);
  try {
    return createMotor(esquema).compile(esquema);
  } catch (error) {
    throw toRechazo(error);
  }
}

function createMotor(esquema: AnySchemaObject): Ajv {
  const dialecto = String(esquema['$schema'] ?? '');
  const Motor = /draft-0[67]/.test(dialecto) ? Ajv : dialecto.includes('2019-09') ? Ajv2019 : Ajv2020;
  const motor = new Motor(OPCIONES);
  addPalabras(motor);
  return motor;
}

function toRechazo(error: unknown): EsquemaRechazado {
  if (isSuficientes(error)) return new EsquemaRechazado('ESQUEMA_INVALIDO', ['No sigue su propio estándar.']);
  const mensaje = error instanceof Error ? error.message : String(error);
  if (error instanceof RE2JSSyntaxException)
    return new EsquemaRechazado('PATRON_NO_ADMITIDO', [formatCorto(mensaje)]);
  const [, referencia] = /can't resolve reference (\S+) from/.exec(mensaje) ?? [];
  if (referencia !== undefined)
    return /^https?:/.test(referencia)
      ? new EsquemaRechazado('IMPORTACION_REMOTA', [`Pide «${formatCorto(referencia)}».`])
      : new EsquemaRechazado('ESQUEMA_INVALIDO', [`La referencia «${formatCorto(referencia)}» no existe.`]);
  return new EsquemaRechazado('ESQUEMA_INVALIDO', [formatCorto(mensaje, 400)]);
}
