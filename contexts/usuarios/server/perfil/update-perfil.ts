import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireActor, updateLocked } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type Perfil, usuariosErrors } from '../../contract/index.ts';
import { findPerfilRow } from './perfil.queries.ts';
import { type DatosPerfil, updatePerfilRow } from './perfil.repository.ts';

type Database = Kysely<DatabaseSchema>;
type PerfilRow = NonNullable<Awaited<ReturnType<typeof findPerfilRow>>>;

function presentPerfil({ id: _id, entidad, sigla, cargo, ...row }: PerfilRow): Perfil {
  return { ...row, cargo: cargo ?? '', entidad: { nombre: entidad, sigla } };
}

/** @throws PERFIL_SIN_ENTIDAD while the session works for none */
async function getPerfilRow(database: Database, context: CallContext, options?: { forUpdate: boolean }) {
  const { membershipId } = requireActor(context);
  const row = membershipId === null ? undefined : await findPerfilRow(database, membershipId, options);
  if (!row) throw refuse(usuariosErrors, 'PERFIL_SIN_ENTIDAD');
  return row;
}

/**
 * The person of the session, in the entidad it works for.
 *
 * @throws PERFIL_SIN_ENTIDAD
 */
export async function getPerfil(database: Database, context: CallContext): Promise<Perfil> {
  return presentPerfil(await getPerfilRow(database, context));
}

/**
 * What a person corrects about themselves without anybody's approval: neither their identity, which is of the
 * authenticator, nor their rol.
 *
 * @throws PERFIL_SIN_ENTIDAD, VERSION_DISTINTA
 */
export function updatePerfil(database: Database, datos: DatosPerfil, context: CallContext): Promise<Perfil> {
  const { membershipId } = requireActor(context);
  return updateLocked(database, context, {
    intent: { action: 'cambiar-perfil', objectType: 'membresia', objectId: membershipId },
    lock: (trx) => getPerfilRow(trx, context, { forUpdate: true }),
    present: async (_trx, row) => presentPerfil(row),
    apply: async (trx, antes) => {
      await updatePerfilRow(trx, antes.id, datos);
      const despues = await getPerfilRow(trx, context);
      return {
        result: presentPerfil(despues),
        detail: { antes: toDatos(antes), despues: toDatos(despues) },
      };
    },
  });
}

function toDatos({ cargo, otroNumeroTelefonico }: PerfilRow) {
  return { cargo, otroNumeroTelefonico };
}
