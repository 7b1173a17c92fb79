export {
  buildCodigos,
  buildMomentos,
  buildNodo,
  buildReferencias,
  buildTextos,
  type NodoRdf,
} from '../rules/formatos/nodo-rdf.ts';
export { listPaginaDeEventos } from './formatos/eventos.queries.ts';
export { writeJsonLd } from './formatos/write-json-ld.ts';
export { writeCatalogoTurtle } from './formatos/write-turtle.ts';
export type { FuenteDeUso } from './uso/read-uso.ts';
