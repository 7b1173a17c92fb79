import type { TipoDato } from './tipos-dato.terms.ts';

export const TIPOS_ELEMENTO = ['simple', 'compuesto'] as const;
export type TipoElemento = (typeof TIPOS_ELEMENTO)[number];
export const TIPO_ELEMENTO: Readonly<Record<TipoElemento, string>> = {
  simple: 'Simple',
  compuesto: 'Compuesto',
};

/** Kind within its tipo: a lista is simple, a grupo is composite, a dato either. */
export const CLASES_ELEMENTO = ['dato', 'lista', 'grupo'] as const;
export type ClaseElemento = (typeof CLASES_ELEMENTO)[number];
export const CLASE_ELEMENTO: Readonly<Record<ClaseElemento, string>> = {
  dato: 'Dato',
  lista: 'Lista',
  grupo: 'Grupo',
};
export const CLASES_DE_TIPO: Readonly<Record<TipoElemento, readonly ClaseElemento[]>> = {
  simple: ['dato', 'lista'],
  compuesto: ['dato', 'grupo'],
};

/** Type of XML Schema 1.0 each is; its values are written and compared by it. */
export const TIPO_XSD: Readonly<Record<TipoDato, string>> = {
  cadena: 'token',
  entero: 'integer',
  decimal: 'decimal',
  fecha: 'date',
  'fecha-hora': 'dateTime',
  hora: 'time',
  booleano: 'boolean',
  binario: 'base64Binary',
  uri: 'anyURI',
};

/** Constraints of a simple element, by their wire names. */
export const RESTRICCIONES = [
  'longitudMinima',
  'longitudMaxima',
  'totalDigitos',
  'decimales',
  'valorMinimo',
  'valorMaximo',
  'patron',
] as const;
export type Restriccion = (typeof RESTRICCIONES)[number];
export const RESTRICCION: Readonly<Record<Restriccion, string>> = {
  longitudMinima: 'Longitud mínima',
  longitudMaxima: 'Longitud máxima',
  totalDigitos: 'Total de dígitos',
  decimales: 'Decimales',
  valorMinimo: 'Valor mínimo',
  valorMaximo: 'Valor máximo',
  patron: 'Patrón (expresión regular)',
};
/** Constraints each type takes (facets of XML Schema 1.0 part 2 §4.1.5). */
export const RESTRICCIONES_DE_TIPO: Readonly<Record<TipoDato, readonly Restriccion[]>> = {
  cadena: ['longitudMinima', 'longitudMaxima', 'patron'],
  entero: ['totalDigitos', 'valorMinimo', 'valorMaximo', 'patron'],
  decimal: ['totalDigitos', 'decimales', 'valorMinimo', 'valorMaximo', 'patron'],
  fecha: ['valorMinimo', 'valorMaximo', 'patron'],
  'fecha-hora': ['valorMinimo', 'valorMaximo', 'patron'],
  hora: ['valorMinimo', 'valorMaximo', 'patron'],
  booleano: ['patron'],
  binario: ['longitudMinima', 'longitudMaxima', 'patron'],
  uri: ['longitudMinima', 'longitudMaxima', 'patron'],
};

/** How the parts of a composite stand: all of them in order, or one of them. */
export const MODELOS = ['secuencia', 'eleccion'] as const;
export type Modelo = (typeof MODELOS)[number];
export const MODELO: Readonly<Record<Modelo, string>> = {
  secuencia: 'Secuencia',
  eleccion: 'Elección',
};
