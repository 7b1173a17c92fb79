import type { DatabaseSchema } from '@marco/database';
import { type Actor, hashToken, updateSessionActivity } from '@marco/server-kit';
import { type Kysely, sql } from 'kysely';
import { SEGUNDO_FACTOR } from '../contract/segundo-factor.terms.ts';
import { findEstadoSegundoFactor } from '../rules/segundo-factor.ts';
import { DEFAULT_IDLE_MINUTES } from './sesiones/sesiones.queries.ts';

/**
 * The live actor behind a session token, read again at every request, so that a revoked session, an inactivated
 * membership or a removed permission acts at once. Until the session has given its second factor, its role gives it
 * no permission.
 *
 * @param exigeSegundoFactor whether the roles of the ministry ask for a second factor
 */
export async function findActor(
  database: Kysely<DatabaseSchema>,
  token: string,
  exigeSegundoFactor: boolean,
): Promise<Actor | undefined> {
  const row = await database
    .selectFrom('sessions as s')
    .innerJoin('usuarios as u', 'u.id', 's.user_id')
    .leftJoin('membresias as m', (join) =>
      join.onRef('m.id', '=', 's.membership_id').on('m.estado', '=', 'activa'),
    )
    .leftJoin('entidades as e', (join) => join.onRef('e.id', '=', 'm.entidad_id').on('e.activa', '=', true))
    .leftJoin('roles as r', 'r.id', 'm.rol_id')
    .select([
      's.id as session_id',
      sql<boolean>`s.last_seen_at < now() - interval '1 minute'`.as('seen_long_ago'),
      'u.id as user_id',
      'u.primer_nombre',
      'u.primer_apellido',
      'm.id as membership_id',
      'e.id as entity_id',
      'r.nombre as role_name',
      'r.ambito as scope',
      sql<string[] | null>`(select array_agg(sf.codigo || ':' || p.accion) from roles_permisos p
        join subfuncionalidades sf on sf.id = p.subfuncionalidad_id where p.rol_id = r.id)`.as('permissions'),
    ])
    .select([
      sql<boolean>`s.second_factor_at is not null`.as('factor_given'),
      sql<boolean>`coalesce(s.second_factor_at > now() - make_interval(mins => ${SEGUNDO_FACTOR.minutosReciente}),
        false)`.as('factor_fresh'),
      sql<boolean>`exists (select from segundos_factores f where f.usuario_id = u.id and f.secreto is not null)`.as(
        'factor_enrolled',
      ),
    ])
    .where('s.token_hash', '=', hashToken(token))
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where(
      's.last_seen_at',
      '>',
      sql<Date>`now() - make_interval(mins => coalesce((select (valor #>> '{}')::int from parametros
        where clave = 'sesion.inactividadMinutos'), ${DEFAULT_IDLE_MINUTES}))`,
    )
    .where('u.activo', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.seen_long_ago) await updateSessionActivity(database, row.session_id);
  const inEntity = row.entity_id !== null;
  const ofMinistry = inEntity && row.scope === 'ministerio';
  const secondFactor = findEstadoSegundoFactor({
    exigido: exigeSegundoFactor,
    delMinisterio: ofMinistry,
    inscrito: row.factor_enrolled,
    verificado: row.factor_given,
    reciente: row.factor_fresh,
  });
  const holdsRole = inEntity && secondFactor !== 'owed';
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    displayName: `${row.primer_nombre} ${row.primer_apellido}`,
    membershipId: inEntity ? row.membership_id : null,
    entityId: row.entity_id,
    roleName: inEntity ? row.role_name : null,
    readsAllEntities: ofMinistry && holdsRole,
    operatesPlatform: inEntity && row.scope === 'operador' && holdsRole,
    permissions: new Set(holdsRole ? (row.permissions ?? []) : []),
    secondFactor,
  };
}
