import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { RolParticipante } from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

/** A mesa whose references were verified. */
export interface MesaVerificada {
  readonly nombre: string;
  readonly objetivo: string;
  readonly descripcion: string;
  readonly admEntidadLider: number;
  readonly emailResponsableEntidad: string;
  readonly admUsuarioId: number;
  readonly emailConsultor: string;
}

function toColumns(mesa: MesaVerificada) {
  return {
    nombre: mesa.nombre,
    objetivo: mesa.objetivo,
    descripcion: mesa.descripcion,
    entidad_lider_id: mesa.admEntidadLider,
    email_responsable_entidad: mesa.emailResponsableEntidad,
    consultor_principal_id: mesa.admUsuarioId,
    email_consultor: mesa.emailConsultor,
  };
}

export async function addMesa(transaction: Running, mesa: MesaVerificada): Promise<number> {
  const { id } = await transaction
    .insertInto('mesas')
    .values(toColumns(mesa))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Every change is a new version. */
export async function updateDatos(transaction: Running, id: number, mesa: MesaVerificada): Promise<void> {
  await transaction
    .updateTable('mesas')
    .set({ ...toColumns(mesa), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Makes an entity the lead of the mesa; the one that led it stays as an invited one. */
export async function updateLider(transaction: Running, mesaId: number, entidadId: number): Promise<void> {
  await transaction
    .updateTable('mesas_entidades')
    .set({ rol: 'invitada' satisfies RolParticipante })
    .where('mesa_id', '=', mesaId)
    .where('rol', '=', 'lider')
    .where('entidad_id', '<>', entidadId)
    .execute();
  await saveParticipante(transaction, mesaId, entidadId, 'lider');
}

/** Adds an entity to the mesa or gives it another rol. */
export async function saveParticipante(
  transaction: Running,
  mesaId: number,
  entidadId: number,
  rol: RolParticipante,
): Promise<void> {
  await transaction
    .insertInto('mesas_entidades')
    .values({ mesa_id: mesaId, entidad_id: entidadId, rol })
    .onConflict((conflict) => conflict.columns(['mesa_id', 'entidad_id']).doUpdateSet({ rol }))
    .execute();
}

export async function clearParticipante(
  transaction: Running,
  mesaId: number,
  entidadId: number,
): Promise<void> {
  await transaction
    .deleteFrom('mesas_entidades')
    .where('mesa_id', '=', mesaId)
    .where('entidad_id', '=', entidadId)
    .execute();
}

export async function addServicio(transaction: Running, mesaId: number, servicioId: number): Promise<void> {
  await transaction
    .insertInto('mesas_servicios')
    .values({ mesa_id: mesaId, servicio_id: servicioId })
    .execute();
}

export async function clearServicio(transaction: Running, mesaId: number, servicioId: number): Promise<void> {
  await transaction
    .deleteFrom('mesas_servicios')
    .where('mesa_id', '=', mesaId)
    .where('servicio_id', '=', servicioId)
    .execute();
}

/** Closes the mesa with its reason, or opens it again. */
export async function updateEstado(
  transaction: Running,
  id: number,
  cierre: { readonly motivo: string } | null,
): Promise<void> {
  await transaction
    .updateTable('mesas')
    .set({
      activa: cierre === null,
      cerrada_en: cierre === null ? null : sql<Date>`now()`,
      motivo_cierre: cierre?.motivo ?? null,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}
