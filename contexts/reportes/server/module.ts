import { acciones } from './acciones.ts';
import { cortesJobs } from './cortes/cortes-jobs.ts';
import { tablaFilas } from './descargas/tabla-filas.ts';
import { tablasDeInformes } from './informes/informes.bindings.ts';
import { createReportesModule } from './reportes.routes.ts';

/** What this context gives the process. */
export const reportesManifest = {
  context: 'reportes',
  titulo: 'Reportes e indicadores',
  create: createReportesModule,
  tablas: () => [...tablasDeInformes, tablaFilas],
  jobs: () => cortesJobs,
  acciones,
  tiposObjeto: { corte: 'Corte de los indicadores', indicador: 'Indicador' },
};
