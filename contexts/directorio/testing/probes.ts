import type { Probes } from '@marco/test-kit/declarations';
import type { ForeignSuscripcion } from './foreign-records.ts';

/** What takes the id of something of another person. */
export const probes: Probes<ForeignSuscripcion> = {
  closeSuscripcionPropia: { url: ({ suscripcionId }) => `/api/suscripciones/${suscripcionId}` },
};

/** What anybody may ask by an id. */
export const forEverybody = {
  computeConexion:
    'servicios are public; the steps are those of the entidad of the session, which nobody says',
  createDemanda: 'elements of the common language are public; whose demand it is, the session says',
  createSuscripcion: 'servicios and elements are public; whose subscription it is, the session says',
};
