/** Forms a set is published in, with the media type of each. */
export const FORMATOS_ABIERTOS = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;
export type FormatoAbierto = keyof typeof FORMATOS_ABIERTOS;

/** Forms the catalogue is read in: name in the address → media type. */
export const FORMAS_DCAT = {
  json: 'application/json',
  jsonld: 'application/ld+json',
  ttl: 'text/turtle',
} as const;
export type FormaDcat = keyof typeof FORMAS_DCAT;

/** What stands in an address for the edition that is published now. */
export const ULTIMA_EDICION = 'ultimo';

/** Kinds of column of a set, with how people read each. */
export const TIPOS_COLUMNA = {
  texto: 'Texto',
  entero: 'Número entero',
  decimal: 'Número',
  logico: 'Sí o no',
  dia: 'Día (AAAA-MM-DD)',
  momento: 'Fecha y hora (UTC)',
  personas: 'Personas, por rangos',
} as const;
export type TipoColumna = keyof typeof TIPOS_COLUMNA;

/** How often the sets are written. */
export const FRECUENCIA_DIARIA = 'Cada día, a las 3:00';

/** Rows of a set its page shows. */
export const FILAS_DE_MUESTRA = 20;
/** Editions the page of a set tells of. */
export const EDICIONES_MOSTRADAS = 30;

/** Calls a minute of one address: who takes every set takes two files of each, and asks what each is. */
export const LIMITE_CATALOGO = 120;
export const LIMITE_DESCARGAS = 120;
/** The dump is large, and one of it is enough. */
export const LIMITE_VOLCADO = 30;
