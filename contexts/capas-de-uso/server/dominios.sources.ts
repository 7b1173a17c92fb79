import type { DatabaseSchema } from '@marco/database';
import { type RelationStore, refuseRepeated, type TableSource } from '@marco/server-kit';
import { type Kysely, sql } from 'kysely';

export const DOMINIOS: TableSource = {
  table: 'dominios',
  writes: {
    insert: (transaction) => transaction.insertInto('dominios'),
    update: (transaction) => transaction.updateTable('dominios'),
    delete: (transaction) => transaction.deleteFrom('dominios'),
  },
  objectType: 'dominios',
  rows: sql`select id, codigo, nombre, descripcion, arco, activo, version from dominios`,
  columns: { codigo: 'codigo', nombre: 'nombre', descripcion: 'descripcion', activo: 'activo' },
  search: ['nombre', 'codigo'],
  numbers: ['arco'],
  uses: [
    {
      table: 'elementos_de_dato',
      column: 'dominio_id',
      uno: 'elemento de dato',
      varios: 'elementos de dato',
    },
  ],
  refusals: {
    dominios_codigo_key: refuseRepeated('codigo', 'Ya hay un dominio con ese código.'),
    dominios_nombre_unico: refuseRepeated('nombre', 'Ya hay un dominio con ese nombre.'),
  },
  // Above every arc a domain ever had in the tree: a number that was given never comes back.
  complete: async (transaction) => {
    await sql`lock table dominios in share row exclusive mode`.execute(transaction);
    const { rows } = await sql<{ arco: number }>`select 1 + greatest(
      (select coalesce(max(arco), 0) from dominios),
      (select coalesce(max(arco), 0) from oid_nodos where tipo = 'dominio'))::int as arco`.execute(
      transaction,
    );
    return { arco: rows[0]?.arco ?? 1 };
  },
};

/** Elements of a domain by the name of their latest version. */
export function createElementos(database: Kysely<DatabaseSchema>): RelationStore {
  return {
    list: async (id) => {
      const { rows } = await sql<{ id: number; codigo: string; nombre: string }>`
        select e.id, e.identificador as codigo, v.nombre from elementos_de_dato e
        join lateral (select nombre from elementos_versiones where elemento_id = e.id
          order by mayor desc, menor desc limit 1) v on true
        where e.dominio_id = ${id} order by clave_orden(v.nombre) collate "C", e.id`.execute(database);
      return rows;
    },
  };
}
