import { type AmbitoDeValor, type Dimensiones, parseAmbito, toAmbito } from '../indicadores/ambito.ts';
import type { DefinicionDeIndicador } from '../indicadores/definiciones.ts';

type Divisible = Pick<DefinicionDeIndicador, 'cortes' | 'principal'>;

/**
 * The part of an indicador a report shows: that of its card in the gallery, within the sector, orden, departamento or entidad that
 * is asked for; undefined where the stored values are not divided so.
 */
export function findParteReportada(
  { cortes, principal = '' }: Divisible,
  pedidas: Dimensiones,
): AmbitoDeValor | undefined {
  const isStored = (dimensiones: Dimensiones) => {
    const names = Object.keys(dimensiones).sort().join();
    return cortes.some((cuales) => cuales.toSorted().join() === names);
  };
  const candidatas = [{ ...parseAmbito(principal), ...pedidas }, pedidas];
  const hallada = candidatas.find(isStored);
  return hallada === undefined ? undefined : toAmbito(hallada);
}
