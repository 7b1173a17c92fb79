import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';
import { toCertificado, toCertificadoEnLista } from '../contract/certificados.paths.ts';
import {
  CAUSA_CERTIFICADO,
  type CausaCertificado,
  type PasoCertificado,
  RECURSO_CERTIFICACION,
} from '../contract/terms.ts';
import type { CertificadoRow } from './certificado.queries.ts';
import { novedadesCertificados } from './novedades.ts';

type Running = Transaction<DatabaseSchema>;

/** What every notice of a certificate says of it. */
export const toVariables = ({ numero, nivel, contenido }: CertificadoRow) => ({
  numero,
  nivel: String(nivel),
  servicio: contenido.servicio.nombre,
  entidad: contenido.entidad.nombre,
});

/** Tells the entidad that its certificate is ready to be downloaded. */
export async function notifyExpedido(trx: Running, row: CertificadoRow): Promise<void> {
  for (const usuarioId of await listQuienesPueden(trx, RECURSO_CERTIFICACION, 'consultar', row.entidad_id))
    await notify(trx, {
      evento: novedadesCertificados['certificado-expedido'],
      usuarioId,
      enlace: toCertificado(row.codigo),
      variables: toVariables(row),
    });
}

/** Tells the entidad that its certificate is not valid any more. */
export async function notifyVencido(trx: Running, row: CertificadoRow, motivo: string): Promise<void> {
  for (const usuarioId of await listQuienesPueden(trx, RECURSO_CERTIFICACION, 'consultar', row.entidad_id))
    await notify(trx, {
      evento: novedadesCertificados['certificado-vencido'],
      usuarioId,
      enlace: toCertificado(row.codigo),
      variables: { ...toVariables(row), motivo },
    });
}

const AVISOS = {
  suspender: novedadesCertificados['certificado-suspendido'],
  levantar: novedadesCertificados['certificado-levantado'],
  revocar: novedadesCertificados['certificado-revocado'],
} as const satisfies Partial<Record<PasoCertificado, object>>;

const isAvisado = (paso: PasoCertificado): paso is keyof typeof AVISOS => Object.hasOwn(AVISOS, paso);

/** Tells the entidad what became of its certificate, and the certifiers that one of them asked for a revocation. */
export async function notifyPasoCertificado(
  trx: Running,
  row: CertificadoRow,
  {
    accion,
    causa,
    motivo,
    quien,
  }: {
    readonly accion: PasoCertificado;
    readonly causa: CausaCertificado | null;
    readonly motivo: string;
    readonly quien: number;
  },
): Promise<void> {
  const variables = {
    ...toVariables(row),
    causa: causa === null ? 'Sin registrar' : CAUSA_CERTIFICADO[causa],
    motivo,
  };
  if (isAvisado(accion))
    for (const usuarioId of await listQuienesPueden(trx, RECURSO_CERTIFICACION, 'consultar', row.entidad_id))
      await notify(trx, { evento: AVISOS[accion], usuarioId, enlace: toCertificado(row.codigo), variables });
  if (accion !== 'pedir-revocacion') return;
  for (const usuarioId of await listQuienesPueden(trx, RECURSO_CERTIFICACION, 'aprobar', 'ministerio'))
    if (usuarioId !== quien)
      await notify(trx, {
        evento: novedadesCertificados['revocacion-pedida'],
        usuarioId,
        enlace: toCertificadoEnLista(row.numero),
        variables,
      });
}
