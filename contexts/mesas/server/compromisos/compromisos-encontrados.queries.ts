import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { EstadoCompromiso } from '../../contract/terms.ts';

/** What the search shows of commitments. */
export function listCompromisosEncontrados(database: Kysely<DatabaseSchema>, ids: readonly number[]) {
  return database
    .selectFrom('compromisos as c')
    .innerJoin('mesas as m', 'm.id', 'c.mesa_id')
    .innerJoin('entidades as e', 'e.id', 'c.entidad_id')
    .where('c.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select(['c.id', 'c.descripcion', 'c.responsable', 'm.nombre as mesa', 'e.nombre as entidad'])
    .select([
      sql<EstadoCompromiso>`c.estado`.as('estado'),
      sql<string>`to_char(c.fecha_vencimiento, 'YYYY-MM-DD')`.as('vence'),
    ])
    .execute();
}
