import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { EstadoCambio } from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

/** Another version of a parameter: with a value, or of what is waited for of it. */
export async function updateParametroRow(
  transaction: Running,
  clave: string,
  { valor }: { readonly valor?: unknown } = {},
): Promise<void> {
  await transaction
    .updateTable('parametros')
    .set({
      version: sql<number>`version + 1`,
      ...(valor === undefined ? {} : { valor: JSON.stringify(valor) }),
    })
    .where('clave', '=', clave)
    .execute();
}

/** What somebody changed of a parameter, or proposes to. */
export interface NewCambio {
  readonly clave: string;
  readonly antes: unknown;
  readonly despues: unknown;
  readonly estado: EstadoCambio;
  readonly usuarioId: number;
}

export async function createCambio(
  transaction: Running,
  { clave, antes, despues, estado, usuarioId }: NewCambio,
): Promise<number> {
  const { id } = await transaction
    .insertInto('parametros_cambios')
    .values({
      clave,
      antes: JSON.stringify(antes),
      despues: JSON.stringify(despues),
      estado,
      usuario_id: usuarioId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What became of a change that waited. */
export async function closeCambio(
  transaction: Running,
  id: number,
  { estado, usuarioId }: Pick<NewCambio, 'estado' | 'usuarioId'>,
): Promise<void> {
  await transaction
    .updateTable('parametros_cambios')
    .set({ estado, decidido_por_id: usuarioId, decidido_en: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
