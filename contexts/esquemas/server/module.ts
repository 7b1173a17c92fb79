import { acciones } from './acciones.ts';
import { createEsquemasModule } from './esquemas.routes.ts';

/** What this context gives the process. */
export const esquemasManifest = {
  context: 'esquemas',
  titulo: 'Esquemas y validador',
  create: createEsquemasModule,
  acciones,
};
