import { toMomentText } from '@marco/country/local-time';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { listPersonasDeEntidades } from './insert-ingresos.ts';
import { planAutodiagnosticos } from './plan-autodiagnosticos.ts';

/**
 * What public entidades said of their own maturity, each presented by somebody of it; none has a draft.
 *
 * @param hoy the present, AAAA-MM-DD
 */
export async function insertAutodiagnosticos(trx: Transaction<DatabaseSchema>, hoy: string): Promise<void> {
  const criterios = await trx
    .selectFrom('criterios_madurez')
    .select(['codigo', 'dominio'])
    .where('modelo', '=', 1)
    .orderBy('orden')
    .execute();
  const personas = await listPersonasDeEntidades(trx);
  const planeados = planAutodiagnosticos(
    personas,
    criterios.map(({ dominio }) => dominio),
    hoy,
  ).map(({ clave, dia, grados }, n) => ({
    clave,
    // Those of an entidad follow each other, so their versions rise.
    version: n + 1,
    en: toMomentText(dia, '10:00'),
    usuario: personas.find((una) => una.clave === clave)?.usuarioId,
    respuestas: grados.map((grado, at) => ({ criterio: criterios[at]?.codigo, grado })),
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(planeados)}::jsonb)
    f (clave text, version int, en timestamptz, usuario int, respuestas jsonb)`;
  // As an entidad does it: each begins as a draft, is answered and presented before the next one begins.
  for (const vez of [1, 2, 3]) {
    await sql`insert into autodiagnosticos (entidad_id, modelo, version, created_at, creado_por, guardado_en, guardado_por)
      select e.id, 1, f.version, f.en, f.usuario, f.en, f.usuario
      from (select *, row_number() over (partition by clave order by version) as vez from ${given}) f
      join entidades e on e.sigla = f.clave and e.tipo = 'publica' where f.vez = ${vez}`.execute(trx);
    await sql`insert into autodiagnosticos_respuestas (autodiagnostico_id, modelo, criterio, grado)
      select a.id, 1, r.criterio, r.grado from ${given} join autodiagnosticos a on a.version = f.version and a.presentado_en is null
      join entidades e on e.id = a.entidad_id and e.sigla = f.clave
      cross join jsonb_to_recordset(f.respuestas) r (criterio text, grado smallint)`.execute(trx);
    await sql`update autodiagnosticos set presentado_en = guardado_en, presentado_por = guardado_por
      where presentado_en is null`.execute(trx);
  }
}
