import type { DatabaseSchema } from '@marco/database';
import { spanishOrder } from '@marco/server-kit/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import type { FiltroInforme, OpcionesDeInformes } from '../../contract/index.ts';

type Database = Kysely<DatabaseSchema>;

/** What the keys of a filter are called, by their field; none of those that name themselves. */
export async function findNombresDeFiltros(
  database: Database,
  {
    entidadId = null,
    sectorId = null,
    ordenId = null,
    departamentoCodigo = null,
    capaId = null,
    dominioId = null,
    proveedorId = null,
    consumidorId = null,
    consultorId = null,
  }: FiltroInforme,
): Promise<Readonly<Record<string, string | null>>> {
  const { rows } = await sql<Record<string, string | null>>`
    select (select nombre from entidades where id = ${entidadId}::int) as "entidadId",
      (select nombre from sectores where id = ${sectorId}::int) as "sectorId",
      (select nombre from ordenes where id = ${ordenId}::int) as "ordenId",
      (select nombre from departamentos where codigo = ${departamentoCodigo}::text) as "departamentoCodigo",
      (select codigo from capas_de_uso where id = ${capaId}::int) as "capaId",
      (select nombre from dominios where id = ${dominioId}::int) as "dominioId",
      (select nombre from entidades where id = ${proveedorId}::int) as "proveedorId",
      (select nombre from entidades where id = ${consumidorId}::int) as "consumidorId",
      (select ${buildNombreCompleto('u')} from usuarios u where u.id = ${consultorId}::int) as "consultorId"`.execute(
    database,
  );
  return rows[0] ?? {};
}

/** What the filters choose from, in the order of the language. */
export async function listOpciones(
  database: Database,
): Promise<Omit<OpcionesDeInformes, 'informes' | 'reservados' | 'consultores' | 'meses'>> {
  const [sectores, ordenes, departamentos, capas, dominios] = await Promise.all([
    sql<OpcionesDeInformes['sectores'][number]>`
      select id, nombre from sectores where activo order by clave_de_orden, id`.execute(database),
    sql<OpcionesDeInformes['ordenes'][number]>`select id, nombre from ordenes order by id`.execute(database),
    sql<OpcionesDeInformes['departamentos'][number]>`
      select codigo, nombre from departamentos where activo order by clave_de_orden, codigo`.execute(
      database,
    ),
    sql<OpcionesDeInformes['capas'][number]>`
      select id, codigo as nombre from capas_de_uso where activa order by ${spanishOrder('codigo')}, id`.execute(
      database,
    ),
    sql<OpcionesDeInformes['dominios'][number]>`
      select id, nombre from dominios where activo order by ${spanishOrder('nombre')}, id`.execute(database),
  ]);
  return {
    sectores: sectores.rows,
    ordenes: ordenes.rows,
    departamentos: departamentos.rows,
    capas: capas.rows,
    dominios: dominios.rows,
  };
}

/** Who has ever conceptualised a request, in the order of the language. */
export async function listConsultoresDeSolicitudes(
  database: Database,
): Promise<OpcionesDeInformes['consultores']> {
  const { rows } = await sql<OpcionesDeInformes['consultores'][number]>`
    select u.id, ${buildNombreCompleto('u')} as nombre from usuarios u
    where exists (select from solicitudes s where s.consultor_id = u.id) order by u.clave_de_orden, u.id`.execute(
    database,
  );
  return rows;
}
