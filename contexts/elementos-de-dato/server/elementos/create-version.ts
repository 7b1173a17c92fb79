import { presentDecision } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import { setObjeto } from '@marco/oid/port';
import { type CallContext, refuse, requireAllowed, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type ElementoPrivado, elementosErrors } from '../../contract/index.ts';
import { formatNumero } from '../../contract/numero.terms.ts';
import type { CambioVersion } from '../../contract/terms.ts';
import { computeSiguiente } from '../../rules/ciclo/numeracion.ts';
import { addPartesDe, toCopia } from './copia-version.repository.ts';
import { createOidVersion } from './create-oid.ts';
import { addTransicion, addVersion } from './elementos.repository.ts';
import { computeDecidida, getElemento, readLeida } from './get-elemento.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { refuseSinVigente } from './refuse-sin-vigente.ts';
import { REFUSALS } from './update-locked-version.ts';
import { findLockedVersionRow, findVigenteId, type VersionRow } from './version-row.queries.ts';

type Running = Transaction<DatabaseSchema>;

async function findVigente(trx: Running, elementoId: number): Promise<VersionRow | undefined> {
  const id = await findVigenteId(trx, elementoId);
  return id === undefined ? undefined : findLockedVersionRow(trx, id);
}

/**
 * Begins the next version of an element as a copy of the one in force (specification §7 `versionar`).
 *
 * @throws ELEMENTO_NO_ENCONTRADO, ELEMENTO_ESTADO, ELEMENTO_CON_BORRADOR, ELEMENTO_ACCION_NO_PERMITIDA
 */
export function createVersion(
  database: Kysely<DatabaseSchema>,
  { elementoId, cambio }: { readonly elementoId: number; readonly cambio: CambioVersion },
  context: CallContext,
): Promise<ElementoPrivado> {
  const quien = toQuienElabora(context);
  const intent = { action: 'versionar-elemento', objectType: 'elemento' };
  return runAudited(database, context, intent, REFUSALS, async (trx) => {
    const row = await findVigente(trx, elementoId);
    if (!row) return refuseSinVigente(trx, elementoId, 'modificar', quien);
    const leida = await readLeida(trx, row, quien);
    const { decisiones, enTrabajoId } = computeDecidida(leida, quien);
    if (enTrabajoId !== undefined && quien.esMinisterio)
      throw refuse(elementosErrors, 'ELEMENTO_CON_BORRADOR');
    requireAllowed(presentDecision(decisiones.modificar), elementosErrors, 'ELEMENTO_ACCION_NO_PERMITIDA');
    const { mayor, menor } = computeSiguiente(leida.versiones, row, cambio);
    const numero = formatNumero({ mayor, menor });
    const oid = await createOidVersion(trx, row.oid_elemento, numero);
    const id = await addVersion(trx, {
      ...toCopia(row),
      elemento_id: elementoId,
      mayor,
      menor,
      oid,
      estado: 'borrador',
      autor_id: quien.usuarioId,
    });
    await setObjeto(trx, oid, id);
    await addPartesDe(trx, row.id, id);
    await addTransicion(trx, {
      version_id: id,
      accion: 'modificar',
      desde: null,
      hasta: 'borrador',
      usuario_id: quien.usuarioId,
    });
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: { antes: null, despues: { identificador: row.identificador, numero }, copiaDe: row.id },
    });
    return getElemento(trx, id, quien);
  });
}
