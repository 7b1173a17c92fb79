/** What takes an id of a ficha or of what fichas are of. */
const OPERATIONS = [
  'getFicha',
  'updateEstadoFicha',
  'deleteFicha',
  'findOpcionesOntologia',
  'createDefinicion',
  'updateDefinicion',
  'createIndividuo',
  'updateIndividuo',
  'createRegla',
  'updateRegla',
  'updateEvento',
  'listFichasElemento',
  'computeRegla',
];

/** What takes an id of everybody. */
export const forEverybody: Readonly<Record<string, string>> = Object.fromEntries(
  OPERATIONS.map((operation) => [operation, 'the ontology is of no entity']),
);
