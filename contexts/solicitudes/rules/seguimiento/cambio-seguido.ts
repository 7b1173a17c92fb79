import {
  ACCION_SOLICITUD,
  type AccionSolicitud,
  ESTADO_SOLICITUD,
  type EstadoSolicitud,
} from '../../contract/terms.ts';

/** What who follows a request is told of a step: 'pasó de «Radicada» a «Asignada»'. */
export function presentCambioSeguido(
  accion: AccionSolicitud,
  desde: EstadoSolicitud,
  hasta: EstadoSolicitud,
): string {
  return desde === hasta
    ? `tuvo un paso nuevo: ${ACCION_SOLICITUD[accion].toLowerCase()}`
    : `pasó de «${ESTADO_SOLICITUD[desde]}» a «${ESTADO_SOLICITUD[hasta]}»`;
}
