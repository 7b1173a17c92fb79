import { collectionErrors } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import {
  type BoundEndpoint,
  bindCollection,
  type CollectionStore,
  findRow,
  listRows,
  type RowId,
  refuse,
  suggestRows,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { departamentos, municipios, sectores } from '../../contract/index.ts';
import type { Catalogo } from '../../contract/terms.ts';
import { findId } from './catalogos.queries.ts';
import { FILAS, listRelaciones } from './colecciones.sources.ts';
import { deleteFila } from './delete-fila.ts';
import { createFila, updateFila } from './keep-catalogo.ts';

interface Fila {
  readonly id: number | string;
  readonly codigo: string;
  readonly nombre: string;
  readonly activo: boolean;
  readonly version: number;
}
type Nueva = Pick<Fila, 'codigo' | 'nombre'>;
type Cambio = Pick<Fila, 'nombre' | 'activo'>;

/** Sectors, departments and municipalities by the generic verbs (API-03), over the rules their screens keep them by. */
export function bindColecciones(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  const relations = listRelaciones(database);

  function createStore<Row extends Fila>(catalogo: Catalogo): CollectionStore<Row, Nueva, Cambio> {
    const source = FILAS[catalogo];
    async function get(running: Kysely<DatabaseSchema>, id: RowId): Promise<Row> {
      const row = await findRow<Row>(running, source, id);
      if (!row) throw refuse(collectionErrors, 'FILA_INEXISTENTE');
      return row;
    }
    return {
      relations: relations[catalogo],
      list: (query) => listRows<Row>(database, source, query),
      find: (keyword) => suggestRows(database, source, keyword),
      get: (id) => findRow<Row>(database, source, id),
      create: (values, context) =>
        createFila(database, catalogo, values, context, async (running, _, codigo) =>
          get(running, await findId(running, catalogo, codigo)),
        ),
      update: async (id, change, context) => {
        const present = await get(database, id);
        await updateFila(
          database,
          { catalogo, codigo: present.codigo },
          (actual) => change({ ...present, ...actual }),
          context,
        );
        return get(database, id);
      },
      delete: async (id, context) => deleteFila(database, catalogo, await get(database, id), context),
    };
  }

  return [
    ...bindCollection(sectores, createStore('sectores')),
    ...bindCollection(departamentos, createStore('departamentos')),
    ...bindCollection(municipios, createStore('municipios')),
  ];
}
