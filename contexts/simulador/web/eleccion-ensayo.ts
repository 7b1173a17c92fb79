import type { CodigoSituacion, FallaXroad } from '../contract/terms.ts';
import { PRIMERA_PERSONA } from './personas-a-elegir.ts';

/** What somebody chose to try. */
export interface EleccionEnsayo {
  readonly operacion: string;
  /** Number of the person it is about. */
  readonly persona: string;
  readonly situacion: CodigoSituacion;
  /** Rule that is broken; empty for the first one. */
  readonly regla: string;
  readonly falla: FallaXroad;
  readonly demora: string;
}

/** What stands chosen of an operation until somebody chooses. */
export function createEleccion(operacion: string): EleccionEnsayo {
  return {
    operacion,
    persona: PRIMERA_PERSONA,
    situacion: 'valida',
    regla: '',
    falla: 'permiso',
    demora: DEMORAS[1],
  };
}

/** Waits somebody may choose. */
export const DEMORAS = ['500', '1500', '5000'] as const;

/** The case a choice stands for, as a header of the simulator says it. */
export function presentCaso({ situacion, regla, falla, demora }: EleccionEnsayo): string {
  switch (situacion) {
    case 'respuesta-invalida':
      return regla === '' ? situacion : `${situacion}:${regla}`;
    case 'xroad':
      return `${situacion}:${falla}`;
    case 'lenta':
      return `${situacion}:${demora}`;
    default:
      return situacion;
  }
}
