import type { LectorDeArchivos } from '@marco/archivos/port';
import { permissionKey, requireActor } from '@marco/server-kit';
import { RECURSO_ACUERDOS } from '../contract/terms.ts';
import { canSeeAcuerdo } from '../rules/can-act-on-acuerdo.ts';
import { buildAcuerdos } from './acuerdo.queries.ts';
import { toQuienAcuerda } from './quien-acuerda.ts';

/** The convenio and the document of an acuerdo: people who may read it. */
export const canReadArchivoDeAcuerdo: LectorDeArchivos = async (database, archivoId, context) => {
  if (!requireActor(context).permissions.has(permissionKey(RECURSO_ACUERDOS, 'consultar'))) return false;
  const row = await buildAcuerdos(database)
    .where((eb) =>
      eb.or([eb('a.convenio_archivo_id', '=', archivoId), eb('a.pdf_archivo_id', '=', archivoId)]),
    )
    .executeTakeFirst();
  return row !== undefined && canSeeAcuerdo(row, toQuienAcuerda(context));
};
