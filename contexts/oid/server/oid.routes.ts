import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  closeReservaEndpoint,
  createReservaEndpoint,
  getNodoEndpoint,
  getOidEndpoint,
  listNodosEndpoint,
  searchNodosEndpoint,
  updateNodoEndpoint,
} from '../contract/index.ts';
import { getResuelto, listPaginaHijos, presentDetalle, requireNodo } from './get-nodo.ts';
import { searchNodos } from './nodos.queries.ts';
import type { ObjetosIdentificados } from './objeto-identificado.ts';
import { closeReserva, createReserva, updateNodo } from './update-nodo.ts';

export interface OidDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly objetosIdentificados: ObjetosIdentificados;
}

export function createOidModule({ database, objetosIdentificados }: OidDependencies): ServerModule {
  const arbol = { database, objetos: objetosIdentificados };
  return {
    context: 'oid',
    endpoints: [
      bindEndpoint(getOidEndpoint, ({ params }, context) => getResuelto(arbol, params.oid, context)),
      bindEndpoint(listNodosEndpoint, ({ query }) => listPaginaHijos(database, query)),
      bindEndpoint(searchNodosEndpoint, ({ query }) => searchNodos(database, query.texto, query.pagina ?? 1)),
      bindEndpoint(getNodoEndpoint, async ({ params }, context) =>
        presentDetalle(arbol, await requireNodo(database, params.oid), context),
      ),
      bindEndpoint(createReservaEndpoint, ({ body }, context) => createReserva(database, body, context)),
      bindEndpoint(updateNodoEndpoint, ({ params, body }, context) =>
        updateNodo(arbol, params.oid, body, context),
      ),
      bindEndpoint(closeReservaEndpoint, ({ params, body }, context) =>
        closeReserva(arbol, params.oid, body.motivo, context),
      ),
    ],
  };
}
