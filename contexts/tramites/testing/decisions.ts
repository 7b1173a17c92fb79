import { call, type Sources } from '@marco/test-kit/declarations';

/** What may be done with a trámite: one of each entidad. */
export const decisions: Sources = {
  searchTramites: {
    calls: {
      'permisos.importar': call('submitTramites'),
      'permisos.decidir': call('approveObservacion'),
      'permisos.supuestos': call('createSupuesto', () => ({ anio: 2026 })),
    },
  },
  getTramite: {
    records: 'select min(codigo) as codigo, min(id) as id from tramites group by entidad_id order by 2',
    calls: {
      'permisos.editar': call('updateServiciosTramite', ({ id }) => ({ id, servicios: [] })),
    },
  },
};

/** The trámite as it is after it. */
export const alike: Readonly<Record<string, string>> = { computePropuestasRequisito: 'getTramite' };
