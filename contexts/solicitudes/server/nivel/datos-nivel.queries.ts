import { buildEstadoDelDia } from '@marco/certificados/port';
import type { NivelCertificado } from '@marco/certificados/terms';
import type { DatabaseSchema } from '@marco/database';
import { onPage, type Page } from '@marco/server-kit/database';
import type { EstadoVersionServicio } from '@marco/servicios/terms';
import { type Kysely, sql } from 'kysely';
import { ESTADOS_EDITABLES } from '../../contract/terms.ts';
import { findNivelAlcanzado } from '../../rules/nivel/find-nivel-alcanzado.ts';
import { findDiasNoHabiles } from '../calendario/calendario.queries.ts';
import { buildVisibles } from '../lista/search-solicitudes.queries.ts';
import { presentListada } from '../solicitudes/present-solicitud.ts';
import type { Lector } from '../solicitudes/quien-tramita.ts';
import { buildListadas, buildSolicitudes } from '../solicitudes/solicitud-row.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Whose data are asked for: those of the reader's entity, of one of its services where it is named. */
export interface AlcanceNivel extends Lector {
  readonly servicioId?: number | undefined;
}

const CUANTAS = sql<string>`count(*)`.as('cuantas');
const suya = ({ entidadId }: AlcanceNivel) => sql<number>`${entidadId}::int`;

/** Active services of the entity. */
function buildServicios(database: Database, alcance: AlcanceNivel) {
  return database
    .selectFrom('servicios as s')
    .innerJoin('estados_servicio as es', 'es.id', 's.estado_servicio_id')
    .where('s.entidad_id', '=', suya(alcance))
    .where('s.activo', '=', true)
    .$if(alcance.servicioId !== undefined, (query) => query.where('s.id', '=', alcance.servicioId ?? 0));
}

/** Whether the servicio is an active one of the entity. */
export async function hasServicio(database: Database, alcance: AlcanceNivel): Promise<boolean> {
  return (await buildServicios(database, alcance).select('s.id').executeTakeFirst()) !== undefined;
}

/** The level each servicio has, in Spanish order. */
export async function listNiveles(database: Database, alcance: AlcanceNivel, page: Page) {
  const own = buildServicios(database, alcance);
  const [rows, { cuantas }] = await Promise.all([
    own
      .select(['s.id', 's.nombre', 'es.nombre as estado', 'es.codigo'])
      .orderBy('s.clave_de_orden')
      .orderBy('s.id')
      .$call(onPage(page))
      .execute(),
    own.select(CUANTAS).executeTakeFirstOrThrow(),
  ]);
  return {
    filas: rows.map(({ codigo, ...fila }) => ({ ...fila, nivel: findNivelAlcanzado(codigo) })),
    total: Number(cuantas),
  };
}

/** Requests of the entity, the latest first; `editables` keeps those that may be edited now. */
export async function listSolicitudesDeNivel(
  database: Database,
  alcance: AlcanceNivel,
  page: Page,
  { editables }: { readonly editables: boolean },
) {
  const { servicioId } = alcance;
  const own = buildVisibles(buildSolicitudes(database), alcance)
    .where('s.entidad_id', '=', suya(alcance))
    .$if(servicioId !== undefined, (query) => query.where('s.servicio_id', '=', servicioId ?? 0))
    .$if(editables, (query) => query.where('es.codigo', 'in', ESTADOS_EDITABLES));
  const [rows, { cuantas }, { dias }] = await Promise.all([
    buildListadas(own)
      .select('s.version')
      .orderBy('s.created_at', 'desc')
      .orderBy('s.id', 'desc')
      .$call(onPage(page))
      .execute(),
    own.select(CUANTAS).executeTakeFirstOrThrow(),
    findDiasNoHabiles(database),
  ]);
  return {
    filas: rows.map((row) => ({
      ...presentListada(row, dias),
      servicioId: row.servicio_id,
      version: row.version,
    })),
    total: Number(cuantas),
  };
}

/** The entity with its services in each state; nothing where the caller has none, or the servicio is not its own. */
export async function listEntidadDeNivel(database: Database, alcance: AlcanceNivel, page: Page) {
  if (alcance.servicioId !== undefined && !(await hasServicio(database, alcance)))
    return { filas: [], total: 0 };
  const [entidad, porEstado] = await Promise.all([
    database
      .selectFrom('entidades')
      .select(['id', 'nombre', 'sigla'])
      .where('id', '=', suya(alcance))
      .executeTakeFirst(),
    buildServicios(database, { ...alcance, servicioId: undefined })
      .select(['es.nombre as estado', CUANTAS])
      .groupBy(['es.id', 'es.nombre'])
      .orderBy('es.orden')
      .execute(),
  ]);
  if (!entidad) return { filas: [], total: 0 };
  const fila = {
    ...entidad,
    porEstado: porEstado.map(({ estado, cuantas }) => ({ estado, cantidad: Number(cuantas) })),
  };
  return { filas: page.pagina === 1 ? [fila] : [], total: 1 };
}

/** Certificates of the entity, the latest first. */
export async function listCertificadosDeNivel(database: Database, alcance: AlcanceNivel, page: Page) {
  const { servicioId } = alcance;
  const own = database
    .selectFrom('certificados as c')
    .where('c.entidad_id', '=', suya(alcance))
    .$if(servicioId !== undefined, (query) => query.where('c.servicio_id', '=', servicioId ?? 0));
  const [rows, { cuantas }] = await Promise.all([
    own
      .select(['c.id', 'c.numero', 'c.servicio_id', 'c.servicio_nombre', 'c.expedido_en'])
      .select([sql<NivelCertificado>`c.nivel`.as('nivel'), buildEstadoDelDia('c').as('estado')])
      .orderBy('c.expedido_en', 'desc')
      .orderBy('c.id', 'desc')
      .$call(onPage(page))
      .execute(),
    own.select(CUANTAS).executeTakeFirstOrThrow(),
  ]);
  return {
    filas: rows.map(({ servicio_id, servicio_nombre, expedido_en, ...fila }) => ({
      ...fila,
      servicioId: servicio_id,
      servicio: servicio_nombre,
      expedidoEn: expedido_en.toISOString(),
    })),
    total: Number(cuantas),
  };
}

/** Versions of the services, those of one servicio together and its newest first. */
export async function listVersionesDeNivel(database: Database, alcance: AlcanceNivel, page: Page) {
  const own = buildServicios(database, alcance).innerJoin(
    'servicios_versiones as v',
    'v.servicio_id',
    's.id',
  );
  const [rows, { cuantas }] = await Promise.all([
    own
      .select([
        'v.id',
        's.id as servicioId',
        's.nombre as servicio',
        'v.mayor',
        'v.menor',
        'v.estandarizada_en',
      ])
      .select(sql<EstadoVersionServicio>`v.estado`.as('estado'))
      .orderBy('s.clave_de_orden')
      .orderBy('s.id')
      .orderBy('v.mayor', 'desc')
      .orderBy('v.menor', 'desc')
      .$call(onPage(page))
      .execute(),
    own.select(CUANTAS).executeTakeFirstOrThrow(),
  ]);
  return {
    filas: rows.map(({ mayor, menor, estandarizada_en, ...fila }) => ({
      ...fila,
      numero: `${mayor}.${menor}`,
      estandarizadaEn: estandarizada_en?.toISOString() ?? null,
    })),
    total: Number(cuantas),
  };
}
