export { listPaginaDeEventos } from './formatos/eventos.queries.ts';
export {
  buildCodigos,
  buildMomentos,
  buildNodo,
  buildReferencias,
  buildTextos,
  type NodoRdf,
} from '../rules/formatos/nodo-rdf.ts';
export { writeJsonLd } from './formatos/write-json-ld.ts';
export { writeCatalogoTurtle } from './formatos/write-turtle.ts';
export type { FuenteDeUso } from './uso/read-uso.ts';
