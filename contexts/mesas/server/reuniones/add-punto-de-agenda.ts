import type { DatabaseSchema } from '@marco/database';
import { type AuditOrigin, refuse, writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { mesasErrors } from '../../contract/index.ts';
import { LIMITES_REUNION } from '../../contract/terms.ts';
import { findLockedReunion, listPuntos } from './gestion-reunion.queries.ts';
import { addPunto } from './reuniones.repository.ts';

/** What another context brings before a mesa. */
interface PuntoPorAgendar {
  readonly reunionId: number;
  readonly titulo: string;
}

/**
 * Puts a point at the end of the agenda of a programmed meeting of an open mesa, in the transaction of who brings it.
 * Whoever edits the meeting meanwhile sees that it changed.
 *
 * @throws REUNION_NO_ENCONTRADA, MESA_CERRADA, REUNION_ACCION_NO_PERMITIDA
 */
export async function addPuntoDeAgenda(
  trx: Transaction<DatabaseSchema>,
  { reunionId, titulo }: PuntoPorAgendar,
  origin: AuditOrigin,
): Promise<void> {
  const reunion = await findLockedReunion(trx, reunionId);
  if (!reunion) throw refuse(mesasErrors, 'REUNION_NO_ENCONTRADA');
  if (!reunion.mesa_activa) throw refuse(mesasErrors, 'MESA_CERRADA');
  const puntos = await listPuntos(trx, reunionId);
  if (reunion.estado !== 'programada' || puntos.length >= LIMITES_REUNION.puntos)
    throw refuse(mesasErrors, 'REUNION_ACCION_NO_PERMITIDA');
  const recortado = titulo.slice(0, LIMITES_REUNION.titulo);
  await addPunto(trx, { reunionId, orden: puntos.length + 1, titulo: recortado });
  await writeAudit(trx, origin, {
    action: 'editar-reunion',
    objectType: 'reunion',
    objectId: reunionId,
    result: 'exito',
    detail: { antes: { puntos: puntos.length }, despues: { puntos: puntos.length + 1, punto: recortado } },
  });
}
