import type { Ajv } from 'ajv';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { countDigitos } from '../../rules/esquemas/valor-lexico.ts';
import { findErrorPatron, isConformePatron } from '../../rules/restricciones/patron.ts';
import type { EsquemaJson } from './esquema-json.ts';
import { compileLineal } from './patron-lineal.ts';

/**
 * A validator of one of our JSON Schemas: linear regular expressions, and the words of ours.
 *
 * @throws Error when it is no schema
 */
export function compileJson(esquema: EsquemaJson): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: false, code: { regExp: createLineal } });
  addPalabras(ajv);
  return ajv.compile(esquema);
}

/** Formats, their bounds, and the words of ours: digits that are counted, patterns of XML Schema. */
export function addPalabras(ajv: Ajv): void {
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
  // Patterns no regular expression of JSON Schema is equal to; of numbers there is no text to look at.
  ajv.addKeyword({
    keyword: 'x-lci-patron',
    type: 'string',
    schemaType: 'string',
    validate: (patron: string, valor: string) =>
      findErrorPatron(patron) !== undefined || isConformePatron(patron, valor),
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

/** Users write these expressions: none may take longer than the text is long. One without room is not looked at. */
const createLineal = Object.assign(
  // ajv keeps expressions apart by their text.
  (patron: string) => ({ test: compileLineal(patron) ?? (() => true), toString: () => patron }),
  { code: 'createLineal' },
);
