import type { DatabaseSchema } from '@marco/database';
import { type AuditOrigin, writeAudit } from '@marco/server-kit';
import {
  type CausaDeServicio,
  NIVELES_DE_VERSION,
  type RespaldoDeVersion,
  updateVersionRespaldada,
} from '@marco/servicios/port';
import type { Transaction } from 'kysely';
import type { EstadoCertificado } from '../contract/terms.ts';
import { type CertificadoRow, listDeVersion, listSuperiores } from './certificado.queries.ts';
import { addPasoCertificado, updateCertificadoRow } from './certificado.repository.ts';
import { notifyPasoCertificado } from './notify-certificado.ts';

type Running = Transaction<DatabaseSchema>;

/** What the state of a certificate is for its version: one that was replaced was by another version. */
const RESPALDO: Readonly<Record<EstadoCertificado, 'vigente' | 'suspendido' | 'revocado'>> = {
  vigente: 'vigente',
  reemplazado: 'vigente',
  suspendido: 'suspendido',
  vencido: 'suspendido',
  revocado: 'revocado',
};

/**
 * What stands on a level that is revoked stops: the certificates in force of the higher levels of the version are suspended,
 * and their entidad is told of each.
 *
 * @returns their numbers
 */
export async function updateSuperiores(
  trx: Running,
  revocado: CertificadoRow,
  { origin, usuarioId }: { readonly origin: AuditOrigin; readonly usuarioId: number },
): Promise<readonly string[]> {
  const superiores = await listSuperiores(trx, revocado);
  const causa = 'nivel-inferior-revocado';
  const motivo = `Se revocó ${revocado.numero}, de nivel ${revocado.nivel}.`;
  for (const row of superiores) {
    await updateCertificadoRow(trx, row.id, {
      estado: 'suspendido',
      estado_desde: new Date(),
      causa,
      motivo,
    });
    const paso = { accion: 'suspender', desde: 'vigente', hasta: 'suspendido', causa, motivo } as const;
    await addPasoCertificado(trx, { ...paso, certificadoId: row.id, usuarioId });
    await notifyPasoCertificado(trx, row, { accion: 'suspender', causa, motivo, quien: usuarioId });
    await writeAudit(trx, origin, {
      action: 'suspender-certificado',
      objectType: 'certificado',
      objectId: row.id,
      result: 'exito',
      detail: {
        antes: { numero: row.numero, estado: 'vigente' },
        despues: { numero: row.numero, estado: 'suspendido' },
        causa,
        motivo,
      },
    });
  }
  return superiores.map(({ numero }) => numero);
}

/** Brings the version of a certificate to where its certificates leave it now. */
export async function updateVersionDe(
  trx: Running,
  { servicio_version_id: versionId }: CertificadoRow,
  causa: CausaDeServicio,
): Promise<void> {
  if (versionId === null) return;
  const ultimos = new Map((await listDeVersion(trx, versionId)).map((row) => [row.nivel, row.estado]));
  const respaldo: RespaldoDeVersion = Object.fromEntries(
    NIVELES_DE_VERSION.flatMap((nivel) => {
      const estado = ultimos.get(nivel);
      return estado === undefined ? [] : [[nivel, RESPALDO[estado]]];
    }),
  );
  await updateVersionRespaldada(trx, versionId, respaldo, causa);
}
