export { listDetalles } from './detalles.queries.ts';
export { keepNodoObjeto } from './keep-nodo-objeto.ts';
export {
  closeNodo,
  createNodo,
  keepNodo,
  setNombre,
  setObjeto,
} from './nodos.repository.ts';
export {
  type BuscadorDeObjeto,
  type Lector,
  type ObjetosIdentificados,
  SIN_PUBLICAR,
  toPrivada,
} from './objeto-identificado.ts';
