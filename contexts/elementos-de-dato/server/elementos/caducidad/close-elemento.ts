import { formatLongDay } from '@marco/country/day-text';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuseField } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { ElementoPrivado } from '../../../contract/index.ts';
import { computeImpacto, notifyImpacto } from '../compute-impacto.ts';
import { updateVersion } from '../elementos.repository.ts';
import { notifyElemento } from '../notify-elemento.ts';
import { type TransicionPedida, updateEstadoElemento } from '../update-estado-elemento.ts';
import { updateLockedVersion } from '../update-locked-version.ts';
import { findCaducidadRow } from './caducidad.queries.ts';
import { clearCaducidad, saveCaducidad } from './caducidad.repository.ts';
import { verifyCaducidad } from './verify-caducidad.ts';

type Database = Kysely<DatabaseSchema>;

interface CaducidadPedida extends TransicionPedida {
  readonly motivo: string;
  readonly reemplazadoPorId: number | null;
  /** Day of Colombia; null is today. */
  readonly fecha: string | null;
}

/**
 * Expires an element at once or, with a day to come, sets its end for that day.
 *
 * @throws as {@link updateLockedVersion}; SOLICITUD_INVALIDA at a day that passed or the replacement; ELEMENTO_EN_USO
 */
export function closeElemento(
  database: Database,
  pedido: CaducidadPedida,
  context: CallContext,
): Promise<ElementoPrivado> {
  const hoy = toColombianDay(new Date());
  return pedido.fecha === null || pedido.fecha === hoy
    ? updateEstadoElemento(database, 'caducar', pedido, context)
    : createCaducidad(database, { ...pedido, fecha: pedido.fecha }, context, hoy);
}

function createCaducidad(
  database: Database,
  { versionId, motivo, reemplazadoPorId, fecha, avisos }: CaducidadPedida & { readonly fecha: string },
  context: CallContext,
  hoy: string,
): Promise<ElementoPrivado> {
  return updateLockedVersion(database, context, {
    action: 'programar-caducidad-elemento',
    versionId,
    accion: 'caducar',
    apply: async (trx, { row }, { usuarioId }) => {
      if (fecha < hoy) throw refuseField('fecha', 'La fecha en que caduca no puede ser anterior a hoy.');
      const impacto = await verifyCaducidad(trx, row, reemplazadoPorId, fecha);
      await saveCaducidad(trx, {
        elemento_id: row.elemento_id,
        fecha,
        motivo,
        reemplazado_por_id: reemplazadoPorId,
        programada_por: usuarioId,
      });
      await updateVersion(trx, row.id, {});
      await notifyElemento(trx, 'programar', row, { motivo, fecha, quien: usuarioId });
      await notifyImpacto(trx, row, impacto, avisos ?? []);
      return { antes: { caducidad: '' }, despues: { caducidad: formatLongDay(fecha) }, motivo };
    },
  });
}

/**
 * Cancels the expiry that was set for an element, or one that failed.
 *
 * @throws as {@link updateLockedVersion}
 */
export function closeCaducidad(
  database: Database,
  versionId: number,
  context: CallContext,
): Promise<ElementoPrivado> {
  return updateLockedVersion(database, context, {
    action: 'cancelar-caducidad-elemento',
    versionId,
    accion: 'cancelarCaducidad',
    apply: async (trx, { row }, { usuarioId }) => {
      const caducidad = await findCaducidadRow(trx, row.elemento_id);
      if (!caducidad) throw new Error('An expiry that may be called off is gone.');
      const { fecha, motivo } = caducidad;
      await clearCaducidad(trx, row.elemento_id);
      await updateVersion(trx, row.id, {});
      await notifyElemento(trx, 'cancelar', row, { motivo, fecha, quien: usuarioId });
      await notifyImpacto(trx, row, await computeImpacto(trx, row, { fecha, isCancelado: true }), []);
      return { antes: { caducidad: formatLongDay(fecha) }, despues: { caducidad: '' } };
    },
  });
}
