import type { DatabaseSchema } from '@marco/database';
import type { SuscriptorElementoIncorporado } from '@marco/elementos-de-dato/port';
import { type JobHandler, writeSystemAudit } from '@marco/server-kit';
import { hasEstadoServicioAlcanzado, type SuscriptorEstadoServicio } from '@marco/servicios/port';
import { hasEstadoSolicitudAlcanzado, type SuscriptorSolicitud } from '@marco/solicitudes/port';
import type { Kysely, Transaction } from 'kysely';
import { findBloqueado, updateEstado } from './compromisos.repository.ts';
import { toEstados } from './estados-comparados.ts';
import { listVinculadosASolicitud } from './solicitudes-compromiso.queries.ts';
import { listConElementoIncorporado, listVinculadosAServicio } from './vencimientos.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** An open commitment whose goal was reached, with what reached it. */
interface Alcanzado {
  readonly id: number;
  readonly version: number;
  readonly mesaId: number;
  readonly motivo: string;
  readonly detalle: Readonly<Record<string, unknown>>;
}

/** Commitments whose servicio stands in the state they wait for, or in a later one. */
async function listPorServicio(database: Database, servicioId?: number): Promise<Alcanzado[]> {
  const linked = await listVinculadosAServicio(database, servicioId);
  return linked
    .filter((row) => hasEstadoServicioAlcanzado(...toEstados(row)))
    .map((row) => ({
      id: row.id,
      version: row.version,
      mesaId: row.mesa_id,
      motivo: `El servicio llegó al estado ${row.actual_nombre}.`,
      detalle: { servicioId: row.servicio_id, estadoServicioId: row.actual_id },
    }));
}

/** Commitments whose element had a version incorporated after they were created. */
async function listPorElemento(database: Database, elementoId?: number): Promise<Alcanzado[]> {
  const linked = await listConElementoIncorporado(database, elementoId);
  return linked.map((row) => ({
    id: row.id,
    version: row.version,
    mesaId: row.mesa_id,
    motivo: `Se incorporó la versión ${row.numero} de ${row.identificador}.`,
    detalle: { elementoId: row.elemento_id, numero: row.numero },
  }));
}

/** Commitments whose request stands in the state they wait for, or in a later one of its way. */
async function listPorSolicitud(database: Database, solicitudId?: number): Promise<Alcanzado[]> {
  const linked = await listVinculadosASolicitud(database, solicitudId);
  return linked
    .filter((row) => hasEstadoSolicitudAlcanzado(...toEstados(row)))
    .map((row) => ({
      id: row.id,
      version: row.version,
      mesaId: row.mesa_id,
      motivo: `La solicitud ${row.radicado} llegó al estado ${row.actual_nombre}.`,
      detalle: { solicitudId: row.solicitud_id, estadoSolicitudId: row.actual_id },
    }));
}

/**
 * Fulfils the commitments whose goal was reached. Closed ones do not change, so the same event twice does no harm.
 */
async function closeAlcanzados(
  transaction: Transaction<DatabaseSchema>,
  listAlcanzados: () => Promise<Alcanzado[]>,
): Promise<void> {
  for (const { id } of await listAlcanzados()) {
    await findBloqueado(transaction, id);
    const reached = (await listAlcanzados()).find((alcanzado) => alcanzado.id === id);
    if (!reached) continue;
    await updateEstado(transaction, id, 'cumplido', reached.motivo);
    await writeSystemAudit(transaction, {
      action: 'cumplir-compromiso',
      result: 'exito',
      objectType: 'compromiso',
      objectId: id,
      detail: {
        mesaId: reached.mesaId,
        antes: { estado: 'abierto' },
        despues: { estado: 'cumplido' },
        ...reached.detalle,
      },
    });
  }
}

/** Handles the event that the state of a servicio changed. */
export const closeCumplidos: SuscriptorEstadoServicio = (transaction, { servicioId }) =>
  closeAlcanzados(transaction, () => listPorServicio(transaction, servicioId));

/** Handles the event that a version of an element was incorporated. */
export const closeConElemento: SuscriptorElementoIncorporado = (transaction, { elementoId }) =>
  closeAlcanzados(transaction, () => listPorElemento(transaction, elementoId));

/** Handles the event that a request took a step. */
export const closeConSolicitud: SuscriptorSolicitud = (transaction, { solicitudId }) =>
  closeAlcanzados(transaction, () => listPorSolicitud(transaction, solicitudId));

/**
 * Checks whether a servicio, an element or a request reached the goal of an open commitment. The events of their
 * contexts do this at once; this job covers changes without an event.
 */
export const cerrarCumplidos: JobHandler<DatabaseSchema> = {
  kind: 'cerrar-compromisos-cumplidos',
  findDueKey: async (database) => {
    const [first] = [
      ...(await listPorServicio(database)),
      ...(await listPorElemento(database)),
      ...(await listPorSolicitud(database)),
    ];
    return first && `${first.id}:${first.version}`;
  },
  run: async (transaction) => {
    await closeAlcanzados(transaction, () => listPorServicio(transaction));
    await closeAlcanzados(transaction, () => listPorElemento(transaction));
    await closeAlcanzados(transaction, () => listPorSolicitud(transaction));
  },
};
