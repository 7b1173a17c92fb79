import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import { LIMITES_ENSAYO } from '../../contract/ensayos-xroad.terms.ts';
import type { EnsayoCorrido } from './run-pruebas.ts';

interface EnsayoNuevo extends EnsayoCorrido {
  readonly versionId: number;
  readonly usuarioId: number;
  readonly superadas: number;
  readonly fallidas: number;
  /** SHA-256 of the certified contract of the version; null where it has none. */
  readonly contrato: string | null;
}

/** Whether a request of level 3 took the rehearsal as evidence: it is read there, so it stays. */
const ES_EVIDENCIA = sql<boolean>`exists (
  select from solicitudes_nivel_tres t, jsonb_array_elements(t.respuestas -> 'pruebas') as p (fila)
  where t.servicio_version_id = simulador_ensayos.version_id
    and (p.fila ->> 'ensayoId')::int = simulador_ensayos.id)`;

/** Keeps a rehearsal, in the place of the oldest one where there are as many as are kept. */
export async function addEnsayo(
  trx: Transaction<DatabaseSchema>,
  { versionId, usuarioId, superadas, fallidas, contrato, pruebas, registros }: EnsayoNuevo,
): Promise<number> {
  const { id } = await trx
    .insertInto('simulador_ensayos')
    .values({
      version_id: versionId,
      usuario_id: usuarioId,
      superadas,
      fallidas,
      total: pruebas.length,
      contrato_sha256: contrato,
      pruebas: sql`${JSON.stringify(pruebas)}::jsonb`,
      registros: sql`${JSON.stringify(registros)}::jsonb`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom('simulador_ensayos')
    .where('version_id', '=', versionId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('simulador_ensayos')
        .select('id')
        .where('version_id', '=', versionId)
        .orderBy('id', 'desc')
        .offset(LIMITES_ENSAYO.guardados),
    )
    .where((eb) => eb.not(ES_EVIDENCIA))
    .execute();
  return id;
}
