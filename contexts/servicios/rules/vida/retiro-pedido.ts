import { formatLongDay } from '@marco/country/day-text';
import { addDays } from '@marco/country/working-days';
import { presentEntidad } from '@marco/entidades/terms';
import type { ConsumidorDeVersion } from './consumidores.ts';

/**
 * What keeps a version from ending on a day, one sentence each: what still holds then. Nothing does that ends before.
 *
 * @param dia first day on which the version would not answer
 */
export function listImpedimentosDeRetiro(
  consumidores: readonly Pick<ConsumidorDeVersion, 'entidad' | 'impedimentos'>[],
  dia: string,
): readonly string[] {
  return consumidores.flatMap(({ entidad, impedimentos }) =>
    impedimentos
      .filter(({ hasta }) => hasta === null || hasta >= dia)
      .map(({ referencia, hasta }) => {
        const cual = referencia === null ? 'su acuerdo de consumo' : `el acuerdo ${referencia}`;
        const quien = presentEntidad(entidad);
        return hasta === null
          ? `${quien} usa la versión por ${cual}, que no tiene fecha de terminación: termínelo antes de retirarla.`
          : `${quien} usa la versión por ${cual} hasta el ${formatLongDay(hasta)}: elija un día posterior.`;
      }),
  );
}

/**
 * The day a requested end comes: the one that was asked for, and where somebody uses the version not before the term of the
 * announcement, unless an earlier day was told already.
 */
export function computeDiaDeRetiro(
  pedido: string,
  {
    hoy,
    dias,
    anunciado,
    hayConsumidores,
  }: {
    readonly hoy: string;
    readonly dias: number;
    readonly anunciado: string | null;
    readonly hayConsumidores: boolean;
  },
): string {
  if (!hayConsumidores) return pedido;
  const primero = addDays(hoy, dias);
  const desde = anunciado !== null && anunciado > hoy && anunciado < primero ? anunciado : primero;
  return pedido < desde ? desde : pedido;
}
