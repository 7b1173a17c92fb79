import type { DatabaseSchema } from '@marco/database';
import { findParametroLista } from '@marco/parametros/port';
import { spanishOrder } from '@marco/server-kit/database';
import type { Kysely } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Domains of the institutional e-mail of public entities, a parameter. */
export function listDominiosCorreo(database: Database): Promise<readonly string[]> {
  return findParametroLista(database, 'entidades.dominiosCorreo', []);
}

/** Lists that describe an entity, in Spanish order. */
export async function listOpciones(database: Database) {
  const [sectores, ordenes, departamentos, dominios] = await Promise.all([
    database
      .selectFrom('sectores')
      .select(['id', 'nombre', 'activo'])
      .orderBy(spanishOrder('nombre'))
      .execute(),
    database.selectFrom('ordenes').select(['id', 'nombre']).orderBy('id').execute(),
    database
      .selectFrom('departamentos')
      .select(['codigo', 'nombre', 'activo'])
      .orderBy(spanishOrder('nombre'))
      .execute(),
    listDominiosCorreo(database),
  ]);
  return { sectores, ordenes, departamentos, dominiosCorreo: [...dominios] };
}

export function listMunicipiosDe(database: Database, departamento: string) {
  return database
    .selectFrom('municipios')
    .select(['codigo', 'nombre', 'activo'])
    .where('departamento_codigo', '=', departamento)
    .orderBy(spanishOrder('nombre'))
    .orderBy('codigo')
    .execute();
}
