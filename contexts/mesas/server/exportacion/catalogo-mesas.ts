import type { Catalogo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { capitalizeNombre } from '@marco/entidades/terms';
import type { Kysely } from 'kysely';
import { ESTADO_MESA } from '../../contract/estado-mesa.terms.ts';
import type { PeticionMesas } from '../../contract/index.ts';
import { COLUMNAS_MESAS, RECURSO_MESAS } from '../../contract/terms.ts';
import { listFilasMesa, listMesaIds } from '../search-mesas.queries.ts';

/** The results of the home of the mesas as a file (TABLE-06, MESA-02). */
export const catalogoMesas: Catalogo<PeticionMesas> = {
  codigo: 'mesas',
  titulo: 'Mesas de interoperabilidad',
  archivo: 'mesas',
  tipoObjeto: 'mesa',
  permiso: { recurso: RECURSO_MESAS, accion: 'consultar' },
  columnas: [
    { title: COLUMNAS_MESAS.estadoMesa, kind: 'text', width: 18 },
    { title: COLUMNAS_MESAS.nombreMesa, kind: 'text', width: 60 },
    { title: COLUMNAS_MESAS.razonSocial, kind: 'text', width: 50 },
    { title: COLUMNAS_MESAS.nombreCompleto, kind: 'text', width: 32 },
    { title: COLUMNAS_MESAS.cantidadServicios, kind: 'number', width: 16 },
  ],
  listIds: (database, peticion) => listMesaIds(database, peticion, peticion),
  readFilas: readFilasMesa,
  describeFiltros: ({ nombre, ...filtros }) => ({ ...filtros, ...(nombre ? { conTexto: true } : {}) }),
};

/** The cells of some mesas, by id. */
export async function readFilasMesa(database: Kysely<DatabaseSchema>, ids: readonly number[]) {
  const rows = await listFilasMesa(database, ids);
  return new Map(
    rows.map(({ id, estadoMesa, nombreMesa, razonSocial, nombreCompleto, cantidadServicios }) => [
      id,
      [
        estadoMesa ? ESTADO_MESA.abierta : ESTADO_MESA.cerrada,
        nombreMesa,
        capitalizeNombre(razonSocial),
        nombreCompleto,
        cantidadServicios,
      ],
    ]),
  );
}
