import type { DatabaseSchema } from '@marco/database';
import type { Kysely, Transaction } from 'kysely';

/** What a person said of a task. */
export interface EstadoActividad {
  readonly vista_hasta: Date | null;
  readonly pospuesta_hasta: Date | null;
}

/** What a person said of each task in an entidad, by its code. */
export async function findEstadosActividad(
  database: Kysely<DatabaseSchema>,
  usuarioId: number,
  entidadId: number,
): Promise<ReadonlyMap<string, EstadoActividad>> {
  const rows = await database
    .selectFrom('usuarios_actividades')
    .select(['codigo', 'vista_hasta', 'pospuesta_hasta'])
    .where('usuario_id', '=', usuarioId)
    .where('entidad_id', '=', entidadId)
    .execute();
  return new Map(rows.map(({ codigo, ...estado }) => [codigo, estado]));
}

/** Keeps what a person says of a task; what is not said stays. */
export async function saveEstadoActividad(
  transaction: Transaction<DatabaseSchema>,
  clave: { readonly usuario_id: number; readonly entidad_id: number; readonly codigo: string },
  estado: Partial<EstadoActividad>,
): Promise<void> {
  await transaction
    .insertInto('usuarios_actividades')
    .values({ ...clave, ...estado })
    .onConflict((conflict) => conflict.columns(['usuario_id', 'entidad_id', 'codigo']).doUpdateSet(estado))
    .execute();
}
