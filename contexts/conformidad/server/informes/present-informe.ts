import type { ComprobacionDicha, InformeConformidad } from '../../contract/index.ts';
import type { Comprobacion } from '../../rules/informe.ts';
import type { InformeSellado } from '../worker/tarea.ts';

/** Checks as the wire has them. */
export function presentComprobaciones(comprobaciones: readonly Comprobacion[]): ComprobacionDicha[] {
  return comprobaciones.map((una) => ({ ...una, hallazgos: [...una.hallazgos] }));
}

/** A report as the wire has it: lists of its own. */
export function presentInforme(informe: InformeSellado): InformeConformidad {
  return {
    ...informe,
    mensajes: [...informe.mensajes],
    comprobaciones: presentComprobaciones(informe.comprobaciones),
  };
}
