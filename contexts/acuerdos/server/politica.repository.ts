import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { PoliticaEscrita } from '../contract/index.ts';
import { POLITICA_INICIAL } from '../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

/**
 * Holds the terms of a version until the transaction ends: whoever counts its quotas waits for the one before. Where the
 * entidad said nothing, the row is made, so that there is something to hold.
 */
export async function keepPoliticaBloqueada(trx: Running, versionId: number): Promise<void> {
  await trx
    .insertInto('acuerdos_politicas')
    .values({
      version_id: versionId,
      modo: 'manual',
      grupos: JSON.stringify([]),
      dias_respuesta: POLITICA_INICIAL.diasRespuesta,
      meses_vigencia: POLITICA_INICIAL.mesesVigencia,
      dicha: false,
    })
    .onConflict((conflict) => conflict.column('version_id').doNothing())
    .execute();
  await trx
    .selectFrom('acuerdos_politicas')
    .select('version_id')
    .where('version_id', '=', versionId)
    .forUpdate()
    .execute();
}

/** Writes on which terms a version is consumed. */
export async function savePolitica(
  trx: Running,
  versionId: number,
  politica: PoliticaEscrita,
): Promise<void> {
  await trx
    .updateTable('acuerdos_politicas')
    .set({
      modo: politica.modo,
      grupos: JSON.stringify(politica.grupos),
      cuota_por_consumidora: politica.cuotaPorConsumidora,
      cuota_total: politica.cuotaTotal,
      condiciones: politica.condiciones,
      dias_respuesta: politica.diasRespuesta,
      meses_vigencia: politica.mesesVigencia,
      dicha: true,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('version_id', '=', versionId)
    .execute();
  await trx.deleteFrom('acuerdos_campos_justificados').where('version_id', '=', versionId).execute();
  const campos = [...new Set(politica.camposJustificados)];
  if (campos.length > 0)
    await trx
      .insertInto('acuerdos_campos_justificados')
      .values(campos.map((campo_id) => ({ version_id: versionId, campo_id })))
      .execute();
}
