import { type ConflictField, useVersionedChange } from '@marco/web-kit/versioned-change';
import type { DetalleEstandar, updateEvaluacionEndpoint } from '../../contract/index.ts';
import { toDetalleKey } from '../use-estandares.ts';

/** A mark with its reasons, as it is sent. */
interface PuntajeEnviado {
  readonly criterioId: number;
  readonly puntaje: number;
  readonly justificacion: string;
}

/** Answers whether they were saved. */
type Save = (puntajes: PuntajeEnviado[]) => Promise<boolean>;

/**
 * Saves the marks over the version that was seen. If another person saved meanwhile, the person sees the marks of
 * both, and their own are saved only if they confirm it; otherwise the typed marks stay in the sheet.
 */
export function useCambioEvaluacion({ id, version }: DetalleEstandar): Save {
  const detalle = toDetalleKey(id);
  const { send } = useVersionedChange<DetalleEstandar>({
    show: (queries, saved) => queries.setQueryData(detalle, saved),
    refresh: ['estandares', 'listar'],
    refreshRefused: detalle,
    onKept: (queries) => queries.invalidateQueries({ queryKey: detalle }),
  });

  return async (puntajes) => {
    const outcome = await send({
      version,
      send: (api, options) =>
        api.call<typeof updateEvaluacionEndpoint>(
          { method: 'PUT', path: '/estandares/{id}/evaluacion' },
          { params: { id }, body: { puntajes } },
          options,
        ),
      compare: (actual) => compareEvaluacion(puntajes, actual),
      done: 'Se guardó la evaluación del estándar.',
    });
    return outcome.kind === 'saved';
  };
}

function compareEvaluacion(
  puntajes: readonly PuntajeEnviado[],
  { evaluacion }: DetalleEstandar,
): readonly ConflictField[] {
  return evaluacion.criterios.map(({ criterioId, nombre, puntaje, justificacion }) => {
    const mine = puntajes.find((sent) => sent.criterioId === criterioId);
    const current = presentPuntaje(puntaje, justificacion);
    return {
      label: nombre,
      mine: mine ? presentPuntaje(mine.puntaje, mine.justificacion) : current,
      current,
    };
  });
}

function presentPuntaje(puntaje: number | null, justificacion: string): string {
  return puntaje === null ? 'Sin calificar' : `${puntaje} de 5. ${justificacion}`;
}
