import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { acciones } from './acciones.ts';
import { ansJobs } from './ans/ans-jobs.ts';
import { novedadesAns } from './ans/novedades-ans.ts';
import { novedadesDeriva } from './contratos/novedades-deriva.ts';
import { datosPropios } from './datos-propios.queries.ts';
import {
  refreshTareasALaHora,
  refreshTareasDeServicio,
  refreshTareasDeSolicitud,
} from './hechos/refresh-tareas.ts';
import { nombres } from './nombres.queries.ts';
import { closeHorasVencidas, createCalculoWork, createOperacionJobs } from './operacion/operacion-jobs.ts';
import { createPlataformaModule } from './plataforma.routes.ts';
import { accionesDePlataforma } from './tareas/acciones-de-inicio.ts';
import { tareasDePlataforma } from './tareas/actividades-tareas.ts';
import { novedadesTareas } from './tareas/novedades-tareas.ts';
import { findUsoEnPlataforma } from './uso-de-servicio.queries.ts';

/** What this context gives the process. */
export const plataformaManifest = {
  context: 'plataforma',
  titulo: 'Plataforma X-Road',
  create: createPlataformaModule,
  jobs: () => [...createOperacionJobs(), ...ansJobs],
  askedJobs: () => [createCalculoWork()],
  chores: ({ database }: { readonly database: Kysely<DatabaseSchema> }) => ({
    operacion: () => closeHorasVencidas(database),
    'tareas-de-plataforma': () => refreshTareasALaHora(database),
  }),
  alMover: [refreshTareasDeSolicitud],
  alCambiarServicio: [refreshTareasDeServicio],
  accionesDeInicio: accionesDePlataforma,
  actividades: [tareasDePlataforma],
  usosDeServicios: [findUsoEnPlataforma],
  novedades: { ...novedadesAns, ...novedadesDeriva, ...novedadesTareas },
  acciones,
  tiposObjeto: {
    'importacion-operacion': 'Importación de operación',
    'instancia-xroad': 'Instancia de X-Road',
    'servicio-plataforma': 'Servicio de la plataforma',
    anomalia: 'Anomalía',
    'tarea-xroad': 'Tarea de la plataforma',
    ventana: 'Ventana de mantenimiento',
  },
  nombres,
  datosPropios,
};
