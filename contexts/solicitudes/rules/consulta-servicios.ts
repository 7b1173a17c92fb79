import { parsePage, parseWholeNumber } from '@marco/contract-kit/address-number';
import { LIMITES_SOLICITUD } from '../contract/terms.ts';

/** What the list of the services by level shows, all of it in its address. */
export interface ConsultaServicios {
  readonly texto: string;
  /** State of the servicio; null for all. */
  readonly estadoServicioId: number | null;
  /** Counted from 1. */
  readonly pagina: number;
  readonly tamano: number;
}

export const TAMANOS_SERVICIOS = [10, 25, 50] as const;

export const CONSULTA_SERVICIOS_VACIA: ConsultaServicios = {
  ...{ texto: '', estadoServicioId: null, pagina: 1, tamano: 10 },
};

/** Reads the list from the query of an address; what makes no sense counts as absent. */
export function parseConsultaServicios(parametros: Iterable<readonly [string, string]>): ConsultaServicios {
  const values = new Map(parametros);
  const tamano = parseWholeNumber(values.get('tamano'));
  return {
    texto: (values.get('texto') ?? '').trim().slice(0, LIMITES_SOLICITUD.texto).trim(),
    estadoServicioId: parseWholeNumber(values.get('estado')),
    pagina: parsePage(values.get('pagina')),
    tamano: TAMANOS_SERVICIOS.find((size) => size === tamano) ?? CONSULTA_SERVICIOS_VACIA.tamano,
  };
}

/** The list as pairs for the query of an address; what is as usual is left out. */
export function formatConsultaServicios(consulta: ConsultaServicios): [name: string, value: string][] {
  const { texto, estadoServicioId, pagina, tamano } = consulta;
  const parametros: readonly (readonly [string, string | number | null])[] = [
    ['texto', texto || null],
    ['estado', estadoServicioId],
    ['pagina', pagina === 1 ? null : pagina],
    ['tamano', tamano === CONSULTA_SERVICIOS_VACIA.tamano ? null : tamano],
  ];
  return parametros.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
}
