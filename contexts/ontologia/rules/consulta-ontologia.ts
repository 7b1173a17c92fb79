import { parsePage, parseWholeNumber } from '@marco/contract-kit/address-number';
import {
  ESTADOS_FICHA,
  type EstadoFicha,
  MAXIMO_TEXTO_BUSQUEDA,
  ORDENES_FICHA,
  type OrdenFicha,
  PALABRAS,
  type Palabra,
  TAMANO_LISTA,
  TAMANOS_LISTA,
  TIPOS_POR_PALABRA,
} from '../contract/terms.ts';

/** What the list of the ontology shows: word, filters, page and order, all in its address. */
export interface ConsultaOntologia {
  readonly palabra: Palabra;
  readonly texto: string;
  readonly tipo: string | null;
  readonly estado: EstadoFicha | null;
  /** Class it speaks of. */
  readonly clase: number | null;
  /** Counted from 1. */
  readonly pagina: number;
  readonly tamano: number;
  readonly orden: OrdenFicha;
  readonly descendente: boolean;
}

export const CONSULTA_VACIA: ConsultaOntologia = {
  palabra: 'definicion',
  texto: '',
  tipo: null,
  estado: null,
  clase: null,
  pagina: 1,
  tamano: TAMANO_LISTA,
  orden: 'nombre',
  descendente: false,
};

function isOwn<Key extends string>(labels: Readonly<Record<Key, unknown>>, key: string): key is Key {
  return Object.hasOwn(labels, key);
}

/** Reads the list from the query of an address; what makes no sense counts as absent. */
export function parseConsulta(parametros: Iterable<readonly [string, string]>): ConsultaOntologia {
  const values = new Map(parametros);
  const word = values.get('palabra') ?? '';
  const palabra = isOwn(PALABRAS, word) ? word : CONSULTA_VACIA.palabra;
  const tipo = values.get('tipo') ?? '';
  const estado = values.get('estado') ?? '';
  const orden = values.get('orden') ?? '';
  const column = ORDENES_FICHA.find((name) => name === orden.replace(/^-/, ''));
  const tamano = parseWholeNumber(values.get('tamano'));
  return {
    palabra,
    texto: (values.get('texto') ?? '').trim().slice(0, MAXIMO_TEXTO_BUSQUEDA).trim(),
    tipo: isOwn(TIPOS_POR_PALABRA[palabra], tipo) ? tipo : null,
    estado: isOwn(ESTADOS_FICHA, estado) ? estado : null,
    clase: parseWholeNumber(values.get('clase')),
    pagina: parsePage(values.get('pagina')),
    tamano: TAMANOS_LISTA.find((size) => size === tamano) ?? TAMANO_LISTA,
    orden: column ?? CONSULTA_VACIA.orden,
    descendente: column !== undefined && orden.startsWith('-'),
  };
}

/** The list as pairs for the query of an address; what is as usual is left out. */
export function formatConsulta(consulta: ConsultaOntologia): [name: string, value: string][] {
  const { palabra, texto, tipo, estado, clase, pagina, tamano, orden, descendente } = consulta;
  const isUsualOrder = orden === CONSULTA_VACIA.orden && !descendente;
  const parametros: readonly (readonly [string, string | number | null])[] = [
    ['palabra', palabra === CONSULTA_VACIA.palabra ? null : palabra],
    ['texto', texto || null],
    ['tipo', tipo],
    ['estado', estado],
    ['clase', clase],
    ['pagina', pagina === 1 ? null : pagina],
    ['tamano', tamano === TAMANO_LISTA ? null : tamano],
    ['orden', isUsualOrder ? null : `${descendente ? '-' : ''}${orden}`],
  ];
  return parametros.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
}
