import type { DatabaseSchema } from '@marco/database';
import { type RelationStore, refuseRepeated, type TableSource } from '@marco/server-kit';
import { type Kysely, sql } from 'kysely';

export const CRITERIOS: TableSource = {
  table: 'criterios_evaluacion',
  writes: {
    insert: (transaction) => transaction.insertInto('criterios_evaluacion'),
    update: (transaction) => transaction.updateTable('criterios_evaluacion'),
    delete: (transaction) => transaction.deleteFrom('criterios_evaluacion'),
  },
  objectType: 'criterios-evaluacion',
  rows: sql`select id, codigo, nombre, descripcion, peso, orden, activo, version from criterios_evaluacion`,
  columns: {
    codigo: 'codigo',
    nombre: 'nombre',
    descripcion: 'descripcion',
    peso: 'peso',
    orden: 'orden',
    activo: 'activo',
  },
  search: ['nombre', 'codigo'],
  numbers: ['peso', 'orden'],
  uses: [
    {
      table: 'estandares_evaluaciones',
      column: 'criterio_id',
      uno: 'evaluación de un estándar',
      varios: 'evaluaciones de estándares',
    },
  ],
  refusals: {
    criterios_evaluacion_codigo_key: refuseRepeated('codigo', 'Ya hay un criterio con ese código.'),
    criterios_evaluacion_nombre_unico: refuseRepeated('nombre', 'Ya hay un criterio con ese nombre.'),
  },
};

/** Standards that were evaluated by a criterion. */
export function createEvaluados(database: Kysely<DatabaseSchema>): RelationStore {
  return {
    list: (id) =>
      database
        .selectFrom('estandares_evaluaciones as v')
        .innerJoin('estandares as e', 'e.id', 'v.estandar_id')
        .select(['e.id', 'e.codigo', 'e.nombre'])
        .where('v.criterio_id', '=', Number(id))
        .orderBy('e.codigo')
        .execute(),
  };
}
