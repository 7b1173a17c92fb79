import type { DatabaseSchema } from '@marco/database';
import { toNumeroAmbiente } from '@marco/plataforma/port';
import { BORDES_MS } from '@marco/plataforma/terms';
import { type Kysely, sql } from 'kysely';
import type {
  HechoAns,
  HechoContrato,
  HechoDependencia,
  HechoIntercambio,
  HechoTrafico,
} from '../../rules/hechos/hechos-de-intercambio.ts';
import { buildVersionesAl, HECHOS_POR_PAGINA, LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

type Database = Kysely<DatabaseSchema>;

const HORA_MS = 3_600_000;
const DIA_MS = 24 * HORA_MS;
/** Days without a call after which a servicio is looked at. */
const DIAS_SIN_TRAFICO = 90;
const PRODUCCION = sql.lit(toNumeroAmbiente('produccion'));

/** Hours since 1970; an hour counts where it was over at the moment. */
const toHora = (momento: Date) => Math.floor(momento.getTime() / HORA_MS);

/** Hours of production by the imports that count. */
const HORAS = sql`plataforma_horas h join plataforma_horas_vigentes g
  on g.ambiente = h.ambiente and g.hora = h.hora and g.importacion_id = h.importacion_id and h.ambiente = ${PRODUCCION}`;

/** The entidad `e` of a member `m`: the first of those that have its code. */
const ENTIDAD_DE_MIEMBRO = sql`left join lateral (
    select e.* from entidades e where m.clase = 'GOB' and e.codigo_xroad = m.miembro order by e.id limit 1) e on true`;

/** The last hour of production, over before a moment, that an import told; null where none did. */
export async function findUltimaHora(database: Database, hasta: Date): Promise<number | null> {
  const { rows } = await sql<{ hora: number | null }>`
    select max(g.hora) as hora from plataforma_horas_vigentes g where g.ambiente = ${PRODUCCION} and g.hora < ${toHora(hasta)}`.execute(
    database,
  );
  return rows[0]?.hora ?? null;
}

/** What each service answered in production in the hours of a period. */
export async function listHechosDeIntercambio(
  database: Database,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoIntercambio[]> {
  const tiempos = BORDES_MS.map((_, at) => sql`sum(h.ms_proveedor[${sql.lit(at + 1)}])::float8`);
  const { rows } = await sql<HechoIntercambio>`
    with sumas as (
      select r.servicio_id as id, sum(h.total)::float8 as total, sum(h.exitosas)::float8 as exitosas,
        array[${sql.join(tiempos)}] as tiempos
      from ${HORAS} join plataforma_relaciones r on r.id = h.relacion_id
      where h.hora >= ${toHora(desde)} and h.hora < ${toHora(hasta)} and r.servicio_id > ${despuesDe}
      group by r.servicio_id order by r.servicio_id limit ${HECHOS_POR_PAGINA}
    )
    select u.id, u.total, u.exitosas, u.tiempos, e.id as entidad, ${LUGAR_DE_ENTIDAD}
    from sumas u join plataforma_servicios s on s.id = u.id join plataforma_subsistemas m on m.id = s.subsistema_id
    ${ENTIDAD_DE_MIEMBRO} order by u.id`.execute(database);
  return rows;
}

/** The months of servicios that were judged in a period; each is judged once, when it takes no more records. */
export async function listHechosDeAns(
  database: Database,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoAns[]> {
  const { rows } = await sql<HechoAns>`
    select s.id, s.entidad_id as entidad, ${LUGAR_DE_ENTIDAD}, count(*)::int as "conDatos",
      count(*) filter (where x.incumplidas = '{}')::int as cumplidos
    from plataforma_meses x join servicios s on s.id = x.servicio_id join entidades e on e.id = s.entidad_id
    where x.medido_en >= ${desde} and x.medido_en < ${hasta} and s.id > ${despuesDe}
    group by s.id, e.id order by s.id limit ${HECHOS_POR_PAGINA}`.execute(database);
  return rows;
}

/** The servicios that were published at a moment and 90 days before, and whether anybody called them in between. */
export async function listHechosDeTrafico(
  database: Database,
  { hasta, despuesDe }: Pagina,
): Promise<readonly HechoTrafico[]> {
  const antes = new Date(hasta.getTime() - DIAS_SIN_TRAFICO * DIA_MS);
  const publicados = (momento: Date) => sql`select v.servicio_id from ${buildVersionesAl(momento)} v
    where v.nivel = 3 and v.tipo <> 'version-suspendida'`;
  const { rows } = await sql<HechoTrafico>`
    select s.id, s.entidad_id as entidad, ${LUGAR_DE_ENTIDAD}, exists (
      select from plataforma_servicios p join plataforma_relaciones r on r.servicio_id = p.id
      join plataforma_horas h on h.relacion_id = r.id and h.ambiente = ${PRODUCCION}
        and h.hora >= ${toHora(antes)} and h.hora < ${toHora(hasta)}
      join plataforma_horas_vigentes g on g.ambiente = h.ambiente and g.hora = h.hora and g.importacion_id = h.importacion_id
      where p.servicio_id = s.id) as "conTrafico"
    from servicios s join entidades e on e.id = s.entidad_id
    where s.activo and s.id > ${despuesDe} and s.id in (${publicados(hasta)}) and s.id in (${publicados(antes)})
    order by s.id limit ${HECHOS_POR_PAGINA}`.execute(database);
  return rows;
}

/** Who asked whom in production in a period, by their members; a member is known also where no entidad has its code. */
export async function listHechosDeDependencias(
  database: Database,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoDependencia[]> {
  const { rows } = await sql<HechoDependencia>`
    with parejas as (
      select min(r.id) as id, m.clase, m.miembro, c.clase as de_clase, c.miembro as de, sum(h.total)::float8 as total
      from ${HORAS} join plataforma_relaciones r on r.id = h.relacion_id
      join plataforma_subsistemas c on c.id = r.cliente_id
      join plataforma_servicios s on s.id = r.servicio_id join plataforma_subsistemas m on m.id = s.subsistema_id
      where h.hora >= ${toHora(desde)} and h.hora < ${toHora(hasta)}
      group by m.clase, m.miembro, c.clase, c.miembro having min(r.id) > ${despuesDe}
      order by min(r.id) limit ${HECHOS_POR_PAGINA}
    )
    select m.id, m.clase || '/' || m.miembro as miembro, m.total, e.id as proveedora, ${LUGAR_DE_ENTIDAD},
      (select min(o.id) from entidades o where m.de_clase = 'GOB' and o.codigo_xroad = m.de) as consumidora
    from parejas m ${ENTIDAD_DE_MIEMBRO} order by m.id`.execute(database);
  return rows;
}

/** The last comparison of each service of production before a moment. */
export async function listHechosDeContratos(
  database: Database,
  { hasta, despuesDe }: Pagina,
): Promise<readonly HechoContrato[]> {
  const { rows } = await sql<HechoContrato>`
    select s.id, k.estado, e.id as entidad, ${LUGAR_DE_ENTIDAD}
    from plataforma_servicios s join plataforma_subsistemas m on m.id = s.subsistema_id and m.ambiente = 'produccion'
    join lateral (select k.estado from plataforma_contratos k where k.servicio_id = s.id and k.created_at < ${hasta}
      order by k.id desc limit 1) k on true
    ${ENTIDAD_DE_MIEMBRO} where s.id > ${despuesDe} order by s.id limit ${HECHOS_POR_PAGINA}`.execute(
    database,
  );
  return rows;
}
