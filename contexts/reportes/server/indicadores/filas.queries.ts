import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { ObjetoFila } from '../../contract/terms.ts';
import type { AlcanceDeFilas, Nombrada, NombraFilas } from './alcance-de-filas.ts';
import { NOMBRES_DE_INTERCAMBIO } from './filas-de-intercambio.queries.ts';
import { NOMBRES_DE_USO } from './filas-de-uso.queries.ts';

const NOMBRES: Readonly<Record<ObjetoFila, NombraFilas>> = {
  ...NOMBRES_DE_USO,
  ...NOMBRES_DE_INTERCAMBIO,
  entidad: (ids, { abreEntidades }) => sql<Nombrada>`
    select e.id, e.nombre, coalesce(e.sigla, '') as detalle, case when ${abreEntidades} then e.id::text end as clave, true as visible
    from entidades e where e.id = any(${[...ids]}::int[])
    union all select 0, 'Visitantes', 'Sin sesión', null, true where 0 = any(${[...ids]}::int[])`,
  servicio: (ids, { conSesion }) => sql<Nombrada>`
    select s.id, s.nombre, e.nombre as detalle, case when ${conSesion} then s.id::text end as clave, true as visible
    from servicios s join entidades e on e.id = s.entidad_id where s.id = any(${[...ids]}::int[])`,
  certificado: (ids) => sql<Nombrada>`
    select c.id, c.numero as nombre, c.servicio_nombre as detalle, c.codigo as clave, true as visible
    from certificados c where c.id = any(${[...ids]}::int[])`,
  solicitud: (ids, { todas, operador, entidadId }) => sql<Nombrada>`
    select s.id, coalesce(s.radicado, 'Sin radicado') as nombre, s.servicio_nombre || ', ' || e.nombre as detalle, s.id::text as clave,
      (${todas} or (${operador} and s.nivel = 3) or s.entidad_id = ${entidadId}::int) is true as visible
    from solicitudes s join entidades e on e.id = s.entidad_id where s.id = any(${[...ids]}::int[])`,
  tramite: (ids) => sql<Nombrada>`
    select t.id, t.nombre, e.nombre as detalle, t.codigo as clave, true as visible
    from tramites t join entidades e on e.id = t.entidad_id where t.id = any(${[...ids]}::int[])`,
};

/** The records of some ids by their names; those the reader may not see say so. */
export async function listNombradas(
  database: Kysely<DatabaseSchema>,
  objeto: ObjetoFila,
  { ids, alcance }: { readonly ids: readonly number[]; readonly alcance: AlcanceDeFilas },
): Promise<ReadonlyMap<number, Nombrada>> {
  const { rows } = await NOMBRES[objeto](ids, alcance).execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}
