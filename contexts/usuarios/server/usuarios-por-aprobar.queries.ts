import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

interface PorAprobar {
  /** The caller; their own registrations do not count. */
  readonly salvo: number;
  /** Only those of this entity, where the parameter lets its people decide; absent asks for all. */
  readonly entidadId?: number | null;
}

/** How many registrations wait, and since when. */
export function countPorAprobar(database: Kysely<DatabaseSchema>, { salvo, entidadId }: PorAprobar) {
  return database
    .selectFrom('membresias')
    .where('estado', '=', 'pendiente')
    .where('usuario_id', '<>', salvo)
    .$if(entidadId !== undefined, (query) =>
      query.where('entidad_id', '=', entidadId ?? null).where(sql<boolean>`exists (select 1 from parametros
          where clave = 'usuarios.lider_aprueba' and valor = 'true'::jsonb)`),
    )
    .select([
      sql<number>`count(*)`.as('cantidad'),
      sql<Date | null>`min(created_at)`.as('masAntigua'),
      sql<Date | null>`max(created_at)`.as('masReciente'),
    ])
    .executeTakeFirstOrThrow();
}
