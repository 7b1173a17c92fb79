import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, type CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import * as contract from '../../contract/index.ts';
import { RECURSOS_EXPLORADOS } from './fuentes.ts';
import { toLectorDeExplorador } from './lector-de-explorador.ts';
import { listConjuntos, searchExploracion } from './search-exploracion.ts';
import { tablaExploracion } from './tabla-exploracion.ts';

/** The explorer over HTTP: by its body, by its address, and as a file. */
export function bindExplorador(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  const toLector = (context: CallContext) => toLectorDeExplorador(context, RECURSOS_EXPLORADOS);
  return [
    bindEndpoint(contract.listConjuntosEndpoint, async (_, context) => listConjuntos(toLector(context))),
    bindEndpoint(contract.searchExploracionEndpoint, ({ body }, context) =>
      searchExploracion(database, body, toLector(context)),
    ),
    bindEndpoint(contract.getExploracionEndpoint, ({ query }, context) => {
      const { filtros = [], dibujo = 'barras', ...rest } = query;
      return searchExploracion(database, { ...rest, filtros, dibujo }, toLector(context));
    }),
    bindEndpoint(contract.downloadExploracionEndpoint, ({ body }, context) => {
      const { formato, ...estado } = body;
      const peticion = { estado, lector: toLector(context) };
      return downloadTabla(database, context, { tabla: tablaExploracion, peticion, formato });
    }),
  ];
}
