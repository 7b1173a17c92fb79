import { parsePage, parseWholeNumber } from '@marco/contract-kit/address-number';
import {
  type EstadoEntidad,
  MAXIMO_TEXTO_BUSQUEDA,
  ORDENES_ENTIDAD,
  type OrdenEntidad,
  TAMANO_LISTA,
  TAMANOS_LISTA,
  TIPOS_ENTIDAD,
  type TipoEntidad,
} from '../contract/terms.ts';

/** Filters of the list; empty text and null filter nothing. */
export interface FiltroConsulta {
  readonly texto: string;
  readonly tipo: TipoEntidad | null;
  readonly sectorId: number | null;
  readonly ordenId: number | null;
  readonly departamentoCodigo: string | null;
  readonly municipioCodigo: string | null;
}

/** What the list shows: filter, state, page and order, all in its address. */
export interface ConsultaEntidades {
  readonly filtro: FiltroConsulta;
  readonly estado: EstadoEntidad | null;
  /** Counted from 1. */
  readonly pagina: number;
  readonly tamano: number;
  readonly orden: OrdenEntidad;
  readonly descendente: boolean;
}

export const FILTRO_VACIO: FiltroConsulta = {
  texto: '',
  tipo: null,
  sectorId: null,
  ordenId: null,
  departamentoCodigo: null,
  municipioCodigo: null,
};

export const CONSULTA_VACIA: ConsultaEntidades = {
  filtro: FILTRO_VACIO,
  estado: null,
  pagina: 1,
  tamano: TAMANO_LISTA,
  orden: 'nombre',
  descendente: false,
};

/** Reads the list from the query of an address; what makes no sense counts as absent. */
export function parseConsulta(parametros: Iterable<readonly [string, string]>): ConsultaEntidades {
  const values = new Map(parametros);
  const orden = values.get('orden') ?? '';
  const column = ORDENES_ENTIDAD.find((name) => name === orden.replace(/^-/, ''));
  const tipo = values.get('tipo') ?? '';
  const estado = values.get('estado');
  const departamento = parseCodigo(values.get('departamento'), 2);
  const municipio = parseCodigo(values.get('municipio'), 5);
  const tamano = parseWholeNumber(values.get('tamano'));
  return {
    filtro: {
      texto: (values.get('texto') ?? '').trim().slice(0, MAXIMO_TEXTO_BUSQUEDA).trim(),
      tipo: Object.hasOwn(TIPOS_ENTIDAD, tipo) ? (tipo as TipoEntidad) : null,
      sectorId: parseWholeNumber(values.get('sector')),
      ordenId: parseWholeNumber(values.get('ordenEntidad')),
      departamentoCodigo: departamento,
      municipioCodigo: departamento !== null && municipio?.startsWith(departamento) ? municipio : null,
    },
    estado: estado === 'activa' || estado === 'inactiva' ? estado : null,
    pagina: parsePage(values.get('pagina')),
    tamano: TAMANOS_LISTA.find((size) => size === tamano) ?? TAMANO_LISTA,
    orden: column ?? CONSULTA_VACIA.orden,
    descendente: column !== undefined && orden.startsWith('-'),
  };
}

/** The list as pairs for the query of an address; what is as usual is left out. */
export function formatConsulta(consulta: ConsultaEntidades): [name: string, value: string][] {
  const { filtro, estado, pagina, tamano, orden, descendente } = consulta;
  const isUsualOrder = orden === CONSULTA_VACIA.orden && !descendente;
  const parametros: readonly (readonly [string, string | number | null])[] = [
    ['texto', filtro.texto || null],
    ['tipo', filtro.tipo],
    ['sector', filtro.sectorId],
    ['ordenEntidad', filtro.ordenId],
    ['departamento', filtro.departamentoCodigo],
    ['municipio', filtro.municipioCodigo],
    ['estado', estado],
    ['pagina', pagina === 1 ? null : pagina],
    ['tamano', tamano === TAMANO_LISTA ? null : tamano],
    ['orden', isUsualOrder ? null : `${descendente ? '-' : ''}${orden}`],
  ];
  return parametros.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
}

function parseCodigo(value: string | undefined, digits: number): string | null {
  return value !== undefined && value.length === digits && /^\d+$/.test(value) ? value : null;
}
