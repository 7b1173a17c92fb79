import type { Catalogo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { parseTerminos } from '../../rules/busqueda-profunda/terminos.ts';
import type { QuienBusca } from '../busqueda-profunda/fuentes.ts';
import { type BusquedaCompleta, listEncontradasIds } from '../busqueda-profunda/search-contenido.queries.ts';
import { catalogoMesas, readFilasMesa } from './catalogo-mesas.ts';

/** A deep search with who asked: visitors find nothing by commitments, people of an entity by theirs. */
interface PeticionContenido extends BusquedaCompleta {
  readonly quien: QuienBusca | null;
}

/** The results of the deep search as a file (TABLE-06): the columns of the mesas, and what the list tells of their meetings. */
export const catalogoContenido: Catalogo<PeticionContenido> = {
  ...catalogoMesas,
  codigo: 'mesas-contenido',
  titulo: 'Mesas encontradas en el contenido',
  archivo: 'mesas-encontradas',
  columnas: [
    ...catalogoMesas.columnas,
    { title: 'No. de reuniones', kind: 'number', width: 16 },
    { title: 'Última reunión', kind: 'day', width: 16 },
  ],
  listIds: (database, { quien, ...busqueda }) =>
    listEncontradasIds(database, busqueda, parseTerminos(busqueda.texto ?? ''), quien),
  readFilas: async (database, ids) => {
    const [filas, reuniones] = await Promise.all([
      readFilasMesa(database, ids),
      findReuniones(database, ids),
    ]);
    return new Map(
      [...filas].map(([id, fila]) => {
        const { total, ultima } = reuniones.get(id) ?? { total: 0, ultima: null };
        return [id, [...fila, total, ultima]];
      }),
    );
  },
  describeFiltros: ({ texto, nombre, quien: _, ...filtros }) => ({
    ...filtros,
    ...(texto || nombre ? { conTexto: true } : {}),
  }),
};

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
