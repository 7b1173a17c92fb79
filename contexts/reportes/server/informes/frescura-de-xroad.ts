import { formatLongDay } from '@marco/country/day-text';
import { toColombianDay } from '@marco/country/working-days';
import { LOCALE } from '@marco/country/zone';
import { DIAS_DE_ESPERA_XROAD } from '../../contract/informes.terms.ts';
import type { EstadoDeHechos } from './informe.ts';
import type { InformePedido } from './informe-pedido.ts';
import type { FrescuraDeIntercambio, SumasDeIntercambio } from './xroad.queries.ts';

/** Where every figure of the exchange comes from. */
export const FUENTES_XROAD = ['Monitoreo operativo de X-Road, importado por la Agencia Nacional Digital'];

/** A share in percent, with one decimal. */
export const toPorcentaje = (parte: number, todo: number) => Math.round((parte / todo) * 1000) / 10;

/** What is exchanged, and how it ended. */
export const presentIntercambio = ({ transacciones, exitosas }: SumasDeIntercambio) => [
  { nombre: 'Transacciones', valor: transacciones },
  { nombre: 'Exitosas', valor: exitosas },
  { nombre: 'Fallidas', valor: transacciones - exitosas },
];

function presentSinPareja({ sinPareja = 0, transacciones = 0 }: Partial<FrescuraDeIntercambio>): string {
  if (sinPareja === 0) return '';
  const parte = toPorcentaje(sinPareja, transacciones).toLocaleString(LOCALE);
  return ` Del ${parte} % de las transacciones solo hay registro de un lado.`;
}

/** Facts are as fresh as the last import, whatever the filters are (domain reportes §9). */
export function presentFrescura(
  { hasta, ...sumas }: Pick<FrescuraDeIntercambio, 'hasta'> & Partial<FrescuraDeIntercambio>,
  { lector }: InformePedido,
): EstadoDeHechos {
  if (hasta === null) return { calidad: 'sin-datos', razon: 'Nadie ha cargado mediciones todavía.' };
  // The newest hour ends at this moment, so that of a whole day it is the midnight after it.
  const dia = toColombianDay(new Date(hasta.getTime() - 1));
  const espera = lector.lado === 'publico' ? ` Se publican ${DIAS_DE_ESPERA_XROAD} días después.` : '';
  const razon = `Hay mediciones hasta el ${formatLongDay(dia)}.${presentSinPareja(sumas)}${espera}`;
  return { calidad: dia >= toColombianDay(new Date()) ? 'completo' : 'parcial', razon };
}
