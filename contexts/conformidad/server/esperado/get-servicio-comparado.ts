import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import { findServicioActivo, listVersiones } from '@marco/servicios/port';
import type { Kysely } from 'kysely';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import type { ServicioEsperado } from '../../rules/esperado.ts';
import { findVersionComparable } from '../../rules/version-comparable.ts';

/** The servicio a contract is compared with, and the version where one is named. */
export interface ServicioComparado {
  readonly servicioId: number;
  readonly versionId: number | null;
}

/**
 * An active servicio with the version that is named, else its most advanced one.
 *
 * @throws SERVICIO_NO_ENCONTRADO, VERSION_NO_ENCONTRADA, SERVICIO_SIN_DATOS
 */
export async function getServicioComparado(
  database: Kysely<DatabaseSchema>,
  { servicioId, versionId }: ServicioComparado,
): Promise<ServicioEsperado['servicio'] & { readonly versionId: number }> {
  const servicio = await findServicioActivo(database, servicioId);
  if (!servicio) throw refuse(conformidadErrors, 'SERVICIO_NO_ENCONTRADO');
  const versiones = await listVersiones(database, servicioId);
  const version =
    versionId === null ? findVersionComparable(versiones) : versiones.find(({ id }) => id === versionId);
  if (!version)
    throw refuse(conformidadErrors, versionId === null ? 'SERVICIO_SIN_DATOS' : 'VERSION_NO_ENCONTRADA');
  return { ...servicio, version: `${version.mayor}.${version.menor}`, versionId: version.id };
}
