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

export async function isSectorActivo(database: Database, id: number): Promise<boolean> {
  const sector = database.selectFrom('sectores').select('activo').where('id', '=', id);
  return (await sector.executeTakeFirst())?.activo === true;
}

export async function hasOrden(database: Database, id: number): Promise<boolean> {
  const orden = database.selectFrom('ordenes').select('id').where('id', '=', id);
  return (await orden.executeTakeFirst()) !== undefined;
}

export async function isDepartamentoActivo(database: Database, codigo: string): Promise<boolean> {
  const departamento = database.selectFrom('departamentos').select('activo').where('codigo', '=', codigo);
  return (await departamento.executeTakeFirst())?.activo === true;
}

export async function isMunicipioActivo(database: Database, codigo: string): Promise<boolean> {
  const municipio = database.selectFrom('municipios').select('activo').where('codigo', '=', codigo);
  return (await municipio.executeTakeFirst())?.activo === true;
}
