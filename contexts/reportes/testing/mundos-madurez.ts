import type { DatabaseSchema } from '@marco/database';
import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { findIdAt, toJson } from './lugares-del-mundo.ts';
import { momentoArbitrary } from './momentos-del-mundo.ts';

/** Self-assessments of a world, some of the same entidad and at the same moment; each answers a few criteria. */
export const madurezArbitrary = fc.array(
  fc.record({
    entidad: fc.nat({ max: 6 }),
    en: momentoArbitrary,
    grados: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 13 }),
  }),
  { maxLength: 5 },
);
type Madurez = typeof madurezArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** Stores them as presented: one of an entidad is a draft only until its answers are there. */
export async function addMadurezDelMundo(trx: Transaction<DatabaseSchema>, madurez: Madurez): Promise<void> {
  for (const una of madurez) {
    const given = toJson([una]);
    await sql`with nuevo as (
        insert into autodiagnosticos (entidad_id, modelo, version, creado_por, guardado_por)
        select ${findIdAt('entidades', sql`f.entidad`)}, 1, 1, (select min(id) from usuarios), (select min(id) from usuarios)
        from jsonb_to_recordset(${given}) f (entidad int) returning id
      ) insert into autodiagnosticos_respuestas (autodiagnostico_id, modelo, criterio, grado)
      select nuevo.id, 1, c.codigo, (f.grados ->> (c.orden - 1))::smallint
      from nuevo, jsonb_to_recordset(${given}) f (grados jsonb), criterios_madurez c
      where c.modelo = 1 and c.orden <= jsonb_array_length(f.grados)`.execute(trx);
    await sql`update autodiagnosticos set presentado_en = ${una.en}::timestamptz, presentado_por = guardado_por
      where presentado_en is null`.execute(trx);
  }
}
