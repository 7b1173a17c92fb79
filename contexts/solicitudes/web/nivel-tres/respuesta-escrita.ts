import type { DocumentoSolicitud, EnsayoDePrueba, NivelTres } from '../../contract/index.ts';
import { readVolumen } from '../formulario/valores.ts';

/** An answer as its control has it: text, empty while nobody wrote it; a document or a rehearsal stays one. */
type Escrito<Valor> =
  Exclude<Valor, null> extends number
    ? string
    : Exclude<Valor, null> extends DocumentoSolicitud | EnsayoDePrueba
      ? Valor
      : null extends Valor
        ? Exclude<Valor, null> | ''
        : Valor;

type ParteEscrita<Parte> = { readonly [Campo in keyof Parte]: Escrito<Parte[Campo]> };

/** Answers of the entity, by the part of the form. */
type Respuestas = Omit<
  NivelTres,
  | 'servicioVersion'
  | 'certificados'
  | 'lista'
  | 'ensayo'
  | 'datos'
  | 'items'
  | 'concepto'
  | 'conceptoVenceEn'
  | 'publicarHasta'
>;

/** The answers of the entity as the form has them. */
export type RespuestasEscritas = {
  readonly [Parte in keyof Respuestas]: Respuestas[Parte] extends string
    ? string
    : Respuestas[Parte] extends readonly (infer Fila)[]
      ? readonly ParteEscrita<Fila>[]
      : ParteEscrita<Respuestas[Parte]>;
};
export type ParteDeRespuestas = keyof RespuestasEscritas;

/** Shares, which may have a fraction; any other number of the form is whole. */
const PORCENTAJES: ReadonlySet<string> = new Set(['disponibilidadMensual', 'tasaError']);
const NUMEROS: ReadonlySet<string> = new Set([
  ...PORCENTAJES,
  'p95',
  'soporteRespuestaHoras',
  'soporteSolucionHoras',
  'capacidadDiaria',
  'respuestaHoras',
  'capacidadMensual',
  'cuotaConsumidor',
  'cuotaTotal',
  'diasRespuesta',
]);
/** What is sent as null while it is empty: days and choices. */
const ELEGIDOS: ReadonlySet<string> = new Set([
  'fecha',
  'vigenciaHasta',
  'vence',
  'tipo',
  'resultado',
  'politica',
]);

/** Whether a field is a number, which people write as text. */
export const isNumero = (campo: string) => NUMEROS.has(campo);

const PORCENTAJE = /^(\d{1,3})(?:[.,](\d{1,4}))?$/;

/** A number as people write it; null where nothing is written, undefined where it is none. */
export function readNumero(campo: string, texto: string): number | null | undefined {
  const escrito = texto.trim();
  if (!PORCENTAJES.has(campo) || escrito === '') return readVolumen(escrito);
  const [, entero = '', fraccion = '0'] = PORCENTAJE.exec(escrito) ?? [];
  const numero = entero === '' ? undefined : Number(`${entero}.${fraccion}`);
  return numero === undefined || numero > 100 ? undefined : numero;
}

/** Why a number cannot be sent as it is written; undefined for one that can, and for other fields. */
export function explainNumero(campo: string, valor: unknown): string | undefined {
  if (!NUMEROS.has(campo) || typeof valor !== 'string' || readNumero(campo, valor) !== undefined)
    return undefined;
  return PORCENTAJES.has(campo)
    ? 'Escriba un número entre 0 y 100.'
    : 'Escriba un número entero, sin decimales.';
}

/** What stands beside a row as a whole, and is sent by its id. */
const ADJUNTOS: ReadonlySet<string> = new Set(['documento', 'ensayo']);

type Registro = Readonly<Record<string, unknown>>;

const toTexto = (campo: string, valor: unknown) => {
  if (valor === null) return ADJUNTOS.has(campo) ? null : '';
  return typeof valor === 'number' ? String(valor).replace('.', ',') : valor;
};

const mapCampos = (parte: Registro, map: (campo: string, valor: unknown) => readonly [string, unknown]) =>
  Object.fromEntries(Object.entries(parte).map(([campo, valor]) => map(campo, valor)));

/** A part as the form has it. */
export function toEscrita(parte: unknown): unknown {
  if (Array.isArray(parte)) return parte.map(toEscrita);
  if (typeof parte !== 'object' || parte === null) return parte;
  return mapCampos(parte as Registro, (campo, valor) => [campo, toTexto(campo, valor)]);
}

function toDato(campo: string, valor: unknown): readonly [string, unknown] {
  if (campo === 'documento') return ['archivoId', (valor as DocumentoSolicitud | null)?.idArchivo ?? null];
  if (campo === 'ensayo') return ['ensayoId', (valor as EnsayoDePrueba | null)?.id ?? null];
  if (Array.isArray(valor))
    return [campo, valor.map((uno) => String(uno).trim()).filter((uno) => uno !== '')];
  const texto = String(valor).trim();
  if (NUMEROS.has(campo)) return [campo, readNumero(campo, texto) ?? null];
  return [campo, ELEGIDOS.has(campo) && texto === '' ? null : texto];
}

/** A part as the call takes it. */
export function toEnviada(parte: unknown): unknown {
  if (Array.isArray(parte)) return parte.map(toEnviada);
  if (typeof parte !== 'object' || parte === null) return String(parte).trim();
  return mapCampos(parte as Registro, toDato);
}

/** A part as the rules judge it: what is sent, with the documents themselves. */
export function toJuzgada(parte: unknown): unknown {
  if (Array.isArray(parte)) return parte.map(toJuzgada);
  if (typeof parte !== 'object' || parte === null) return parte;
  return mapCampos(parte as Registro, (campo, valor) =>
    ADJUNTOS.has(campo) ? [campo, valor] : toDato(campo, valor),
  );
}

/** Whether nothing was written of a row, but for what names it. */
export function isFilaVacia(fila: object, nombre: string): boolean {
  return Object.entries(fila).every(([campo, valor]) => campo === nombre || valor === '' || valor === null);
}

/** The first broken rule of a part; undefined where it can be sent. */
export function findErrorDeParte(parte: unknown): string | undefined {
  if (Array.isArray(parte)) return parte.map(findErrorDeParte).find((error) => error !== undefined);
  if (typeof parte !== 'object' || parte === null) return undefined;
  return Object.entries(parte)
    .map(([campo, valor]) => explainNumero(campo, valor))
    .find((error) => error !== undefined);
}
