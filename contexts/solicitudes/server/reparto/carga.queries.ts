import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import type { EnMano } from '../../rules/reparto/dias-en-mano.ts';

type Database = Kysely<DatabaseSchema>;

const oneOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::int[])`;

/** The open requests of consultores by level, and those whose last day passed; who has least first. */
export function listAbiertas(database: Database, ids: readonly number[], hoy: string) {
  return database
    .selectFrom('usuarios as u')
    .leftJoin('solicitudes as s', (join) =>
      join.onRef('s.consultor_id', '=', 'u.id').on('s.cerrada_en', 'is', null),
    )
    .where('u.id', '=', oneOf(ids))
    .select([
      'u.id',
      buildNombreCompleto('u').as('nombre'),
      sql<number>`count(s.id)::int`.as('abiertas'),
      sql<number>`(count(s.id) filter (where s.nivel = 1))::int`.as('uno'),
      sql<number>`(count(s.id) filter (where s.nivel = 2))::int`.as('dos'),
      sql<number>`(count(s.id) filter (where s.nivel = 3))::int`.as('tres'),
      sql<number>`(count(s.id) filter (where s.fecha_vencimiento < ${hoy}::date))::int`.as('vencidas'),
    ])
    .groupBy('u.id')
    .orderBy('abiertas')
    .orderBy('u.clave_de_orden')
    .orderBy('u.id')
    .execute();
}

/** Open requests that wait for their consultor, by the day their term began; one whose term stands still waits for nobody. */
export function listEnMano(database: Database, ids: readonly number[]): Promise<EnMano[]> {
  return (
    database
      .selectFrom('solicitudes as s')
      .innerJoin('estados_solicitud as e', 'e.id', 's.estado_id')
      .leftJoin('solicitudes_nivel_tres as n', 'n.solicitud_id', 's.id')
      .select([
        sql<number>`s.consultor_id`.as('consultorId'),
        sql<string>`s.plazo_desde`.as('desde'),
        sql<number>`count(*)::int`.as('cuantas'),
      ])
      .where('s.consultor_id', '=', oneOf(ids))
      .where('s.cerrada_en', 'is', null)
      .where('s.plazo_desde', 'is not', null)
      .where('e.codigo', 'in', [
        'asignada',
        'en-revision',
        'en-conceptualizacion',
        'en-evaluacion',
        'en-verificacion',
      ])
      // While the operator owes its concept, it is the turn of the operator.
      .where(
        sql<boolean>`not (e.codigo = 'en-verificacion' and n.fecha_limite_concepto is not null and n.concepto_veredicto is null)`,
      )
      .groupBy(['s.consultor_id', 's.plazo_desde'])
      .execute()
  );
}

/** The requests that wait for a consultor and the day each began to, the first to be late first. */
export function listPorAsignar(database: Database, cuantas: number) {
  return buildPorAsignar(database)
    .select(['s.id', sql<string>`coalesce(s.plazo_desde, ${DIA_DE_RADICACION})`.as('desde')])
    .orderBy(sql`s.fecha_vencimiento asc nulls last`)
    .orderBy('s.id')
    .limit(cuantas)
    .execute();
}

const DIA_DE_RADICACION = sql`(coalesce(s.radicada_en, s.created_at) at time zone ${sql.lit(ZONE.name)})::date`;

/** How many requests wait for a consultor. */
export async function countPorAsignar(database: Database): Promise<number> {
  const { total } = await buildPorAsignar(database)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function buildPorAsignar(database: Database) {
  return database
    .selectFrom('solicitudes as s')
    .where('s.estado_id', '=', (of) =>
      of.selectFrom('estados_solicitud').select('id').where('codigo', '=', 'radicada'),
    );
}
