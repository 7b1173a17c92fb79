import type { DatabaseSchema } from '@marco/database';
import { createNodo, keepNodoObjeto, setObjeto } from '@marco/oid/port';
import { type CallContext, refuseAt, refuseField, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type DatosEstandar, type DetalleEstandar, estandaresErrors } from '../contract/index.ts';
import { addEstandar } from './estandares.repository.ts';
import { readEstandar } from './read-estandar.ts';

const refuseCodigo = () => refuseAt(estandaresErrors, 'ESTANDAR_CODIGO_REPETIDO', 'codigo');

/** What a broken constraint of a standard means. */
export const REFUSALS = {
  estandares_codigo_unico: refuseCodigo,
  estandares_sectores_sector_id_fkey: () => refuseField('sectores', 'Uno de los sectores no existe.'),
};

/** Proposes a standard; its identifier is {raíz}.3.{n} (domain §9.3), given in the same transaction. */
export function createEstandar(
  database: Kysely<DatabaseSchema>,
  datos: DatosEstandar & { readonly codigo: string },
  context: CallContext,
): Promise<DetalleEstandar> {
  const intent = { action: 'crear-estandar', objectType: 'estandar' };
  return runAudited(database, context, intent, REFUSALS, async (transaction) => {
    const padre = await keepNodoObjeto(transaction, 'estandar');
    const nombre = datos.sigla || datos.nombre;
    const oid = await createNodo(transaction, padre, { nombre, tipo: 'estandar' });
    const id = await addEstandar(transaction, datos, oid);
    await setObjeto(transaction, oid, id);
    await writeAudit(transaction, context, {
      ...intent,
      objectId: id,
      result: 'exito',
      detail: { antes: null, despues: { ...datos, oid, estado: 'propuesto' } },
    });
    return readEstandar(transaction, id, context);
  });
}
