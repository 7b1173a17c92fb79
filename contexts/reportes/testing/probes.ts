import type { Probes } from '@marco/test-kit/declarations';
import type { ForeignSuscripcionReporte } from './foreign-records.ts';

const PUBLICO =
  'indicators of the catalogue are of the whole country; their rows are those the lists give the caller';

/** What anybody may ask by a code. */
export const forEverybody = {
  getIndicador: PUBLICO,
  listValores: PUBLICO,
  getExplicacion: PUBLICO,
  listFilas: PUBLICO,
  downloadIndicador: PUBLICO,
  downloadFilas: PUBLICO,
};

/** What takes the id of something of another person. */
export const probes: Probes<ForeignSuscripcionReporte> = {
  closeSuscripcionReportePropia: {
    url: ({ suscripcionReporteId }) => `/api/suscripciones-reportes/${suscripcionReporteId}`,
  },
  submitSuscripcionReporte: {
    url: ({ suscripcionReporteId }) => `/api/suscripciones-reportes/${suscripcionReporteId}/enviar`,
  },
  updatePausaReporte: {
    url: ({ suscripcionReporteId }) => `/api/suscripciones-reportes/${suscripcionReporteId}/pausar`,
    payload: () => ({ pausada: true }),
  },
};
