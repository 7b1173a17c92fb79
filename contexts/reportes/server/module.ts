import { acciones } from './acciones.ts';
import { createReportesModule } from './reportes.routes.ts';

/** What this context gives the process. */
export const reportesManifest = {
  context: 'reportes',
  titulo: 'Reportes e indicadores',
  create: createReportesModule,
  acciones,
};
