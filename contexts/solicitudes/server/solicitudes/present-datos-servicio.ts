import type { Periodicidad, Sincronia, TipoIntercambio } from '../../contract/terms.ts';
import type { SolicitudRow } from './solicitud-row.queries.ts';

/** What the entity wrote of the servicio, as the contract says it. */
export function presentDatosServicio(row: SolicitudRow) {
  return {
    servicioId: row.servicio_id,
    servicioNombre: row.servicio_nombre,
    servicioDescripcion: row.servicio_descripcion,
    objetivo: row.objetivo,
    tipoIntercambio: row.tipo_intercambio as TipoIntercambio | null,
    sincronia: row.sincronia as Sincronia | null,
    dominioId: row.dominio_id,
    periodicidad: row.periodicidad as Periodicidad | null,
    volumenEstimado: row.volumen_estimado,
    consumoAbierto: row.consumo_abierto,
  };
}
