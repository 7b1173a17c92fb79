import { presentTerm } from '@marco/contract-kit/term-text';
import { countWorkingDays } from '@marco/country/working-days';
import type { EstadoCompromiso, SituacionPlazo } from '../../contract/terms.ts';

export interface PlazoCompromiso {
  readonly situacion: SituacionPlazo;
  /** Working days left; negative once it is overdue, zero on the day itself. */
  readonly diasHabiles: number;
}

interface CompromisoConPlazo {
  readonly estado: EstadoCompromiso;
  readonly venceEn: string;
  /** Whether its mesa is open. */
  readonly mesaActiva: boolean;
}

/**
 * How far a commitment is from its due date.
 *
 * @param hoy calendar day of Colombia
 * @param diasPorVencer working days before the due date from which it counts as due soon
 */
export function computePlazo(
  { estado, venceEn, mesaActiva }: CompromisoConPlazo,
  hoy: string,
  diasPorVencer: number,
): PlazoCompromiso {
  const diasHabiles = countWorkingDays(hoy, venceEn);
  if (estado !== 'abierto') return { situacion: 'cerrado', diasHabiles };
  if (!mesaActiva) return { situacion: 'suspendido', diasHabiles };
  if (venceEn < hoy) return { situacion: 'vencido', diasHabiles };
  return { situacion: diasHabiles <= diasPorVencer ? 'por-vencer' : 'a-tiempo', diasHabiles };
}

/** What the boards say of the due date: 'Vencido hace 4 días hábiles', 'Vence hoy'. */
export function presentPlazo({ situacion, diasHabiles }: PlazoCompromiso): string {
  if (situacion === 'cerrado') return '';
  if (situacion === 'suspendido') return 'Mesa cerrada';
  return presentTerm({ diasHabiles, isOver: situacion === 'vencido' }, 'Vencido');
}
