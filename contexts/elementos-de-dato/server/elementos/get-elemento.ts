import { presentDecisions } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type ElementoPrivado, elementosErrors, type RelacionDerivada } from '../../contract/index.ts';
import { ESTADOS_PUBLICOS, type EstadoVersion } from '../../contract/terms.ts';
import { canSeeVersion, type QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import { readContenido } from './contenido.queries.ts';
import { presentVersion } from './present-version.ts';
import { toVisibilidad } from './quien-elabora.ts';
import { presentVersiones, readEntorno } from './version.queries.ts';
import { computeDecidida, readLeida, type VersionDecidida, type VersionLeida } from './version-leida.ts';
import { findVersionRow, type VersionRow } from './version-row.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Whether the caller may read a version. */
export function isVisible(row: VersionRow, quien: QuienElabora): boolean {
  const { estado, entidad_responsable_id: entidadResponsableId } = row;
  return canSeeVersion({ estado: estado as EstadoVersion, entidadResponsableId }, quien);
}

/** @throws ELEMENTO_NO_ENCONTRADO, also where the caller may not read it */
export async function getVersionRow(
  database: Database,
  versionId: number,
  quien: QuienElabora,
): Promise<VersionRow> {
  const row = await findVersionRow(database, versionId);
  if (!row || !isVisible(row, quien)) throw refuse(elementosErrors, 'ELEMENTO_NO_ENCONTRADO');
  return row;
}

/** Completes a version that was read: as those who work on it read it, with what the caller may do. */
export async function readElemento(
  database: Database,
  leida: VersionLeida,
  quien: QuienElabora,
  { decisiones, pendientes, numeracion, enTrabajoId }: VersionDecidida = computeDecidida(leida, quien),
): Promise<ElementoPrivado> {
  const { row, versiones, caducidad } = leida;
  const visibilidad = toVisibilidad(row, quien);
  const contenido = leida.contenido ?? (await readContenido(database, row, visibilidad));
  const entorno = await readEntorno(database, row, visibilidad);
  return {
    ...presentVersion(row),
    ...contenido,
    ...entorno,
    caducidad,
    versiones: presentVersiones(versiones, visibilidad),
    relacionesDerivadas: quien.esMinisterio
      ? entorno.relacionesDerivadas
      : entorno.relacionesDerivadas.filter(isPublicada),
    acciones: presentDecisions(decisiones),
    pendientes,
    numeracion,
    enTrabajoId: enTrabajoId === row.id || !quien.esMinisterio ? null : (enTrabajoId ?? null),
  };
}

/** Whether an entity may see a related element: it does not see versions that other entities are working on. */
function isPublicada({ origen }: RelacionDerivada): boolean {
  return origen === null || ESTADOS_PUBLICOS.some((estado) => estado === origen.estado);
}

/** @throws ELEMENTO_NO_ENCONTRADO */
export async function getElemento(
  database: Database,
  versionId: number,
  quien: QuienElabora,
): Promise<ElementoPrivado> {
  const row = await getVersionRow(database, versionId, quien);
  return readElemento(database, await readLeida(database, row, quien), quien);
}
