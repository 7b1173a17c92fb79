import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireActor, requireAllowed, updateLocked } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { plataformaErrors, type RegistroXroad, type TareaDetallada } from '../../contract/index.ts';
import { presentIdentificadorXroad } from '../../rules/operacion/identificador.ts';
import { canRegistrar, findAmbienteDeRegistro } from '../../rules/tareas/tarea.ts';
import { keepTurnoDeCatalogo } from '../catalogo/catalogo.repository.ts';
import { findInstancia } from '../operacion/ambiente.ts';
import { toHeld } from '../operacion/present-importacion.ts';
import { presentTareaDetallada } from './get-tarea.ts';
import { toPorDecidir } from './present-tarea.ts';
import { findRegistro } from './registro.queries.ts';
import { addRegistro } from './registro.repository.ts';
import { findLockedTarea, findTarea, type TareaRow } from './tareas.queries.ts';
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
    verify: (_trx, row) => {
      if (!findAmbienteDeRegistro(row.tipo)) throw refuse(plataformaErrors, 'TAREA_SIN_REGISTRO');
      const decision = canRegistrar(toHeld(context), toPorDecidir(row));
      requireAllowed(decision, plataformaErrors, 'PASO_DE_TAREA_NO_PERMITIDO');
    },
    apply: async (trx, row) => {
      const lugar = await findLugar(trx, row);
      await keepTurnoDeCatalogo(trx, lugar.ambiente);
      const servicioPlataformaId = await addRegistro(trx, lugar, registro);
      if (servicioPlataformaId === undefined) throw refuse(plataformaErrors, 'SERVICIO_DE_OTRO');
      if (row.tipo === 'registrar')
        await closeTarea(trx, id, { usuarioId: requireActor(context).userId, nota: null });
      const { clase, miembro, subsistema, codigo, numero } = registro;
      const partes = [lugar.instancia, clase, miembro, subsistema, codigo, numero];
      const after = (await findTarea(trx, id)) ?? row;
      return {
        result: await presentTareaDetallada(trx, after, context),
        detail: { tipo: row.tipo, servicioPlataformaId, identificador: presentIdentificadorXroad(partes) },
      };
    },
  });
}

async function findLugar(trx: Transaction<DatabaseSchema>, { tipo, referencia }: TareaRow) {
  const ambiente = findAmbienteDeRegistro(tipo);
  const registro = ambiente && (await findRegistro(trx, referencia, ambiente));
  if (!ambiente || !registro) throw refuse(plataformaErrors, 'TAREA_SIN_REGISTRO');
  return { ambiente, instancia: await findInstancia(trx, ambiente), servicioId: registro.servicio_id };
}
