import type { InformeSellado } from '@marco/conformidad/port';
import type { DatabaseSchema } from '@marco/database';
import {
  type AuditDetail,
  type CallContext,
  refuseField,
  requireAllowed,
  type Secrets,
  toCaller,
} from '@marco/server-kit';
import { computeNumeroPrevisto, type FuenteDeConsumos, type NumeroPrevisto } from '@marco/servicios/port';
import type { Transaction } from 'kysely';
import { type ImpactoSolicitud, type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import {
  ACCIONES_RELOJ,
  type AccionManual,
  type AccionReloj,
  type CausaSuspension,
  type VeredictoConcepto,
} from '../../contract/terms.ts';
import { CICLO_DE_VIDA } from '../../rules/ciclo/ciclo-de-vida.ts';
import type { MarcaPedida } from '../../rules/marcas/marcas.ts';
import { canCertificarEnLote } from '../../rules/reparto/can-certificar-en-lote.ts';
import { canLlevar } from '../../rules/reparto/can-llevar.ts';
import { computeImpactoSolicitud, requireImpactoVisto } from '../impacto/compute-impacto-solicitud.ts';
import { readPropuesto } from '../impacto/read-propuesto.ts';
import { createMarcas, verifyMarcas } from '../marcas/update-marcas.ts';
import { isConBanco, runBancoDePaso, updateEvidenciaDePaso } from '../nivel-dos/update-evidencia.ts';
import type { Evidencia } from '../nivel-dos/verify-nivel-dos.ts';
import { updateConceptoDePaso } from '../nivel-tres/update-concepto.ts';
import { updateReafirmacionDePaso } from '../reafirmacion/update-reafirmacion-de-paso.ts';
import { submitPasoReloj } from '../reloj/submit-paso-reloj.ts';
import { updateRetiroDePaso } from '../retiro/update-retiro-de-paso.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { type SolicitudVista, updateAfterWork } from '../solicitudes/update-after-work.ts';
import { updateLockedSolicitud } from '../solicitudes/update-locked-solicitud.ts';
import { listPosibles, toPorLlevar } from './consultores-posibles.ts';
import { createCertificadoDeSolicitud } from './create-certificado-de-solicitud.ts';
import { type PasoDado, type Suscriptores, updateEstadoSolicitud } from './update-estado-solicitud.ts';
import { findMismoConsultor, updateMismoConsultor } from './update-mismo-consultor.ts';

type Running = Transaction<DatabaseSchema>;

interface TransicionPedida {
  readonly accion: AccionManual;
  readonly motivo: string;
  readonly consultorId?: number | null | undefined;
  readonly marcas?: readonly MarcaPedida[] | undefined;
  readonly veredicto?: VeredictoConcepto | null | undefined;
  readonly causa?: CausaSuspension | null | undefined;
  readonly hasta?: string | null | undefined;
  readonly dias?: number | null | undefined;
  readonly impacto?: string | null | undefined;
  /** It is one of several: who gets it is told of all of them together, and what others may use is not certified by a list. */
  readonly esDeVarias?: boolean;
}

/** What was found out for a step before it was written. */
interface MedidaDePaso {
  readonly informe?: InformeSellado | undefined;
  readonly impacto?: ImpactoSolicitud;
  readonly numero?: NumeroPrevisto | undefined;
}

const DEL_RELOJ: ReadonlySet<AccionManual> = new Set(ACCIONES_RELOJ);
const isDelReloj = (accion: AccionManual): accion is AccionReloj => DEL_RELOJ.has(accion);

/** Names of the steps in the audit trail, where they differ from those of the wire. */
const EN_AUDITORIA: Readonly<Record<AccionReloj, string>> = {
  suspenderPlazo: 'suspender-plazo',
  reanudarPlazo: 'reanudar-plazo',
  prorrogar: 'prorrogar-plazo',
};

/** What a step needs beside the request. */
export interface DependenciasDePaso extends Suscriptores {
  readonly secrets: Secrets;
  /** Who consumes the versions of servicios, as the contexts know it. */
  readonly consumosDeVersiones: readonly FuenteDeConsumos[];
}

/** @throws SOLICITUD_INVALIDA at consultorId */
async function verifyConsultor(
  trx: Running,
  row: SolicitudRow,
  consultorId: number | null | undefined,
): Promise<void> {
  if (consultorId == null) throw refuseField('consultorId', 'Elija a quién se asigna la solicitud.');
  const decision = canLlevar(toPorLlevar(row), (await listPosibles(trx)).get(consultorId));
  if (!decision.allowed) throw refuseField('consultorId', decision.reasons.join(' '));
}

/**
 * Takes one step of the life of a request (docs/rules/requests.md).
 *
 * @throws as `updateAfterWork`; SOLICITUD_INVALIDA at motivo, consultorId, marcas, veredicto, causa, hasta or dias; radicar: SOLICITUD_EN_CURSO,
 * SERVICIO_REPETIDO; evaluar and certificar of level 2: BANCO_OCUPADO, certificar INFORME_DISTINTO; aprobar: IMPACTO_SOLICITUD_SIN_VER,
 * IMPACTO_SOLICITUD_DISTINTO, SERVICIO_OCUPADO
 */
export function submitPasoSolicitud(
  evidencia: Evidencia,
  id: number,
  pedida: TransicionPedida,
  context: CallContext,
  dependencias: DependenciasDePaso,
): Promise<Solicitud> {
  const { accion } = pedida;
  const cambio = { action: isDelReloj(accion) ? EN_AUDITORIA[accion] : `${accion}-solicitud`, id, accion };
  const { database } = evidencia;
  if (!isConBanco(accion) && accion !== 'aprobar')
    return updateLockedSolicitud(database, context, {
      ...cambio,
      apply: (trx, row, solicitud, quien) =>
        updatePaso(trx, { row, solicitud, quien }, { pedida, medida: {} }, context, dependencias),
    });
  return updateAfterWork(database, context, {
    ...cambio,
    work: async (_row, solicitud): Promise<MedidaDePaso> => {
      requireMotivo(pedida);
      if (pedida.esDeVarias) requireEnLote(solicitud);
      if (accion === 'aprobar') {
        const fuentes = dependencias.consumosDeVersiones;
        return {
          impacto: await computeImpactoSolicitud({ database, fuentes }, solicitud, toCaller(context)),
        };
      }
      if (solicitud.nivelDos) return { informe: await runBancoDePaso(evidencia, solicitud, accion, context) };
      return accion === 'certificar' ? { numero: await findNumero(database, solicitud, context) } : {};
    },
    apply: (trx, seen, medida) => updatePaso(trx, seen, { pedida, medida }, context, dependencias),
  });
}

/** The number a certification of level 1 gives its version; undefined for any other. */
async function findNumero(
  database: Evidencia['database'],
  solicitud: Solicitud,
  context: CallContext,
): Promise<NumeroPrevisto | undefined> {
  const { nivel, tipo, servicioId } = solicitud;
  if (nivel !== 1 || tipo === 'retiro' || servicioId === null) return undefined;
  const propuesto = await readPropuesto(database, solicitud);
  return computeNumeroPrevisto(database, { servicioId, propuesto }, toCaller(context));
}

/** @throws SOLICITUD_INVALIDA at motivo, of a step that has to say why */
function requireMotivo({ accion, motivo }: TransicionPedida): void {
  if (CICLO_DE_VIDA[accion].conMotivo && motivo === '') throw refuseField('motivo', 'Escriba el motivo.');
}

/** @throws SOLICITUD_ACCION_NO_PERMITIDA where its page alone certifies it; the type of a request never changes */
function requireEnLote(solicitud: Solicitud): void {
  requireAllowed(canCertificarEnLote(solicitud), solicitudesErrors, 'SOLICITUD_ACCION_NO_PERMITIDA');
}

/** One step, with everything that follows from it. */
async function updatePaso(
  trx: Running,
  { row, solicitud, quien: { usuarioId } }: SolicitudVista,
  {
    pedida,
    medida: { informe, impacto, numero },
  }: { readonly pedida: TransicionPedida; readonly medida: MedidaDePaso },
  context: CallContext,
  { secrets, consumosDeVersiones, ...suscriptores }: DependenciasDePaso,
): Promise<AuditDetail> {
  const { accion, motivo, consultorId, veredicto } = pedida;
  requireMotivo(pedida);
  if (isDelReloj(accion))
    return submitPasoReloj(trx, row, { ...pedida, accion, usuarioId }, solicitud.maximoProrroga);
  const visto = impacto ? requireImpactoVisto(impacto, pedida.impacto) : {};
  if (accion === 'asignar') await verifyConsultor(trx, row, consultorId);
  const evidencia = solicitud.nivelDos
    ? await updateEvidenciaDePaso(trx, { id: row.id, solicitud, accion }, informe)
    : {};
  const concepto = solicitud.nivelTres
    ? await updateConceptoDePaso(trx, { row, solicitud }, { accion, motivo, veredicto, usuarioId })
    : {};
  const reafirmada = await updateReafirmacionDePaso(trx, solicitud, accion);
  const { retiro } = solicitud;
  const { alCambiarServicio } = suscriptores;
  const fin = retiro
    ? await updateRetiroDePaso(
        trx,
        { id: row.id, retiro },
        { accion, consumosDeVersiones, alCambiarServicio },
        context,
      )
    : {};
  const esDeVarias = accion === 'asignar' && pedida.esDeVarias === true;
  const paso = { accion, motivo, consultorId: consultorId ?? null, usuarioId, numero, esDeVarias };
  const conMarcas = { paso, solicitud, marcas: pedida.marcas ?? [] };
  const { despues, ...detail } = await updateEstadoYMarcas(trx, row, conMarcas, context, suscriptores);
  if (accion === 'certificar' && row.tipo !== 'retiro')
    await createCertificadoDeSolicitud(trx, secrets, row.id, { origin: context, usuarioId, avisar: true });
  return { ...detail, despues: { ...despues, ...evidencia, ...concepto, ...reafirmada, ...fin, ...visto } };
}

interface PasoConMarcas {
  readonly paso: PasoDado & { readonly usuarioId: number };
  readonly solicitud: Solicitud;
  readonly marcas: readonly MarcaPedida[];
}

/**
 * Moves a locked request one step that a person takes, with what a return leaves in it: its marks, and the way back to
 * the consultor once they are answered.
 *
 * @returns what the audit trail keeps of it
 * @throws SOLICITUD_INVALIDA at marcas
 */
async function updateEstadoYMarcas(
  trx: Running,
  row: SolicitudRow,
  { paso, solicitud, marcas }: PasoConMarcas,
  origin: CallContext,
  suscriptores: Suscriptores,
): Promise<AuditDetail> {
  const { accion, usuarioId: quien } = paso;
  const move = (esVuelta: boolean) =>
    updateEstadoSolicitud(trx, row, { ...paso, esVuelta }, origin, suscriptores);
  if (accion === 'devolver') {
    const nuevas = verifyMarcas(solicitud, marcas);
    const detail = await move(false);
    return { ...detail, ...(await createMarcas(trx, row.id, nuevas)) };
  }
  const consultorId = accion === 'radicar' ? await findMismoConsultor(trx, row) : undefined;
  const detail = await move(consultorId !== undefined);
  if (consultorId !== undefined)
    await updateMismoConsultor(trx, { id: row.id, consultorId, quien }, suscriptores);
  return detail;
}
