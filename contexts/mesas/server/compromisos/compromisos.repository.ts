import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { EstadoCompromiso } from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

/** A commitment whose references were verified. */
export interface CompromisoVerificado {
  readonly descripcion: string;
  readonly responsable: string;
  readonly idResponsable: number | null;
  readonly idEntidad: number;
  readonly plazoDiasHabiles: number | null;
  readonly venceEn: string;
  readonly idServicio: number | null;
  readonly idEstadoServicio: number | null;
  readonly idElemento: number | null;
  readonly idSolicitud: number | null;
  readonly idEstadoSolicitud: number | null;
}

function toColumns(compromiso: CompromisoVerificado) {
  return {
    descripcion: compromiso.descripcion,
    responsable: compromiso.responsable,
    responsable_usuario_id: compromiso.idResponsable,
    entidad_id: compromiso.idEntidad,
    plazo_dias_habiles: compromiso.plazoDiasHabiles,
    fecha_vencimiento: compromiso.venceEn,
    servicio_id: compromiso.idServicio,
    estado_servicio_id: compromiso.idEstadoServicio,
    elemento_id: compromiso.idElemento,
    solicitud_id: compromiso.idSolicitud,
    estado_solicitud_id: compromiso.idEstadoSolicitud,
  };
}

/** Stores a commitment. @returns its id */
export async function addCompromiso(
  transaction: Running,
  origen: { readonly idMesa: number; readonly idReunion: number | null; readonly acordadoEn: string },
  compromiso: CompromisoVerificado,
): Promise<number> {
  const { id } = await transaction
    .insertInto('compromisos')
    .values({
      ...toColumns(compromiso),
      mesa_id: origen.idMesa,
      reunion_id: origen.idReunion,
      fecha_acuerdo: origen.acordadoEn,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The commitment and its mesa, both locked: neither changes until the transaction ends. */
export async function findBloqueado(transaction: Running, id: number) {
  return transaction
    .selectFrom('compromisos as c')
    .innerJoin('mesas as m', 'm.id', 'c.mesa_id')
    .select(['c.id', 'c.mesa_id'])
    .where('c.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateDatos(
  transaction: Running,
  id: number,
  compromiso: CompromisoVerificado,
): Promise<void> {
  await transaction
    .updateTable('compromisos')
    .set({
      ...toColumns(compromiso),
      // Who answers for it from now on was reminded of nothing.
      recordado_en: sql<Date | null>`case when entidad_id = ${compromiso.idEntidad}
        and responsable_usuario_id is not distinct from ${compromiso.idResponsable}::int then recordado_en end`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Gives a commitment another state; an open one has neither date nor note of a closing. */
export async function updateEstado(
  transaction: Running,
  id: number,
  estado: EstadoCompromiso,
  motivo: string,
): Promise<void> {
  const isOpen = estado === 'abierto';
  await transaction
    .updateTable('compromisos')
    .set({
      estado,
      cerrado_en: isOpen ? null : sql<Date>`now()`,
      motivo_cierre: isOpen ? null : motivo,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Gives a commitment another day and keeps why; its term in days ends with it. */
export async function addProrroga(
  transaction: Running,
  id: number,
  prorroga: {
    readonly anterior: string;
    readonly nueva: string;
    readonly motivo: string;
    readonly propia: boolean;
  },
): Promise<void> {
  await transaction
    .insertInto('compromisos_prorrogas')
    .values({
      compromiso_id: id,
      fecha_anterior: prorroga.anterior,
      fecha_nueva: prorroga.nueva,
      motivo: prorroga.motivo,
      propia: prorroga.propia,
    })
    .execute();
  await transaction
    .updateTable('compromisos')
    .set({
      fecha_vencimiento: prorroga.nueva,
      plazo_dias_habiles: null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Keeps that those who answer for it were reminded now; the commitment itself does not change. */
export async function saveRecordado(transaction: Running, id: number): Promise<void> {
  await transaction
    .updateTable('compromisos')
    .set({ recordado_en: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Takes the servicio, the element or the request a commitment waits for away. */
export async function clearMeta(transaction: Running, id: number): Promise<void> {
  await transaction
    .updateTable('compromisos')
    .set({
      servicio_id: null,
      estado_servicio_id: null,
      elemento_id: null,
      solicitud_id: null,
      estado_solicitud_id: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Names otherwise who answers for commitments. */
export async function updateResponsable(
  transaction: Running,
  usuarioId: number,
  responsable: string,
): Promise<void> {
  await transaction
    .updateTable('compromisos')
    .set({ responsable, version: sql`version + 1` })
    .where('responsable_usuario_id', '=', usuarioId)
    .execute();
}
