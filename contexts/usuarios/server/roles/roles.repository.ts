import type { Action } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { Ambito } from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

interface DatosDeRol {
  readonly nombre: string;
  readonly descripcion: string;
  readonly ambito: Ambito;
}

/** A new rol without permissions. */
export async function createRolRow(transaction: Running, codigo: string, datos: DatosDeRol): Promise<number> {
  const { id } = await transaction
    .insertInto('roles')
    .values({ codigo, ...datos })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRolRow(
  transaction: Running,
  id: number,
  { nombre, descripcion, ambito, activo }: DatosDeRol & { readonly activo: boolean },
): Promise<void> {
  await transaction
    .updateTable('roles')
    .set({ nombre, descripcion, ambito, activo, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Puts these permissions in the place of those a rol has. */
export async function updatePermisosDeRol(
  transaction: Running,
  rolId: number,
  permisos: readonly { readonly subfuncionalidadId: number; readonly accion: Action }[],
): Promise<void> {
  await transaction.deleteFrom('roles_permisos').where('rol_id', '=', rolId).execute();
  if (permisos.length > 0)
    await transaction
      .insertInto('roles_permisos')
      .values(
        permisos.map(({ subfuncionalidadId, accion }) => ({
          rol_id: rolId,
          subfuncionalidad_id: subfuncionalidadId,
          accion,
        })),
      )
      .execute();
  await transaction.updateTable('roles').set({ version: sql`version + 1` }).where('id', '=', rolId).execute();
}
