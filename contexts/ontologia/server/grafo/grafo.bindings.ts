import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { getGrafoEndpoint, listFichasElementoEndpoint } from '../../contract/index.ts';
import { findEspacioNombres } from '../turtle/espacio-nombres.ts';
import { listFichasDeElemento } from './fichas-elemento.queries.ts';
import { getGrafo } from './get-grafo.ts';

/** The ontology as a graph, and what of it a data element meets. */
export function bindGrafo(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(getGrafoEndpoint, ({ query }) => getGrafo(database, query.foco, query.salto ?? 0)),
    bindEndpoint(listFichasElementoEndpoint, async ({ params }) => {
      const espacio = await findEspacioNombres(database);
      const fichas = await listFichasDeElemento(database, params.idElemento);
      return fichas.map((ficha) => ({ ...ficha, iri: espacio + ficha.codigo }));
    }),
  ];
}
