import { acciones } from './acciones.ts';
import { createConformidadModule } from './conformidad.routes.ts';

/** What this context gives the process. */
export const conformidadManifest = {
  context: 'conformidad',
  titulo: 'Banco de conformidad',
  create: createConformidadModule,
  acciones,
};
