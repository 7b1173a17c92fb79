import type { DatabaseSchema } from '@marco/database';
import { type AuditDetail, type CallContext, refuse, runAudited } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import type { QuienTramita } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { isVisible, readSolicitudDecidida } from './present-solicitud.ts';
import { toQuienTramita } from './quien-tramita.ts';
import { findSolicitudRow, type SolicitudRow } from './solicitud-row.queries.ts';
import { type CambioDeSolicitud, updateLockedSolicitud } from './update-locked-solicitud.ts';

/** A locked request, as the person who changes it sees it. */
export interface SolicitudVista {
  readonly row: SolicitudRow;
  readonly solicitud: Solicitud;
  readonly quien: QuienTramita;
}

/** A change that needs work which takes too long for a lock, such as the banco's. */
export interface CambioConTrabajo<Medida> extends Omit<CambioDeSolicitud, 'apply'> {
  /** Done for whom the rules allow the change, with the request as it is, in no transaction. */
  readonly work: (row: SolicitudRow, solicitud: Solicitud) => Promise<Medida>;
  /** Writes the change of the locked request, which is still the one that was looked at. */
  readonly apply: (
    trx: Transaction<DatabaseSchema>,
    seen: SolicitudVista,
    medida: Medida,
  ) => Promise<AuditDetail>;
}

/**
 * A change with long work before it: the request is looked at, the work is done, and the change is written if nobody
 * changed the request meanwhile. Nobody makes the product work for a change they may not make.
 *
 * @throws SOLICITUD_CAMBIADA; as `updateLockedSolicitud`; what the work refuses
 */
export async function updateAfterWork<Medida>(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  { work, apply, ...cambio }: CambioConTrabajo<Medida>,
): Promise<Solicitud> {
  const seen = await findPermitida(database, context, cambio);
  const done = seen && {
    version: seen.row.version,
    medida: await runRefusable(database, context, cambio, () => work(seen.row, seen.solicitud)),
  };
  return updateLockedSolicitud(database, context, {
    ...cambio,
    apply: async (trx, row, solicitud, quien) => {
      if (done?.version !== row.version) throw refuse(solicitudesErrors, 'SOLICITUD_CAMBIADA');
      return apply(trx, { row, solicitud, quien }, done.medida);
    },
  });
}

/** The request, where its caller may change it as they saw it; the change itself says why not. */
async function findPermitida(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  { id, accion, nivel }: Pick<CambioDeSolicitud, 'id' | 'accion' | 'nivel'>,
) {
  const quien = toQuienTramita(context);
  const row = await findSolicitudRow(database, id);
  if (!row || !isVisible(row, quien) || (nivel ?? row.nivel) !== row.nivel) return undefined;
  if (context.ifMatch !== null && context.ifMatch !== row.version) return undefined;
  const { solicitud, decisiones } = await readSolicitudDecidida(database, row, quien);
  return decisiones[accion].allowed ? { row, solicitud } : undefined;
}

/** A refusal of the work leaves its trace, as one of the change does. */
async function runRefusable<Medida>(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  { action, id }: Pick<CambioDeSolicitud, 'action' | 'id'>,
  work: () => Promise<Medida>,
): Promise<Medida> {
  try {
    return await work();
  } catch (error) {
    return runAudited(database, context, { action, objectType: 'solicitud', objectId: id }, {}, () =>
      Promise.reject(error),
    );
  }
}
