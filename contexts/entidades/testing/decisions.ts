import { call, listsKept, type Sources } from '@marco/test-kit/declarations';

const listas = listsKept(['Sector', 'Departamento', 'Municipio']);

/** Entities and the catalogues they are described by. */
export const decisions: Sources = {
  ...listas.sources,
  searchEntidades: { calls: { 'permisos.crear': call('createEntidad') } },
  getAutodiagnostico: {
    calls: {
      'permisos.editar': call('updateAutodiagnostico', () => ({ respuestas: [] })),
      'permisos.presentar': call('submitAutodiagnostico'),
    },
  },
  getEntidad: {
    records: `select min(id) as id from entidades group by activa, tipo union select entidad_id from membresias
      where usuario_id in (select id from usuarios where numero_identificacion like '10000000%')`,
    calls: {
      'permisos.editar': call('updateEntidad', (entidad) => entidad),
      'permisos.editarContacto': call('updateContactoEntidad', (entidad) => entidad),
      'permisos.confirmarContacto': call('submitConfirmacionContacto'),
      'permisos.cambiarEstado': call('updateEstadoEntidad', ({ activa }) => ({ activa: !activa })),
    },
  },
};

/** The same of the rows alone. */
export const { alike } = listas;
