import { formatNumber } from '@marco/web-kit/format';
import type { PlotPoint } from '@marco/web-kit/grafica';

const MESES = ['jul 2025', 'ago 2025', 'sep 2025', 'oct 2025', 'nov 2025', 'dic 2025', 'ene 2026'];

export const MESES_RECIENTES = ['feb 2026', 'mar 2026', 'abr 2026', 'may 2026', 'jun 2026', 'jul 2026'];

export const TRECE_MESES = [...MESES, ...MESES_RECIENTES];

export const CORTE = 'Corte: 21/07/2026, 2:00 a. m.';

export const FUENTE = 'Datos de ejemplo';

/** 'jul' of 'jul 2025', but the first month and each January keep their year, and other names are not short. */
function toShort(mes: string, place: number): string {
  return place === 0 || mes.startsWith('ene') || !/ 20\d\d$/.test(mes) ? mes : mes.slice(0, 3);
}

export function percent(value: number): string {
  return `${value.toFixed(1).replace('.', ',')} %`;
}

export function pointsOf(
  names: readonly string[],
  values: readonly (number | null)[],
  write: (value: number) => string = formatNumber,
): PlotPoint[] {
  return names.map((label, place) => {
    const value = values[place] ?? null;
    return {
      label,
      shortLabel: toShort(label, place),
      value,
      text: value === null ? 'Sin corte' : write(value),
    };
  });
}
