import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import { listConsultorIds } from '../ciclo/consultores.queries.ts';

/** The open requests of each consultor by level, and those whose last day passed; who has least first. */
export async function listCarga(database: Kysely<DatabaseSchema>, hoy: string) {
  const ids = await listConsultorIds(database);
  return database
    .selectFrom('usuarios as u')
    .leftJoin('solicitudes as s', (join) =>
      join.onRef('s.consultor_id', '=', 'u.id').on('s.cerrada_en', 'is', null),
    )
    .where('u.id', '=', sql<number>`any(${[...ids]}::int[])`)
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
