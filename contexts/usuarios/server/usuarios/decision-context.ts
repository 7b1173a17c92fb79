import type { DatabaseSchema } from '@marco/database';
import { findParametroBooleano, findParametroTexto } from '@marco/parametros/port';
import { type Actor, decidePermission, permissionKey } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { RECURSO_ROLES, RECURSO_USUARIOS } from '../../contract/terms.ts';
import type {
  AmbienteDecision,
  MembresiaDecidible,
  QuienDecide,
} from '../../rules/usuarios/membresia-decidible.ts';
import { countAdministradores } from './administracion.queries.ts';
import { listEntidadesPorUsuario } from './membresias.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The caller as the rule reads them. */
export function toQuienDecide(actor: Actor): QuienDecide {
  return {
    usuarioId: actor.userId,
    entidadId: actor.entityId,
    veTodas: actor.readsAllEntities,
    aprueba: decidePermission(actor, RECURSO_USUARIOS, 'aprobar'),
    edita: decidePermission(actor, RECURSO_USUARIOS, 'editar'),
    administraRoles: actor.permissions.has(permissionKey(RECURSO_ROLES, 'editar')),
  };
}

/** Whether the caller may know of a membresía: the ministry of all, the others of those of their entidad. */
export function canSeeEntidad(actor: Actor, entidadId: number): boolean {
  return actor.readsAllEntities || actor.entityId === entidadId;
}

/** What the decisions about these membresías depend on, as it is now. */
export async function loadAmbiente(
  database: Database,
  membresias: readonly MembresiaDecidible[],
): Promise<AmbienteDecision> {
  return {
    liderAprueba: await findParametroBooleano(database, 'usuarios.lider_aprueba', false),
    acronimo: await findParametroTexto(database, 'ministerio.acronimo', 'MinTIC'),
    administradores: await countAdministradores(database),
    entidadesPorUsuario: await listEntidadesPorUsuario(database, [
      ...new Set(membresias.map(({ usuarioId }) => usuarioId)),
    ]),
  };
}
