import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, updateLocked } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { plataformaErrors, type ServicioPlataforma } from '../../contract/index.ts';
import { canEditPlataforma } from '../../rules/can-edit-plataforma.ts';
import { refreshTareasDe } from '../hechos/refresh-tareas.ts';
import { toHeld } from '../operacion/present-importacion.ts';
import { presentServicios } from './present-servicios.ts';
import {
  findLockedServicioPlataforma,
  findServicioPlataforma,
  hasServicio,
  type ServicioPlataformaRow,
} from './servicios.queries.ts';
import { type DatosServicioPlataforma, updateDatosServicio } from './servicios.repository.ts';

/**
 * Says which servicio of the directory a service of the platform is, and what was promised of it.
 *
 * @throws SERVICIO_DE_PLATAFORMA_NO_EXISTE, VERSION_DISTINTA, SERVICIO_DEL_DIRECTORIO_NO_EXISTE
 */
export function updateServicioPlataforma(
  database: Kysely<DatabaseSchema>,
  id: number,
  datos: DatosServicioPlataforma,
  context: CallContext,
): Promise<ServicioPlataforma> {
  const editar = canEditPlataforma(toHeld(context));
  const presentOne = async (trx: Transaction<DatabaseSchema>, row: ServicioPlataformaRow) => {
    const [servicio] = await presentServicios(trx, [row], editar);
    if (!servicio) throw refuse(plataformaErrors, 'SERVICIO_DE_PLATAFORMA_NO_EXISTE');
    return servicio;
  };
  return updateLocked(database, context, {
    intent: { action: 'editar-servicio-plataforma', objectType: 'servicio-plataforma', objectId: id },
    lock: async (trx) => {
      const row = await findLockedServicioPlataforma(trx, id);
      if (!row) throw refuse(plataformaErrors, 'SERVICIO_DE_PLATAFORMA_NO_EXISTE');
      return row;
    },
    present: presentOne,
    verify: async (trx) => {
      const { servicioId } = datos;
      if (servicioId !== null && !(await hasServicio(trx, servicioId)))
        throw refuse(plataformaErrors, 'SERVICIO_DEL_DIRECTORIO_NO_EXISTE');
    },
    apply: async (trx, row) => {
      const [antes, despues] = [toDetalle(row), { servicioId: datos.servicioId, ...datos.ans }];
      if (JSON.stringify(antes) === JSON.stringify(despues))
        return { result: await presentOne(trx, row), detail: undefined };
      await updateDatosServicio(trx, id, datos);
      // Registered as one, it is no more registered as the other.
      const servicios = [row.servicio_id, datos.servicioId].filter((uno) => uno !== null);
      await refreshTareasDe(trx, { servicios });
      const after = (await findServicioPlataforma(trx, id)) ?? row;
      return { result: await presentOne(trx, after), detail: { antes, despues } };
    },
  });
}

function toDetalle(row: ServicioPlataformaRow) {
  return {
    servicioId: row.servicio_id,
    disponibilidad: row.ans_disponibilidad,
    p95Ms: row.ans_p95_ms,
    tasaError: row.ans_tasa_error,
  };
}
