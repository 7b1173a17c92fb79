import { toColombianDay } from '@marco/country/working-days';
import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { collectIds, likeText, onPage } from '@marco/server-kit/database';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PeticionSolicitudes, SolicitudListada } from '../../contract/index.ts';
import {
  ESTADOS_SOLICITUD,
  type EstadoSolicitud,
  type OrdenSolicitud,
  TAMANOS_SOLICITUDES,
} from '../../contract/terms.ts';
import { findDiasNoHabiles } from '../calendario/calendario.queries.ts';
import { presentListada } from '../solicitudes/present-solicitud.ts';
import type { Lector } from '../solicitudes/quien-tramita.ts';
import { buildListadas, buildSolicitudes } from '../solicitudes/solicitud-row.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The column of the index `solicitudes_busqueda`. */
export const TEXTO_BUSCADO = sql`s.texto_de_busqueda`;

/** What each column of the list is ordered by. */
const ORDER_KEYS: Readonly<Record<OrdenSolicitud, RawBuilder<unknown>>> = {
  radicado: sql`s.radicado collate "C"`,
  servicio: sql`s.clave_de_orden`,
  entidad: sql`e.clave_de_orden`,
  estado: sql`es.orden`,
  fecha: sql`s.created_at`,
  vencimiento: sql`s.fecha_vencimiento`,
};

/** Where a key may be missing: the others are read of their index in both directions. */
const MISSING: Readonly<Partial<Record<OrdenSolicitud, RawBuilder<unknown>>>> = {
  radicado: sql`nulls last`,
  vencimiento: sql`nulls last`,
};

/** Requests the caller reads: the ministry what was filed, the operator that of level 3, an entity its own. Of `s` and `es`. */
export function buildLegibles({ lado, entidadId }: Lector): RawBuilder<SqlBool> {
  if (lado === 'entidad') return sql<SqlBool>`s.entidad_id = ${entidadId}::int`;
  if (lado === 'operador') return sql<SqlBool>`(es.codigo <> 'borrador' and s.nivel = 3)`;
  return sql<SqlBool>`es.codigo <> 'borrador'`;
}

export const buildVisibles = (query: ReturnType<typeof buildSolicitudes>, lector: Lector) =>
  query.where(buildLegibles(lector));

/** First moment of a day in Colombia, which has no other hour in summer. */
const startOf = (dia: string, days: number) =>
  sql<Date>`((${dia}::date + ${sql.lit(days)})::timestamp at time zone ${sql.lit(ZONE.name)})`;

/** Every filter but the state, which is counted. */
function filtered(database: Database, filtro: PeticionSolicitudes, lector: Lector) {
  const { texto, nivel, entidadId, consultorId, solicitanteId, radicadaDesde, radicadaHasta } = filtro;
  let query = buildVisibles(buildSolicitudes(database), lector);
  if (texto) query = query.where(likeText(TEXTO_BUSCADO, texto));
  if (nivel != null) query = query.where('s.nivel', '=', nivel);
  if (entidadId != null) query = query.where('s.entidad_id', '=', entidadId);
  if (consultorId != null) query = query.where('s.consultor_id', '=', consultorId);
  if (solicitanteId != null) query = query.where('s.solicitante_id', '=', solicitanteId);
  if (radicadaDesde) query = query.where('s.radicada_en', '>=', startOf(radicadaDesde, 0));
  if (radicadaHasta) query = query.where('s.radicada_en', '<', startOf(radicadaHasta, 1));
  if (filtro.vencidas) query = query.where('s.fecha_vencimiento', '<', toColombianDay(new Date()));
  return query;
}

/** Every filter, in the order of the list: the latest first unless asked otherwise. */
function ordered(database: Database, peticion: PeticionSolicitudes, lector: Lector) {
  const { estado, ordenarPor = 'fecha', descendente = peticion.ordenarPor === undefined } = peticion;
  return filtered(database, peticion, lector)
    .$if(estado != null, (query) => query.where('es.codigo', '=', estado ?? 'radicada'))
    .orderBy(
      sql`${ORDER_KEYS[ordenarPor]} ${descendente ? sql`desc` : sql`asc`} ${MISSING[ordenarPor] ?? sql``}`,
    )
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id');
}

/** The ids of every request the reader may see that satisfies the filters, in the order of the list. */
export function listSolicitudIds(database: Database, peticion: PeticionSolicitudes, lector: Lector) {
  return collectIds(database, ordered(database, peticion, lector).select('s.id'));
}

/** Rows of the list by their id, in any order; permissions were checked when the ids were found. */
export async function listFilas(database: Database, ids: readonly number[]): Promise<SolicitudListada[]> {
  const [{ dias }, rows] = await Promise.all([
    findDiasNoHabiles(database),
    buildListadas(buildSolicitudes(database))
      .where('s.id', '=', sql<number>`any(${[...ids]}::int[])`)
      .execute(),
  ]);
  return rows.map((row) => presentListada(row, dias));
}

/** One page of the requests that satisfy every filter, and how many in each state under the others. */
export async function searchSolicitudes(
  database: Database,
  peticion: PeticionSolicitudes & { pagina?: number | undefined; tamano?: number | undefined },
  lector: Lector,
) {
  const { pagina = 1, tamano = TAMANOS_SOLICITUDES[0], estado } = peticion;
  const [{ dias }, rows, counted] = await Promise.all([
    findDiasNoHabiles(database),
    buildListadas(ordered(database, peticion, lector))
      .$call(onPage({ pagina, tamano }))
      .execute(),
    filtered(database, peticion, lector)
      .select([sql<EstadoSolicitud>`es.codigo`.as('estado'), sql<number>`count(*)`.as('cuantas')])
      .groupBy('es.codigo')
      .execute(),
  ]);
  const porEstado = Object.fromEntries(ESTADOS_SOLICITUD.map((codigo) => [codigo, 0])) as Record<
    EstadoSolicitud,
    number
  >;
  for (const { estado: codigo, cuantas } of counted) porEstado[codigo] = Number(cuantas);
  const all = Object.values(porEstado).reduce((sum, cuantas) => sum + cuantas, 0);
  return {
    solicitudes: rows.map((row) => presentListada(row, dias)),
    total: estado == null ? all : porEstado[estado],
    porEstado,
  };
}
