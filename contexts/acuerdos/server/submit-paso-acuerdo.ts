import { presentDecision } from '@marco/contract-kit/coded-decision';
import { addWorkingDays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import {
  type AuditDetail,
  type CallContext,
  refuseField,
  requireAllowed,
  requireFaultless,
} from '@marco/server-kit';
import type { Kysely, Transaction, Updateable } from 'kysely';
import { type AcuerdoDeConsumo, acuerdosErrors } from '../contract/index.ts';
import {
  type CausaRechazo,
  type EstadoAcuerdo,
  type LadoAcuerdo,
  type LugarAcuerdo,
  type PasoAcuerdo,
  POLITICA_INICIAL,
} from '../contract/terms.ts';
import { canTakePasoAcuerdo, findLado, type QuienAcuerda } from '../rules/can-act-on-acuerdo.ts';
import { CICLO_ACUERDO, findSiguiente } from '../rules/ciclo-acuerdo.ts';
import { isCorriente } from '../rules/requisitos-acuerdo.ts';
import { addPasoAcuerdo, saveMarcas, saveRespuestas, updateAcuerdoRow } from './acuerdo.repository.ts';
import { approveAcuerdo, hasCabida } from './approve-acuerdo.ts';
import { findActualizado } from './find-actualizado.ts';
import { notifyAcuerdo } from './notify-acuerdo.ts';
import type { AcuerdoLeido } from './read-acuerdo.ts';
import { updateLockedAcuerdo } from './update-locked-acuerdo.ts';

type Running = Transaction<DatabaseSchema>;
type Columns = Updateable<DatabaseSchema['acuerdos']>;

/** Days an entidad has to answer what is not clear. */
const DIAS_ACLARACION = 10;

export interface PasoDeAcuerdoPedido {
  readonly accion: PasoAcuerdo;
  readonly motivo: string;
  readonly causa?: CausaRechazo | null | undefined;
  readonly marcas?: readonly { readonly lugar: LugarAcuerdo; readonly texto: string }[] | undefined;
  readonly respuestas?: readonly { readonly marcaId: number; readonly texto: string }[] | undefined;
  readonly concedidos?:
    | readonly { readonly finalidadId: number; readonly volumenDiario: number }[]
    | undefined;
}

/** @throws SOLICITUD_INVALIDA at what the form of a step lacks */
function verifyPedido(pedido: PasoDeAcuerdoPedido, { marcas, finalidades }: AcuerdoLeido): void {
  const { accion, motivo, causa } = pedido;
  if (CICLO_ACUERDO[accion].conMotivo && motivo === '') throw refuseField('motivo', 'Escriba el motivo.');
  if (accion === 'rechazar' && causa == null) throw refuseField('causa', 'Elija la causa.');
  if (accion === 'pedir-aclaracion' && (pedido.marcas ?? []).length === 0)
    throw refuseField('marcas', 'Diga qué debe aclararse.');
  if (accion === 'responder') {
    const dichas = new Map((pedido.respuestas ?? []).map(({ marcaId, texto }) => [marcaId, texto]));
    requireFaultless(
      marcas.flatMap(({ id }, place) =>
        (dichas.get(id) ?? '') === ''
          ? [{ campo: `respuestas.${place}.texto`, mensaje: 'Responda lo que se pidió aclarar.' }]
          : [],
      ),
    );
  }
  if (accion === 'aprobar')
    requireFaultless(
      (pedido.concedidos ?? []).flatMap(({ finalidadId, volumenDiario }, place) => {
        const finalidad = finalidades.find(({ id }) => id === finalidadId);
        const campo = `concedidos.${place}`;
        if (!finalidad)
          return [{ campo: `${campo}.finalidadId`, mensaje: 'La finalidad no es de este acuerdo.' }];
        return volumenDiario > (finalidad.volumenDiario ?? 0)
          ? [{ campo: `${campo}.volumenDiario`, mensaje: 'No se concede más de lo que se pidió.' }]
          : [];
      }),
    );
}

/** Last day of whom a state waits for; null where nobody is waited for. */
function computeVenceEn(estado: EstadoAcuerdo, { politica, hoy }: AcuerdoLeido): string | null {
  if (estado === 'enviado')
    return addWorkingDays(hoy, politica?.diasRespuesta ?? POLITICA_INICIAL.diasRespuesta);
  return estado === 'en-aclaracion' ? addWorkingDays(hoy, DIAS_ACLARACION) : null;
}

/** Each side begins and ends its own suspension; the acuerdo goes on when the last one ends. */
function computeSuspension(
  accion: PasoAcuerdo,
  { row }: AcuerdoLeido,
  lado: LadoAcuerdo,
): readonly LadoAcuerdo[] {
  if (accion === 'suspender') return [...row.suspendidoPor, lado];
  if (accion === 'reanudar') return row.suspendidoPor.filter((uno) => uno !== lado);
  return accion === 'terminar' ? [] : row.suspendidoPor;
}

/** Where a step leads: one that two sides suspended stays so until both go on. */
function computeHasta(
  accion: PasoAcuerdo,
  estado: EstadoAcuerdo,
  suspendidoPor: readonly LadoAcuerdo[],
): EstadoAcuerdo {
  const hasta = findSiguiente(accion, estado);
  if (!hasta) throw new Error(`No step ${accion} begins in ${estado}.`);
  return accion === 'reanudar' && suspendidoPor.length > 0 ? 'suspendido' : hasta;
}

/**
 * Takes one step of an acuerdo (docs/rules/agreements.md), with what follows from it in the same transaction.
 *
 * @throws ACUERDO_NO_ENCONTRADO, VERSION_DISTINTA, ACUERDO_ACCION_NO_PERMITIDA with the reasons of the rule,
 * ACUERDO_CUOTA_EXCEDIDA with the arithmetic; SOLICITUD_INVALIDA at what the form lacks
 */
export function submitPasoAcuerdo(
  database: Kysely<DatabaseSchema>,
  id: number,
  pedido: PasoDeAcuerdoPedido,
  context: CallContext,
): Promise<AcuerdoDeConsumo> {
  const { accion } = pedido;
  return updateLockedAcuerdo(database, context, {
    action: `${accion}-acuerdo`,
    id,
    verify: (leido, quien) => {
      const decision = canTakePasoAcuerdo(accion, leido.situacion, quien);
      requireAllowed(presentDecision(decision), acuerdosErrors, 'ACUERDO_ACCION_NO_PERMITIDA');
      verifyPedido(pedido, leido);
    },
    apply: (trx, leido, quien) => updatePaso(trx, leido, pedido, quien),
  });
}

/** One step of a locked acuerdo that the rules allow. */
async function updatePaso(
  trx: Running,
  leido: AcuerdoLeido,
  pedido: PasoDeAcuerdoPedido,
  quien: QuienAcuerda,
): Promise<AuditDetail> {
  const { row } = leido;
  const { accion, motivo, causa = null } = pedido;
  const lado = findLado(row, quien);
  if (lado === undefined) throw new Error('A step was allowed to nobody of the acuerdo.');
  const suspendidoPor = computeSuspension(accion, leido, lado);
  const hasta = computeHasta(accion, row.estado, suspendidoPor);
  if (accion === 'pedir-aclaracion') await saveMarcas(trx, row.id, pedido.marcas ?? []);
  if (accion === 'responder') await saveRespuestas(trx, pedido.respuestas ?? []);
  const paso = { acuerdoId: row.id, accion, desde: row.estado, hasta, lado, causa, motivo };
  if (accion === 'aprobar') {
    const numero = await approveAcuerdo(trx, leido, pedido.concedidos ?? []);
    await addPasoAcuerdo(trx, { ...paso, usuarioId: quien.usuarioId });
    await notifyAcuerdo(trx, row, { accion, motivo, quien: quien.usuarioId, numero });
    return { antes: { estado: row.estado }, despues: { estado: hasta, numero } };
  }
  await updateAcuerdoRow(trx, row.id, toColumns({ row, hasta, suspendidoPor, leido }));
  await addPasoAcuerdo(trx, { ...paso, usuarioId: quien.usuarioId });
  await notifyAcuerdo(trx, row, { accion, motivo, quien: quien.usuarioId, numero: row.numero });
  const automatico = hasta === 'enviado' ? await approveSiCabe(trx, leido) : undefined;
  return {
    antes: { estado: row.estado, suspendidoPor: row.suspendidoPor },
    despues: { estado: automatico === undefined ? hasta : 'activo', suspendidoPor },
    ...(automatico === undefined ? {} : { numero: automatico }),
    ...(causa === null ? {} : { causa }),
    ...(motivo === '' ? {} : { motivo }),
  };
}

function toColumns({
  row,
  hasta,
  suspendidoPor,
  leido,
}: {
  readonly row: AcuerdoLeido['row'];
  readonly hasta: EstadoAcuerdo;
  readonly suspendidoPor: readonly LadoAcuerdo[];
  readonly leido: AcuerdoLeido;
}): Columns {
  return {
    estado: hasta,
    ...(hasta === row.estado ? {} : { estado_desde: new Date() }),
    fecha_vencimiento: computeVenceEn(hasta, leido),
    suspendido_por: [...suspendidoPor],
    ...(hasta === 'terminado' && row.vigenteDesde !== null
      ? { vigente_hasta: toColombianDay(new Date()) }
      : {}),
  };
}

/** Why nobody has to look at what was sent; undefined where somebody has to. */
async function findRazonAutomatica(trx: Running, leido: AcuerdoLeido): Promise<string | undefined> {
  const { row, politica, finalidades, camposPorId } = leido;
  if (politica?.modo === 'automatica' && isCorriente(finalidades, camposPorId))
    return 'Aprobado por la política automática de la entidad que ofrece el servicio.';
  const actualizado = await findActualizado(trx, leido);
  if (actualizado === undefined) return undefined;
  return `Lleva a la versión ${row.mayor}.${row.menor} lo que ${actualizado} ya concede, sin pedir nada más.`;
}

/** What asks for nothing unusual, or for nothing new, is approved as soon as it is sent, where it fits. */
async function approveSiCabe(trx: Running, leido: AcuerdoLeido): Promise<string | undefined> {
  const { row, situacion } = leido;
  const motivo = await findRazonAutomatica(trx, leido);
  if (motivo === undefined) return undefined;
  if (situacion.faltantes.aprobable.length > 0 || !(await hasCabida(trx, leido, []))) return undefined;
  const numero = await approveAcuerdo(trx, leido, []);
  await addPasoAcuerdo(trx, {
    acuerdoId: row.id,
    accion: 'aprobar',
    desde: 'enviado',
    hasta: 'activo',
    lado: null,
    motivo,
    usuarioId: null,
  });
  await notifyAcuerdo(trx, row, { accion: 'aprobar', motivo: '', quien: null, numero });
  return numero;
}
