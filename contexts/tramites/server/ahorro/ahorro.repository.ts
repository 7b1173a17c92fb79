import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import type { SupuestoAhorro } from '../../contract/terms.ts';

export interface SupuestoNuevo {
  readonly codigo: SupuestoAhorro;
  readonly bajo: number;
  readonly central: number;
  readonly alto: number;
  readonly fuente: string;
  readonly anio: number;
}

/** Adds a value of an assumption, which is in force from now on. */
export async function addSupuesto(
  trx: Transaction<DatabaseSchema>,
  supuesto: SupuestoNuevo,
  usuarioId: number,
): Promise<Date> {
  const { created_at } = await trx
    .insertInto('ahorro_supuestos')
    .values({ ...supuesto, usuario_id: usuarioId })
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return created_at;
}
