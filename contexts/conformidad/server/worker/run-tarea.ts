import { listDireccionesDelContrato } from '../../rules/direccion-de-contrato.ts';
import { proposeVinculosDe } from '../../rules/vinculo-propuesto.ts';
import { readContrato } from '../contrato/read-contrato.ts';
import type { AvanceDelBanco, Respuestas, TareaDelBanco } from './tarea.ts';
import { verifyMensajeDelServicio } from './verify-mensaje-propio.ts';
import { writeEvidencia } from './write-evidencia.ts';
import { writeInforme } from './write-informe.ts';

/**
 * Does what a process is asked.
 *
 * @param tell called while a report is made
 */
export async function runTarea(
  tarea: TareaDelBanco,
  tell: (avance: AvanceDelBanco) => void,
): Promise<Respuestas[TareaDelBanco['clase']]> {
  switch (tarea.clase) {
    case 'informe':
      return writeInforme(tarea, tell);
    case 'mensaje':
      return verifyMensajeDelServicio(tarea);
    case 'evidencia':
      return writeEvidencia(tarea);
    case 'vinculos':
      return proposeVinculosDe(await readContrato(tarea.contrato), tarea.esperado);
    case 'direcciones':
      return listDireccionesDelContrato(await readContrato(tarea.contrato), tarea.esperado, tarea.vinculos);
  }
}
