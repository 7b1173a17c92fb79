import { LOCALE } from '@marco/country/zone';
import type { Percentil } from '../operacion/histograma.ts';

const NUMERO = new Intl.NumberFormat(LOCALE);

/** Between which durations a percentile lies, in words. */
export function presentPercentil({ desde, hasta }: Percentil): string {
  if (hasta === null) return `más de ${NUMERO.format(desde)} ms`;
  return desde === 0
    ? `menos de ${NUMERO.format(hasta)} ms`
    : `entre ${NUMERO.format(desde)} y ${NUMERO.format(hasta)} ms`;
}
