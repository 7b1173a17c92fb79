import { acciones } from './acciones.ts';
import { createDatosAbiertosModule } from './datos-abiertos.routes.ts';
import { createEdicionesJobs } from './ediciones/ediciones-jobs.ts';

/** What this context gives the process. */
export const datosAbiertosManifest = {
  context: 'datos-abiertos',
  titulo: 'Datos abiertos',
  create: createDatosAbiertosModule,
  jobs: createEdicionesJobs,
  acciones,
  tiposObjeto: { 'edicion-datos-abiertos': 'Edición de los datos abiertos' },
};
