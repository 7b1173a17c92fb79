import type { EstadoAcuerdo } from '@marco/acuerdos/terms';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { CODIGO_SUBSISTEMA } from '../respuestas/derechos.queries.ts';

/** An acuerdo with both of its sides, and its key where it was approved. */
export async function findAcuerdoEnsayado(database: Kysely<DatabaseSchema>, acuerdoId: number) {
  return database
    .selectFrom('acuerdos as a')
    .innerJoin('servicios as s', 's.id', 'a.servicio_id')
    .innerJoin('servicios_versiones as v', 'v.id', 'a.version_id')
    .innerJoin('entidades as c', 'c.id', 'a.consumidora_id')
    .innerJoin('entidades as p', 'p.id', 'a.proveedora_id')
    .select(['a.id', 'a.numero', 'a.clave_simulador as clave'])
    .select(CODIGO_SUBSISTEMA.as('subsistema'))
    .select([
      'a.servicio_id as servicioId',
      's.nombre as servicio',
      'v.id as versionId',
      'v.mayor',
      'v.menor',
    ])
    .select(['c.id as consumidoraId', 'c.codigo_xroad as codigoConsumidora'])
    .select(['p.id as proveedoraId', 'p.nombre as proveedora', 'p.codigo_xroad as codigoProveedora'])
    .select(sql<EstadoAcuerdo>`a.estado`.as('estado'))
    .where('a.id', '=', acuerdoId)
    .executeTakeFirst();
}
export type AcuerdoEnsayadoRow = NonNullable<Awaited<ReturnType<typeof findAcuerdoEnsayado>>>;
