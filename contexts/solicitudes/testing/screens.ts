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
  toEnsayoXroad: [[1]],
  toRetiroDeServicio: [[1]],
  toEditarRetiro: SOLICITUDES,
  toEditarSolicitud: [[{ id: 1, nivel: 1, tipo: 'nueva' }]],
  toSolicitud: SOLICITUDES,
  toVerificacion: SOLICITUDES,
  toVerificacionDimension: `select min(id), 'tecnico' from solicitudes group by estado_id`,
};
