import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { type EstadoReunion, RECURSO_MESAS } from '../../contract/terms.ts';
import { buildCompromisosVisibles, buildConMesas } from '../compromisos/compromisos.queries.ts';
import { buildConvocadas } from '../reuniones/actividades-reuniones.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Entries of each kind a calendar holds, and how far back and ahead they reach, in days. */
const LIMITES = { entradas: 500, atras: 60, adelante: 400 } as const;

/** Whose calendar it is. */
export interface Titular {
  readonly idUsuario: number;
  readonly idEntidad: number;
}

/**
 * The person of a key, who still works for the entidad with a rol that reads mesas. It is read at each call, so that an
 * inactive person, membership or entidad ends the calendar at once.
 */
export async function findTitular(database: Database, huella: string): Promise<Titular | undefined> {
  return database
    .selectFrom('calendarios_propios as s')
    .innerJoin('membresias as p', 'p.id', 's.membresia_id')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .innerJoin('entidades as e', 'e.id', 'p.entidad_id')
    .select(['u.id as idUsuario', 'e.id as idEntidad'])
    .where('s.huella', '=', huella)
    .where('p.estado', '=', 'activa')
    .where('u.activo', '=', true)
    .where('e.activa', '=', true)
    .where(
      sql<boolean>`exists (select from roles_permisos rp join subfuncionalidades f on f.id = rp.subfuncionalidad_id
        where rp.rol_id = p.rol_id and f.codigo = ${RECURSO_MESAS.code} and rp.accion = 'consultar')`,
    )
    .executeTakeFirst();
}

/** Since when a membership has an address; undefined without one. */
export async function findDesde(database: Database, membresiaId: number): Promise<Date | undefined> {
  const row = await database
    .selectFrom('calendarios_propios')
    .select('created_at')
    .where('membresia_id', '=', membresiaId)
    .executeTakeFirst();
  return row?.created_at;
}

/** Meetings the person runs or helps in, or their entidad is invited to; cancelled ones too, so that calendars learn of it. */
export function listReunionesPropias(database: Database, titular: Titular) {
  return buildConvocadas(database, titular)
    .where('r.inicia_en', '>', sql<Date>`now() - make_interval(days => ${sql.lit(LIMITES.atras)})`)
    .where('r.inicia_en', '<', sql<Date>`now() + make_interval(days => ${sql.lit(LIMITES.adelante)})`)
    .select([
      'r.id',
      'r.created_at',
      'r.secuencia',
      'r.inicia_en',
      'r.duracion_minutos',
      'r.tematica',
      'r.lugar',
      'r.enlace',
      sql<EstadoReunion>`r.estado`.as('estado'),
      'm.nombre as mesa',
    ])
    .orderBy('r.inicia_en')
    .orderBy('r.id')
    .limit(LIMITES.entradas)
    .execute();
}

/** Open commitments of the person and of their entidad, of open mesas. */
export function listVencimientosPropios(database: Database, { idUsuario, idEntidad }: Titular) {
  // As somebody of an entidad, also in the ministry: a calendar is of what waits for its person, not of all they may read.
  const quien = { acciones: new Set<never>(), esMinisterio: false, idUsuario, idEntidad };
  return buildConMesas(buildCompromisosVisibles(database, quien, { vista: 'todos' }, []))
    .innerJoin('entidades as e', 'e.id', 'c.entidad_id')
    .where('c.estado', '=', 'abierto')
    .where('m.activa', '=', true)
    .select([
      'c.id',
      'c.version',
      'c.created_at',
      'c.descripcion',
      'c.fecha_vencimiento as dia',
      'm.nombre as mesa',
      'e.nombre as entidad',
    ])
    .orderBy('c.fecha_vencimiento', 'desc')
    .orderBy('c.id')
    .limit(LIMITES.entradas)
    .execute();
}
