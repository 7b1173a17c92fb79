import { nameRows, type TrailNames } from '@marco/server-kit';

/** How people read the ids of this context in the audit trail. */
export const nombres: TrailNames = {
  objects: { oid: nameRows('oid_nodos', 'nombre', { id: 'oid', idType: 'text' }) },
};
