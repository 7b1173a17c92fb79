import { permissionKey } from '@marco/server-kit';
import type { FuenteActividades } from '@marco/usuarios/port';
import { plataformaPaths } from '../../contract/plataforma.paths.ts';
import { RECURSO_XROAD } from '../../contract/terms.ts';
import { findEnEspera } from './tareas.queries.ts';

/** What waits for the operator of the platform, on their home. */
export const tareasDePlataforma: FuenteActividades = {
  codigo: 'tareas-plataforma',
  findActividad: async (database, actor) => {
    if (!actor.permissions.has(permissionKey(RECURSO_XROAD, 'aprobar'))) return undefined;
    const espera = await findEnEspera(database);
    if (!espera?.mas_antigua || !espera.mas_reciente) return undefined;
    return {
      titulo: 'Tareas de la plataforma X-Road',
      cantidad: espera.cantidad,
      masAntigua: espera.mas_antigua,
      masReciente: espera.mas_reciente,
      url: plataformaPaths.tareas,
    };
  },
};
