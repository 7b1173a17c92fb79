import { buildTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import { RECURSO_MESAS } from '../../contract/terms.ts';
import { parseTerminos } from '../../rules/busqueda-profunda/terminos.ts';
import { listFilasMesa } from '../busqueda/search-mesas.queries.ts';
import { COLUMNAS_ARCHIVO } from '../busqueda/tabla-mesas.ts';
import { type BusquedaCompleta, listEncontradasIds } from '../busqueda-profunda/search-contenido.queries.ts';
import { countReuniones } from '../reuniones/reuniones.queries.ts';
import { findPlegados } from './plegado.queries.ts';
import type { QuienBusca } from './procedencias.ts';

/** A deep search with the person who asked: visitors find nothing by commitments, people of an entity by theirs. */
interface PeticionContenido extends BusquedaCompleta {
  readonly quien: QuienBusca | null;
}

/** The results of the deep search as a file (TABLE-06): the columns of the mesas, and what the list tells of their meetings. */
export const tablaContenido: TablaExportable<PeticionContenido> = buildTabla({
  codigo: 'mesas-contenido',
  titulo: 'Mesas encontradas en el contenido',
  archivo: 'mesas-encontradas',
  tipoObjeto: 'mesa',
  recurso: RECURSO_MESAS,
  listIds: async (database, { quien, ...busqueda }: PeticionContenido) => {
    const plegados = await findPlegados(database, parseTerminos(busqueda.texto ?? ''));
    return listEncontradasIds(database, busqueda, plegados, quien);
  },
  listFilas: async (database, ids) => {
    const [filas, reuniones] = await Promise.all([
      listFilasMesa(database, ids),
      countReuniones(database, ids),
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
