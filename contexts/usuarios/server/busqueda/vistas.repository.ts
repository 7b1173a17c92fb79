import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { MAXIMO_VISTAS } from '../../contract/busqueda.terms.ts';

type Database = Kysely<DatabaseSchema>;

export interface VistaRow {
  /** Code of its kind. */
  readonly tipo: string;
  readonly registro: string;
  readonly veces: number;
  readonly vista_en: Date;
}

/** What a person opened, the latest first. */
export function listVistas(database: Database, usuarioId: number): Promise<VistaRow[]> {
  return database
    .selectFrom('busqueda_vistas')
    .select(['tipo', 'registro', 'veces', 'vista_en'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('vista_en', 'desc')
    .orderBy('tipo')
    .orderBy('registro')
    .limit(MAXIMO_VISTAS)
    .execute();
}

/** Remembers that a person opened a record once more, and forgets what they opened before the last twenty. */
export async function saveVista(
  database: Database,
  usuarioId: number,
  { tipo, registro }: Pick<VistaRow, 'tipo' | 'registro'>,
): Promise<void> {
  await database
    .insertInto('busqueda_vistas')
    .values({ usuario_id: usuarioId, tipo, registro })
    .onConflict((conflict) =>
      conflict
        .columns(['usuario_id', 'tipo', 'registro'])
        .doUpdateSet({ veces: sql`busqueda_vistas.veces + 1`, vista_en: sql`now()` }),
    )
    .execute();
  await sql`delete from busqueda_vistas v where v.usuario_id = ${usuarioId} and (v.tipo, v.registro) not in (
    select w.tipo, w.registro from busqueda_vistas w where w.usuario_id = ${usuarioId}
    order by w.vista_en desc, w.tipo, w.registro limit ${MAXIMO_VISTAS})`.execute(database);
}

/** How many there were. */
export async function deleteVistas(database: Database, usuarioId: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('busqueda_vistas')
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
