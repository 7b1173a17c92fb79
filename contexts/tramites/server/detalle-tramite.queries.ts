import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { DecisionMapeo, TipoRequisito, TipoTramite, UsoServicio } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** A trámite in use, by its code or by its id. */
export async function findTramite(
  database: Database,
  cual: { readonly codigo: string } | { readonly id: number },
) {
  return database
    .selectFrom('tramites as t')
    .selectAll('t')
    .select((row) => row.ref('t.tipo').$castTo<TipoTramite>().as('tipo'))
    .where('t.activo', '=', true)
    .$call((query) =>
      'id' in cual ? query.where('t.id', '=', cual.id) : query.where('t.codigo', '=', cual.codigo),
    )
    .executeTakeFirst();
}
export type TramiteRow = NonNullable<Awaited<ReturnType<typeof findTramite>>>;

/** What it asks for, with the published reports about each. */
export async function listRequisitos(database: Database, tramiteId: number) {
  return database
    .selectFrom('tramites_requisitos as r')
    .selectAll('r')
    .select((row) => row.ref('r.tipo').$castTo<TipoRequisito>().as('tipo'))
    .select(
      sql<number>`(select count(*)::int from tramites_observaciones o
        where o.requisito_id = r.id and o.estado = 'publicada')`.as('observaciones'),
    )
    .where('r.tramite_id', '=', tramiteId)
    .where('r.activo', '=', true)
    .orderBy('r.orden')
    .orderBy('r.id')
    .execute();
}
export type RequisitoRow = Awaited<ReturnType<typeof listRequisitos>>[number];

/** Elements its requisitos may prove, those people accepted first. */
export async function listElementosDeTramite(database: Database, tramiteId: number) {
  return database
    .selectFrom('tramites_requisitos_elementos as m')
    .innerJoin('tramites_requisitos as r', 'r.id', 'm.requisito_id')
    .select(['m.requisito_id', 'm.elemento_id', 'm.dato', 'm.confianza', 'm.razones'])
    .select((row) => [
      row.ref('m.origen').$castTo<'asistente' | 'persona'>().as('origen'),
      row.ref('m.decision').$castTo<DecisionMapeo>().as('decision'),
    ])
    .where('r.tramite_id', '=', tramiteId)
    .where('r.activo', '=', true)
    .orderBy(sql`array_position(array['aceptado', 'pendiente', 'rechazado'], m.decision)`)
    .orderBy('m.id')
    .execute();
}
export type ElementoMapeadoRow = Awaited<ReturnType<typeof listElementosDeTramite>>[number];

/** Servicios it uses. */
export async function listServiciosDeTramite(database: Database, tramiteId: number) {
  return database
    .selectFrom('tramites_servicios as s')
    .selectAll('s')
    .select((row) => row.ref('s.uso').$castTo<UsoServicio>().as('uso'))
    .where('s.tramite_id', '=', tramiteId)
    .orderBy('s.uso')
    .orderBy('s.servicio_id')
    .execute();
}
export type ServicioUsadoRow = Awaited<ReturnType<typeof listServiciosDeTramite>>[number];

/** Published reports about a trámite, also those of papers it does not list. */
export async function countObservaciones(database: Database, tramiteId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from tramites_observaciones
    where tramite_id = ${tramiteId} and estado = 'publicada'`.execute(database);
  return rows[0]?.total ?? 0;
}
