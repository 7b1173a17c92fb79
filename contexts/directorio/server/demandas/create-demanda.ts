import type { DatabaseSchema } from '@marco/database';
import { toTextoPlegado } from '@marco/diccionario/port';
import { type CallContext, refuse, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type DemandaDeDato, directorioErrors } from '../../contract/index.ts';
import { listDatos } from '../busqueda/datos.queries.ts';
import { getDemanda, isEntregado } from './demandas.queries.ts';
import { addDemandaDeEntidad, addDemandaDeVisitante, type DatoPedido } from './demandas.repository.ts';

interface DemandaEscrita {
  readonly elementoId?: number | null | undefined;
  readonly dato?: string | null | undefined;
}

/**
 * Records that a datum is needed which no servicio delivers: of the entidad of the session once, of a visitor as a number.
 *
 * @throws DEMANDA_SIN_DATO, ELEMENTO_NO_PEDIBLE, DEMANDA_YA_OFRECIDA, DEMANDA_REPETIDA
 */
export function createDemanda(
  database: Kysely<DatabaseSchema>,
  escrita: DemandaEscrita,
  context: CallContext,
): Promise<DemandaDeDato> {
  const { actor } = context;
  const intent = { action: 'pedir-dato', objectType: 'demanda' } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const pedido = await verifyDato(trx, escrita);
    if (actor?.entityId == null) await addDemandaDeVisitante(trx, pedido);
    else if (
      !(await addDemandaDeEntidad(trx, pedido, { entidadId: actor.entityId, usuarioId: actor.userId }))
    )
      throw refuse(directorioErrors, 'DEMANDA_REPETIDA');
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: pedido.clave,
      detail: { antes: null, despues: { elementoId: pedido.elementoId, dato: pedido.dato } },
    });
    return getDemanda(trx, pedido.clave);
  });
}

/** What is asked for, as it is counted. */
async function verifyDato(
  trx: Transaction<DatabaseSchema>,
  { elementoId, dato }: DemandaEscrita,
): Promise<DatoPedido> {
  if (elementoId != null) {
    const [elemento] = await listDatos(trx, [elementoId]);
    if (!elemento) throw refuse(directorioErrors, 'ELEMENTO_NO_PEDIBLE');
    if (await isEntregado(trx, elementoId)) throw refuse(directorioErrors, 'DEMANDA_YA_OFRECIDA');
    return { clave: `elemento ${elementoId}`, elementoId, dato: null };
  }
  const palabras = toTextoPlegado(dato ?? '');
  if (dato == null || palabras === '') throw refuse(directorioErrors, 'DEMANDA_SIN_DATO');
  return { clave: `texto ${palabras}`, elementoId: null, dato };
}
