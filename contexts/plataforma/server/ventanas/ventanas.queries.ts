import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Windows of a servicio that its page shows. */
const MUCHAS = 50;

export interface VentanaRow {
  readonly id: number;
  readonly servicio_id: number;
  readonly inicia_en: Date;
  readonly termina_en: Date;
  readonly motivo: string;
  readonly created_at: Date;
}

/** The last windows of a servicio, the one that begins last first. */
export async function listVentanasDe(database: Database, servicioId: number): Promise<readonly VentanaRow[]> {
  const { rows } = await sql<VentanaRow>`select id, servicio_id, inicia_en, termina_en, motivo, created_at
    from plataforma_ventanas where servicio_id = ${servicioId}::int
    order by inicia_en desc, id desc limit ${MUCHAS}`.execute(database);
  return rows;
}

/** Those that had not ended at a moment. */
export async function listVentanasDesde(
  database: Database,
  servicioId: number,
  desde: Date,
): Promise<readonly VentanaRow[]> {
  const { rows } = await sql<VentanaRow>`select id, servicio_id, inicia_en, termina_en, motivo, created_at
    from plataforma_ventanas where servicio_id = ${servicioId}::int and termina_en > ${desde}
    order by inicia_en`.execute(database);
  return rows;
}

/** A window that is held until the transaction ends. */
export async function findLockedVentana(trx: Database, id: number): Promise<VentanaRow | undefined> {
  const { rows } = await sql<VentanaRow>`select id, servicio_id, inicia_en, termina_en, motivo, created_at
    from plataforma_ventanas where id = ${id} for update`.execute(trx);
  return rows[0];
}

/** The entidad that offers a servicio; undefined where there is none. */
export async function findEntidadDeServicio(
  database: Database,
  servicioId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ entidad_id: number }>`select entidad_id from servicios
    where id = ${servicioId}::int`.execute(database);
  return rows[0]?.entidad_id;
}
