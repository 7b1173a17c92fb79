import { parsePage, parseWholeNumber } from '@marco/contract-kit/address-number';
import { parseCalendarDay } from '@marco/contract-kit/calendar-day';
import {
  CLASES_ELEMENTO,
  type ClaseElemento,
  ESTADOS_VERSION,
  type EstadoVersion,
  LIMITES_ELEMENTO,
  ORDENES_ELEMENTO,
  type OrdenElemento,
  TAMANOS_ELEMENTOS,
  TIPOS_ELEMENTO,
  type TipoElemento,
} from '../../contract/terms.ts';

/** Filters of the list; empty text and null filter nothing. */
export interface FiltroElementos {
  readonly texto: string;
  readonly capaId: number | null;
  readonly dominioId: number | null;
  readonly tipo: TipoElemento | null;
  readonly clase: ClaseElemento | null;
  readonly entidad: { readonly id: number; readonly nombre: string } | null;
  /** State of the registry on this day ('2026-05-05'); empty for the present one. */
  readonly fecha: string;
}

/** What the list shows: filter, state, page and order, all in its address. */
export interface ConsultaElementos {
  readonly filtro: FiltroElementos;
  readonly estado: EstadoVersion | null;
  readonly pagina: number;
  readonly tamano: number;
  readonly orden: OrdenElemento;
  readonly descendente: boolean;
}

export const FILTRO_VACIO: FiltroElementos = {
  texto: '',
  capaId: null,
  dominioId: null,
  tipo: null,
  clase: null,
  entidad: null,
  fecha: '',
};

export const CONSULTA_VACIA: ConsultaElementos = {
  filtro: FILTRO_VACIO,
  estado: null,
  pagina: 1,
  tamano: TAMANOS_ELEMENTOS[0],
  orden: 'nombre',
  descendente: false,
};

/** Reads the list from the query of an address; what makes no sense counts as absent. */
export function parseConsulta(parametros: Iterable<readonly [string, string]>): ConsultaElementos {
  const values = new Map(parametros);
  const orden = values.get('orden') ?? '';
  const column = ORDENES_ELEMENTO.find((name) => name === orden.replace(/^-/, ''));
  const tamano = parseWholeNumber(values.get('tamano'));
  const entidadId = parseWholeNumber(values.get('entidad'));
  const entidadNombre = (values.get('entidadNombre') ?? '').slice(0, LIMITES_ELEMENTO.texto);
  return {
    filtro: {
      texto: (values.get('texto') ?? '').trim().slice(0, LIMITES_ELEMENTO.texto).trim(),
      capaId: parseWholeNumber(values.get('capa')),
      dominioId: parseWholeNumber(values.get('dominio')),
      tipo: TIPOS_ELEMENTO.find((tipo) => tipo === values.get('tipo')) ?? null,
      clase: CLASES_ELEMENTO.find((clase) => clase === values.get('clase')) ?? null,
      entidad: entidadId !== null && entidadNombre !== '' ? { id: entidadId, nombre: entidadNombre } : null,
      fecha: parseCalendarDay(values.get('fecha')),
    },
    estado: ESTADOS_VERSION.find((estado) => estado === values.get('estado')) ?? null,
    pagina: parsePage(values.get('pagina')),
    tamano: TAMANOS_ELEMENTOS.find((size) => size === tamano) ?? TAMANOS_ELEMENTOS[0],
    orden: column ?? CONSULTA_VACIA.orden,
    descendente: column !== undefined && orden.startsWith('-'),
  };
}

/** The list as pairs for the query of an address; what is as usual is left out. */
export function formatConsulta(consulta: ConsultaElementos): [name: string, value: string][] {
  const { filtro, estado, pagina, tamano, orden, descendente } = consulta;
  const isUsualOrder = orden === CONSULTA_VACIA.orden && !descendente;
  const parametros: readonly (readonly [string, string | number | null])[] = [
    ['texto', filtro.texto || null],
    ['capa', filtro.capaId],
    ['dominio', filtro.dominioId],
    ['tipo', filtro.tipo],
    ['clase', filtro.clase],
    ['entidad', filtro.entidad?.id ?? null],
    // The name travels along: an address says whole what it shows.
    ['entidadNombre', filtro.entidad?.nombre ?? null],
    ['fecha', filtro.fecha || null],
    ['estado', estado],
    ['pagina', pagina === 1 ? null : pagina],
    ['tamano', tamano === TAMANOS_ELEMENTOS[0] ? null : tamano],
    ['orden', isUsualOrder ? null : `${descendente ? '-' : ''}${orden}`],
  ];
  return parametros.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
}
