import type { Screens } from '@marco/test-kit/declarations';

/** Requests: one of each state. */
const SOLICITUDES = 'select min(id) from solicitudes group by estado_id';

/** Requests, to read and to write. */
export const screens: Screens = {
  toNivelUnoDeServicio: [[1]],
  toNivelDosDeServicio: [[1]],
  toNivelTresDeServicio: [[1]],
  toEditarNivelUno: SOLICITUDES,
  toEditarNivelDos: SOLICITUDES,
  toEditarNivelTres: SOLICITUDES,
  toEditarSolicitud: 'select min(id), nivel from solicitudes group by estado_id, nivel',
  toEnsayoXroad: [[1]],
  toSolicitud: SOLICITUDES,
  toVerificacion: SOLICITUDES,
  toVerificacionDimension: `select min(id), 'tecnico' from solicitudes group by estado_id`,
};
