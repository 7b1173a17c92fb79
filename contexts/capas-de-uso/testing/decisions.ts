import { call, listsKept, type Sources } from '@marco/test-kit/declarations';

const listas = listsKept(['Dominio']);

/** Names of what would be new, as the contracts take them. */
const named = () => ({ codigo: 'OtroNombre', prefijo: 'OTR' });

/** Layers and their domains. */
export const decisions: Sources = {
  ...listas.sources,
  searchCapas: {
    calls: {
      'permisos.crear': call('createCapa', named),
      'capas[].permisos.editar': call('updateCapa', named),
      'capas[].permisos.versionar': call('createVersionCapa', named),
    },
  },
  getCapa: {
    records: `select min(capa_id) as id from capas_de_uso_versiones v join capas_de_uso c on c.id = v.capa_id
      group by v.estado, c.activa`,
    calls: {
      'permisos.editar': call('updateCapa', named),
      'permisos.publicar': call('submitCapa'),
      'permisos.quitarDocumento': call('deleteDocumentoCapa', ({ actual }) => ({ ...(actual as object) })),
      'permisos.versionar': call('createVersionCapa', named),
      'permisos.cambiarEstado': call('updateEstadoCapa', ({ activa }) => ({ activa: !activa })),
    },
  },
};

/** The same in another list. */
export const alike: Readonly<Record<string, string>> = { ...listas.alike, listListasCapas: 'searchCapas' };
