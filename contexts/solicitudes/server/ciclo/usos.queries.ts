import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { SentidoCampo } from '../../contract/terms.ts';

/** Versions in force of the elements the fields of a request became, by field. */
export async function listVersionesDeCampos(database: Kysely<DatabaseSchema>, solicitudId: number) {
  const rows = await database
    .selectFrom('solicitudes_campos as c')
    .innerJoin('elementos_versiones as v', (join) =>
      join.onRef('v.elemento_id', '=', 'c.elemento_id').on('v.estado', '=', 'incorporado'),
    )
    .select(['v.id', 'c.sentido'])
    .where('c.solicitud_id', '=', solicitudId)
    .where('c.accion', '<>', 'caducar')
    .execute();
  return rows.map(({ id, sentido }) => ({ id, sentido: sentido as SentidoCampo }));
}
