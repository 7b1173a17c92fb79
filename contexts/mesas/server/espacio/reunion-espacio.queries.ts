import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { EstadoReunion } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Whose meetings: every one for who runs the mesas, else those they or their entidad are invited to. */
export interface QuienAsiste {
  readonly gestiona: boolean;
  readonly idUsuario: number;
  readonly idEntidad: number | null;
}

/** Meetings of a mesa the person knows of before they are held. */
function findConocidas(database: Database, idMesa: number, { gestiona, idUsuario, idEntidad }: QuienAsiste) {
  return database
    .selectFrom('reuniones as r')
    .where('r.mesa_id', '=', idMesa)
    .$if(!gestiona, (query) =>
      query.where(
        sql<boolean>`(r.consultor_principal_id = ${idUsuario}
          or exists (select from reuniones_consultores rc where rc.reunion_id = r.id and rc.usuario_id = ${idUsuario})
          or exists (select from reuniones_participantes p where p.reunion_id = r.id and p.entidad_id = ${idEntidad}::int))`,
      ),
    );
}

/** The one that runs, else the next one that is programmed, which may be late. */
export async function findProxima(database: Database, idMesa: number, quien: QuienAsiste) {
  return findConocidas(database, idMesa, quien)
    .where('r.estado', 'in', ['programada', 'en-curso'])
    .select([
      'r.id',
      'r.version',
      sql<'programada' | 'en-curso'>`r.estado`.as('estado'),
      'r.tematica',
      'r.inicia_en',
      'r.programada_en',
      'r.duracion_minutos',
      'r.lugar',
      'r.enlace',
      'r.recordada_en',
      'r.recordada_a',
    ])
    .orderBy(sql`r.estado = 'programada'`)
    .orderBy('r.inicia_en')
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst();
}

/** Who is invited to a meeting, with what they answered. */
export function listRespuestas(database: Database, reunionId: number) {
  return database
    .selectFrom('reuniones_participantes as p')
    .innerJoin('entidades as e', 'e.id', 'p.entidad_id')
    .select(['p.id', 'p.nombre', 'p.correo', 'p.asistira', 'p.entidad_id', 'e.nombre as entidad'])
    .where('p.reunion_id', '=', reunionId)
    .orderBy('p.id')
    .execute();
}

/** The address of a person in the entidad they work for now; null without one. */
export async function findCorreo(database: Database, membresiaId: number | null): Promise<string | null> {
  if (membresiaId === null) return null;
  const row = await database
    .selectFrom('membresias')
    .select('correo_electronico as correo')
    .where('id', '=', membresiaId)
    .executeTakeFirst();
  return row?.correo ?? null;
}

/** When a consultant is in a meeting that is still to be held. */
export function listOcupados(database: Database, consultorId: number) {
  return database
    .selectFrom('reuniones as r')
    .select(['r.inicia_en as inicio', 'r.duracion_minutos as minutos'])
    .where('r.consultor_principal_id', '=', consultorId)
    .where('r.estado', 'in', ['programada', 'en-curso'])
    .where('r.inicia_en', '>', sql<Date>`now() - interval '1 day'`)
    .where('r.inicia_en', '<', sql<Date>`now() + interval '60 days'`)
    .orderBy('r.inicia_en')
    .execute();
}

interface Periodo {
  readonly desde: Date;
  readonly hasta: Date;
}

/** Meetings of a period: those that were held are public, the others for those who know of them. */
export function listReunionesDelMes(
  database: Database,
  idMesa: number,
  quien: QuienAsiste,
  { desde, hasta }: Periodo,
) {
  const conocidas = findConocidas(database, idMesa, quien).select('r.id');
  return database
    .selectFrom('reuniones as r')
    .select(['r.id', 'r.inicia_en', 'r.tematica', sql<EstadoReunion>`r.estado`.as('estado')])
    .where('r.mesa_id', '=', idMesa)
    .where('r.inicia_en', '>=', desde)
    .where('r.inicia_en', '<', hasta)
    .where('r.estado', '<>', 'cancelada')
    .where((where) => where.or([where('r.estado', '=', 'realizada'), where('r.id', 'in', conocidas)]))
    .orderBy('r.inicia_en')
    .orderBy('r.id')
    .execute();
}
