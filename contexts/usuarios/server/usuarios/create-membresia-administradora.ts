import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import { buildAdministra } from './administracion.queries.ts';

type Running = Transaction<DatabaseSchema>;

/** Rol of the reference data; another one with the same powers serves while it is inactive or was changed. */
const ROL_PREFERIDO = 'administrador-mintic';

interface NewAdministrador {
  readonly usuarioId: number;
  readonly cargo: string;
  readonly correoElectronico: string;
}

export interface MembresiaAdministradora {
  readonly id: number;
  readonly entidad: { readonly id: number; readonly nombre: string };
  readonly rolId: number;
}

/**
 * Makes a person an administrator of the ministry at once, without approval. A membership they have there already,
 * whatever its state, becomes this one. The caller answers for who may ask.
 *
 * @throws Error when the product has no active ministry or no role that administers it
 */
export async function createMembresiaAdministradora(
  transaction: Running,
  { usuarioId, cargo, correoElectronico }: NewAdministrador,
): Promise<MembresiaAdministradora> {
  const entidad = await getMinisterio(transaction);
  const rolId = await getRolAdministrador(transaction);
  const datos = {
    cargo,
    correo_electronico: correoElectronico,
    rol_id: rolId,
    estado: 'activa',
  };
  const { id } = await transaction
    .insertInto('membresias')
    .values({ ...datos, usuario_id: usuarioId, entidad_id: entidad.id })
    .onConflict((conflict) =>
      conflict
        .constraint('membresias_usuario_entidad_key')
        .doUpdateSet({ ...datos, motivo_rechazo: null, version: sql`membresias.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, entidad, rolId };
}

async function getMinisterio(transaction: Running): Promise<{ id: number; nombre: string }> {
  return transaction
    .selectFrom('entidades')
    .select(['id', 'nombre'])
    .where('ambito', '=', 'ministerio')
    .where('activa', '=', true)
    .executeTakeFirstOrThrow(() => new Error('No active entity is the ministry.'));
}

async function getRolAdministrador(transaction: Running): Promise<number> {
  const { id } = await transaction
    .selectFrom('roles as r')
    .select('r.id')
    .where('r.activo', '=', true)
    .where(buildAdministra('r'))
    .orderBy(sql`r.codigo = ${ROL_PREFERIDO} desc, r.id`)
    .limit(1)
    .executeTakeFirstOrThrow(() => new Error('No active role administers users and roles.'));
  return id;
}
