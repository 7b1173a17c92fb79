import { presentDecisions } from '@marco/contract-kit/coded-decision';
import { toColombianDay } from '@marco/country/working-days';
import type { DesacuerdoDeAcuerdo } from '../../contract/index.ts';
import type { QuienAcuerda } from '../../rules/can-act-on-acuerdo.ts';
import {
  type AcuerdoReclamable,
  DESACUERDOS_ABIERTOS,
  hasMenosCuota,
  listDecisionesDesacuerdo,
  type SituacionDesacuerdo,
} from '../../rules/ciclo-desacuerdo.ts';
import type { AcuerdoLeido } from '../read-acuerdo.ts';
import type { DesacuerdoRow } from './desacuerdo.queries.ts';

/** What of a disagreement decides about its steps. */
export const toSituacion = (row: DesacuerdoRow, hoy: string): SituacionDesacuerdo => ({
  estado: row.estado,
  consumidoraId: row.consumidoraId,
  proveedoraId: row.proveedoraId,
  venceEn: row.venceEn,
  hoy,
});

/** An acuerdo as it decides whether somebody may claim. */
export function toReclamable(
  { row, finalidades }: Pick<AcuerdoLeido, 'row' | 'finalidades'>,
  desacuerdo: DesacuerdoRow | undefined,
): AcuerdoReclamable {
  return {
    estado: row.estado,
    consumidoraId: row.consumidoraId,
    proveedoraId: row.proveedoraId,
    desde: toColombianDay(row.estadoDesde),
    hayDesacuerdoAbierto: desacuerdo !== undefined && DESACUERDOS_ABIERTOS.includes(desacuerdo.estado),
    conMenosCuota: hasMenosCuota(finalidades),
  };
}

/** A disagreement as its sides and the ministry read it. */
export function presentDesacuerdo(row: DesacuerdoRow, quien: QuienAcuerda, hoy: string): DesacuerdoDeAcuerdo {
  const { reunionId, mesaId, mesa, tematica, inicio, sentido } = row;
  return {
    id: row.id,
    version: row.version,
    asunto: row.asunto,
    estado: row.estado,
    estadoDesde: row.estadoDesde.toISOString(),
    venceEn: row.venceEn,
    reclamo: row.reclamo,
    respuesta: row.respuesta,
    reunion:
      reunionId === null || mesaId === null || inicio === null
        ? null
        : { id: reunionId, mesaId, mesa: mesa ?? '', tematica: tematica ?? '', inicio: inicio.toISOString() },
    decision: sentido === null ? null : { sentido, texto: row.decision },
    acciones: presentDecisions(listDecisionesDesacuerdo(toSituacion(row, hoy), quien)),
  };
}
