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
