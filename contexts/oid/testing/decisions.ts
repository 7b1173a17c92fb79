import { call, type Sources } from '@marco/test-kit/declarations';

/** Nodes of the tree of identifiers. */
export const decisions: Sources = {
  getNodo: {
    records: 'select min(oid) as oid from oid_nodos group by tipo, estado',
    calls: {
      'permisos.editar': call('updateNodo'),
      'permisos.reservar': call('createReserva', ({ oid }) => ({ padre: oid })),
      'permisos.retirar': call('closeReserva'),
    },
  },
};
