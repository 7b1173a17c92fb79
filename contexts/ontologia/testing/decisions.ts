import { call, type Sources } from '@marco/test-kit/declarations';

/** The code of what would be new. */
const named = () => ({ codigo: 'OtroNombre' });

/** Fichas of the ontology. */
export const decisions: Sources = {
  listFichas: {
    records: `select unnest(array['definicion', 'individuo', 'evento', 'regla']) as palabra`,
    calls: {
      'permisos.crear': ['createDefinicion', 'createIndividuo', 'createEvento', 'createRegla'].map(
        (operation) => call(operation, named),
      ),
      'permisos.descargar': call('downloadOntologia'),
    },
  },
  getFicha: {
    records: `select 'definicion' as palabra, min(id) as id from ontologia_definiciones group by estado
      union all select 'individuo', min(id) from ontologia_individuos group by estado
      union all select 'evento', min(id) from ontologia_eventos group by estado
      union all select 'regla', min(id) from ontologia_reglas group by estado`,
    calls: {
      'permisos.editar': ['updateDefinicion', 'updateIndividuo', 'updateEvento', 'updateRegla'].map(
        (operation) => call(operation),
      ),
      'permisos.eliminar': call('deleteFicha'),
      'permisos.cambiarEstado': call('updateEstadoFicha'),
      'permisos.descargar': call('downloadOntologia'),
    },
  },
};
