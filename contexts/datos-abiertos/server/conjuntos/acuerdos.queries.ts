import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { FilaConClave } from './read-por-clave.ts';

type Database = Kysely<DatabaseSchema>;

/** Consumers of one page: each brings a row for each entidad it consumes of. */
const CONSUMIDORAS_POR_PAGINA = 100;

/** Pairs of entidades with acuerdos in force or suspended, without their purposes. */
export async function listAcuerdosPorPar(database: Database, despuesDe: number) {
  const { rows } = await sql<FilaConClave>`
    with elegidas as (
      select distinct a.consumidora_id from acuerdos a
      where a.consumidora_id > ${despuesDe} and a.estado in ('activo', 'suspendido')
      order by a.consumidora_id limit ${CONSUMIDORAS_POR_PAGINA}
    )
    select c.id as clave, c.nit as nit_consumidora, c.nombre as entidad_consumidora, p.nit as nit_proveedora,
      p.nombre as entidad_proveedora, a.estado, count(distinct a.id)::int as acuerdos,
      count(distinct a.servicio_id)::int as servicios, count(distinct f.campo_id)::int as campos
    from elegidas x join entidades c on c.id = x.consumidora_id
    join acuerdos a on a.consumidora_id = x.consumidora_id and a.estado in ('activo', 'suspendido')
    join entidades p on p.id = a.proveedora_id
    left join acuerdos_finalidades n on n.acuerdo_id = a.id left join acuerdos_campos f on f.finalidad_id = n.id
    group by c.id, c.nit, c.nombre, p.id, p.nit, p.nombre, a.estado
    order by c.id, p.id, a.estado`.execute(database);
  return rows;
}
