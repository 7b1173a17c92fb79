import type { DatabaseSchema } from '@marco/database';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Kysely } from 'kysely';
import { RECURSO_SOLICITUDES } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** People who follow a request, whether they may still read it or not. */
export async function listSeguidores(database: Database, solicitudId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('solicitudes_seguidores')
    .select('usuario_id as id')
    .where('solicitud_id', '=', solicitudId)
    .orderBy('usuario_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of some people who may read a request today: a notice leads nobody to a page that is closed to them. */
export async function listLectoresDe(
  database: Database,
  personas: readonly number[],
  { entidad_id, estado }: { readonly entidad_id: number; readonly estado: string },
): Promise<number[]> {
  if (personas.length === 0) return [];
  const deLaEntidad = await listQuienesPueden(database, RECURSO_SOLICITUDES, 'consultar', entidad_id);
  const delMinisterio =
    estado === 'borrador'
      ? []
      : await listQuienesPueden(database, RECURSO_SOLICITUDES, 'consultar', 'ministerio');
  const lectores = new Set([...deLaEntidad, ...delMinisterio]);
  return personas.filter((id) => lectores.has(id));
}
