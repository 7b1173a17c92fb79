import { acciones } from './acciones.ts';
import { cortesJobs } from './cortes/cortes-jobs.ts';
import { reexpresionJobs } from './cortes/reexpresion-jobs.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { tablaFilas } from './descargas/tabla-filas.ts';
import { tablasDeInformes } from './informes/informes.bindings.ts';
import { novedadesReportes } from './novedades.ts';
import { createReportesModule } from './reportes.routes.ts';
import { deleteDePersona } from './suscripciones/suscripciones.repository.ts';
import { suscripcionesJobs } from './suscripciones/suscripciones-jobs.ts';

/** What this context gives the process. */
export const reportesManifest = {
  context: 'reportes',
  titulo: 'Reportes e indicadores',
  create: createReportesModule,
  tablas: () => [...tablasDeInformes, tablaFilas],
  jobs: () => [...cortesJobs, ...reexpresionJobs, ...suscripcionesJobs],
  alSuprimir: [deleteDePersona],
  datosPropios,
  novedades: novedadesReportes,
  acciones,
  tiposObjeto: {
    corte: 'Corte de los indicadores',
    indicador: 'Indicador',
    'suscripcion-reporte': 'Suscripción a un indicador',
  },
};
