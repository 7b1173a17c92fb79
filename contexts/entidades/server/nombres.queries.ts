import { nameRows, type TrailNames } from '@marco/server-kit';

/** How people read the ids of this context in the audit trail. */
export const nombres: TrailNames = {
  objects: {
    entidad: nameRows('entidades'),
    sector: nameRows('sectores'),
  },
  fields: { entidadId: 'entidad', idEntidad: 'entidad', sectorId: 'sector' },
};
