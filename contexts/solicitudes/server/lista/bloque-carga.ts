import { toColombianDay } from '@marco/country/working-days';
import { permissionKey } from '@marco/server-kit';
import type { BloqueDeInicio } from '@marco/usuarios/port';
import type { BloqueCarga } from '../../contract/index.ts';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import { RECURSO_SOLICITUDES } from '../../contract/terms.ts';
import { listCarga } from './bloque-carga.queries.ts';

/** How much each consultor has in hand: of who assigns requests alone. */
export const bloqueCarga: BloqueDeInicio = {
  codigo: 'carga',
  read: async (database, { permissions, readsAllEntities }): Promise<BloqueCarga | undefined> => {
    if (!readsAllEntities || !permissions.has(permissionKey(RECURSO_SOLICITUDES, 'aprobar')))
      return undefined;
    const rows = await listCarga(database, toColombianDay(new Date()));
    return {
      consultores: rows.map(({ id, nombre, abiertas, uno, dos, tres, vencidas }) => ({
        id,
        nombre,
        abiertas,
        porNivel: [uno, dos, tres],
        vencidas,
        url: `${solicitudesPaths.consulta}?consultor=${id}`,
      })),
    };
  },
};
