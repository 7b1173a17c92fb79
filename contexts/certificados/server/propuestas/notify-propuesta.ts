import { formatLongDay } from '@marco/country/day-text';
import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';
import { toCertificadoEnLista } from '../../contract/certificados.paths.ts';
import { type AccionCertificado, CAUSA_CERTIFICADO, RECURSO_CERTIFICACION } from '../../contract/terms.ts';
import type { CertificadoRow } from '../certificado.queries.ts';
import { toVariables } from '../notify-certificado.ts';
import { novedadesPropuestas } from './novedades-propuestas.ts';

type Running = Transaction<DatabaseSchema>;

const listCertificadores = (trx: Running) =>
  listQuienesPueden(trx, RECURSO_CERTIFICACION, 'aprobar', 'ministerio');

/** Tells who certifies what the operator proposes, and until when it is decided. */
export async function notifyPropuesta(trx: Running, row: CertificadoRow): Promise<void> {
  const { propuesta_causa: causa, propuesta_motivo: motivo, fecha_propuesta: hasta } = row;
  if (causa === null || hasta === null) throw new Error('Nothing is proposed about a certificate.');
  for (const usuarioId of await listCertificadores(trx))
    await notify(trx, {
      evento: novedadesPropuestas['suspension-propuesta'],
      usuarioId,
      enlace: toCertificadoEnLista(row.numero),
      variables: {
        ...toVariables(row),
        causa: CAUSA_CERTIFICADO[causa],
        motivo,
        hasta: formatLongDay(hasta),
      },
    });
}

/** How a proposal ends, as its proposer reads it. */
const RESULTADO = {
  suspender: 'se suspendió el certificado',
  'declinar-propuesta': 'quien certifica la declinó',
  'vencer-propuesta': 'terminó sin que nadie la decidiera a tiempo',
} as const satisfies Partial<Record<AccionCertificado, string>>;
type FinDePropuesta = keyof typeof RESULTADO;

/** Whether a step ends what is proposed about a certificate. */
export const isDecisionDePropuesta = (accion: AccionCertificado): accion is FinDePropuesta =>
  Object.hasOwn(RESULTADO, accion);

/** Tells who proposed how it ended, and who certifies where they let it pass; nothing where nothing was proposed. */
export async function notifyPropuestaResuelta(
  trx: Running,
  row: CertificadoRow,
  fin: FinDePropuesta,
  motivo: string,
): Promise<void> {
  if (row.propuesta_de === null) return;
  const avisados = new Set([
    row.propuesta_de,
    ...(fin === 'vencer-propuesta' ? await listCertificadores(trx) : []),
  ]);
  for (const usuarioId of avisados)
    await notify(trx, {
      evento: novedadesPropuestas['propuesta-resuelta'],
      usuarioId,
      enlace: toCertificadoEnLista(row.numero),
      variables: {
        ...toVariables(row),
        resultado: RESULTADO[fin],
        motivo: motivo === '' ? 'Sin motivo escrito.' : motivo,
      },
    });
}
