import { countDays } from '@marco/country/working-days';

/** Days before the last one of a certificate at which it is told of (levels §8.6), and for how many each is still told late. */
export const DIAS_DE_AVISO_DE_VIGENCIA = [90, 60, 30] as const;
const DIAS_TARDE = 14;

/** Which notice of its end a certificate should have got by now, by its days; undefined where none. */
export function findAvisoDeVigencia(hasta: string, hoy: string): number | undefined {
  const faltan = countDays(hoy, hasta);
  return DIAS_DE_AVISO_DE_VIGENCIA.find((dias) => faltan <= dias && faltan > dias - DIAS_TARDE);
}
