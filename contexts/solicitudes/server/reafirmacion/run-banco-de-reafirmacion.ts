import { compareInformes, type InformeSellado, runBanco } from '@marco/conformidad/port';
import { toColombianDay } from '@marco/country/working-days';
import { type CallContext, refuse, toCaller } from '@marco/server-kit';
import { solicitudesErrors } from '../../contract/index.ts';
import { listComprobacionesDistintas } from '../../rules/nivel-dos/comprobaciones-distintas.ts';
import { listMensajesPropios } from '../nivel-dos/nivel-dos.queries.ts';
import { readContrato } from '../nivel-dos/pedido-de-informe.ts';
import type { Evidencia } from '../nivel-dos/verify-nivel-dos.ts';
import { readDeclarados } from './read-declarados.ts';
import { findEvidencia } from './reafirmacion.queries.ts';

/**
 * What the banco finds in the evidence that level 2 certified, compared with the next version.
 *
 * @throws SOLICITUD_SIN_CONTRATO, BANCO_OCUPADO; REAFIRMACION_SIN_EVIDENCIA with the checks that differ
 */
export async function runBancoDeReafirmacion(
  evidencia: Evidencia,
  {
    solicitudId,
    desdeId,
    hastaId,
  }: { readonly solicitudId: number; readonly desdeId: number; readonly hastaId: number },
  context: CallContext,
): Promise<InformeSellado> {
  const { database, banco } = evidencia;
  const antes = await findEvidencia(database, solicitudId);
  const idArchivo = antes?.contrato_archivo_id ?? null;
  const contrato = idArchivo === null ? null : { idArchivo, nombre: '', tamano: 0 };
  const { vinculos, diferencias } = await readDeclarados(database, solicitudId, { desdeId, hastaId });
  const informe = await runBanco(
    banco,
    {
      versionId: hastaId,
      contrato: await readContrato(evidencia, { contrato }),
      vinculos: [...vinculos].map(([campoId, ruta]) => ({ campoId, ruta })),
      diferencias: [...diferencias].map(([campoId, motivo]) => ({ campoId, motivo })),
      mensajes: await listMensajesPropios(database, solicitudId),
      dia: toColombianDay(new Date()),
    },
    toCaller(context),
  );
  const distintas = await compareInformes(database, antes?.informe_aprobado_id ?? '', informe);
  if (distintas.length > 0)
    throw refuse(
      solicitudesErrors,
      'REAFIRMACION_SIN_EVIDENCIA',
      listComprobacionesDistintas(distintas, informe.comprobaciones),
    );
  return informe;
}
