import { nameRows, type TrailNames } from '@marco/server-kit';

/** How people read the ids of this context in the audit trail. */
export const nombres: TrailNames = {
  objects: {
    elemento: nameRows('elementos_versiones'),
    'elemento-de-dato': nameRows('elementos_de_dato', 'identificador'),
  },
  fields: { versionId: 'elemento', elementoId: 'elemento-de-dato', programadaPor: 'usuario' },
};
