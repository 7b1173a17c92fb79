import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import { PLAZOS_INICIALES, type Plazos } from '../../rules/reloj/plazo.ts';

/** Terms of the requests, each a parameter; that of level 3 becomes one with its requests. */
export async function findPlazos(database: Kysely<DatabaseSchema>): Promise<Plazos> {
  const find = (plazo: keyof Plazos, clave: string) =>
    findParametroEntero(database, `solicitudes.${clave}`, PLAZOS_INICIALES[plazo]);
  const [asignar, revision, concepto, evaluacion, entidad, certificar, subsanar] = await Promise.all([
    find('asignar', 'diasAsignar'),
    find('revision', 'diasRevision'),
    find('concepto', 'diasConcepto'),
    find('evaluacion', 'diasEvaluacion'),
    find('entidad', 'diasEntidad'),
    find('certificar', 'diasCertificar'),
    find('subsanar', 'diasSubsanar'),
  ]);
  return { ...PLAZOS_INICIALES, asignar, revision, concepto, evaluacion, entidad, certificar, subsanar };
}
