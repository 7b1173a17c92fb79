export type { DetalleNodo, FilaNodo, NodoResuelto, ObjetoIdentificado } from './nodo.schema.ts';
export {
  closeReserva,
  createReserva,
  getNodo,
  getOid,
  listNodos,
  type PaginaNodos,
  searchNodos,
  updateNodo,
} from './nodos.endpoints.ts';
export { oidErrors } from './oid.errors.ts';
