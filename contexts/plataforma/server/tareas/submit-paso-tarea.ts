import { explainRequired } from '@marco/contract-kit/required-text';
import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  refuse,
  refuseField,
  requireActor,
  requireAllowed,
  updateLocked,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { plataformaErrors, type TareaXroad } from '../../contract/index.ts';
import type { PasoTarea } from '../../contract/tareas.terms.ts';
import { isPermisoDado } from '../../rules/tareas/permiso.ts';
import { canTakePasoTarea } from '../../rules/tareas/tarea.ts';
import { toHeld } from '../operacion/present-importacion.ts';
import { presentTarea, toPorDecidir } from './present-tarea.ts';
import { findLockedTarea, findTarea, type TareaRow } from './tareas.queries.ts';
import { closeTarea, openTareaDeNuevo } from './tareas.repository.ts';

/**
 * Says that a task is done, and how, or that it waits again.
 *
 * @throws TAREA_NO_EXISTE, VERSION_DISTINTA, PASO_DE_TAREA_NO_PERMITIDO with the reasons of the rule
 */
export function submitPasoTarea(
  database: Kysely<DatabaseSchema>,
  id: number,
  { accion, nota }: { readonly accion: PasoTarea; readonly nota: string },
  context: CallContext,
): Promise<TareaXroad> {
  const held = toHeld(context);
  const { userId } = requireActor(context);
  return updateLocked(database, context, {
    intent: { action: `${accion}-tarea-xroad`, objectType: 'tarea-xroad', objectId: id },
    lock: async (trx) => {
      const row = await findLockedTarea(trx, id);
      if (!row) throw refuse(plataformaErrors, 'TAREA_NO_EXISTE');
      return row;
    },
    present: (_trx, row) => presentTarea(row, held),
    verify: (_trx, row) => {
      const decision = canTakePasoTarea(accion, held, toPorDecidir(row));
      requireAllowed(decision, plataformaErrors, 'PASO_DE_TAREA_NO_PERMITIDO');
      if (accion === 'cerrar' && nota === '') throw refuseField('nota', explainRequired('Qué se hizo'));
    },
    apply: async (trx, row) => {
      if (accion === 'cerrar')
        await closeTarea(trx, id, { usuarioId: userId, nota, permisoDado: toPermisoDado(row) });
      else await openTareaDeNuevo(trx, id);
      const after = (await findTarea(trx, id)) ?? row;
      return {
        result: presentTarea(after, held),
        detail: { tipo: row.tipo, antes: { nota: row.nota }, despues: { nota: after.nota } },
      };
    },
  });
}

/** What closing a task by word says of the permission of its acuerdo; null where it is about none. */
function toPermisoDado({ acuerdo_estado }: TareaRow): boolean | null {
  return acuerdo_estado === null ? null : isPermisoDado(acuerdo_estado);
}
