import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { AccionCertificado, CausaCertificado } from '../contract/terms.ts';

/** What happened to the certificates of a version, the first first. */
export async function listSucesos(database: Kysely<DatabaseSchema>, versionId: number) {
  const rows = await database
    .selectFrom('certificados_pasos as p')
    .innerJoin('certificados as c', 'c.id', 'p.certificado_id')
    .where('c.servicio_version_id', '=', versionId)
    // What is only asked for is of the two who decide.
    .whereRef('p.desde', '<>', 'p.hasta')
    .select(['p.id', 'p.accion', 'p.motivo', 'p.causa', 'p.created_at as momento', 'c.numero', 'c.nivel'])
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    accion: row.accion as AccionCertificado | 'expedir',
    causa: row.causa as CausaCertificado | null,
  }));
}
export type SucesoDeCertificado = Awaited<ReturnType<typeof listSucesos>>[number];
