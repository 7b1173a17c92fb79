export { catalogosOntologia } from './fichas/catalogos-fichas.ts';
export { createOntologiaModule, type OntologiaDependencies } from './ontologia.routes.ts';
