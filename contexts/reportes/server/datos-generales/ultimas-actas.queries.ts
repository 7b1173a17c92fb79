import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

interface UltimaActaRow {
  readonly mesaId: number;
  readonly reunionId: number;
  readonly mesa: string;
  readonly numero: number;
  readonly momento: Date;
}

/** The actas that were sealed last; that there is one is public, and what it says in its public edition. */
export async function listUltimasActas(
  database: Kysely<DatabaseSchema>,
  cuantas: number,
): Promise<readonly UltimaActaRow[]> {
  const { rows } = await sql<UltimaActaRow>`
    select a.mesa_id as "mesaId", a.reunion_id as "reunionId", m.nombre as mesa, a.numero, a.sellada_en as momento
    from actas a join mesas m on m.id = a.mesa_id
    where a.estado = 'sellada' order by a.sellada_en desc, a.id desc limit ${cuantas}`.execute(database);
  return rows;
}
