import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AsuntoDesacuerdo, EstadoDesacuerdo, SentidoDecision } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

function buildDesacuerdos(database: Database) {
  return database
    .selectFrom('desacuerdos as d')
    .innerJoin('acuerdos as a', 'a.id', 'd.acuerdo_id')
    .leftJoin('reuniones as r', 'r.id', 'd.reunion_id')
    .leftJoin('mesas as m', 'm.id', 'r.mesa_id')
    .select(['d.id', 'd.acuerdo_id as acuerdoId', 'd.version', 'd.estado_desde as estadoDesde'])
    .select(['d.reclamo', 'd.respuesta', 'd.decision', 'd.reunion_id as reunionId'])
    .select(['a.consumidora_id as consumidoraId', 'a.proveedora_id as proveedoraId'])
    .select(['m.id as mesaId', 'm.nombre as mesa', 'r.tematica', 'r.inicia_en as inicio'])
    .select([
      sql<AsuntoDesacuerdo>`d.asunto`.as('asunto'),
      sql<EstadoDesacuerdo>`d.estado`.as('estado'),
      sql<SentidoDecision | null>`d.sentido`.as('sentido'),
      sql<string | null>`to_char(d.fecha_vencimiento, 'YYYY-MM-DD')`.as('venceEn'),
    ]);
}
export type DesacuerdoRow = Awaited<ReturnType<ReturnType<typeof buildDesacuerdos>['execute']>>[number];

/** The last disagreement about an acuerdo, or one by its id. */
export async function findDesacuerdoRow(
  database: Database,
  de: { readonly acuerdoId: number } | { readonly id: number },
): Promise<DesacuerdoRow | undefined> {
  const query = buildDesacuerdos(database);
  return ('id' in de ? query.where('d.id', '=', de.id) : query.where('d.acuerdo_id', '=', de.acuerdoId))
    .orderBy('d.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The same, held until the transaction ends. */
export async function findLockedDesacuerdo(
  trx: Transaction<DatabaseSchema>,
  id: number,
): Promise<DesacuerdoRow | undefined> {
  await trx.selectFrom('desacuerdos').select('id').where('id', '=', id).forUpdate().execute();
  return findDesacuerdoRow(trx, { id });
}
