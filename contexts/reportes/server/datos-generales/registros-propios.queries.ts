import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { RegistrosPropios } from '../../contract/index.ts';

type Database = Kysely<DatabaseSchema>;

/** Records of each kind that are named; the others are counted. */
const CUANTOS = 5;

interface PropioRow {
  readonly id: number;
  readonly nombre: string;
  readonly detalle: string;
  readonly clave: string;
  readonly total: number;
}

/** The first of some records, with how many there are. */
async function listPropios(database: Database, cuales: RawBuilder<unknown>): Promise<RegistrosPropios> {
  const { rows } = await sql<PropioRow>`
    select p.id, p.nombre, p.detalle, p.clave, count(*) over ()::int as total from (${cuales}) p
    order by p.lugar desc, p.id desc limit ${CUANTOS}`.execute(database);
  return {
    total: rows[0]?.total ?? 0,
    filas: rows.map(({ id, nombre, detalle, clave }) => ({ id, nombre, detalle, clave })),
  };
}

/** Its servicios, with how far each came. */
export function listServiciosPropios(database: Database, entidadId: number): Promise<RegistrosPropios> {
  return listPropios(
    database,
    sql`select s.id, s.nombre, e.nombre as detalle, s.id::text as clave, e.orden as lugar
      from servicios s join estados_servicio e on e.id = s.estado_servicio_id where s.entidad_id = ${entidadId} and s.activo`,
  );
}

/** Its requests that are under way; a draft is of its author. */
export function listSolicitudesPropias(database: Database, entidadId: number): Promise<RegistrosPropios> {
  return listPropios(
    database,
    sql`select s.id, s.servicio_nombre as nombre, 'Nivel ' || s.nivel || ', ' || e.nombre as detalle, s.id::text as clave, s.id as lugar
      from solicitudes s join estados_solicitud e on e.id = s.estado_id
      where s.entidad_id = ${entidadId} and not e.cerrado and e.codigo <> 'borrador'`,
  );
}

/**
 * Its acuerdos that are asked for or in force, on either side.
 *
 * @param nombres what a state is called
 */
export async function listAcuerdosPropios(
  database: Database,
  entidadId: number,
  nombres: Readonly<Record<string, string>>,
): Promise<RegistrosPropios> {
  const { total, filas } = await listPropios(
    database,
    sql`select a.id, s.nombre, a.estado as detalle, a.id::text as clave, a.id as lugar
      from acuerdos a join servicios s on s.id = a.servicio_id
      where (a.consumidora_id = ${entidadId} or a.proveedora_id = ${entidadId})
        and a.estado in ('enviado', 'en-aclaracion', 'activo', 'suspendido')`,
  );
  return { total, filas: filas.map((fila) => ({ ...fila, detalle: nombres[fila.detalle] ?? fila.detalle })) };
}

/** Its open compromisos; each is found in its mesa. */
export function listCompromisosPropios(database: Database, entidadId: number): Promise<RegistrosPropios> {
  return listPropios(
    database,
    sql`select c.id, c.descripcion as nombre, m.nombre as detalle, c.mesa_id::text as clave, -(c.fecha_vencimiento - date '2000-01-01') as lugar
      from compromisos c join mesas m on m.id = c.mesa_id
      where c.entidad_id = ${entidadId} and c.estado = 'abierto' and m.activa`,
  );
}

/** Its trámites. */
export function listTramitesPropios(database: Database, entidadId: number): Promise<RegistrosPropios> {
  return listPropios(
    database,
    sql`select t.id, t.nombre, t.tipo as detalle, t.codigo as clave, coalesce(t.volumen_anual, 0) as lugar
      from tramites t where t.entidad_id = ${entidadId} and t.activo`,
  );
}
