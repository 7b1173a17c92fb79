import type { DatabaseSchema } from '@marco/database';
import { type AuditOrigin, writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { type CodigoEstadoServicio, computeEstadoServicio } from '../rules/versiones/estado-servicio.ts';
import { computeNumeroSiguiente } from '../rules/versiones/transiciones.ts';
import type { SuscriptorEstadoServicio } from './estado-cambiado.ts';
import { listVersiones } from './versiones/versiones.queries.ts';
import { addVersion } from './versiones/versiones.repository.ts';

type Running = Transaction<DatabaseSchema>;

/** Who causes a change of a servicio and who hears of it. */
export interface CausaDeServicio {
  readonly origin: AuditOrigin;
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}

/**
 * Brings a servicio into the directory, as Identificado, with its first version in work.
 *
 * @throws the constraint `servicios_nombre_key` when another one has its name
 */
export async function createServicio(
  trx: Running,
  { nombre, descripcion, entidadId }: { nombre: string; descripcion: string; entidadId: number },
  causa: CausaDeServicio,
): Promise<number> {
  const { estado } = computeEstadoServicio([], false);
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
  await addVersion(trx, { servicioId: id, ...computeNumeroSiguiente(undefined, 'menor'), baseId: null });
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

/**
 * Writes the public state that follows from the versions of a servicio, and tells who waits for it; one that stands there
 * already stays as it is. Nothing else writes it.
 *
 * @param isNoEstandarizado whether its first request failed; absent, what was said of it holds
 */
export async function updateEstadoServicio(
  trx: Running,
  servicioId: number,
  causa: CausaDeServicio,
  isNoEstandarizado?: boolean,
): Promise<void> {
  const antes = await trx
    .selectFrom('servicios as s')
    .innerJoin('estados_servicio as e', 'e.id', 's.estado_servicio_id')
    .select('e.codigo')
    .where('s.id', '=', servicioId)
    .forNoKeyUpdate('s')
    .executeTakeFirstOrThrow();
  const { estado } = computeEstadoServicio(
    await listVersiones(trx, servicioId),
    isNoEstandarizado ?? antes.codigo === 'identificado-no-estandarizado',
  );
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

async function getEstadoId(trx: Running, codigo: CodigoEstadoServicio): Promise<number> {
  const { id } = await trx
    .selectFrom('estados_servicio')
    .select('id')
    .where('codigo', '=', codigo)
    .executeTakeFirstOrThrow();
  return id;
}
