import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { DatosOperacion, Solicitud } from '../../contract/index.ts';
import type { TipoIntercambio } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;
type FilaNombrada = Solicitud['sistemas'][number];

/** Operations a request writes, in their order. */
export async function listOperaciones(database: Database, solicitudId: number): Promise<DatosOperacion[]> {
  const rows = await database
    .selectFrom('solicitudes_operaciones')
    .select(['codigo', 'nombre', 'tipo_intercambio'])
    .where('solicitud_id', '=', solicitudId)
    .orderBy('orden')
    .execute();
  return rows.map(({ codigo, nombre, tipo_intercambio }) => ({
    codigo,
    nombre,
    tipoIntercambio: tipo_intercambio as TipoIntercambio | null,
  }));
}

/** What a request names of other tables, each list by its name: who will read the servicio and what is behind it. */
export async function listFicha(
  database: Database,
  solicitudId: number,
): Promise<Pick<Solicitud, 'consumidores' | 'sistemas' | 'lenguajes' | 'basesDatos'>> {
  const { rows } = await sql<FilaNombrada & { readonly lista: string }>`
    select lista, id, nombre from (
      select 'consumidores' as lista, e.id, e.nombre from solicitudes_consumidores x
        join entidades e on e.id = x.entidad_id where x.solicitud_id = ${solicitudId}
      union all select 'sistemas', e.id, e.nombre from solicitudes_sistemas x
        join sistemas e on e.id = x.sistema_id where x.solicitud_id = ${solicitudId}
      union all select 'lenguajes', e.id, e.nombre from solicitudes_lenguajes x
        join lenguajes e on e.id = x.lenguaje_id where x.solicitud_id = ${solicitudId}
      union all select 'basesDatos', e.id, e.nombre from solicitudes_bases_de_datos x
        join bases_de_datos e on e.id = x.base_de_datos_id where x.solicitud_id = ${solicitudId}
    ) as todas order by clave_orden(nombre), id`.execute(database);
  const pick = (lista: string) =>
    rows.filter((row) => row.lista === lista).map(({ id, nombre }) => ({ id, nombre }));
  return {
    consumidores: pick('consumidores'),
    sistemas: pick('sistemas'),
    lenguajes: pick('lenguajes'),
    basesDatos: pick('basesDatos'),
  };
}

/** What the form offers of the technical catalogues: the systems of an entity, every language and database in use. */
export async function listTecnologias(database: Database, entidadId: number | null) {
  const [sistemas, lenguajes, basesDatos] = await Promise.all([
    entidadId === null
      ? []
      : database
          .selectFrom('sistemas')
          .select(['id', 'nombre'])
          .where('activo', '=', true)
          .where('entidad_id', '=', entidadId)
          .orderBy(sql`clave_orden(nombre)`)
          .execute(),
    ...(['lenguajes', 'bases_de_datos'] as const).map((table) =>
      database
        .selectFrom(table)
        .select(['id', 'nombre'])
        .where('activo', '=', true)
        .orderBy(sql`clave_orden(nombre)`)
        .execute(),
    ),
  ]);
  return { sistemas, lenguajes: lenguajes ?? [], basesDatos: basesDatos ?? [] };
}

/** Which of some ids an active row has: entities, systems of the entity that asks, languages, databases. */
export async function listElegibles(
  database: Database,
  table: 'entidades' | 'sistemas' | 'lenguajes' | 'bases_de_datos',
  { ids, entidadId }: { readonly ids: readonly number[]; readonly entidadId: number },
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const delSistema = table === 'sistemas' ? sql`and entidad_id = ${entidadId}` : sql``;
  const activa = table === 'entidades' ? sql`activa` : sql`activo`;
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where id in (${sql.join(ids)}) and ${activa} ${delSistema}`.execute(database);
  return new Set(rows.map(({ id }) => id));
}
