import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { TIPOS_TAREA } from '../contract/tareas.terms.ts';

/** Tasks of each kind: one that waits, one a fact closed and one closed by the word of a person. */
export async function addTareaDeCadaEstado(
  database: Kysely<DatabaseSchema>,
  { cerradaPor }: { readonly cerradaPor: number },
): Promise<void> {
  for (const tipo of TIPOS_TAREA)
    await sql`insert into plataforma_tareas (tipo, referencia, fecha_limite, cerrada_en, cerrada_por, nota)
      select ${tipo}, (select max(id) from servicios_versiones) - lugar, (now() at time zone 'America/Bogota')::date, cerrada_en, cerrada_por, nota
      from (values (0, null::timestamptz, null::int, null::text), (1, now(), null, null),
        (2, now(), ${cerradaPor}::int, 'Se habló con la entidad.')) v (lugar, cerrada_en, cerrada_por, nota)
      on conflict do nothing`.execute(database);
}
