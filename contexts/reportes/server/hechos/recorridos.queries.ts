import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findDiasNoHabiles, listSegmentos, toCalendario } from '@marco/solicitudes/port';
import type { EstadoSolicitud, Nivel } from '@marco/solicitudes/terms';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LugarDeEntidad } from '../../rules/hechos/sitio-de-entidad.ts';
import { HECHOS_POR_PAGINA, LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Of a request several facts follow, and each brings its steps: fewer fit on a page. */
const SOLICITUDES_POR_PAGINA = HECHOS_POR_PAGINA / 10;

interface PasoAlRow {
  readonly desde: EstadoSolicitud;
  readonly hasta: EstadoSolicitud;
  readonly en: string;
  readonly accion: string;
  /** Days a term was made longer by. */
  readonly dias: number | null;
}

interface SolicitudAlRow extends LugarDeEntidad {
  readonly id: number;
  readonly nivel: Nivel;
  readonly servicio: number | null;
  readonly nit: string;
  /** Who has it now; no step says who had it. */
  readonly consultor: number | null;
  /** Working days that were told when it was filed, with 50 % and with 80 % of safety; null where no history said so. */
  readonly diasDichos: readonly [probables: number, seguros: number] | null;
  readonly pasos: readonly PasoAlRow[];
  readonly suspensiones: readonly { desde: string; hasta: string | null }[];
}

/** Which requests: a condition on `s`, and how many fit on a page. */
interface Cuales {
  readonly cuales: RawBuilder<unknown>;
  readonly porPagina?: number;
}

/** Requests with what had happened to them before a moment. */
async function listSolicitudesAl(
  database: Database,
  { hasta, despuesDe }: Pagina,
  { cuales, porPagina = SOLICITUDES_POR_PAGINA }: Cuales,
): Promise<readonly SolicitudAlRow[]> {
  const { rows } = await sql<SolicitudAlRow>`
    select s.id, s.nivel, s.servicio_id as servicio, e.nit, s.consultor_id as consultor, ${LUGAR_DE_ENTIDAD},
      (select array[f.dias_probables, f.dias_seguros] from solicitudes_pronosticos f
        where f.solicitud_id = s.id and f.base = 'historia') as "diasDichos",
      (select json_agg(json_build_object('desde', d.codigo, 'hasta', h.codigo, 'en', p.created_at, 'accion', p.accion,
          'dias', p.dias) order by p.id)
        from solicitudes_pasos p join estados_solicitud d on d.id = p.desde_id join estados_solicitud h on h.id = p.hasta_id
        where p.solicitud_id = s.id and p.created_at < ${hasta}) as pasos,
      coalesce((select json_agg(json_build_object('desde', u.fecha_desde, 'hasta', u.fecha_hasta) order by u.id)
        from solicitudes_suspensiones u where u.solicitud_id = s.id and u.created_at < ${hasta}), '[]') as suspensiones
    from solicitudes s join entidades e on e.id = s.entidad_id
    where s.id > ${despuesDe} and (${cuales}) order by s.id limit ${porPagina}`.execute(database);
  return rows;
}

/** The way of a request up to a moment. */
export type RecorridoAl = Awaited<ReturnType<typeof listRecorridos>>[number];

async function listRecorridos(database: Database, pagina: Pagina, cuales: Cuales) {
  const rows = await listSolicitudesAl(database, pagina, cuales);
  const { dias } = await findDiasNoHabiles(database);
  const hoy = toColombianDay(pagina.hasta);
  return rows.map(({ nit, pasos: dados, suspensiones, ...solicitud }) => {
    const pasos = dados.map((paso) => ({ ...paso, dia: toColombianDay(new Date(paso.en)) }));
    const calendario = toCalendario(dias, nit);
    const segmentos = listSegmentos({ nivel: solicitud.nivel, pasos, suspensiones }, hoy, calendario);
    return { solicitud, pasos, suspensiones, segmentos, calendario };
  });
}

/**
 * A page of the facts of some requests. Requests without one are read past, because an empty page would end the reading.
 */
export async function listDeRecorridos<Hecho>(
  database: Database,
  pagina: Pagina,
  {
    toHechos,
    ...cuales
  }: Cuales & {
    readonly toHechos: (recorrido: RecorridoAl) => readonly Hecho[];
  },
): Promise<readonly Hecho[]> {
  let { despuesDe } = pagina;
  while (true) {
    const recorridos = await listRecorridos(database, { ...pagina, despuesDe }, cuales);
    const ultimo = recorridos.at(-1);
    if (ultimo === undefined) return [];
    const hechos = recorridos.flatMap(toHechos);
    if (hechos.length > 0) return hechos;
    despuesDe = ultimo.solicitud.id;
  }
}

/** For an `exists`: a step of the request `s`, `p`, to the state `h`. */
export const buildPasos = (condition: RawBuilder<unknown>) => sql`select from solicitudes_pasos p
  join estados_solicitud h on h.id = p.hasta_id where p.solicitud_id = s.id and ${condition}`;

/** That the request `s` was filed before a moment, and not closed. */
export const buildAbiertas = (hasta: Date) => sql`exists (${buildPasos(sql`p.created_at < ${hasta}`)})
  and not exists (${buildPasos(sql`h.cerrado and p.created_at < ${hasta}`)})`;
