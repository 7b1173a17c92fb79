import type { DatabaseSchema } from '@marco/database';
import { computeVeredictos } from '@marco/tramites/port';
import type { Kysely } from 'kysely';
import { listRequisitosAbiertos } from './tramites.queries.ts';

/** Requisitos with what the once-only map says of each; what is no paper has no verdict. */
export async function listTramitesAbiertos(database: Kysely<DatabaseSchema>, despuesDe: number) {
  const rows = await listRequisitosAbiertos(database, despuesDe);
  const { veredictos } = await computeVeredictos(database, [...new Set(rows.map(({ clave }) => clave))]);
  return rows.map((row) => ({ ...row, veredicto: veredictos.get(row.requisito)?.veredicto ?? null }));
}
