export {
  closeNodo,
  createNodo,
  keepNodo,
  keepNodoObjeto,
  type NodoFijo,
  type NodoNuevo,
  setNombre,
  setObjeto,
} from './create-nodo.ts';
export { type DetalleOid, listDetalles } from './detalles.queries.ts';
export {
  type BuscadorDeObjeto,
  type Lector,
  type ObjetosIdentificados,
  SIN_PUBLICAR,
  toPrivada,
} from './objeto-identificado.ts';
