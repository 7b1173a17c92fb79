import type { DimensionDeIndicador } from '../../contract/terms.ts';
import { parseAmbito } from './ambito.ts';
import type { DefinicionDeIndicador } from './definiciones.ts';

/**
 * The value of a way of dividing that is shown before anything is chosen: '' is everything, which an indicador without a total has not.
 */
export function findInicial(
  { cortes, series, principal = '' }: DefinicionDeIndicador,
  dimension: DimensionDeIndicador,
): string {
  const base = series === undefined ? '' : series;
  if (cortes.some((cuales) => cuales.join() === base)) return '';
  return parseAmbito(principal)?.[dimension] ?? '';
}
