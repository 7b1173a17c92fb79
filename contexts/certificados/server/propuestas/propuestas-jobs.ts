import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { addJob, type JobHandler, writeSystemAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { findLockedConSuVersion, listConPropuestaVencida } from '../certificado.queries.ts';
import { addPasoCertificado, SIN_PROPUESTA, updateCertificadoRow } from '../certificado.repository.ts';
import { notifyPropuestaResuelta } from './notify-propuesta.ts';

const VENCER = 'vencer-propuesta-certificado';

/** Every day: one job for each proposal whose last day is over. */
const prepararPropuestasVencidas: JobHandler<DatabaseSchema> = {
  kind: 'preparar-propuestas-vencidas',
  findDueKey: async (_database, now) => toColombianDay(now),
  run: async (trx, { clave }) => {
    const hoy = String(clave);
    for (const id of await listConPropuestaVencida(trx, hoy))
      await addJob(trx, { kind: VENCER, key: `${id}:${hoy}`, payload: { id } });
  },
};

/** The proposal is over and the certificate stays in force, which is told; nothing where somebody decided meanwhile. */
async function closePropuestaVencida(trx: Transaction<DatabaseSchema>, id: number): Promise<void> {
  const row = await findLockedConSuVersion(trx, id);
  const hoy = toColombianDay(new Date());
  if (!row || row.fecha_propuesta === null || row.fecha_propuesta >= hoy) return;
  const { numero, estado, propuesta_causa: causa, propuesta_motivo: motivo, fecha_propuesta } = row;
  await updateCertificadoRow(trx, id, SIN_PROPUESTA);
  const paso = { accion: 'vencer-propuesta', desde: estado, hasta: estado, causa, motivo } as const;
  await addPasoCertificado(trx, { ...paso, certificadoId: id, usuarioId: null });
  await notifyPropuestaResuelta(trx, row, 'vencer-propuesta', motivo);
  await writeSystemAudit(trx, {
    action: 'vencer-propuesta-certificado',
    result: 'exito',
    objectType: 'certificado',
    objectId: id,
    detail: {
      antes: { numero, propuesta: fecha_propuesta },
      despues: { numero, propuesta: null },
      causa,
      motivo,
    },
  });
}

/** Proposals that end by themselves. */
export const propuestasJobs: readonly JobHandler<DatabaseSchema>[] = [
  prepararPropuestasVencidas,
  { kind: VENCER, run: (trx, { id }) => closePropuestaVencida(trx, Number(id)) },
];
