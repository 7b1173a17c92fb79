import { RECURSO_PARAMETROS } from '@marco/parametros/terms';
import { permissionKey } from '@marco/server-kit';
import type { BloqueDeInicio } from '@marco/usuarios/port';
import type { BloqueSalud } from '../../contract/index.ts';
import { findSalud } from './salud.queries.ts';

/** How the system runs, of who administers it alone: who may change its parameters. */
export const bloqueSalud: BloqueDeInicio = {
  codigo: 'salud',
  read: async (database, { permissions, readsAllEntities }): Promise<BloqueSalud | undefined> => {
    if (!readsAllEntities || !permissions.has(permissionKey(RECURSO_PARAMETROS, 'editar'))) return undefined;
    const salud = await findSalud(database);
    if (!salud) return undefined;
    return {
      tareas: { abandonadas: salud.abandonadas, atrasadas: salud.atrasadas },
      correosAbandonados: salud.correos,
      ultimoSello: salud.ultimo_sello?.toISOString() ?? null,
      selloAtrasado: salud.sello_atrasado,
    };
  },
};
