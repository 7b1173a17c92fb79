import type { InformeConformidad } from '../../contract/index.ts';
import type { InformeSellado } from '../worker/tarea.ts';

/** A report as the wire has it: lists of its own. */
export function presentInforme(informe: InformeSellado): InformeConformidad {
  return {
    ...informe,
    mensajes: [...informe.mensajes],
    comprobaciones: informe.comprobaciones.map((una) => ({ ...una, hallazgos: [...una.hallazgos] })),
  };
}
