import { nameRows, type TrailNames } from '@marco/server-kit';

/** How people read the ids of this context in the audit trail. */
export const nombres: TrailNames = {
  objects: {
    servicio: nameRows('servicios'),
    'estado-servicio': nameRows('estados_servicio'),
  },
  fields: { servicioId: 'servicio', estadoServicioId: 'estado-servicio' },
};
