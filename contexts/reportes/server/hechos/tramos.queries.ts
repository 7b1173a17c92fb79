import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findDiasNoHabiles, listSegmentos, toCalendario } from '@marco/solicitudes/port';
import type { EstadoSolicitud, Nivel } from '@marco/solicitudes/terms';
import { type Kysely, sql } from 'kysely';
import type { HechoTramo, Lugar } from '../../rules/hechos/hechos.ts';
import { HECHOS_POR_PAGINA, LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

/** Of a request several tramos follow: fewer fit on a page. */
const SOLICITUDES_POR_PAGINA = HECHOS_POR_PAGINA / 10;

interface SolicitudCerradaRow extends Lugar {
  readonly id: number;
  readonly nivel: Nivel;
  readonly nit: string;
  readonly pasos: readonly { desde: EstadoSolicitud; hasta: EstadoSolicitud; en: string; accion: string }[];
  readonly suspensiones: readonly { desde: string; hasta: string | null }[];
}

/**
 * The working days each side had the requests that were decided in a period; what was suspended is nobody's. To end a version and to
 * reaffirm are other work.
 */
export async function listHechosDeTramos(
  database: Kysely<DatabaseSchema>,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoTramo[]> {
  const { rows } = await sql<SolicitudCerradaRow>`
    select s.id, s.nivel, e.nit, ${LUGAR_DE_ENTIDAD},
      (select json_agg(json_build_object('desde', d.codigo, 'hasta', h.codigo, 'en', p.created_at, 'accion', p.accion) order by p.id)
        from solicitudes_pasos p join estados_solicitud d on d.id = p.desde_id join estados_solicitud h on h.id = p.hasta_id
        where p.solicitud_id = s.id and p.created_at < ${hasta}) as pasos,
      coalesce((select json_agg(json_build_object('desde', u.fecha_desde, 'hasta', u.fecha_hasta) order by u.id)
        from solicitudes_suspensiones u where u.solicitud_id = s.id and u.created_at < ${hasta}), '[]') as suspensiones
    from solicitudes s join entidades e on e.id = s.entidad_id
    where s.id > ${despuesDe} and s.tipo <> 'retiro'
      and exists (select from solicitudes_pasos p join estados_solicitud h on h.id = p.hasta_id
        where p.solicitud_id = s.id and h.codigo in ('certificada', 'rechazada') and p.created_at >= ${desde} and p.created_at < ${hasta})
      and not exists (select from solicitudes_reafirmaciones r where r.solicitud_id = s.id)
    order by s.id limit ${SOLICITUDES_POR_PAGINA}`.execute(database);
  const { dias } = await findDiasNoHabiles(database);
  const hoy = toColombianDay(hasta);
  return rows.flatMap(({ id, nivel, nit, pasos, suspensiones, sector, orden, departamento }) => {
    const dados = pasos.map(({ en, ...paso }) => ({ ...paso, dia: toColombianDay(new Date(en)) }));
    const segmentos = listSegmentos({ nivel, pasos: dados, suspensiones }, hoy, toCalendario(dias, nit));
    const duenos = Map.groupBy(
      // What the operator takes to publish afterwards is no part of the way to the decision.
      segmentos.filter(({ estado, dueno }) => estado !== 'certificada' && dueno !== null),
      ({ dueno }) => String(dueno),
    );
    return [...duenos].map(([dueno, suyos]) => ({
      id,
      nivel,
      dueno,
      dias: suyos.reduce((sum, { diasHabiles }) => sum + diasHabiles, 0),
      sector,
      orden,
      departamento,
    }));
  });
}
