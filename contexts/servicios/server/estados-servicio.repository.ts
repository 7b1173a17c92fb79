import type { DatabaseSchema } from '@marco/database';
import { type AuditOrigin, writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { SuscriptorEstadoServicio } from './estado-cambiado.ts';

type Running = Transaction<DatabaseSchema>;

/** Codes of the states a request of a level moves a servicio to. */
export type EstadoDeServicio =
  | 'identificado'
  | 'estandarizado-nivel-1'
  | 'evaluado-nivel-2'
  | 'publicado-nivel-3'
  | 'identificado-no-estandarizado';

/** The person who changes a servicio, and the subscribers of the change. */
export interface CausaDeServicio {
  readonly origin: AuditOrigin;
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}

/**
 * Brings a servicio into the directory, as Identificado.
 *
 * @throws the constraint `servicios_nombre_key` when another one has its name
 */
export async function createServicio(
  trx: Running,
  { nombre, descripcion, entidadId }: { nombre: string; descripcion: string; entidadId: number },
  causa: CausaDeServicio,
): Promise<number> {
  const estado: EstadoDeServicio = 'identificado';
  const { id } = await trx
    .insertInto('servicios')
    .values({
      nombre,
      descripcion,
      entidad_id: entidadId,
      estado_servicio_id: await getEstadoId(trx, estado),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAudit(trx, causa.origin, {
    action: 'crear-servicio',
    result: 'exito',
    objectType: 'servicio',
    objectId: id,
    detail: { antes: null, despues: { nombre, entidadId, estado } },
  });
  for (const hear of causa.alCambiarServicio) await hear(trx, { servicioId: id });
  return id;
}

/** Moves a servicio to a state and calls the subscribers; if it is already in that state, nothing changes. */
export async function updateEstadoServicio(
  trx: Running,
  servicioId: number,
  estado: EstadoDeServicio,
  causa: CausaDeServicio,
): Promise<void> {
  const antes = await trx
    .selectFrom('servicios as s')
    .innerJoin('estados_servicio as e', 'e.id', 's.estado_servicio_id')
    .select('e.codigo')
    .where('s.id', '=', servicioId)
    .forUpdate('s')
    .executeTakeFirstOrThrow();
  if (antes.codigo === estado) return;
  await trx
    .updateTable('servicios')
    .set({ estado_servicio_id: await getEstadoId(trx, estado) })
    .where('id', '=', servicioId)
    .execute();
  await writeAudit(trx, causa.origin, {
    action: 'cambiar-estado-servicio',
    result: 'exito',
    objectType: 'servicio',
    objectId: servicioId,
    detail: { antes: { estado: antes.codigo }, despues: { estado } },
  });
  for (const hear of causa.alCambiarServicio) await hear(trx, { servicioId });
}

async function getEstadoId(trx: Running, codigo: EstadoDeServicio): Promise<number> {
  const { id } = await trx
    .selectFrom('estados_servicio')
    .select('id')
    .where('codigo', '=', codigo)
    .executeTakeFirstOrThrow();
  return id;
}
