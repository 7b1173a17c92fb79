import { createHash } from 'node:crypto';
import type { ComparacionContrato } from '../../rules/comprobaciones/correspondencia.ts';
import type { LecturaContrato } from '../../rules/contrato/contrato-leido.ts';
import { SIN_DECLARAR } from '../../rules/declarado.ts';
import { computeInforme, type InformeCalculado } from '../../rules/informe.ts';
import { readContrato } from '../contrato/read-contrato.ts';
import { computeJuicio } from './mensajes/compute-juicio.ts';
import type { AvanceDelBanco, InformeSellado, TareaConformidad } from './tarea.ts';

type Tell = (avance: AvanceDelBanco) => void;

/**
 * Reads a contract and runs every check; nothing of it leaves but the report.
 *
 * @param tell called with the checks of each group once they are done
 */
export async function writeInforme(tarea: TareaConformidad, tell?: Tell): Promise<InformeSellado> {
  return buildInforme(tarea, await readContrato(tarea.contrato), tell);
}

/** The report of a contract that was read, or of why it was not. */
export function buildInforme(
  { contrato, esperado, declarado = SIN_DECLARAR, material }: TareaConformidad,
  lectura: LecturaContrato,
  tell?: Tell,
): InformeSellado {
  const judge = (comparacion: ComparacionContrato) =>
    material ? computeJuicio(comparacion, material) : null;
  const informe = {
    ...computeInforme(lectura, { esperado, declarado, judge }, tell),
    contrato: { sha256: computeSha256(contrato), bytes: contrato.byteLength },
  };
  return { ...informe, huella: computeHuellaInforme(informe) };
}

/**
 * SHA-256 of what was found, by the order of its names. The day is not in it: who runs the checks again on another day
 * finds the same, unless a list or an element changed meanwhile. Nor is the name of the servicio, which may change.
 */
function computeHuellaInforme({
  dia: _dia,
  servicio,
  ...hallado
}: InformeCalculado & Pick<InformeSellado, 'contrato'>): string {
  const deQuien = servicio && { id: servicio.id, version: servicio.version };
  return computeSha256(writeCanonico({ ...hallado, servicio: deQuien }));
}

export const computeSha256 = (content: Uint8Array | string) =>
  createHash('sha256').update(content).digest('hex');

/** JSON with the names of each object in one order, so that it does not depend on how it was put together. */
export function writeCanonico(contenido: unknown): string {
  return JSON.stringify(contenido, (_name, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
