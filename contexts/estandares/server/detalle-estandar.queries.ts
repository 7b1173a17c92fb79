import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { countElementos, type LectorElementos } from './estandares.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** A standard with what stands beside it, as it is stored. */
export async function findEstandar(database: Database, id: number, lector: LectorElementos) {
  return database
    .selectFrom('estandares as e')
    .leftJoin('archivos as a', 'a.id', 'e.concepto_archivo_id')
    .leftJoin('usuarios as u', 'u.id', 'e.concepto_por')
    .selectAll('e')
    .select([
      'a.nombre as archivo_nombre',
      sql<string | null>`nullif(concat_ws(' ', u.primer_nombre, u.primer_apellido), '')`.as('decidio'),
      countElementos(lector).as('elementos'),
    ])
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom('estandares_sectores as es')
          .innerJoin('sectores as s', 's.id', 'es.sector_id')
          .select(['s.id', 's.nombre'])
          .whereRef('es.estandar_id', '=', 'e.id')
          .orderBy('s.nombre'),
      ).as('sectores'),
    ])
    .where('e.id', '=', id)
    .executeTakeFirst();
}
export type EstandarRow = NonNullable<Awaited<ReturnType<typeof findEstandar>>>;

/** The criteria of a standard: those in use, and those it was judged by that no longer are. */
export async function listCriterios(database: Database, id: number) {
  return database
    .selectFrom('criterios_evaluacion as c')
    .leftJoin('estandares_evaluaciones as v', (join) =>
      join.onRef('v.criterio_id', '=', 'c.id').on('v.estandar_id', '=', id),
    )
    .leftJoin('usuarios as u', 'u.id', 'v.evaluado_por')
    .select(['c.id', 'c.nombre', 'c.descripcion', 'c.peso', 'v.puntaje', 'v.justificacion'])
    .select([
      'v.peso as peso_evaluado',
      'v.evaluado_por',
      'v.evaluado_en',
      sql<string | null>`nullif(concat_ws(' ', u.primer_nombre, u.primer_apellido), '')`.as('evaluador'),
    ])
    .where(({ or, eb }) => or([eb('c.activo', '=', true), eb('v.puntaje', 'is not', null)]))
    .orderBy('c.orden')
    .orderBy('c.id')
    .execute();
}
export type CriterioRow = Awaited<ReturnType<typeof listCriterios>>[number];

/** Change control, first one first. */
export async function listCambios(database: Database, id: number) {
  return database
    .selectFrom('estandares_cambios')
    .select(['id', 'numero', 'fecha', 'responsable', 'naturaleza'])
    .where('estandar_id', '=', id)
    .orderBy('fecha')
    .orderBy('id')
    .execute();
}
