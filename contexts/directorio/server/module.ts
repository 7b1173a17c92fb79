import { acciones } from './acciones.ts';
import { createDirectorioModule } from './directorio.routes.ts';

/** What this context gives the process. */
export const directorioManifest = {
  context: 'directorio',
  titulo: 'Directorio de servicios',
  create: createDirectorioModule,
  acciones,
};
