import type { DatabaseSchema } from '@marco/database';
import { addJob, type JobHandler } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { parametrosPaths } from '../../contract/parametros.paths.ts';
import { findDiaResumen } from '../../rules/dia-resumen.ts';
import { closeResumen } from '../notificaciones/avisos.repository.ts';
import { notify } from '../notify.ts';
import { novedadesParametros } from '../novedades.ts';
import { findHoraResumen } from '../parametro.queries.ts';
import { listAvisosPorResumir, listUsuariosConResumen } from './resumen.queries.ts';

const PREPARAR = 'preparar-resumenes';
const ENVIAR = 'enviar-resumen';

/** Once a day, from the hour of the parameter on: one job for each person with something to summarise. */
const prepararResumenes: JobHandler<DatabaseSchema> = {
  kind: PREPARAR,
  findDueKey: async (database, now) => findDiaResumen(now, await findHoraResumen(database)),
  run: async (transaction, { clave }) => {
    for (const usuarioId of await listUsuariosConResumen(transaction)) {
      await addJob(transaction, { kind: ENVIAR, key: `${clave}:${usuarioId}`, payload: { usuarioId } });
    }
  },
};

/** One mail with everything a person has waiting; marking it and writing the mail are one transaction. */
const enviarResumen: JobHandler<DatabaseSchema> = {
  kind: ENVIAR,
  run: (transaction, { usuarioId }) => sendResumen(transaction, Number(usuarioId)),
};

async function sendResumen(transaction: Transaction<DatabaseSchema>, usuarioId: number): Promise<void> {
  const avisos = await listAvisosPorResumir(transaction, usuarioId);
  if (avisos.length === 0) return;
  await closeResumen(
    transaction,
    avisos.map(({ id }) => id),
  );
  await notify(transaction, {
    evento: novedadesParametros['resumen-diario'],
    usuarioId,
    variables: {
      cantidad: avisos.length === 1 ? '1 aviso' : `${avisos.length} avisos`,
      avisos: avisos.map(({ titulo, texto }) => `• ${titulo}: ${texto}`).join('\n'),
    },
    enlace: parametrosPaths.notifications,
  });
}

/** Work of this context that no request waits for. */
export function createParametrosJobs(): readonly JobHandler<DatabaseSchema>[] {
  return [prepararResumenes, enviarResumen];
}
