import type { LectorDeArchivos } from '@marco/archivos/port';
import { canSeeVersion } from '../../rules/ciclo/can-act-on-elemento.ts';
import { listConArchivo } from './archivos-version.queries.ts';
import { toQuienElabora } from './quien-elabora.ts';

/** Files of a version and of its norms: people who may read a version with them. */
export const canReadArchivoDeElemento: LectorDeArchivos = async (database, archivoId, context) => {
  const quien = toQuienElabora(context);
  if (!quien.acciones.has('consultar')) return false;
  const versiones = await listConArchivo(database, archivoId);
  return versiones.some((version) => canSeeVersion(version, quien));
};
