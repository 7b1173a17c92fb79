import { ApiError } from '@marco/web-kit/api-client';
import { openConflict } from '@marco/web-kit/conflict-modal';
import type { Modals } from '@marco/web-kit/modal';
import type { DetalleEstandar } from '../../contract/index.ts';

/** A mark with its reasons, as it is sent. */
interface PuntajeEnviado {
  readonly criterioId: number;
  readonly puntaje: number;
  readonly justificacion: string;
}

/**
 * Saves the marks over the version that was seen. When somebody else saved meanwhile the person sees the marks of both, and
 * theirs go on only when told.
 *
 * @returns null when the person gave it up; what they typed stays in the sheet
 */
export async function saveOver(
  version: number,
  modals: Modals,
  puntajes: readonly PuntajeEnviado[],
  save: (version: number) => Promise<DetalleEstandar>,
): Promise<DetalleEstandar | null> {
  try {
    return await save(version);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
    const actual = error.actual as DetalleEstandar;
    const fields = actual.evaluacion.criterios.map(({ criterioId, nombre, puntaje, justificacion }) => {
      const mine = puntajes.find((sent) => sent.criterioId === criterioId);
      const current = presentPuntaje(puntaje, justificacion);
      return {
        label: nombre,
        mine: mine ? presentPuntaje(mine.puntaje, mine.justificacion) : current,
        current,
      };
    });
    return (await openConflict(modals, fields)) ? saveOver(actual.version, modals, puntajes, save) : null;
  }
}

function presentPuntaje(puntaje: number | null, justificacion: string): string {
  return puntaje === null ? 'Sin calificar' : `${puntaje} de 5. ${justificacion}`;
}
