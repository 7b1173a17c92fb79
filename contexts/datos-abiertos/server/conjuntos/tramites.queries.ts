import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { FilaConClave } from './read-por-clave.ts';

type Database = Kysely<DatabaseSchema>;

/** Trámites whose verdicts are computed together. */
const TRAMITES_POR_PAGINA = 50;

/** A requisito, before its verdict. */
export type RequisitoAbiertoRow = FilaConClave & { readonly requisito: number };

/** What the next trámites ask for. */
export async function listRequisitosAbiertos(database: Database, despuesDe: number) {
  const { rows } = await sql<RequisitoAbiertoRow>`
    with elegidos as (
      select t.* from tramites t where t.id > ${despuesDe} and t.activo
        and exists (select from tramites_requisitos r where r.tramite_id = t.id and r.activo)
      order by t.id limit ${TRAMITES_POR_PAGINA}
    )
    select t.id as clave, t.codigo, t.nombre as tramite, e.nit, e.nombre as entidad, t.nivel_digital,
      (select count(distinct s.servicio_id)::int from tramites_servicios s where s.tramite_id = t.id) as servicios,
      r.id as requisito, r.nombre as nombre_requisito, r.tipo as tipo_requisito, r.obligatorio
    from elegidos t join entidades e on e.id = t.entidad_id
    join tramites_requisitos r on r.tramite_id = t.id and r.activo
    order by t.id, r.orden, r.id`.execute(database);
  return rows;
}
