import { formatMoment, formatNumber } from '@marco/web-kit/format';
import type { BloqueNovedades } from '../../contract/index.ts';

/** 'Desde su última visita, el 17/07/2026, 3:05 p. m.: 3 novedades.'; null where no earlier visit is known. */
export function presentVisita({ ultimaVisita, desdeLaUltimaVisita }: BloqueNovedades): string | null {
  if (ultimaVisita === null) return null;
  const cuando = `Desde su última visita, el ${formatMoment(ultimaVisita)}`;
  if (desdeLaUltimaVisita === 0) return `${cuando}, no hubo novedades.`;
  return desdeLaUltimaVisita === 1
    ? `${cuando}: 1 novedad.`
    : `${cuando}: ${formatNumber(desdeLaUltimaVisita)} novedades.`;
}
