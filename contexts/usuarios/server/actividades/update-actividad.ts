import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireActor, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { AccionActividad } from '../../contract/actividad.terms.ts';
import { type Actividad, actividadErrors } from '../../contract/index.ts';
import { type EstadoActividad, saveEstadoActividad } from './actividades.repository.ts';
import type { FuenteActividades } from './fuente-actividades.ts';
import { listActividades } from './list-actividades.ts';

const DAY_MS = 86_400_000;

interface Pedido {
  readonly codigo: string;
  readonly accion: AccionActividad;
  readonly dias: number;
}

/**
 * Keeps what a person says of one of their own tasks and answers all of them.
 *
 * @throws AppError ACTIVIDAD_NO_APLICA when nothing of that kind waits for them now
 */
export async function updateActividad(
  database: Kysely<DatabaseSchema>,
  fuentes: readonly FuenteActividades[],
  context: CallContext,
  { codigo, accion, dias }: Pedido,
): Promise<Actividad[]> {
  const actor = requireActor(context);
  return database.transaction().execute(async (transaction) => {
    const actividades = await listActividades(transaction, fuentes, actor);
    const actividad = actividades.find((candidate) => candidate.codigo === codigo);
    if (!actividad || actor.entityId === null) throw refuse(actividadErrors, 'ACTIVIDAD_NO_APLICA');
    const estado = computeEstado(actividad, accion, dias);
    await saveEstadoActividad(
      transaction,
      { usuario_id: actor.userId, entidad_id: actor.entityId, codigo },
      estado,
    );
    const updated = await listActividades(transaction, fuentes, actor);
    await writeAudit(transaction, context, {
      action: 'actualizar-actividad',
      result: 'exito',
      objectType: 'actividad',
      objectId: codigo,
      detail: {
        antes: presentEstado(actividad),
        despues: presentEstado(updated.find((candidate) => candidate.codigo === codigo)),
      },
    });
    return updated;
  });
}

function computeEstado(
  { masReciente }: Actividad,
  accion: AccionActividad,
  dias: number,
): Partial<EstadoActividad> {
  switch (accion) {
    case 'vista':
      return { vista_hasta: new Date(masReciente) };
    case 'posponer':
      return { vista_hasta: new Date(masReciente), pospuesta_hasta: new Date(Date.now() + dias * DAY_MS) };
    case 'retomar':
      return { pospuesta_hasta: null };
  }
}

function presentEstado(actividad: Actividad | undefined) {
  return actividad ? { nueva: actividad.nueva, pospuestaHasta: actividad.pospuestaHasta } : null;
}
