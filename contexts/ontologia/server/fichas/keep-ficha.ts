import type { DatabaseSchema } from '@marco/database';
import { createNodo, keepNodoObjeto, setObjeto } from '@marco/oid/port';
import {
  type CallContext,
  refuseAt,
  requireActor,
  requireAllowed,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type Ficha, ontologiaErrors } from '../../contract/index.ts';
import type { Palabra } from '../../contract/terms.ts';
import type { OrigenFicha } from './fichas.repository.ts';
import { compareFichas, presentAuditable } from './present-auditable.ts';
import { getFichaPresentada, toQuienMantiene } from './present-ficha.ts';
import { hasCodigo, keepTurno } from './referencias.queries.ts';
import { updateLockedFicha } from './update-locked-ficha.ts';

type Database = Kysely<DatabaseSchema>;
type Running = Transaction<DatabaseSchema>;

/** The special work of each word when one of its fichas is written. */
export interface EscrituraFicha<Datos> {
  readonly palabra: Palabra;
  readonly verify: (trx: Running, datos: Datos) => Promise<void>;
  readonly write: (trx: Running, datos: Datos) => Promise<void>;
}

export interface CreacionFicha<Datos> extends Omit<EscrituraFicha<Datos>, 'write'> {
  /** @returns its id */
  readonly add: (trx: Running, origen: OrigenFicha, datos: Datos) => Promise<number>;
}

/**
 * Adds a ficha as a draft, with the next free OID of its word.
 *
 * @throws SOLICITUD_INVALIDA, ONTOLOGIA_CODIGO_REPETIDO
 */
export function createFicha<Datos extends { readonly codigo: string; readonly nombre: string }>(
  database: Database,
  datos: Datos,
  context: CallContext,
  { palabra, verify, add }: CreacionFicha<Datos>,
): Promise<Ficha> {
  const intent = { action: `crear-${palabra}`, objectType: palabra };
  return runAudited(database, context, intent, {}, async (trx) => {
    await keepTurno(trx);
    if (await hasCodigo(trx, datos.codigo))
      throw refuseAt(ontologiaErrors, 'ONTOLOGIA_CODIGO_REPETIDO', 'codigo');
    await verify(trx, datos);
    const padre = await keepNodoObjeto(trx, palabra);
    const oid = await createNodo(trx, padre, { nombre: datos.nombre, tipo: palabra });
    const autorId = requireActor(context).userId;
    const id = await add(trx, { codigo: datos.codigo, oid, autorId }, datos);
    await setObjeto(trx, oid, id);
    const saved = await getFichaPresentada(trx, palabra, id, toQuienMantiene(context));
    await writeAudit(trx, context, {
      ...intent,
      objectId: id,
      result: 'exito',
      detail: { antes: null, despues: presentAuditable(saved) },
    });
    return saved;
  });
}

/**
 * Changes what a ficha says, over the version its author saw.
 *
 * @throws ONTOLOGIA_NO_ENCONTRADA, ONTOLOGIA_ACCION_NO_PERMITIDA, VERSION_DISTINTA, SOLICITUD_INVALIDA
 */
export function updateFicha<Datos>(
  database: Database,
  id: number,
  datos: Datos,
  context: CallContext,
  { palabra, verify, write }: EscrituraFicha<Datos>,
): Promise<Ficha> {
  return updateLockedFicha(database, context, {
    action: `editar-${palabra}`,
    palabra,
    id,
    verify: (_trx, { permisos }) =>
      requireAllowed(permisos.editar, ontologiaErrors, 'ONTOLOGIA_ACCION_NO_PERMITIDA'),
    apply: async (trx, antes) => {
      await verify(trx, datos);
      await write(trx, datos);
      const result = await getFichaPresentada(trx, palabra, id, toQuienMantiene(context));
      return { result, detail: compareFichas(antes, result) };
    },
  });
}
