import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { ReafirmacionDeNivel } from '../../contract/index.ts';

/** Of which version a request says that nothing changed; null for one that asks for its level whole. */
export async function findReafirmacion(
  database: Kysely<DatabaseSchema>,
  solicitudId: number,
): Promise<ReafirmacionDeNivel | null> {
  const row = await database
    .selectFrom('solicitudes_reafirmaciones as r')
    .innerJoin('servicios_versiones as v', 'v.id', 'r.base_version_id')
    .innerJoin('certificados as c', 'c.id', 'r.certificado_id')
    .select(['r.huella', 'v.id', 'v.mayor', 'v.menor', 'c.numero', 'c.codigo'])
    .select(sql<ReafirmacionDeNivel['comparado']>`r.comparado`.as('comparado'))
    .where('r.solicitud_id', '=', solicitudId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, mayor, menor, numero, codigo, huella, comparado } = row;
  return { version: { id, numero: `${mayor}.${menor}` }, certificado: { numero, codigo }, comparado, huella };
}
