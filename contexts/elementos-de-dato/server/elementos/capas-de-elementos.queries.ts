import type { TipoCapa } from '@marco/capas-de-uso/terms';
import type { DatabaseSchema } from '@marco/database';
import { spanishOrder } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import { ESTADOS_EN_TRABAJO } from '../../contract/terms.ts';
import type { QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';

type Database = Kysely<DatabaseSchema>;

/** The layer of an element that has a version in force; undefined for any other. */
export function findCapaDeVigente(database: Database, elementoId: number) {
  return database
    .selectFrom('elementos_de_dato as e')
    .innerJoin('capas_de_uso as c', 'c.id', 'e.capa_id')
    .innerJoin('elementos_versiones as v', (join) =>
      join.onRef('v.elemento_id', '=', 'e.id').on('v.estado', '=', 'incorporado'),
    )
    .select(['c.id', sql<TipoCapa>`c.tipo`.as('tipo')])
    .where('e.id', '=', elementoId)
    .executeTakeFirst();
}

/** How many elements each layer and domain has: those in force, and those in work that the caller may read. */
export function countElementos(
  database: Database,
  { esMinisterio, entidadId }: Pick<QuienElabora, 'esMinisterio' | 'entidadId'>,
) {
  return database
    .selectFrom('elementos_de_dato as e')
    .select(['e.capa_id', 'e.dominio_id', sql<number>`count(*)`.as('elementos')])
    .where((where) =>
      where.exists((from) =>
        from
          .selectFrom('elementos_versiones as v')
          .select('v.id')
          .whereRef('v.elemento_id', '=', 'e.id')
          .where('v.estado', 'in', ['incorporado', ...ESTADOS_EN_TRABAJO])
          .$if(!esMinisterio, (query) =>
            query.where((own) =>
              own.or([own('v.estado', '=', 'incorporado'), own('v.entidad_responsable_id', '=', entidadId)]),
            ),
          ),
      ),
    )
    .groupBy(['e.capa_id', 'e.dominio_id'])
    .execute();
}

/** Layers in force that are active, the widest kind first. */
export function listCapasActivas(database: Database) {
  return database
    .selectFrom('capas_de_uso as c')
    .innerJoin('capas_de_uso_versiones as v', (join) =>
      join.onRef('v.capa_id', '=', 'c.id').on('v.estado', '=', 'vigente'),
    )
    .select(['c.id', 'c.codigo', 'v.nombre', sql<TipoCapa>`c.tipo`.as('tipo')])
    .where('c.activa', '=', true)
    .orderBy(sql`array_position(array['comun', 'sectorial', 'local', 'proyecto', 'integracion'], c.tipo)`)
    .orderBy(spanishOrder('v.nombre'))
    .orderBy('c.id')
    .execute();
}
