import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { FilaCatalogada, FilaDecidida } from '../../rules/campos/cambios-catalogacion.ts';

type Running = Transaction<DatabaseSchema>;

/**
 * Writes the element of rows, by one statement however many there are. The entity must decide about each again, and still
 * reads its earlier observation.
 */
export async function updateCatalogados(trx: Running, filas: readonly FilaCatalogada[]): Promise<void> {
  const ids = filas.map(({ id }) => id);
  const acciones = filas.map(({ accion }) => accion);
  const elementos = filas.map(({ elementoId }) => elementoId);
  const justificaciones = filas.map(({ justificacion }) => justificacion);
  await sql`update solicitudes_campos c
    set accion = f.accion, elemento_id = f.elemento_id, justificacion = f.justificacion, decision = 'pendiente'
    from unnest(${ids}::int[], ${acciones}::text[], ${elementos}::int[], ${justificaciones}::text[])
      as f (id, accion, elemento_id, justificacion)
    where c.id = f.id`.execute(trx);
}

/** What the entity says of rows, by one statement however many there are. */
export async function updateDecididos(trx: Running, filas: readonly FilaDecidida[]): Promise<void> {
  const ids = filas.map(({ id }) => id);
  const decisiones = filas.map(({ decision }) => decision);
  const observaciones = filas.map(({ observacion }) => observacion);
  await sql`update solicitudes_campos c
    set decision = f.decision, observacion = f.observacion
    from unnest(${ids}::int[], ${decisiones}::text[], ${observaciones}::text[]) as f (id, decision, observacion)
    where c.id = f.id`.execute(trx);
}
