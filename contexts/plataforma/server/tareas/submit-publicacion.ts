import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireActor, requireAllowed, updateLocked } from '@marco/server-kit';
import { publishVersion, type SuscriptorEstadoServicio } from '@marco/servicios/port';
import type { Kysely } from 'kysely';
import { plataformaErrors, type TareaDetallada } from '../../contract/index.ts';
import { canPublicar } from '../../rules/tareas/tarea.ts';
import { toHeld } from '../operacion/present-importacion.ts';
import { findRegistroDeTarea } from './find-registro-de-tarea.ts';
import { presentTareaDetallada } from './get-tarea.ts';
import { notifyPublicado } from './notify-publicado.ts';
import { toPorDecidir } from './present-tarea.ts';
import { findLockedTarea, findTarea } from './tareas.queries.ts';
import { closeTarea } from './tareas.repository.ts';

export interface PublicacionDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}

/**
 * Publishes the version of a task, which works in production with the certified contract, and tells its entidad.
 *
 * @throws TAREA_NO_EXISTE, VERSION_DISTINTA; PUBLICACION_NO_PERMITIDA with what lacks, or where the version is certified no
 *   more
 */
export function submitPublicacion(
  { database, alCambiarServicio }: PublicacionDependencies,
  id: number,
  context: CallContext,
): Promise<TareaDetallada> {
  return updateLocked(database, context, {
    intent: { action: 'publicar-servicio-xroad', objectType: 'tarea-xroad', objectId: id },
    lock: async (trx) => {
      const row = await findLockedTarea(trx, id);
      if (!row) throw refuse(plataformaErrors, 'TAREA_NO_EXISTE');
      return row;
    },
    present: (trx, row) => presentTareaDetallada(trx, row, context),
    verify: async (trx, row) => {
      const registro = row.tipo === 'publicar' ? await findRegistroDeTarea(trx, row) : undefined;
      if (!registro) throw refuse(plataformaErrors, 'PUBLICACION_NO_PERMITIDA');
      const { aqui, contrato } = registro;
      const decision = canPublicar(toHeld(context), toPorDecidir(row), {
        registrada: aqui !== null,
        contrato,
      });
      requireAllowed(decision, plataformaErrors, 'PUBLICACION_NO_PERMITIDA');
    },
    apply: async (trx, row) => {
      const publicacion = await publishVersion(trx, row.referencia, { origin: context, alCambiarServicio });
      if (!publicacion?.publicada) throw refuse(plataformaErrors, 'PUBLICACION_NO_PERMITIDA');
      await closeTarea(trx, id, { usuarioId: requireActor(context).userId, nota: null });
      await notifyPublicado(trx, row);
      const after = (await findTarea(trx, id)) ?? row;
      const { numero, relevada } = publicacion;
      return {
        result: await presentTareaDetallada(trx, after, context),
        detail: { servicioId: row.servicio_id, version: numero, relevada },
      };
    },
  });
}
