export type { DetalleNodo, FilaNodo, NodoResuelto, ObjetoIdentificado } from './nodo.schema.ts';
export {
  closeReservaEndpoint,
  createReservaEndpoint,
  getNodoEndpoint,
  getOidEndpoint,
  listNodosEndpoint,
  type PaginaNodos,
  searchNodosEndpoint,
  updateNodoEndpoint,
} from './nodos.endpoints.ts';
export { oidErrors } from './oid.errors.ts';
