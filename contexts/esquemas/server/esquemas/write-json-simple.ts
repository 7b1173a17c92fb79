import { translatePattern } from '@marco/patterns/to-json-schema';
import type { PiezaSimple, TipoDatoEsquema } from '../../rules/esquemas/clausura.ts';
import { listFacetas, toTipoBase } from '../../rules/esquemas/facetas.ts';
import { formatMomentoJson, formatToken } from '../../rules/esquemas/valor-lexico.ts';
import type { EsquemaJson } from './esquema-json.ts';
import { formatTextoXml } from './texto-xml.ts';

const TIPOS: Readonly<Record<TipoDatoEsquema, EsquemaJson>> = {
  cadena: { type: 'string' },
  entero: { type: 'integer' },
  decimal: { type: 'number' },
  fecha: { type: 'string', format: 'date' },
  'fecha-hora': { type: 'string', format: 'date-time' },
  hora: { type: 'string', format: 'time' },
  booleano: { type: 'boolean' },
  binario: {
    type: 'string',
    contentEncoding: 'base64',
    pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
  },
  uri: { type: 'string', format: 'uri-reference' },
};

/** The type and bounds of a simple element in JSON Schema. */
export function writeTipoJson(pieza: PiezaSimple): EsquemaJson {
  const { tipoDato } = toTipoBase(pieza);
  const facetas = listFacetas(pieza);
  const unidad = pieza.unidadMedida ? { 'x-lci-unidad': pieza.unidadMedida } : {};
  if (pieza.valores?.length === 0) return { not: {} };
  return {
    ...TIPOS[tipoDato],
    ...writeLongitudes(tipoDato, facetas),
    ...writeNumeros(tipoDato, facetas),
    ...writeMomentos(tipoDato, facetas),
    ...writePatron(tipoDato, facetas.patron),
    ...writeValores(pieza),
    ...unidad,
  };
}

type Facetas = ReturnType<typeof listFacetas>;

function writeLongitudes(
  tipoDato: TipoDatoEsquema,
  { longitudMinima, longitudMaxima }: Facetas,
): EsquemaJson {
  // Octets in XML Schema; characters of base64, four for three octets, in JSON.
  const measure = (octetos: number) => (tipoDato === 'binario' ? 4 * Math.ceil(octetos / 3) : octetos);
  return {
    ...(longitudMinima === null ? {} : { minLength: measure(longitudMinima) }),
    ...(longitudMaxima === null ? {} : { maxLength: measure(longitudMaxima) }),
  };
}

/**
 * Decimals are not written as `multipleOf`, because in binary fractions 19.99 is not a multiple of 0.01, and valid
 * values would be refused.
 */
function writeNumeros(tipoDato: TipoDatoEsquema, facetas: Facetas): EsquemaJson {
  if (tipoDato !== 'entero' && tipoDato !== 'decimal') return {};
  const { valorMinimo, valorMaximo, totalDigitos, decimales } = facetas;
  const limite = totalDigitos === null ? null : 10 ** totalDigitos;
  return {
    ...(valorMinimo === null ? {} : { minimum: Number(valorMinimo) }),
    ...(valorMaximo === null ? {} : { maximum: Number(valorMaximo) }),
    ...(limite === null ? {} : { exclusiveMinimum: -limite, exclusiveMaximum: limite }),
    ...(totalDigitos === null ? {} : { 'x-lci-total-digitos': totalDigitos }),
    ...(decimales === null ? {} : { 'x-lci-decimales': decimales }),
  };
}

/** Bounds of days and times have no word in JSON Schema; these are the ones of its best known validator. */
function writeMomentos(tipoDato: TipoDatoEsquema, { valorMinimo, valorMaximo }: Facetas): EsquemaJson {
  if (!tipoDato.startsWith('fecha') && tipoDato !== 'hora') return {};
  const write = (limite: string) => (tipoDato === 'fecha' ? limite : formatMomentoJson(limite));
  return {
    ...(valorMinimo === null ? {} : { formatMinimum: write(valorMinimo) }),
    ...(valorMaximo === null ? {} : { formatMaximum: write(valorMaximo) }),
  };
}

function writePatron(tipoDato: TipoDatoEsquema, patron: string | null): EsquemaJson {
  if (patron === null) return {};
  const translated = tipoDato === 'cadena' || tipoDato === 'uri' ? translatePattern(patron) : undefined;
  return translated === undefined ? { 'x-lci-patron': patron } : { pattern: translated };
}

function writeValores({ valores }: PiezaSimple): EsquemaJson {
  if (valores === null) return {};
  const codigos = valores.map(({ codigo }) => formatToken(formatTextoXml(codigo)));
  return {
    enum: [...new Set(codigos)],
    'x-lci-valores': Object.fromEntries(valores.map(({ nombre }, index) => [codigos[index] ?? '', nombre])),
  };
}
