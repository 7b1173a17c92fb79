import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import { createSolicitudReafirmadaEndpoint, getComparacionDeNivelEndpoint } from '../../contract/index.ts';
import type { Evidencia } from '../nivel-dos/verify-nivel-dos.ts';
import { getComparacionDeNivel } from '../reafirmacion/get-comparacion-de-nivel.ts';
import { createSolicitudReafirmada } from './create-solicitud-reafirmada.ts';
import type { Suscriptores } from './update-estado-solicitud.ts';

/** A level that did not change: its comparison, and the one step that reaffirms it. */
export function bindReafirmacion(evidencia: Evidencia, suscriptores: Suscriptores): BoundEndpoint[] {
  return [
    bindEndpoint(getComparacionDeNivelEndpoint, ({ params }, context) =>
      getComparacionDeNivel(evidencia.database, params, context),
    ),
    bindEndpoint(createSolicitudReafirmadaEndpoint, ({ params, body }, context) =>
      createSolicitudReafirmada(evidencia, { ...params, ...body }, context, suscriptores),
    ),
  ];
}
