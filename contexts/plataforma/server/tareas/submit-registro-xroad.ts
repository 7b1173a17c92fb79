import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireActor, requireAllowed, updateLocked } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { plataformaErrors, type RegistroXroad, type TareaDetallada } from '../../contract/index.ts';
import { presentIdentificadorXroad } from '../../rules/operacion/identificador.ts';
import { canRegistrar } from '../../rules/tareas/tarea.ts';
import { keepTurnoDeCatalogo } from '../catalogo/catalogo.repository.ts';
import { findInstancia } from '../operacion/ambiente.ts';
import { toHeld } from '../operacion/present-importacion.ts';
import { findRegistroDeTarea } from './find-registro-de-tarea.ts';
import { presentTareaDetallada } from './get-tarea.ts';
import { toPorDecidir } from './present-tarea.ts';
import { addRegistro } from './registro.repository.ts';
import { findLockedTarea, findTarea } from './tareas.queries.ts';
import { closeTarea } from './tareas.repository.ts';

/**
 * Writes with which identifiers the servicio of a task is in the platform. In quality that is all the task asks for.
 *
 * @throws the refusals of `submitRegistroXroadEndpoint`
 */
export function submitRegistroXroad(
  database: Kysely<DatabaseSchema>,
  id: number,
  registro: RegistroXroad,
  context: CallContext,
): Promise<TareaDetallada> {
  return updateLocked(database, context, {
    intent: { action: 'registrar-servicio-xroad', objectType: 'tarea-xroad', objectId: id },
    lock: async (trx) => {
      const row = await findLockedTarea(trx, id);
      if (!row) throw refuse(plataformaErrors, 'TAREA_NO_EXISTE');
      return row;
    },
    present: (trx, row) => presentTareaDetallada(trx, row, context),
    verify: async (trx, row) => {
      if (!(await findRegistroDeTarea(trx, row))) throw refuse(plataformaErrors, 'TAREA_SIN_REGISTRO');
      const decision = canRegistrar(toHeld(context), toPorDecidir(row));
      requireAllowed(decision, plataformaErrors, 'PASO_DE_TAREA_NO_PERMITIDO');
    },
    apply: async (trx, row) => {
      const hallado = await findRegistroDeTarea(trx, row);
      if (!hallado) throw refuse(plataformaErrors, 'TAREA_SIN_REGISTRO');
      const { ambiente, servicio_id: servicioId } = hallado;
      const instancia = await findInstancia(trx, ambiente);
      await keepTurnoDeCatalogo(trx, ambiente);
      const servicioPlataformaId = await addRegistro(trx, { ambiente, instancia, servicioId }, registro);
      if (servicioPlataformaId === undefined) throw refuse(plataformaErrors, 'SERVICIO_DE_OTRO');
      if (row.tipo === 'registrar')
        await closeTarea(trx, id, { usuarioId: requireActor(context).userId, nota: null });
      const { clase, miembro, subsistema, codigo, numero } = registro;
      const partes = [instancia, clase, miembro, subsistema, codigo, numero];
      const after = (await findTarea(trx, id)) ?? row;
      return {
        result: await presentTareaDetallada(trx, after, context),
        detail: { tipo: row.tipo, servicioPlataformaId, identificador: presentIdentificadorXroad(partes) },
      };
    },
  });
}
