import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { ESTADOS_VERSION_SERVICIO } from '../contract/versiones.terms.ts';

/** A servicio of an entidad with one version in each state. */
export async function addVersionDeCadaEstado(
  database: Kysely<DatabaseSchema>,
  { entidadId }: { readonly entidadId: number },
): Promise<void> {
  const { id: servicioId } = await database
    .insertInto('servicios')
    .values({
      nombre: 'Servicio con versiones en todos los estados',
      descripcion: 'De prueba.',
      entidad_id: entidadId,
      estado_servicio_id: sql<number>`(select id from estados_servicio where codigo = 'publicado-nivel-3')`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const terminan: readonly string[] = ['obsoleta', 'retirada'];
  await database
    .insertInto('servicios_versiones')
    .values(
      ESTADOS_VERSION_SERVICIO.map((estado, lugar) => ({
        servicio_id: servicioId,
        mayor: lugar + 1,
        menor: 0,
        estado,
        obsoleta_desde: terminan.includes(estado) ? new Date() : null,
        suspendida_desde: estado === 'suspendida' ? ('publicada' as const) : null,
      })),
    )
    .execute();
}
