export { createOntologiaModule, type OntologiaDependencies } from './ontologia.routes.ts';
