import { proposeVinculosDe } from '../../rules/vinculo-propuesto.ts';
import { readContrato } from '../contrato/read-contrato.ts';
import type { Respuestas, TareaDelBanco } from './tarea.ts';
import { verifyMensajeDelServicio } from './verify-mensaje-propio.ts';
import { writeInforme } from './write-informe.ts';

/** Does what a process is asked. */
export async function runTarea(tarea: TareaDelBanco): Promise<Respuestas[TareaDelBanco['clase']]> {
  if (tarea.clase === 'informe') return writeInforme(tarea);
  if (tarea.clase === 'mensaje') return verifyMensajeDelServicio(tarea);
  return proposeVinculosDe(await readContrato(tarea.contrato), tarea.esperado);
}
