import {
  day,
  defineListAddress,
  fields,
  flag,
  id,
  oneOf,
  paging,
  text,
} from '@marco/contract-kit/list-address';
import { MAXIMO_TEXTO_FILTRO, RESULTADOS, TAMANO_EVENTOS, TAMANOS_EVENTOS } from '../contract/terms.ts';

const PRIMER_DIA = '2000-01-01';
const ULTIMO_DIA = '2199-12-31';

/** The audited events in their address; empty text and null filter nothing. */
export const {
  empty: BUSQUEDA_VACIA,
  parse: parseBusqueda,
  format: formatBusqueda,
} = defineListAddress(
  fields({
    filtro: fields({
      desde: day('desde', PRIMER_DIA, ULTIMO_DIA),
      hasta: day('hasta', PRIMER_DIA, ULTIMO_DIA),
      accion: text('accion', MAXIMO_TEXTO_FILTRO),
      tipoObjeto: text('tipoObjeto', MAXIMO_TEXTO_FILTRO),
      idObjeto: text('idObjeto', MAXIMO_TEXTO_FILTRO),
      correlacion: text('correlacion', MAXIMO_TEXTO_FILTRO),
      texto: text('texto', MAXIMO_TEXTO_FILTRO),
      usuario: id('usuario'),
      entidad: id('entidad'),
      resultado: oneOf('resultado', RESULTADOS),
    }),
  }),
  paging(TAMANOS_EVENTOS, TAMANO_EVENTOS),
  fields({ ascendente: flag('orden', 'antiguos') }),
);

/** What the screen shows; all of it is in the address. */
export type BusquedaEventos = ReturnType<typeof parseBusqueda>;
export type FiltroBusqueda = BusquedaEventos['filtro'];

export const FILTRO_VACIO = BUSQUEDA_VACIA.filtro;

/** Whether nothing is filtered. */
export function isFiltroVacio(filtro: FiltroBusqueda): boolean {
  return Object.values(filtro).every((value) => value === '' || value === null);
}

/** Why the days cannot be searched; undefined when they can. */
export function findErrorDias({ desde, hasta }: Pick<FiltroBusqueda, 'desde' | 'hasta'>): string | undefined {
  return desde !== '' && hasta !== '' && desde > hasta
    ? 'La fecha inicial no puede ser posterior a la final.'
    : undefined;
}
