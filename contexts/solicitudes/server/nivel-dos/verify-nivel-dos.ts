import {
  type Banco,
  createEjemplo,
  type InformeSellado,
  proposeVinculos,
  runBanco,
} from '@marco/conformidad/port';
import { presentDecision } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, type FileStore, refuse, requireAllowed, toCaller } from '@marco/server-kit';
import type { PapelMensaje } from '@marco/servicios/terms';
import type { Kysely } from 'kysely';
import { type NivelDos, type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import { isVisible, readSolicitudDecidida } from '../solicitudes/present-solicitud.ts';
import { toQuienTramita } from '../solicitudes/quien-tramita.ts';
import { findSolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { updateAfterWork } from '../solicitudes/update-after-work.ts';
import { keepInforme } from './keep-informe.ts';
import { listMensajesPropios } from './nivel-dos.queries.ts';
import { buildPedidoDeInforme, getNivelDos, readContrato } from './pedido-de-informe.ts';

/** What the evidence of a request is looked at with. */
export interface Evidencia {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
  readonly banco: Banco;
}

/**
 * Runs the banco on what a request has on file. Nothing is stored.
 *
 * @throws SOLICITUD_SIN_CONTRATO, BANCO_OCUPADO
 */
export async function runEvidencia(
  evidencia: Evidencia,
  solicitud: Pick<Solicitud, 'id' | 'nivelDos'>,
  context: CallContext,
): Promise<InformeSellado> {
  const nivelDos = getNivelDos(solicitud);
  const contrato = await readContrato(evidencia, nivelDos);
  const mensajes = await listMensajesPropios(evidencia.database, solicitud.id);
  return runBanco(evidencia.banco, buildPedidoDeInforme(nivelDos, contrato, mensajes), toCaller(context));
}

/**
 * Checks in the banco what a draft or a returned request has on file, and keeps the report as its own.
 *
 * @throws SOLICITUD_SIN_CONTRATO, BANCO_OCUPADO; as `updateAfterWork`
 */
export function verifySolicitudNivelDos(
  evidencia: Evidencia,
  id: number,
  context: CallContext,
): Promise<Solicitud> {
  return updateAfterWork(evidencia.database, context, {
    nivel: 2,
    isEdicion: true,
    action: 'comprobar-solicitud',
    id,
    accion: 'editar',
    work: (_row, solicitud) => runEvidencia(evidencia, solicitud, context),
    apply: async (trx, { solicitud }, informe) => {
      const nivelDos = getNivelDos(solicitud);
      const {
        id: informeId,
        huella,
        veredicto,
        sello,
      } = await keepInforme(trx, { solicitudId: id, nivelDos }, informe);
      return {
        antes: { informe: nivelDos.informe?.id ?? null },
        despues: { informe: informeId, huella, veredicto, sello },
      };
    },
  });
}

/**
 * What level 2 has of a request the caller may write now.
 *
 * @throws SOLICITUD_NO_ENCONTRADA, SOLICITUD_DE_OTRO_NIVEL, SOLICITUD_ACCION_NO_PERMITIDA
 */
async function getNivelDosEditable(
  { database }: Evidencia,
  id: number,
  context: CallContext,
): Promise<NivelDos> {
  const quien = toQuienTramita(context);
  const row = await findSolicitudRow(database, id);
  if (!row || !isVisible(row, quien)) throw refuse(solicitudesErrors, 'SOLICITUD_NO_ENCONTRADA');
  if (row.nivel !== 2 || row.tipo === 'retiro') throw refuse(solicitudesErrors, 'SOLICITUD_DE_OTRO_NIVEL');
  const { solicitud, decisiones } = await readSolicitudDecidida(database, row, quien);
  requireAllowed(presentDecision(decisiones.editar), solicitudesErrors, 'SOLICITUD_ACCION_NO_PERMITIDA');
  return getNivelDos(solicitud);
}

/**
 * Where each field seems to be in the contract on file, and every place it may be bound to. Nothing is stored.
 *
 * @throws SOLICITUD_SIN_CONTRATO, BANCO_OCUPADO; as `getNivelDosEditable`
 */
export async function findCorrespondencia(evidencia: Evidencia, id: number, context: CallContext) {
  const nivelDos = await getNivelDosEditable(evidencia, id, context);
  const contrato = await readContrato(evidencia, nivelDos);
  const { propuestas, lugares, rechazo } = await proposeVinculos(
    evidencia.banco,
    { versionId: nivelDos.servicioVersion.id, contrato },
    toCaller(context),
  );
  return {
    propuestas: propuestas.map((propuesta) => ({ ...propuesta })),
    lugares: lugares.map((lugar) => ({ ...lugar })),
    rechazo: rechazo && {
      archivo: rechazo.lugar.archivo,
      linea: rechazo.lugar.linea,
      encontrado: rechazo.encontrado,
      esperado: rechazo.esperado,
      correccion: rechazo.correccion,
    },
  };
}

/**
 * A message of the version as the product writes one, in the form of the contract: JSON unless it is SOAP.
 *
 * @throws as `createEjemplo` and `getNivelDosEditable`
 */
export async function getEjemploMensaje(
  evidencia: Evidencia,
  { id, operacion, papel }: { readonly id: number; readonly operacion: string; readonly papel: PapelMensaje },
  context: CallContext,
) {
  const { servicioVersion, tecnologia } = await getNivelDosEditable(evidencia, id, context);
  const forma = tecnologia === 'soap' ? ('xml' as const) : ('json' as const);
  const contenido = await createEjemplo(evidencia.banco, {
    versionId: servicioVersion.id,
    operacion,
    papel,
    formato: forma,
  });
  // Where none can be made, the person writes one.
  return { contenido: contenido ?? '', forma };
}
