import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  closeReserva,
  createReserva,
  getNodo,
  getOid,
  listNodos,
  searchNodos,
  updateNodo,
} from '../contract/index.ts';
import { getResuelto, listPaginaHijos, presentDetalle, requireNodo } from './get-nodo.ts';
import { searchNodos as runSearchNodos } from './nodos.queries.ts';
import type { ObjetosIdentificados } from './objeto-identificado.ts';
import {
  closeReserva as runCloseReserva,
  createReserva as runCreateReserva,
  updateNodo as runUpdateNodo,
} from './update-nodo.ts';

export interface OidDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly objetosIdentificados: ObjetosIdentificados;
}

export function createOidModule({ database, objetosIdentificados }: OidDependencies): ServerModule {
  const arbol = { database, objetos: objetosIdentificados };
  return {
    context: 'oid',
    endpoints: [
      bindEndpoint(getOid, ({ params }, context) => getResuelto(arbol, params.oid, context)),
      bindEndpoint(listNodos, ({ query }) => listPaginaHijos(database, query)),
      bindEndpoint(searchNodos, ({ query }) => runSearchNodos(database, query.texto, query.pagina ?? 1)),
      bindEndpoint(getNodo, async ({ params }, context) =>
        presentDetalle(arbol, await requireNodo(database, params.oid), context),
      ),
      bindEndpoint(createReserva, ({ body }, context) => runCreateReserva(database, body, context)),
      bindEndpoint(updateNodo, ({ params, body }, context) =>
        runUpdateNodo(arbol, params.oid, body, context),
      ),
      bindEndpoint(closeReserva, ({ params, body }, context) =>
        runCloseReserva(arbol, params.oid, body.motivo, context),
      ),
    ],
  };
}
