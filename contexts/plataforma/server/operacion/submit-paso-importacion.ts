import type { DatabaseSchema } from '@marco/database';
import { addJob, type CallContext, refuse, requireAllowed, updateLocked } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type ImportacionOperacion, plataformaErrors } from '../../contract/index.ts';
import type { PasoImportacion } from '../../contract/terms.ts';
import { canTakePasoImportacion } from '../../rules/operacion/can-take-paso-importacion.ts';
import { findInstancia } from './ambiente.ts';
import { findImportacion, findLockedImportacion } from './importaciones.queries.ts';
import { DESCARTAR, REVISAR, setVigentes, updateEstadoImportacion } from './importaciones.repository.ts';
import { presentImportacion, toHeld } from './present-importacion.ts';

/**
 * Applies an import, all of its hours in one transaction of a few rows, or discards it. Removing what it brought and
 * looking for anomalies is work after the commit.
 *
 * @throws IMPORTACION_NO_EXISTE, VERSION_DISTINTA, PASO_NO_PERMITIDO with the reasons of the rule
 */
export function submitPasoImportacion(
  database: Kysely<DatabaseSchema>,
  id: number,
  accion: PasoImportacion,
  context: CallContext,
): Promise<ImportacionOperacion> {
  const held = toHeld(context);
  return updateLocked(database, context, {
    intent: { action: `${accion}-operacion`, objectType: 'importacion-operacion', objectId: id },
    lock: async (trx) => {
      const row = await findLockedImportacion(trx, id);
      if (!row) throw refuse(plataformaErrors, 'IMPORTACION_NO_EXISTE');
      return row;
    },
    present: async (trx, row) => presentImportacion(row, await findInstancia(trx, row.ambiente), held),
    verify: (_trx, { estado }) =>
      requireAllowed(canTakePasoImportacion(accion, held, estado), plataformaErrors, 'PASO_NO_PERMITIDO'),
    apply: async (trx, row) => {
      const estado = accion === 'aplicar' ? 'aplicada' : 'descartando';
      if (accion === 'aplicar') await setVigentes(trx, row);
      await updateEstadoImportacion(trx, id, estado);
      await addJob(trx, {
        kind: accion === 'aplicar' ? REVISAR : DESCARTAR,
        key: String(id),
        payload: { id },
      });
      const after = (await findImportacion(trx, id)) ?? row;
      return {
        result: presentImportacion(after, await findInstancia(trx, row.ambiente), held),
        detail: {
          antes: { estado: row.estado },
          despues: { estado },
          ...(row.calculo ? { horas: row.calculo.horas, intercambios: row.calculo.intercambios } : {}),
        },
      };
    },
  });
}
