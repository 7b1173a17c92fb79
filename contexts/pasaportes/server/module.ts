import { acciones } from './acciones.ts';
import { keepPasaportes } from './create-pasaporte.ts';
import { objetosServicios } from './find-objeto.queries.ts';
import { createPasaportesModule } from './pasaportes.routes.ts';
import { identificarVersiones } from './pasaportes-jobs.ts';

/** What this context gives the process. */
export const pasaportesManifest = {
  context: 'pasaportes',
  titulo: 'Pasaportes de servicio',
  create: createPasaportesModule,
  jobs: () => [identificarVersiones],
  alCambiarServicio: [keepPasaportes],
  objetosIdentificados: objetosServicios,
  acciones,
};
