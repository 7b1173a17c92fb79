import { toDiccionario } from '@marco/oid/paths';

/** What an element is, in one word: its class, or its type when it is a plain datum. */
export const CLASES_DICCIONARIO = ['simple', 'lista', 'compuesto', 'grupo'] as const;
export type ClaseDiccionario = (typeof CLASES_DICCIONARIO)[number];
export const CLASE_DICCIONARIO: Readonly<Record<ClaseDiccionario, string>> = {
  simple: 'Simple',
  lista: 'Lista',
  compuesto: 'Compuesto',
  grupo: 'Grupo',
};

/** Properties the results are narrowed by, in the order they are offered. */
export const FACETAS_DICCIONARIO = [
  'estado',
  'capa',
  'dominio',
  'clase',
  'tipoDato',
  'entidad',
  'sector',
  'estandar',
] as const;
export type FacetaDiccionario = (typeof FACETAS_DICCIONARIO)[number];

export const ORDENES_DICCIONARIO = ['relevancia', 'nombre', 'reciente'] as const;

/** Columns of the results (domain decision of the dictionary), on the screen and in the file. */
export const COLUMNAS_DICCIONARIO = {
  nombre: 'Nombre',
  identificador: 'Identificador',
  tipo: 'Tipo',
  capa: 'Capa de uso',
  version: 'Versión',
  estado: 'Estado',
  oid: 'OID',
} as const;

export const TAMANOS_DICCIONARIO = [10, 25, 50] as const;
export const TAMANO_DICCIONARIO = 10;
export const MAXIMO_TEXTO_DICCIONARIO = 200;

/** Suggestions: none under three characters, at most five (specification §9). */
export const MINIMO_SUGERENCIA = 3;
export const MAXIMO_SUGERENCIAS = 5;

/** What the dictionary is, to who opens it. */
export const DESCRIPCION_DICCIONARIO =
  'Los elementos con los que las entidades intercambian información con un mismo significado. Cualquier persona o sistema puede consultarlos.';

/** Changes one page of the feed tells. */
export const TAMANO_CAMBIOS = 50;

/** Forms an element is read in by machines, the usual one first: media type → name in an address. */
export const FORMAS_ELEMENTO = {
  'application/json': 'json',
  'application/ld+json': 'jsonld',
  'application/schema+json': 'json-schema',
  'application/xml': 'xsd',
  'text/csv': 'csv',
  'text/turtle': 'ttl',
  'application/rdf+xml': 'rdf',
} as const;
export type FormaElemento = keyof typeof FORMAS_ELEMENTO;

/** What the address of an element is made of. */
export interface ElementoDireccionado {
  readonly identificador: string;
  readonly capa: { readonly codigo: string };
  readonly dominio: { readonly codigo: string };
  /** No other element has the identificador: it alone says which one is meant. */
  readonly esUnico: boolean;
}

/** Stable address of an element in the site, or of one of its versions. */
export function toDireccionElemento(elemento: ElementoDireccionado, version?: string): string {
  const { identificador, capa, dominio, esUnico } = elemento;
  const which = esUnico ? identificador : `${capa.codigo}/${dominio.codigo}/${identificador}`;
  return toDiccionario(version === undefined ? which : `${which}/${version}`);
}
