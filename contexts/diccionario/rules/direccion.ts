import {
  day,
  defineListAddress,
  fields,
  id,
  matching,
  oneOf,
  paging,
  text,
} from '@marco/contract-kit/list-address';
import { ESTADOS_PUBLICOS, TIPOS_DATO } from '@marco/elementos-de-dato/terms';
import {
  CLASES_DICCIONARIO,
  type FacetaDiccionario,
  MAXIMO_TEXTO_DICCIONARIO,
  ORDENES_DICCIONARIO,
  TAMANO_DICCIONARIO,
  TAMANOS_DICCIONARIO,
} from '../contract/terms.ts';

const FORMA_OID = /^[0-2](\.\d+)*\.?$/;

/** Whether a text is an OID or the start of one. */
function isOid(oid: string): boolean {
  return FORMA_OID.test(oid) && oid.length <= 255;
}

/** The dictionary in its address; empty text and null narrow nothing. */
export const {
  empty: DICCIONARIO_VACIO,
  parse: parseDiccionario,
  format: formatDiccionario,
} = defineListAddress(
  fields({
    texto: text('texto', MAXIMO_TEXTO_DICCIONARIO),
    capa: id('capa'),
    dominio: id('dominio'),
    tipoDato: oneOf('tipoDato', TIPOS_DATO),
    estado: oneOf('estado', [...ESTADOS_PUBLICOS, 'todos'], 'incorporado'),
    entidad: id('entidad'),
    sector: id('sector'),
    estandar: id('estandar'),
    oid: matching('oid', isOid, ''),
    // Days of incorporation.
    desde: day('desde'),
    hasta: day('hasta'),
    orden: oneOf('orden', ORDENES_DICCIONARIO, 'relevancia'),
  }),
  paging(TAMANOS_DICCIONARIO, TAMANO_DICCIONARIO),
  fields({ clase: oneOf('tipo', CLASES_DICCIONARIO) }),
);

/** What the dictionary shows: text, what narrows it, page and order. */
export type EstadoDiccionario = ReturnType<typeof parseDiccionario>;

/** What is chosen in a facet, as the server writes its values; null when nothing is. */
export function findElegido(estado: EstadoDiccionario, faceta: FacetaDiccionario): string | null {
  const chosen = estado[faceta];
  return chosen === null || chosen === 'todos' ? null : String(chosen);
}

/** The search with another value of a facet, or with none; from its first page. */
export function chooseFaceta(
  estado: EstadoDiccionario,
  faceta: FacetaDiccionario,
  valor: string | null,
): EstadoDiccionario {
  const none = faceta === 'estado' ? 'todos' : null;
  const isCode = faceta === 'estado' || faceta === 'clase' || faceta === 'tipoDato';
  return { ...estado, [faceta]: valor === null ? none : isCode ? valor : Number(valor), pagina: 1 };
}

/** How many filters narrow the search, the text and the usual state aside. */
export function countFiltros(estado: EstadoDiccionario): number {
  const { texto: _, orden: __, pagina: ___, tamano: ____, ...filtros } = estado;
  return formatDiccionario({ ...DICCIONARIO_VACIO, ...filtros }).length;
}

/** Why a text is no OID nor the start of one; null when it is, or is empty. */
export function findErrorOid(oid: string): string | null {
  return oid === '' || isOid(oid) ? null : 'Escriba números separados por puntos, por ejemplo 2.999.170.1.';
}
