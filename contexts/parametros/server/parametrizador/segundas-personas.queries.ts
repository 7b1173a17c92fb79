import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import { RECURSO_PARAMETROS } from '../../contract/terms.ts';

/** People who may confirm what somebody proposed, always in the same order, because the mails take a lock for each address. */
export async function listSegundasPersonas(
  transaction: Transaction<DatabaseSchema>,
  proponenteId: number,
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('usuarios as u')
    .where('u.id', '<>', proponenteId)
    .where('u.activo', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('membresias as m')
          .innerJoin('roles_permisos as p', 'p.rol_id', 'm.rol_id')
          .innerJoin('subfuncionalidades as s', 's.id', 'p.subfuncionalidad_id')
          .select('m.id')
          .whereRef('m.usuario_id', '=', 'u.id')
          .where('m.estado', '=', 'activa')
          .where('s.codigo', '=', RECURSO_PARAMETROS.code)
          .where('p.accion', '=', 'aprobar'),
      ),
    )
    .select('u.id')
    .orderBy('u.id')
    .execute();
  return rows.map(({ id }) => id);
}
