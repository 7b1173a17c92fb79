import { buildTabla, type ColumnaDeTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import { presentEntidad } from '@marco/entidades/terms';
import { ESTADO_MESA } from '../../contract/estado-mesa.terms.ts';
import type { PeticionMesas } from '../../contract/index.ts';
import { COLUMNAS_MESAS, RECURSO_MESAS } from '../../contract/terms.ts';
import { listFilasMesa, listMesaIds } from './search-mesas.queries.ts';

type FilaMesa = Awaited<ReturnType<typeof listFilasMesa>>[number];

/** What the list shows of a mesa. */
export const COLUMNAS_ARCHIVO: readonly ColumnaDeTabla<FilaMesa>[] = [
  [COLUMNAS_MESAS.estadoMesa, 'text', 18, (row) => ESTADO_MESA[row.estadoMesa ? 'abierta' : 'cerrada']],
  [COLUMNAS_MESAS.nombreMesa, 'text', 60, (row) => row.nombreMesa],
  [COLUMNAS_MESAS.razonSocial, 'text', 50, (row) => presentEntidad(row.razonSocial)],
  [COLUMNAS_MESAS.nombreCompleto, 'text', 32, (row) => row.nombreCompleto],
  [COLUMNAS_MESAS.cantidadServicios, 'number', 16, (row) => row.cantidadServicios],
];

/** The results of the home of the mesas as a file (TABLE-06, MESA-02). */
export const tablaMesas: TablaExportable<PeticionMesas> = buildTabla({
  codigo: 'mesas',
  titulo: 'Mesas de interoperabilidad',
  tipoObjeto: 'mesa',
  recurso: RECURSO_MESAS,
  listIds: (database, peticion: PeticionMesas) => listMesaIds(database, peticion, peticion),
  listFilas: listFilasMesa,
  toId: ({ id }) => id,
  columnas: COLUMNAS_ARCHIVO,
  describeFiltros: ({ nombre, ...filtros }) => presentFiltros(filtros, nombre),
});
