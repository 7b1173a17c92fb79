import { randomUUID } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import { type JobHandler, writeAudit } from '@marco/server-kit';
import { hasAlcanzado, type SuscriptorEstadoServicio } from '@marco/servicios/port';
import type { Kysely } from 'kysely';
import { findBloqueado, updateEstado } from './compromisos.repository.ts';
import { listVinculadosAServicio } from './vencimientos.queries.ts';

/** Commitments whose servicio stands in the state they wait for, or in a later one. */
async function listAlcanzados(database: Kysely<DatabaseSchema>, servicioId?: number) {
  const linked = await listVinculadosAServicio(database, servicioId);
  return linked.filter((row) =>
    hasAlcanzado(
      { codigo: row.actual_codigo, orden: row.actual_orden },
      { codigo: row.meta_codigo, orden: row.meta_orden },
    ),
  );
}

/**
 * Fulfils the commitments that waited for a state of a servicio which it reached. What is closed already stays as it
 * is, so that hearing twice of the same change does no harm.
 */
export const closeCumplidos: SuscriptorEstadoServicio = async (transaction, { servicioId }) => {
  for (const { id } of await listAlcanzados(transaction, servicioId)) {
    await findBloqueado(transaction, id);
    const [row] = (await listAlcanzados(transaction, servicioId)).filter((reached) => reached.id === id);
    if (!row) continue;
    const motivo = `El servicio llegó al estado ${row.actual_nombre}.`;
    await updateEstado(transaction, id, 'cumplido', motivo);
    const origin = { actor: null, address: 'sistema', correlationId: randomUUID() };
    await writeAudit(transaction, origin, {
      action: 'cumplir-compromiso',
      result: 'exito',
      objectType: 'compromiso',
      objectId: id,
      detail: {
        mesaId: row.mesa_id,
        antes: { estado: 'abierto' },
        despues: { estado: 'cumplido' },
        ...{ servicioId, estadoServicioId: row.actual_id },
      },
    });
  }
};

/**
 * Looks whether a servicio reached the state an open commitment waits for, whatever changed it. The event of the
 * context of the servicios does the same at once; this takes up what no event told.
 */
export const cerrarCumplidos: JobHandler<DatabaseSchema> = {
  kind: 'cerrar-compromisos-cumplidos',
  findDueKey: async (database) => {
    const [first] = await listAlcanzados(database);
    return first && `${first.id}:${first.version}`;
  },
  run: async (transaction) => {
    const servicios = new Set((await listAlcanzados(transaction)).map((row) => row.servicio_id));
    for (const servicioId of servicios) await closeCumplidos(transaction, { servicioId });
  },
};
