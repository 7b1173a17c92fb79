import { call, listsKept, type Sources } from '@marco/test-kit/declarations';

const listas = listsKept(['Criterio']);

const URL_DE_MUESTRA = 'https://otro.gov.co';

/** Standards and the criteria they are evaluated by. */
export const decisions: Sources = {
  ...listas.sources,
  searchEstandares: {
    calls: {
      'permisos.crear': call('createEstandar', () => ({ codigo: 'OtroNombre', url: URL_DE_MUESTRA })),
    },
  },
  getEstandar: {
    records: 'select min(id) as id from estandares group by estado',
    calls: {
      'acciones.editar': call('updateEstandar', () => ({ url: URL_DE_MUESTRA })),
      'acciones.calificar': call('updateEvaluacion'),
      'acciones.evaluar': call('updateEstadoEstandar'),
      'acciones.decidir': call('approveEstandar'),
      'acciones.retirar': call('closeEstandar'),
    },
  },
};

/** The same in another list. */
export const alike: Readonly<Record<string, string>> = {
  ...listas.alike,
  listOpcionesEstandar: 'searchEstandares',
};
