import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

/** What a person says of themselves in an entidad. */
export interface DatosPerfil {
  readonly cargo: string;
  readonly otroNumeroTelefonico: string | null;
}

export async function updatePerfilRow(
  trx: Transaction<DatabaseSchema>,
  membresiaId: number,
  { cargo, otroNumeroTelefonico }: DatosPerfil,
): Promise<void> {
  await trx
    .updateTable('membresias')
    .set({ cargo, otro_numero_telefonico: otroNumeroTelefonico, version: sql<number>`version + 1` })
    .where('id', '=', membresiaId)
    .execute();
}
