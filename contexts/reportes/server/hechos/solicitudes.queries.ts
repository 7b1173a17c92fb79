import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findDiasNoHabiles, listSegmentos, toCalendario } from '@marco/solicitudes/port';
import type { EstadoSolicitud, Nivel } from '@marco/solicitudes/terms';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { HechoEnCola, HechoTramo } from '../../rules/hechos/hechos.ts';
import type { LugarDeEntidad } from '../../rules/hechos/lugar-de-entidad.ts';
import { HECHOS_POR_PAGINA, LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Of a request several facts follow, and each brings its steps: fewer fit on a page. */
const SOLICITUDES_POR_PAGINA = HECHOS_POR_PAGINA / 10;

interface SolicitudAlRow extends LugarDeEntidad {
  readonly id: number;
  readonly nivel: Nivel;
  readonly nit: string;
  readonly pasos: readonly { desde: EstadoSolicitud; hasta: EstadoSolicitud; en: string; accion: string }[];
  readonly suspensiones: readonly { desde: string; hasta: string | null }[];
}

/** Requests with what had happened to them before a moment; which ones, a condition on `s` says. */
async function listSolicitudesAl(
  database: Database,
  { hasta, despuesDe }: Pagina,
  cuales: RawBuilder<unknown>,
): Promise<readonly SolicitudAlRow[]> {
  const { rows } = await sql<SolicitudAlRow>`
    select s.id, s.nivel, e.nit, ${LUGAR_DE_ENTIDAD},
      (select json_agg(json_build_object('desde', d.codigo, 'hasta', h.codigo, 'en', p.created_at, 'accion', p.accion) order by p.id)
        from solicitudes_pasos p join estados_solicitud d on d.id = p.desde_id join estados_solicitud h on h.id = p.hasta_id
        where p.solicitud_id = s.id and p.created_at < ${hasta}) as pasos,
      coalesce((select json_agg(json_build_object('desde', u.fecha_desde, 'hasta', u.fecha_hasta) order by u.id)
        from solicitudes_suspensiones u where u.solicitud_id = s.id and u.created_at < ${hasta}), '[]') as suspensiones
    from solicitudes s join entidades e on e.id = s.entidad_id
    where s.id > ${despuesDe} and (${cuales}) order by s.id limit ${SOLICITUDES_POR_PAGINA}`.execute(
    database,
  );
  return rows;
}

/** The stretches of each request up to a moment. */
async function listConSegmentos(database: Database, pagina: Pagina, cuales: RawBuilder<unknown>) {
  const rows = await listSolicitudesAl(database, pagina, cuales);
  const { dias } = await findDiasNoHabiles(database);
  const hoy = toColombianDay(pagina.hasta);
  return rows.map(({ nit, pasos, suspensiones, ...solicitud }) => {
    const dados = pasos.map(({ en, ...paso }) => ({ ...paso, dia: toColombianDay(new Date(en)) }));
    const recorrido = { nivel: solicitud.nivel, pasos: dados, suspensiones };
    return { solicitud, segmentos: listSegmentos(recorrido, hoy, toCalendario(dias, nit)) };
  });
}

const buildPasos = (condition: RawBuilder<unknown>) => sql`select from solicitudes_pasos p
  join estados_solicitud h on h.id = p.hasta_id where p.solicitud_id = s.id and ${condition}`;

/**
 * The working days each side had the requests that were decided in a period; what was suspended is nobody's. To end a version and to
 * reaffirm are other work.
 */
export async function listHechosDeTramos(database: Database, pagina: Pagina): Promise<readonly HechoTramo[]> {
  const { desde, hasta } = pagina;
  const decididas = sql`s.tipo <> 'retiro'
    and exists (${buildPasos(sql`h.codigo in ('certificada', 'rechazada') and p.created_at >= ${desde} and p.created_at < ${hasta}`)})
    and not exists (select from solicitudes_reafirmaciones r where r.solicitud_id = s.id)`;
  return (await listConSegmentos(database, pagina, decididas)).flatMap(({ solicitud, segmentos }) => {
    const duenos = Map.groupBy(
      // What the operator takes to publish afterwards is no part of the way to the decision.
      segmentos.filter(({ estado, dueno }) => estado !== 'certificada' && dueno !== null),
      ({ dueno }) => String(dueno),
    );
    return [...duenos].map(([dueno, suyos]) => ({
      ...solicitud,
      dueno,
      dias: suyos.reduce((sum, { diasHabiles }) => sum + diasHabiles, 0),
    }));
  });
}

/** The requests that were open at a moment, with whom they waited and for how long. */
export async function listHechosEnCola(database: Database, pagina: Pagina): Promise<readonly HechoEnCola[]> {
  const abiertas = sql`exists (${buildPasos(sql`p.created_at < ${pagina.hasta}`)})
    and not exists (${buildPasos(sql`h.cerrado and p.created_at < ${pagina.hasta}`)})`;
  return (await listConSegmentos(database, pagina, abiertas)).flatMap(({ solicitud, segmentos }) => {
    const ultimo = segmentos.at(-1);
    if (ultimo?.dueno == null || ultimo.hasta !== null) return [];
    return [{ ...solicitud, dueno: ultimo.dueno, dias: ultimo.diasHabiles }];
  });
}
