import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, refuseAt, refuseField, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { tramitesErrors } from '../../contract/index.ts';
import { hasDatosPersonales } from '../../rules/observaciones/papel-escrito.ts';
import { findTramite } from '../detalle-tramite.queries.ts';
import { isMunicipio, isRequisitoDe } from './observaciones.queries.ts';
import { addObservacion, type ObservacionNueva } from './observaciones.repository.ts';

interface ObservacionEscrita {
  readonly codigo: string;
  readonly requisitoId?: number | null | undefined;
  readonly papel?: string | null | undefined;
  readonly municipio?: string | null | undefined;
}

/**
 * Records that a trámite asked for a paper the State already has. It counts once somebody of the ministry publishes it.
 * Nothing of who reports is kept: its event in the trail has neither person nor address.
 *
 * @throws TRAMITE_INEXISTENTE, OBSERVACION_SIN_PAPEL, OBSERVACION_CON_DATOS, REQUISITO_INEXISTENTE
 */
export function createObservacion(
  database: Kysely<DatabaseSchema>,
  escrita: ObservacionEscrita,
  context: CallContext,
): Promise<{ recibida: true }> {
  const intent = { action: 'observar-tramite', objectType: 'observacion' } as const;
  const alguien = { ...context, actor: null, address: '' };
  return runAudited(database, alguien, intent, {}, async (trx) => {
    const nueva = await verifyObservacion(trx, escrita);
    const id = await addObservacion(trx, nueva);
    await writeAudit(trx, alguien, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: { antes: null, despues: { tramiteId: nueva.tramiteId, requisitoId: nueva.requisitoId } },
    });
    return { recibida: true };
  });
}

async function verifyObservacion(
  trx: Transaction<DatabaseSchema>,
  { codigo, requisitoId, papel, municipio }: ObservacionEscrita,
): Promise<ObservacionNueva> {
  const tramite = await findTramite(trx, { codigo });
  if (!tramite) throw refuse(tramitesErrors, 'TRAMITE_INEXISTENTE');
  if (municipio != null && !(await isMunicipio(trx, municipio)))
    throw refuseField('municipio', 'Elija el municipio de la lista.');
  const donde = { tramiteId: tramite.id, municipio: municipio ?? null };
  if (requisitoId != null) {
    if (!(await isRequisitoDe(trx, tramite.id, requisitoId)))
      throw refuse(tramitesErrors, 'REQUISITO_INEXISTENTE');
    return { ...donde, requisitoId, papel: '' };
  }
  if (papel == null || papel === '') throw refuseAt(tramitesErrors, 'OBSERVACION_SIN_PAPEL', 'papel');
  if (hasDatosPersonales(papel)) throw refuseAt(tramitesErrors, 'OBSERVACION_CON_DATOS', 'papel');
  return { ...donde, requisitoId: null, papel };
}
