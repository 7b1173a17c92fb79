import type { DatabaseSchema } from '@marco/database';
import {
  type BoundEndpoint,
  bindCollection,
  type CollectionStore,
  findRow,
  listRows,
  suggestRows,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { departamentos, municipios, sectores } from '../../contract/index.ts';
import type { Catalogo } from '../../contract/terms.ts';
import { FILAS, type FilaCatalogo, listRelaciones } from './colecciones.sources.ts';
import { deleteFila } from './delete-fila.ts';
import { createFila, getFila, updateFila } from './keep-catalogo.ts';

type Nueva = Pick<FilaCatalogo, 'codigo' | 'nombre'>;
type Cambio = Pick<FilaCatalogo, 'nombre' | 'activo'>;

/** Sectors, departments and municipalities by the generic verbs (API-03). */
export function bindColecciones(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  const relations = listRelaciones(database);

  function createStore<Row extends FilaCatalogo>(catalogo: Catalogo): CollectionStore<Row, Nueva, Cambio> {
    const source = FILAS[catalogo];
    return {
      relations: relations[catalogo],
      list: (query) => listRows<Row>(database, source, query),
      find: (keyword) => suggestRows(database, source, keyword),
      get: (id) => findRow<Row>(database, source, id),
      create: (values, context) => createFila<Row>(database, catalogo, values, context),
      update: (id, change, context) => updateFila<Row>(database, { catalogo, id }, change, context),
      delete: async (id, context) =>
        deleteFila(database, catalogo, await getFila(database, catalogo, id), context),
    };
  }

  return [
    ...bindCollection(sectores, createStore('sectores')),
    ...bindCollection(departamentos, createStore('departamentos')),
    ...bindCollection(municipios, createStore('municipios')),
  ];
}
