import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { EnsayoOfrecido } from '../../contract/index.ts';
import { CODIGOS_PRUEBA_QA } from '../../contract/terms.ts';

/** Digest of the contract level 2 certified last of the version of a rehearsal `n`. */
const CONTRATO_CERTIFICADO = sql`(select a.sha256 from solicitudes_nivel_dos d
  join solicitudes q on q.id = d.solicitud_id
  join estados_solicitud e on e.id = q.estado_id and e.codigo = 'certificada'
  join archivos a on a.id = d.contrato_archivo_id
  where d.servicio_version_id = n.version_id order by q.id desc limit 1)`;

/**
 * Rehearsals of a version in the simulator, the newest one first: the newest, and those that are named. A rehearsal holds while the
 * certified contract of its version is the one that was rehearsed.
 */
export async function listEnsayosDeVersion(
  database: Kysely<DatabaseSchema>,
  versionId: number,
  nombrados: readonly number[],
): Promise<EnsayoOfrecido[]> {
  const rows = await database
    .selectFrom('simulador_ensayos as n')
    .select(['n.id', 'n.ejecutado_en as ejecutadoEn'])
    .select(sql<boolean>`coalesce(n.contrato_sha256 = ${CONTRATO_CERTIFICADO}, false)`.as('vigente'))
    .select(sql<EnsayoOfrecido['resultados']>`n.pruebas`.as('pruebas'))
    .where('n.version_id', '=', versionId)
    .where((eb) =>
      eb.or([
        eb(
          'n.id',
          '=',
          eb
            .selectFrom('simulador_ensayos as m')
            .select((one) => one.fn.max('m.id').as('id'))
            .where('m.version_id', '=', versionId),
        ),
        ...(nombrados.length === 0 ? [] : [eb('n.id', 'in', [...nombrados])]),
      ]),
    )
    .orderBy('n.id', 'desc')
    .execute();
  return rows.map(({ id, ejecutadoEn, vigente, pruebas }) => ({
    id,
    ejecutadoEn: ejecutadoEn.toISOString(),
    vigente,
    resultados: pruebas.flatMap(({ codigo, resultado }) =>
      CODIGOS_PRUEBA_QA.includes(codigo) ? [{ codigo, resultado }] : [],
    ),
  }));
}
