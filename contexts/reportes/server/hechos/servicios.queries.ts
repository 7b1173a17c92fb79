import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { findEstadoAl, type VersionAl } from '../../rules/hechos/estado-de-servicio.ts';
import type { HechoServicio } from '../../rules/hechos/hechos.ts';
import { buildVersionesAl, HECHOS_POR_PAGINA, LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

interface ServicioAlRow extends Omit<HechoServicio, 'estado'> {
  readonly versiones: readonly VersionAl[];
  readonly fallida: boolean;
}

/** The servicios in use, with the state they stood in at a moment. */
export async function listHechosDeServicios(
  database: Kysely<DatabaseSchema>,
  { hasta, despuesDe }: Pagina,
): Promise<readonly HechoServicio[]> {
  const { rows } = await sql<ServicioAlRow>`
    select s.id, s.entidad_id as entidad, ${LUGAR_DE_ENTIDAD},
      coalesce((select json_agg(json_build_object('mayor', x.mayor, 'menor', x.menor, 'tipo', v.tipo, 'nivel', v.nivel)
          order by x.mayor, x.menor)
        from ${buildVersionesAl(hasta)} v join servicios_versiones x on x.id = v.version_id where v.servicio_id = s.id),
        '[]') as versiones,
      coalesce((select k.codigo in ('rechazada', 'desistida') from solicitudes q
        join lateral (select p.hasta_id from solicitudes_pasos p where p.solicitud_id = q.id and p.created_at < ${hasta}
          order by p.id desc limit 1) u on true
        join estados_solicitud k on k.id = u.hasta_id
        where q.servicio_id = s.id and k.codigo not in ('borrador', 'cancelada') order by q.id desc limit 1),
        -- One without a request was brought in with its state.
        not exists (select from solicitudes q join solicitudes_pasos p on p.solicitud_id = q.id where q.servicio_id = s.id)
          and s.estado_servicio_id = (select id from estados_servicio where codigo = 'identificado-no-estandarizado')) as fallida
    from servicios s join entidades e on e.id = s.entidad_id
    where s.activo and s.created_at < ${hasta} and s.id > ${despuesDe} order by s.id limit ${HECHOS_POR_PAGINA}`.execute(
    database,
  );
  return rows.map(({ versiones, fallida, ...servicio }) => ({
    ...servicio,
    estado: findEstadoAl(versiones, fallida),
  }));
}
