import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { HechoEntidad } from '../../rules/hechos/hechos.ts';
import { buildVersionesAl, HECHOS_POR_PAGINA, LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

/** Steps after which an acuerdo lets its consumer use the servicio. */
const USABLE = 'activo';

/** The entidades with somebody in them, or with a servicio or an acuerdo, as they were at a moment. */
export async function listHechosDeEntidades(
  database: Kysely<DatabaseSchema>,
  { hasta, despuesDe }: Pagina,
): Promise<readonly HechoEntidad[]> {
  const { rows } = await sql<HechoEntidad>`
    with publicadas as (
      select distinct s.entidad_id from ${buildVersionesAl(hasta)} v join servicios s on s.id = v.servicio_id
      where v.nivel = 3 and v.tipo <> 'version-suspendida' and s.activo
    ), consumidoras as (
      select distinct a.consumidora_id as entidad_id
      from (select distinct on (p.acuerdo_id) p.acuerdo_id, p.hasta from acuerdos_pasos p where p.created_at < ${hasta}
        order by p.acuerdo_id, p.created_at desc, p.id desc) p
      join acuerdos a on a.id = p.acuerdo_id where p.hasta = ${USABLE}
    )
    select e.id, ${LUGAR_DE_ENTIDAD},
      exists (select from membresias m where m.entidad_id = e.id and m.estado = 'activa' and m.created_at < ${hasta}) as vinculada,
      e.id in (select entidad_id from publicadas) as publica,
      e.id in (select entidad_id from consumidoras) as consume
    from entidades e where e.id > ${despuesDe} and (
      exists (select from membresias m where m.entidad_id = e.id) or e.id in (select entidad_id from publicadas)
      or e.id in (select entidad_id from consumidoras))
    order by e.id limit ${HECHOS_POR_PAGINA}`.execute(database);
  return rows;
}
