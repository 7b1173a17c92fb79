import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import { PLAZOS_INICIALES, type Plazos } from '../../rules/reloj/plazo.ts';

/** Terms of the requests, each a parameter. */
export async function findPlazos(database: Kysely<DatabaseSchema>): Promise<Plazos> {
  const [asignar, revision, concepto, evaluacion, entidad, certificar, subsanar] = await Promise.all([
    findParametroEntero(database, 'solicitudes.diasAsignar', PLAZOS_INICIALES.asignar),
    findParametroEntero(database, 'solicitudes.diasRevision', PLAZOS_INICIALES.revision),
    findParametroEntero(database, 'solicitudes.diasConcepto', PLAZOS_INICIALES.concepto),
    findParametroEntero(database, 'solicitudes.diasEvaluacion', PLAZOS_INICIALES.evaluacion),
    findParametroEntero(database, 'solicitudes.diasEntidad', PLAZOS_INICIALES.entidad),
    findParametroEntero(database, 'solicitudes.diasCertificar', PLAZOS_INICIALES.certificar),
    findParametroEntero(database, 'solicitudes.diasSubsanar', PLAZOS_INICIALES.subsanar),
  ]);
  return { asignar, revision, concepto, evaluacion, entidad, certificar, subsanar };
}
