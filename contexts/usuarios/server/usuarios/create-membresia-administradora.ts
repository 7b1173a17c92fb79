import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import { getMinisterio, getRolAdministrador } from './administracion.queries.ts';
import { keepMembresiaActiva } from './membresias.repository.ts';

type Running = Transaction<DatabaseSchema>;

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
  const id = await keepMembresiaActiva(
    transaction,
    { usuario_id: usuarioId, entidad_id: entidad.id },
    { cargo, correo_electronico: correoElectronico, rol_id: rolId },
  );
  return { id, entidad, rolId };
}
