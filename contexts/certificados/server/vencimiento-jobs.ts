import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { addJob, createSystemOrigin, type JobHandler, writeAudit } from '@marco/server-kit';
import type { SuscriptorEstadoServicio } from '@marco/servicios/port';
import type { Transaction } from 'kysely';
import { CICLO_CERTIFICADO } from '../rules/ciclo-certificado.ts';
import { presentMotivoDeVencimiento } from '../rules/estado-del-dia.ts';
import { findLockedConSuVersion, listPorVencer } from './certificado.queries.ts';
import { addPasoCertificado, updateCertificadoRow } from './certificado.repository.ts';
import { notifyVencido } from './notify-certificado.ts';
import { updateVersionDe } from './update-version-certificada.ts';

const VENCER = 'vencer-certificado';

/** Every day: one job for each certificate in force whose last day is over. */
const prepararVencimientos: JobHandler<DatabaseSchema> = {
  kind: 'preparar-certificados-vencidos',
  findDueKey: async (_database, now) => toColombianDay(now),
  run: async (trx, { clave }) => {
    for (const id of await listPorVencer(trx, String(clave)))
      await addJob(trx, { kind: VENCER, key: String(id), payload: { id } });
  },
};

interface Vencimiento {
  readonly id: number;
  readonly hoy: string;
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}

/** The certificate is no longer in force, its version stops, and its entidad is told; nothing where it changed meanwhile. */
async function closeVencido(
  trx: Transaction<DatabaseSchema>,
  { id, hoy, alCambiarServicio }: Vencimiento,
): Promise<void> {
  const row = await findLockedConSuVersion(trx, id);
  const hasta = row && CICLO_CERTIFICADO.vencer.de[row.estado];
  if (!row || !hasta || row.valido_hasta === null || row.valido_hasta >= hoy) return;
  const origin = createSystemOrigin();
  const motivo = presentMotivoDeVencimiento(row.valido_hasta);
  await updateCertificadoRow(trx, id, { estado: hasta, estado_desde: new Date(), motivo });
  const paso = { accion: 'vencer', desde: row.estado, hasta, motivo, usuarioId: null } as const;
  await addPasoCertificado(trx, { ...paso, certificadoId: id });
  await updateVersionDe(trx, row, { origin, alCambiarServicio });
  await notifyVencido(trx, row, motivo);
  await writeAudit(trx, origin, {
    action: 'vencer-certificado',
    objectType: 'certificado',
    objectId: id,
    result: 'exito',
    detail: {
      antes: { numero: row.numero, estado: row.estado },
      despues: { numero: row.numero, estado: hasta },
      motivo,
    },
  });
}

/** What ends by itself: certificates of level 3 are valid until a day. */
export function createVencimientoJobs({
  alCambiarServicio,
}: {
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}): readonly JobHandler<DatabaseSchema>[] {
  const vencer: JobHandler<DatabaseSchema> = {
    kind: VENCER,
    run: (trx, { id }) =>
      closeVencido(trx, { id: Number(id), hoy: toColombianDay(new Date()), alCambiarServicio }),
  };
  return [prepararVencimientos, vencer];
}
