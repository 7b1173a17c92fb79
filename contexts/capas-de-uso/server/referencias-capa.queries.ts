import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { TipoCapa } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** A layer in force and active; undefined for any other. */
export function findCapaVigente(database: Database, id: number) {
  return database
    .selectFrom('capas_de_uso as c')
    .innerJoin('capas_de_uso_versiones as v', 'v.capa_id', 'c.id')
    .select(sql<TipoCapa>`c.tipo`.as('tipo'))
    .where('c.id', '=', id)
    .where('c.activa', '=', true)
    .where('v.estado', '=', 'vigente')
    .executeTakeFirst();
}

/** Whether there is a común layer other than this one. */
export async function hasOtraComun(database: Database, propia: number | null): Promise<boolean> {
  const other = await database
    .selectFrom('capas_de_uso')
    .select('id')
    .where('tipo', '=', 'comun')
    .where('id', '<>', propia ?? 0)
    .executeTakeFirst();
  return other !== undefined;
}

export function findEntidad(database: Database, id: number) {
  return database.selectFrom('entidades').select('activa').where('id', '=', id).executeTakeFirst();
}

export function findSector(database: Database, id: number) {
  return database.selectFrom('sectores').select('activo').where('id', '=', id).executeTakeFirst();
}
