import { buildConArchivo, type LectorDeRegistros } from '@marco/archivos/port';
import type { EstadoVersion } from '../../contract/terms.ts';
import { canSeeVersion } from '../../rules/ciclo/can-act-on-elemento.ts';
import { toQuienElabora } from './quien-elabora.ts';

const ARCHIVOS = { tablas: ['elementos_archivos', 'elementos_normas'], columna: 'version_id' } as const;

/** Files of a version and of its norms: whoever reads a version that has them. */
export const canReadArchivoDeElemento: LectorDeRegistros = async (database, archivoId, context) => {
  const quien = toQuienElabora(context);
  if (!quien.acciones.has('consultar')) return false;
  const versiones = await database
    .selectFrom('elementos_versiones as v')
    .select(['v.estado', 'v.entidad_responsable_id as entidadResponsableId'])
    .where(buildConArchivo('v.id', ARCHIVOS, archivoId))
    .execute();
  return versiones.some(({ estado, entidadResponsableId }) =>
    canSeeVersion({ estado: estado as EstadoVersion, entidadResponsableId }, quien),
  );
};
