import { dialogOf, type Places, screenAt } from '@marco/test-kit/declarations';

const ONTOLOGY = screenAt('ontology', '/app/ontologia', 'Ontología');

/** Fichas, their graph, and a rule that was tried. */
export const places: Places = {
  administrator: [
    ONTOLOGY,
    dialogOf(ONTOLOGY, /^Descargar RDF/),
    screenAt('new individual', '/app/ontologia/individuo/new', 'Crear individuo'),
    screenAt('class of the ontology', '/app/ontologia/definicion/2', 'Persona'),
    screenAt('edit of a rule', '/app/ontologia/regla/1/edit', 'Editar ficha'),
    {
      name: 'rule that was tried',
      path: '/app/ontologia/regla/5',
      fills: { 'Datos de prueba': 'lci:ana a lci:Persona ; lci:codSexo "X" .' },
      presses: [{ role: 'button', name: 'Ejecutar' }],
      shows: [{ text: 'Los datos incumplen la regla una vez.' }],
    },
    {
      name: 'graph of the ontology',
      path: '/app/ontologia/graph?foco=definicion-2',
      shows: [{ role: 'heading', level: 2, name: 'Relaciones de Persona' }],
      isLoaded: true,
    },
  ],
};
