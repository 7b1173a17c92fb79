import { parsePage, parseWholeNumber } from '@marco/contract-kit/address-number';
import {
  ESTADOS_CORREO,
  type EstadoCorreo,
  MAXIMO_TEXTO_SALIENTES,
  TAMANOS_SALIENTES,
} from '../contract/terms.ts';

/** Filters of the outbox; empty text and null filter nothing. */
export interface FiltroSalientes {
  readonly texto: string;
  readonly estado: EstadoCorreo | null;
}

/** What the outbox shows, all in its address. */
export interface BusquedaSalientes {
  readonly filtro: FiltroSalientes;
  /** Counted from 1. */
  readonly pagina: number;
  readonly tamano: number;
}

export const SALIENTES_VACIA: BusquedaSalientes = {
  filtro: { texto: '', estado: null },
  pagina: 1,
  tamano: TAMANOS_SALIENTES[0],
};

/** Reads the search from the query of an address; what makes no sense counts as absent. */
export function parseSalientes(parametros: Iterable<readonly [string, string]>): BusquedaSalientes {
  const values = new Map(parametros);
  const tamano = parseWholeNumber(values.get('tamano'));
  return {
    filtro: {
      texto: (values.get('texto') ?? '').trim().slice(0, MAXIMO_TEXTO_SALIENTES).trim(),
      estado: ESTADOS_CORREO.find((estado) => estado === values.get('estado')) ?? null,
    },
    pagina: parsePage(values.get('pagina')),
    tamano: TAMANOS_SALIENTES.find((size) => size === tamano) ?? SALIENTES_VACIA.tamano,
  };
}

/** Writes the search for the query of an address; what is as usual is left out. */
export function formatSalientes(busqueda: BusquedaSalientes): [name: string, value: string][] {
  const { filtro, pagina, tamano } = busqueda;
  const parametros: [string, string][] = [];
  if (filtro.texto !== '') parametros.push(['texto', filtro.texto]);
  if (filtro.estado !== null) parametros.push(['estado', filtro.estado]);
  if (pagina !== 1) parametros.push(['pagina', String(pagina)]);
  if (tamano !== SALIENTES_VACIA.tamano) parametros.push(['tamano', String(tamano)]);
  return parametros;
}
