import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { buildNombreCompleto } from './usuarios/nombre-completo.ts';

interface PorAprobar {
  /** The caller; their own registrations do not count. */
  readonly salvo: number;
  /** Only those of this entity, where the parameter lets its people decide; absent asks for all. */
  readonly entidadId?: number | null;
}

/** Registrations that wait, each since it came. */
export function buildPorAprobar(database: Kysely<DatabaseSchema>, { salvo, entidadId }: PorAprobar) {
  return database
    .selectFrom('membresias')
    .where('estado', '=', 'pendiente')
    .where('usuario_id', '<>', salvo)
    .$if(entidadId !== undefined, (query) =>
      query.where('entidad_id', '=', entidadId ?? null).where(sql<boolean>`exists (select 1 from parametros
          where clave = 'usuarios.lider_aprueba' and valor = 'true'::jsonb)`),
    )
    .select(['id', 'created_at as desde', sql<string | null>`null::date`.as('vence')]);
}

/** Who registered, for what and where. */
export function listRegistros(database: Kysely<DatabaseSchema>, ids: readonly number[]) {
  return database
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
    .where('m.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select(['m.id', 'm.usuario_id', 'm.cargo', 'e.nombre as entidad', buildNombreCompleto('u').as('nombre')])
    .execute();
}
