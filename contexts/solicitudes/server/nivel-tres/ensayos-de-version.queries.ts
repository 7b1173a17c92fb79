import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { EnsayoOfrecido } from '../../contract/index.ts';
import { CODIGOS_PRUEBA_QA } from '../../contract/terms.ts';
import { findContratoCertificado } from '../nivel-dos/contrato-certificado.queries.ts';

/**
 * Rehearsals of a version in the simulator, the newest one first: the newest, and those that are named. A rehearsal holds while the
 * certified contract of its version is the one that was rehearsed.
 */
export async function listEnsayosDeVersion(
  database: Kysely<DatabaseSchema>,
  versionId: number,
  nombrados: readonly number[],
): Promise<EnsayoOfrecido[]> {
  const contrato = await findContratoCertificado(database, versionId);
  const rows = await database
    .selectFrom('simulador_ensayos as n')
    .select(['n.id', 'n.ejecutado_en as ejecutadoEn', 'n.contrato_sha256 as contrato'])
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
  return rows.map(({ id, ejecutadoEn, contrato: ensayado, pruebas }) => ({
    id,
    ejecutadoEn: ejecutadoEn.toISOString(),
    vigente: ensayado !== null && ensayado === contrato?.sha256,
    resultados: pruebas.flatMap(({ codigo, resultado }) =>
      CODIGOS_PRUEBA_QA.includes(codigo) ? [{ codigo, resultado }] : [],
    ),
  }));
}
