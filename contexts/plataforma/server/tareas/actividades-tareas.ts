import { permissionKey } from '@marco/server-kit';
import type { FuenteActividades } from '@marco/usuarios/port';
import { plataformaPaths, toTareaXroad } from '../../contract/plataforma.paths.ts';
import { VERBO_TAREA } from '../../contract/tareas.terms.ts';
import { RECURSO_XROAD } from '../../contract/terms.ts';
import { findAsunto } from './present-tarea.ts';
import { buildTareasEnEspera, listTareasDe } from './tareas.queries.ts';

/** What waits for the operator of the platform, on their home. */
export const tareasDePlataforma: FuenteActividades = {
  codigo: 'tareas-plataforma',
  clase: 'plataforma',
  findEspera: ({ permissions }, ambito) => {
    if (ambito === 'otros' || !permissions.has(permissionKey(RECURSO_XROAD, 'aprobar'))) return undefined;
    return {
      titulo: 'Tareas de la plataforma X-Road',
      url: plataformaPaths.tareas,
      buildAsuntos: buildTareasEnEspera,
      listTextos: async (database, ids) =>
        (await listTareasDe(database, ids)).map((row) => {
          const [verbo, boton] = VERBO_TAREA[row.tipo];
          return {
            id: row.id,
            titulo: `${verbo} «${findAsunto(row)}»`,
            detalle: row.entidad ?? row.miembro_nombre ?? 'Plataforma de intercambio',
            boton,
            url: toTareaXroad(row.id),
          };
        }),
    };
  },
};
