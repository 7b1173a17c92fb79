import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import type { TipoConRegistro } from '../contract/terms.ts';

export interface EntidadVerificada {
  readonly tipo: TipoConRegistro;
  readonly nit: string;
  readonly dv: string | number;
  /** Name the registry gave, not one somebody typed. */
  readonly nombre: string;
}

/** Adds an entity unless there is one of this NIT and kind, which answers nothing. */
export function addEntidadVerificada(
  transaction: Transaction<DatabaseSchema>,
  { tipo, nit, dv, nombre }: EntidadVerificada,
) {
  return transaction
    .insertInto('entidades')
    .values({ tipo, nit, digito_verificacion: Number(dv), nombre: nombre.trim() })
    .onConflict((conflict) => conflict.columns(['nit', 'tipo']).doNothing())
    .returning(['id', 'activa'])
    .executeTakeFirst();
}
