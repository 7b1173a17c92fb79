import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PiezaPedida } from '../../contract/index.ts';

type Database = Kysely<DatabaseSchema>;

/** Who asks: a person in the membresía they act in, whose rol decides which board is of it. */
export interface QuienVeTableros {
  readonly userId: number;
  readonly membershipId: number | null;
}

export interface TableroRow {
  readonly id: number;
  readonly nombre: string;
  readonly version: number;
  readonly rol: string | null;
  readonly modificadoEn: Date;
  readonly piezas: number;
}

function selectTableros({ userId, membershipId }: QuienVeTableros, rest: RawBuilder<unknown>) {
  return sql<TableroRow>`
    select t.id, t.nombre, t.version, r.nombre as rol, t.modificado_en as "modificadoEn",
      (select count(*)::int from tableros_piezas p where p.tablero_id = t.id) as piezas
    from tableros t left join roles r on r.id = t.rol_id
    where (t.usuario_id = ${userId} or t.rol_id = (select m.rol_id from membresias m where m.id = ${membershipId})) ${rest}`;
}

/** The boards somebody sees: their own, the one changed last first, and that of their rol at the end. */
export async function listTablerosDe(
  database: Database,
  quien: QuienVeTableros,
): Promise<readonly TableroRow[]> {
  const { rows } = await selectTableros(
    quien,
    sql`order by r.nombre nulls first, t.modificado_en desc, t.id desc`,
  ).execute(database);
  return rows;
}

/** A board somebody sees. */
export async function findTablero(
  database: Database,
  id: number,
  quien: QuienVeTableros,
): Promise<TableroRow | undefined> {
  const { rows } = await selectTableros(quien, sql`and t.id = ${id}`).execute(database);
  return rows[0];
}

/** The piezas of a board, in their order. */
export async function listPiezas(database: Database, tableroId: number): Promise<readonly PiezaPedida[]> {
  const { rows } = await sql<PiezaPedida>`
    select codigo, ambito, vista_id as "vistaId", forma from tableros_piezas where tablero_id = ${tableroId} order by orden`.execute(
    database,
  );
  return rows;
}
