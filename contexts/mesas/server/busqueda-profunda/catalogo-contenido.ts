import { buildCatalogo, type Catalogo, presentFiltros } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { RECURSO_MESAS } from '../../contract/terms.ts';
import { parseTerminos } from '../../rules/busqueda-profunda/terminos.ts';
import { COLUMNAS_ARCHIVO } from '../busqueda/catalogo-mesas.ts';
import { listFilasMesa } from '../busqueda/search-mesas.queries.ts';
import type { QuienBusca } from './fuentes.ts';
import { type BusquedaCompleta, listEncontradasIds } from './search-contenido.queries.ts';

/** A deep search with who asked: visitors find nothing by commitments, people of an entity by theirs. */
interface PeticionContenido extends BusquedaCompleta {
  readonly quien: QuienBusca | null;
}

/** The results of the deep search as a file (TABLE-06): the columns of the mesas, and what the list tells of their meetings. */
export const catalogoContenido: Catalogo<PeticionContenido> = buildCatalogo({
  codigo: 'mesas-contenido',
  titulo: 'Mesas encontradas en el contenido',
  archivo: 'mesas-encontradas',
  tipoObjeto: 'mesa',
  recurso: RECURSO_MESAS,
  listIds: (database, { quien, ...busqueda }: PeticionContenido) =>
    listEncontradasIds(database, busqueda, parseTerminos(busqueda.texto ?? ''), quien),
  listFilas: async (database, ids) => {
    const [filas, reuniones] = await Promise.all([
      listFilasMesa(database, ids),
      findReuniones(database, ids),
    ]);
    return filas.map((fila) => ({ ...fila, reuniones: reuniones.get(fila.id) }));
  },
  toId: ({ id }) => id,
  columnas: [
    ...COLUMNAS_ARCHIVO,
    ['No. de reuniones', 'number', 16, ({ reuniones }) => reuniones?.total ?? 0],
    ['Última reunión', 'day', 16, ({ reuniones }) => reuniones?.ultima ?? null],
  ],
  describeFiltros: ({ texto, nombre, quien: _, ...filtros }) => presentFiltros(filtros, texto, nombre),
});

/** How many meetings these mesas held and when the last one was. */
async function findReuniones(database: Kysely<DatabaseSchema>, ids: readonly number[]) {
  const rows = await database
    .selectFrom('reuniones')
    .select(['mesa_id', sql<number>`count(*)::int`.as('total'), sql<Date>`max(inicia_en)`.as('ultima')])
    .where('estado', '=', 'realizada')
    .where('mesa_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .groupBy('mesa_id')
    .execute();
  return new Map(rows.map(({ mesa_id, ...reuniones }) => [mesa_id, reuniones]));
}
