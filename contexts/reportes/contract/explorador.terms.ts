/** Sets the explorer opens, in the order it offers them (domain reportes §5). */
export const CONJUNTOS = [
  'solicitudes',
  'servicios',
  'elementos',
  'mesas',
  'compromisos',
  'tramites',
  'acuerdos',
  'xroad',
  'indicadores',
] as const;
export type ConjuntoExplorado = (typeof CONJUNTOS)[number];

/** How what was explored is shown above its table. */
export const DIBUJOS = {
  barras: 'Barras',
  lineas: 'Líneas',
  pivote: 'Tabla cruzada',
  tabla: 'Solo la tabla',
} as const;
export type Dibujo = keyof typeof DIBUJOS;

export const LIMITES_EXPLORADOR = {
  dimensiones: 3,
  medidas: 2,
  /** Dimensions that filter at once, and values of each. */
  filtros: 6,
  valores: 50,
  largoDeValor: 200,
  /** Groups an answer may have (domain reportes §5). */
  grupos: 50_000,
  /** Groups the page gets; the file has all. */
  enPantalla: 2_000,
  /** Milliseconds a statement may take (domain reportes §5). */
  espera: 5_000,
} as const;

/** Code of a dimension or a measure. */
export const PATRON_CODIGO_CONJUNTO = /^[a-z][a-zA-Z]{0,39}$/;

/** What the key of a group stands for where a record has no value. */
export const SIN_VALOR = '';

/** How the keys of a dimension are ordered and read. */
export const CLASES_DIMENSION = ['nombre', 'orden', 'dia', 'mes'] as const;
export type ClaseDimension = (typeof CLASES_DIMENSION)[number];

/** What a measure counts. */
export const UNIDADES_MEDIDA = ['entero', 'porcentaje', 'dias', 'bytes', 'cifra'] as const;
export type UnidadMedida = (typeof UNIDADES_MEDIDA)[number];

export interface FiltroDeDimension {
  readonly dimension: string;
  readonly valores: readonly string[];
}

/** A value in the text of a filter: nothing of it is taken for a sign between values. */
const escapeValor = (valor: string) =>
  encodeURIComponent(valor).replaceAll(/[!'()*.~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Filters as an address has them: 'estado:radicada,devuelta;nivel:1'. */
export function formatFiltros(filtros: readonly FiltroDeDimension[]): string {
  return filtros
    .map(({ dimension, valores }) => `${dimension}:${valores.map(escapeValor).join(',')}`)
    .join(';');
}

/** The filters an address says; undefined where it is no text of filters. */
export function parseFiltros(dicho: string): FiltroDeDimension[] | undefined {
  if (dicho === '') return [];
  try {
    return dicho.split(';').map((uno) => {
      const [dimension = '', valores, ...rest] = uno.split(':');
      if (valores === undefined || rest.length > 0 || !PATRON_CODIGO_CONJUNTO.test(dimension))
        throw new URIError('no filter');
      return { dimension, valores: valores.split(',').map(decodeURIComponent) };
    });
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
