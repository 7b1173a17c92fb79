import type { DatabaseSchema } from '@marco/database';
import { addJob } from '@marco/server-kit';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { listOrigenesExportacion } from '../../rules/exportaciones/ciclo-exportacion.ts';
import type { ExportacionRow } from './exportaciones.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Work that prepares the file, and work that tells its owner who went elsewhere. */
export const PREPARAR = 'preparar-exportacion';
export const AVISAR = 'avisar-exportacion';

/** A person who still waits downloads the file at once and needs no notice. */
const AVISO_SEGUNDOS = 60;

/** Adds an exportación with the job that prepares it. */
export async function createExportacion(
  trx: Transaction<DatabaseSchema>,
  values: Insertable<DatabaseSchema['exportaciones']>,
): Promise<ExportacionRow> {
  const row = await trx.insertInto('exportaciones').values(values).returningAll().executeTakeFirstOrThrow();
  await addPreparacion(trx, row);
  return row;
}

async function addPreparacion(trx: Transaction<DatabaseSchema>, { id, vuelta }: ExportacionRow) {
  await addJob(trx, { kind: PREPARAR, key: `${id} ${vuelta}`, payload: { id } });
}

/** Puts one that failed back in the queue; undefined when it did not fail. */
export async function submitFallida(trx: Transaction<DatabaseSchema>, id: string) {
  const row = await trx
    .updateTable('exportaciones')
    .set({
      estado: 'en-cola',
      vuelta: sql`vuelta + 1`,
      filas_hechas: 0,
      motivo: null,
      terminada_en: null,
    })
    .where('id', '=', id)
    .where('estado', 'in', listOrigenesExportacion('reintentar'))
    .returningAll()
    .executeTakeFirst();
  if (row) await addPreparacion(trx, row);
  return row;
}

/**
 * Marks one as cancelled; undefined when it had ended. The job that prepares it notices this before the next rows.
 */
export async function closeCancelada(trx: Database, id: string) {
  return trx
    .updateTable('exportaciones')
    .set({ estado: 'cancelada', terminada_en: sql<Date>`now()`, motivo: null })
    .where('id', '=', id)
    .where('estado', 'in', listOrigenesExportacion('cancelar'))
    .returningAll()
    .executeTakeFirst();
}

/** Writes how far it is. False when it was cancelled. */
export async function updateAvance(
  database: Database,
  id: string,
  avance: { readonly hechas: number; readonly total: number },
): Promise<boolean> {
  const updated = await database
    .updateTable('exportaciones')
    .set({ estado: 'en-curso', filas_hechas: avance.hechas, filas_total: avance.total })
    .where('id', '=', id)
    .where('estado', 'in', ['en-cola', 'en-curso'])
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Says why an attempt failed while another one is due. */
export async function updateMotivo(database: Database, id: string, motivo: string): Promise<void> {
  await database
    .updateTable('exportaciones')
    .set({ estado: 'en-cola', motivo, filas_hechas: 0 })
    .where('id', '=', id)
    .where('estado', 'in', ['en-cola', 'en-curso'])
    .execute();
}

/** Names the content before it is kept; false when it was cancelled. */
export async function updateContenido(
  database: Database,
  id: string,
  contenido: { readonly sha256: string; readonly location: string; readonly bytes: number } | null,
): Promise<boolean> {
  const updated = await database
    .updateTable('exportaciones')
    .set({
      sha256: contenido?.sha256 ?? null,
      ubicacion: contenido?.location ?? null,
      tamano_bytes: contenido?.bytes ?? null,
    })
    .where('id', '=', id)
    .where('estado', 'in', ['en-cola', 'en-curso'])
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Ends one that is under way; its owner gets a notice a little later, if they have not downloaded it by then. */
export async function closeExportacionAbierta(
  trx: Transaction<DatabaseSchema>,
  id: string,
  end:
    | { readonly estado: 'lista'; readonly horas: number }
    | { readonly estado: 'fallida'; readonly motivo: string },
): Promise<void> {
  const row = await trx
    .updateTable('exportaciones')
    .set({
      estado: end.estado,
      terminada_en: sql<Date>`now()`,
      ...(end.estado === 'lista'
        ? {
            vence_en: sql<Date>`now() + make_interval(hours => ${end.horas})`,
            motivo: null,
            filas_hechas: sql<number>`filas_total`,
          }
        : { motivo: end.motivo }),
    })
    .where('id', '=', id)
    .where('estado', 'in', ['en-cola', 'en-curso'])
    .returning(['vuelta'])
    .executeTakeFirst();
  if (!row) return;
  await addJob(trx, {
    kind: AVISAR,
    key: `${id} ${row.vuelta}`,
    payload: { id },
    afterSeconds: AVISO_SEGUNDOS,
  });
}

export async function updateDescargada(database: Database, id: string): Promise<void> {
  await database
    .updateTable('exportaciones')
    .set({ descargada_en: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Takes the content away from one that ended; one that was ready has expired. */
export async function clearContenido(trx: Database, id: string): Promise<void> {
  await trx
    .updateTable('exportaciones')
    .set({
      estado: sql<string>`case estado when 'lista' then 'vencida' else estado end`,
      sha256: null,
      ubicacion: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Forgets those that ended so long ago. */
export async function clearAntiguas(database: Database, antes: Date): Promise<void> {
  await database
    .deleteFrom('exportaciones')
    .where('terminada_en', '<', antes)
    .where('sha256', 'is', null)
    .execute();
}

/** Until the transaction ends, the next exportación of the same person waits. */
export async function keepTurnoDeExportacion(
  trx: Transaction<DatabaseSchema>,
  usuarioId: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(32, ${usuarioId})`.execute(trx);
}
