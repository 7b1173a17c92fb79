import { permissionKey } from '@marco/server-kit';
import type { BloqueDeInicio } from '@marco/usuarios/port';
import type { BloqueCarga } from '../../contract/index.ts';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import { RECURSO_SOLICITUDES } from '../../contract/terms.ts';
import { countPorAsignar, listPorAsignarIds } from '../reparto/carga.queries.ts';
import { readCarga } from '../reparto/read-carga.ts';
import { listFilas } from './search-solicitudes.queries.ts';

/** Requests without a consultor that the home shows; the list has the others. */
const A_LA_VISTA = 7;

/** How much each consultor has in hand, and what waits for one: of who assigns requests alone. */
export const bloqueCarga: BloqueDeInicio = {
  codigo: 'carga',
  read: async (database, { permissions, readsAllEntities }): Promise<BloqueCarga | undefined> => {
    if (!readsAllEntities || !permissions.has(permissionKey(RECURSO_SOLICITUDES, 'aprobar')))
      return undefined;
    const [{ cupo, consultores }, total, ids] = await Promise.all([
      readCarga(database),
      countPorAsignar(database),
      listPorAsignarIds(database, A_LA_VISTA),
    ]);
    const filas = new Map((await listFilas(database, ids)).map((fila) => [fila.id, fila]));
    return {
      cupo,
      consultores: consultores.map((consultor) => ({
        ...consultor,
        url: `${solicitudesPaths.consulta}?consultor=${consultor.id}`,
      })),
      porAsignar: { total, solicitudes: ids.flatMap((id) => filas.get(id) ?? []) },
    };
  },
};
