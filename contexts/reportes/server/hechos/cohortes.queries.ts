import { startOfDay } from '@marco/country/local-time';
import { addMonths, toColombianDay } from '@marco/country/working-days';
import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import {
  type HechoCohorte,
  MESES_DE_COHORTE,
  SALIDAS,
  type SalidaDeCohorte,
} from '../../rules/hechos/hechos-de-tramite.ts';
import type { LugarDeEntidad } from '../../rules/hechos/sitio-de-entidad.ts';
import { HECHOS_POR_PAGINA, LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

/** Of a request a fact follows for each outcome. */
const SOLICITUDES_POR_PAGINA = HECHOS_POR_PAGINA / SALIDAS.length;

interface CohorteRow extends LugarDeEntidad {
  readonly id: number;
  readonly meses: HechoCohorte['meses'];
  readonly salidas: readonly SalidaDeCohorte[];
}

/**
 * The first requests of level 1 filed three, six and twelve months before a period, with what became of their servicio in as many months
 * after each was filed.
 */
export async function listHechosDeCohortes(
  database: Kysely<DatabaseSchema>,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoCohorte[]> {
  const mes = toColombianDay(desde);
  const cohortes = MESES_DE_COHORTE.map((meses) => {
    const primero = addMonths(mes, -meses);
    return sql`(${meses}::int, ${startOfDay(primero)}::timestamptz, ${startOfDay(addMonths(primero, 1))}::timestamptz)`;
  });
  const zona = sql.lit(ZONE.name);
  const { rows } = await sql<CohorteRow>`
    with radicadas as materialized (
      select s.id, s.servicio_id, s.entidad_id, c.meses, p.created_at as radicada,
        least(${hasta}::timestamptz, (((p.created_at at time zone ${zona})::date + make_interval(months => c.meses))::date + 1)::timestamp
          at time zone ${zona}) as limite
      from (values ${sql.join(cohortes)}) c (meses, primero, siguiente)
      join solicitudes_pasos p on p.created_at >= c.primero and p.created_at < c.siguiente
      join estados_solicitud d on d.id = p.desde_id and d.codigo = 'borrador'
      join solicitudes s on s.id = p.solicitud_id
      where s.nivel = 1 and s.tipo = 'nueva' and s.id > ${despuesDe}
      order by s.id limit ${SOLICITUDES_POR_PAGINA}
    )
    select r.id, r.meses, ${LUGAR_DE_ENTIDAD}, array(
      select distinct 'llego-' || c.nivel from certificados c
      where c.servicio_id = r.servicio_id and c.expedido_en >= r.radicada and c.expedido_en < r.limite
      union
      select distinct h.codigo from solicitudes q join solicitudes_pasos p on p.solicitud_id = q.id
      join estados_solicitud h on h.id = p.hasta_id
      where q.servicio_id = r.servicio_id and q.tipo = 'nueva' and h.codigo in ('desistida', 'rechazada')
        and p.created_at >= r.radicada and p.created_at < r.limite
    ) as salidas
    from radicadas r join entidades e on e.id = r.entidad_id order by r.id`.execute(database);
  return rows.flatMap(({ salidas, ...solicitud }) =>
    SALIDAS.map((salida) => ({ ...solicitud, salida, ocurrio: salidas.includes(salida) })),
  );
}
