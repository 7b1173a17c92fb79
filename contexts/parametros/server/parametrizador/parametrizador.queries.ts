import type { DatabaseSchema } from '@marco/database';
import { onPage, type Page } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import type { EstadoCambio } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

const nombreDe = (tabla: string) =>
  sql<string>`concat_ws(' ', ${sql.ref(`${tabla}.primer_nombre`)}, ${sql.ref(`${tabla}.primer_apellido`)})`;

/** Parameters, each with the change that waits for a second person. */
function selectParametros(database: Database) {
  return database
    .selectFrom('parametros as p')
    .leftJoin('parametros_cambios as c', (join) =>
      join.onRef('c.clave', '=', 'p.clave').on('c.estado', '=', 'propuesto'),
    )
    .leftJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .select([
      'p.clave',
      'p.nombre',
      'p.descripcion',
      'p.tipo',
      'p.grupo',
      'p.valor',
      'p.valor_inicial as inicial',
      'p.restriccion',
      'p.publico',
      'p.version',
      'p.unidad',
      'p.efecto',
      'p.sensible',
      'p.solo_lectura as soloLectura',
      'c.id as cambioId',
      'c.despues as propuesto',
      'c.usuario_id as propuestoPorId',
      'c.created_at as propuestoEn',
      nombreDe('u').as('propuestoPor'),
    ]);
}

export type ParametroRow = Awaited<ReturnType<typeof listParametros>>[number];

/** Every parameter; `forUpdate` makes a second change wait for the first. */
export function listParametros(database: Database, { forUpdate = false } = {}) {
  return selectParametros(database)
    .orderBy('p.clave')
    .$if(forUpdate, (query) => query.forUpdate('p'))
    .execute();
}

/** The parameters of a group; `forUpdate` makes a second change wait for the first. */
export function listParametrosDe(database: Database, grupo: string, { forUpdate = false } = {}) {
  return selectParametros(database)
    .where('p.grupo', '=', grupo)
    .orderBy('p.clave')
    .$if(forUpdate, (query) => query.forUpdate('p'))
    .execute();
}

/** One parameter; `forUpdate` makes a second change wait for the first. */
export function findParametro(database: Database, clave: string, { forUpdate = false } = {}) {
  return selectParametros(database)
    .where('p.clave', '=', clave)
    .$if(forUpdate, (query) => query.forUpdate('p'))
    .executeTakeFirst();
}

/** One page of the changes of a group, newest first. */
export async function listCambios(database: Database, grupo: string, page: Page) {
  const cambios = database
    .selectFrom('parametros_cambios as c')
    .innerJoin('parametros as p', 'p.clave', 'c.clave')
    .where('p.grupo', '=', grupo);
  const rows = await cambios
    .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .leftJoin('usuarios as d', 'd.id', 'c.decidido_por_id')
    .select([
      'c.id',
      'c.clave',
      'c.antes',
      'c.despues',
      'c.estado',
      'c.created_at',
      'c.decidido_en',
      nombreDe('u').as('persona'),
      nombreDe('d').as('decidio'),
    ])
    .orderBy('c.id', 'desc')
    .$call(onPage(page))
    .execute();
  const { total } = await cambios.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return {
    cambios: rows.map(({ created_at, decidido_en, decidio, estado, ...row }) => ({
      ...row,
      estado: estado as EstadoCambio,
      creadoEn: created_at.toISOString(),
      decision: decidido_en && { persona: decidio, decididoEn: decidido_en.toISOString() },
    })),
    total,
  };
}
