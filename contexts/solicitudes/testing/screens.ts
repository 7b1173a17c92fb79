import type { Screens } from '@marco/test-kit/declarations';

/** Requests: one of each state. */
const SOLICITUDES = 'select min(id) from solicitudes group by estado_id';

/** Requests, and the elements they ask for. */
export const screens: Screens = {
  toNivelUnoDeServicio: [[1]],
  toEditarSolicitud: SOLICITUDES,
  toSolicitud: SOLICITUDES,
  toElemento: 'select min(id) from elementos_versiones group by estado',
};
