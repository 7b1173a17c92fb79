import { createHash } from 'node:crypto';
import type { LecturaContrato } from '../../rules/contrato/contrato-leido.ts';
import { computeInforme } from '../../rules/informe.ts';
import { readContrato } from '../contrato/read-contrato.ts';
import type { InformeSellado, TareaConformidad } from './tarea.ts';

/** Reads a contract and runs every check; nothing of it leaves but the report. */
export async function writeInforme({ contrato, esperado }: TareaConformidad): Promise<InformeSellado> {
  return createInforme({ contrato, esperado }, await readContrato(contrato));
}

/** The report of a contract that was read, or of why it was not. */
export function createInforme(
  { contrato, esperado }: TareaConformidad,
  lectura: LecturaContrato,
): InformeSellado {
  const informe = {
    ...computeInforme(lectura, esperado),
    contrato: { sha256: computeHuella(contrato), bytes: contrato.byteLength },
  };
  return { ...informe, huella: computeHuella(writeCanonico(informe)) };
}

const computeHuella = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

/** JSON with the names of each object in one order, so that it does not depend on how it was put together. */
function writeCanonico(informe: unknown): string {
  return JSON.stringify(informe, (_name, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
