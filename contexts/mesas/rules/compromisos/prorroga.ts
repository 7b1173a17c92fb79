import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { explainRequired } from '@marco/contract-kit/required-text';
import { presentWorkingDays } from '@marco/contract-kit/term-text';
import { addWorkingDays, isWorkingDay } from '@marco/country/working-days';
import { PRORROGA_PROPIA } from '../../contract/tablero.terms.ts';
import { LIMITES_COMPROMISO } from '../../contract/terms.ts';
import { canManageMesas } from '../mesas/can-edit-mesa.ts';
import {
  type CompromisoPorDecidir,
  canEditCompromiso,
  isPropio,
  type QuienResponde,
} from './can-update-compromiso.ts';

const COORDINADOR = 'Coordinador MinTIC';
const CONSULTOR = 'el consultor de la mesa';

/** A commitment, with how often those who answer for it gave themselves another day. */
export interface CompromisoProrrogable extends CompromisoPorDecidir {
  readonly prorrogasPropias: number;
}

/** Whether an extension is of those who answer for the commitment, not of who runs its mesa. */
export function isProrrogaPropia(quien: QuienResponde): boolean {
  return !canManageMesas(quien).allowed;
}

/**
 * Giving a commitment another day. Who may edit the mesa always may, while both are open. The responsible person and
 * the members of the responsible entidad may once (ADR 0103).
 */
export function canProrrogar(quien: QuienResponde, compromiso: CompromisoProrrogable): Decision {
  if (!isProrrogaPropia(quien)) return canEditCompromiso(quien, compromiso);
  if (!isPropio(quien, compromiso)) return canManageMesas(quien);
  if (!compromiso.mesaActiva) return refuseWith('La mesa está cerrada: es de solo lectura.', COORDINADOR);
  if (compromiso.estado !== 'abierto') return refuseWith('El compromiso ya no está abierto.', COORDINADOR);
  if (compromiso.prorrogasPropias < PRORROGA_PROPIA.veces) return ALLOWED;
  return refuseWith('Su entidad ya usó su prórroga de este compromiso.', CONSULTOR);
}

/** What is asked for: the new day and why. */
export interface ProrrogaPedida {
  readonly venceEn: string;
  readonly motivo: string;
}

/** From what day to what day a commitment moves. */
export interface PlazoDeProrroga {
  readonly hoy: string;
  /** The day it is due now. */
  readonly venceEn: string;
  readonly acordadoEn: string;
  readonly isPropia: boolean;
}

/** The last day an extension may give. */
export function computeUltimoDia({ venceEn, hoy, acordadoEn, isPropia }: PlazoDeProrroga): string {
  if (!isPropia) return addWorkingDays(acordadoEn, LIMITES_COMPROMISO.plazo);
  // One that is overdue counts from today: otherwise what was left of the ten days could be over.
  return addWorkingDays(venceEn < hoy ? hoy : venceEn, PRORROGA_PROPIA.diasHabiles);
}

/** First broken rule of each field; the same in the form and on the server (MESA-11). */
export function findErroresProrroga(
  { venceEn, motivo }: ProrrogaPedida,
  plazo: PlazoDeProrroga,
): Partial<Record<keyof ProrrogaPedida, string>> {
  const dia = findErrorDia(venceEn, plazo);
  const text = findErrorMotivo(motivo.trim());
  return {
    ...(dia === undefined ? {} : { venceEn: dia }),
    ...(text === undefined ? {} : { motivo: text }),
  };
}

function findErrorDia(dia: string, plazo: PlazoDeProrroga): string | undefined {
  if (dia === '') return explainRequired('Nueva fecha');
  if (dia <= plazo.venceEn) return 'Elija una fecha posterior a la de vencimiento.';
  if (dia < plazo.hoy) return 'Elija una fecha que no haya pasado.';
  if (dia > computeUltimoDia(plazo))
    return plazo.isPropia
      ? `Elija una fecha a máximo ${presentWorkingDays(PRORROGA_PROPIA.diasHabiles)}. Para una posterior, acuérdela con el consultor de la mesa.`
      : `Elija una fecha a máximo ${LIMITES_COMPROMISO.plazo} días hábiles del acuerdo.`;
  return isWorkingDay(dia) ? undefined : 'Ese día no es hábil. Elija otro.';
}

function findErrorMotivo(motivo: string): string | undefined {
  if (motivo === '') return explainRequired('Motivo');
  return motivo.length > LIMITES_COMPROMISO.motivo
    ? `Escriba máximo ${LIMITES_COMPROMISO.motivo} caracteres.`
    : undefined;
}
