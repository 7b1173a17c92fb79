import { setArchivosPublicos } from '@marco/archivos/port';
import { explainRequired } from '@marco/contract-kit/required-text';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuseField } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { GestionReunion } from '../../contract/index.ts';
import type { TransicionReunion } from '../../contract/terms.ts';
import { computeEstado } from '../../rules/reuniones/flujo-reunion.ts';
import { computeInicioReal } from '../../rules/reuniones/momento-reunion.ts';
import { notifySeguidores } from '../mesas/notify-seguidores.ts';
import type { ReunionGestionada } from './gestion-reunion.queries.ts';
import { findAnunciada, notifyCancelada } from './notify-reunion.ts';
import { listArchivos } from './reuniones.queries.ts';
import { type TransicionGuardada, updateEstado, updateSecuencia } from './reuniones.repository.ts';
import { updateLockedReunion } from './update-locked-reunion.ts';

type Running = Transaction<DatabaseSchema>;

interface Paso {
  readonly idReunion: number;
  readonly accion: TransicionReunion;
  readonly motivo: string;
}

/**
 * Starts, finishes or cancels a meeting. A finished meeting is public at once, with its documents (MESA-10, MESA-11).
 */
export function updateEstadoReunion(
  database: Kysely<DatabaseSchema>,
  { idReunion: id, accion, motivo }: Paso,
  context: CallContext,
): Promise<GestionReunion> {
  return updateLockedReunion(database, context, {
    action: `${accion}-reunion`,
    id,
    accion,
    apply: async (transaction, row) => {
      if (accion === 'cancelar' && motivo === '') throw refuseField('motivo', explainRequired('Motivo'));
      const estado = computeEstado(row.estado, accion);
      await updateEstado(transaction, id, { estado, ...toTransicion(row, accion, motivo) });
      if (accion === 'cancelar') await announceCancelacion(transaction, id, motivo);
      if (accion === 'finalizar') {
        const archivos = await listArchivos(transaction, id);
        await setArchivosPublicos(
          transaction,
          archivos.map(({ idArchivo }) => idArchivo),
        );
      }
      if (accion === 'finalizar')
        await notifySeguidores(transaction, {
          idMesa: row.mesa_id,
          mesa: row.mesa,
          cambio: `se realizó la reunión «${row.tematica}»`,
        });
      const change = { antes: { estado: row.estado }, despues: { estado } };
      return accion === 'cancelar' ? { ...change, motivo } : change;
    },
  });
}

/** What a step writes beside the state. */
function toTransicion(
  row: ReunionGestionada,
  accion: TransicionReunion,
  motivo: string,
): Omit<TransicionGuardada, 'estado'> {
  if (accion === 'cancelar') return { motivo_cancelacion: motivo };
  if (accion === 'iniciar') {
    const inicio = computeInicioReal(row.inicia_en, new Date());
    return { inicia_en: inicio, programada_en: inicio === row.inicia_en ? null : row.inicia_en };
  }
  return { finalizada_en: new Date() };
}

async function announceCancelacion(transaction: Running, id: number, motivo: string): Promise<void> {
  await updateSecuencia(transaction, id);
  const anunciada = await findAnunciada(transaction, id);
  if (anunciada) await notifyCancelada(transaction, anunciada, motivo);
}
