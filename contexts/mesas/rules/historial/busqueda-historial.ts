import { day, defineListAddress, fields, id, oneOf } from '@marco/contract-kit/list-address';
import { CLASES_HISTORIAL } from '../../contract/terms.ts';

const PRIMER_DIA = '2000-01-01';
const ULTIMO_DIA = '2199-12-31';

/** The historial in its address: days in Colombia, both included; empty text and null filter nothing. */
export const { parse: parseBusqueda, format: formatBusqueda } = defineListAddress(
  fields({
    clase: oneOf('clase', CLASES_HISTORIAL),
    persona: id('persona'),
    desde: day('desde', PRIMER_DIA, ULTIMO_DIA),
    hasta: day('hasta', PRIMER_DIA, ULTIMO_DIA),
  }),
);

/** What the historial shows; all of it is in the address. */
export type BusquedaHistorial = ReturnType<typeof parseBusqueda>;

/** Why the days find nothing; null when they may. */
export function findErrorDias({ desde, hasta }: Pick<BusquedaHistorial, 'desde' | 'hasta'>): string | null {
  return desde !== '' && hasta !== '' && desde > hasta
    ? 'La fecha inicial debe ser anterior o igual a la final.'
    : null;
}
