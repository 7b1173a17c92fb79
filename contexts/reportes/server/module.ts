import { acciones } from './acciones.ts';
import { cortesJobs } from './cortes/cortes-jobs.ts';
import { reexpresionJobs } from './cortes/reexpresion-jobs.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { tablaFilas } from './descargas/tabla-filas.ts';
import { tablaExploracion } from './explorador/tabla-exploracion.ts';
import { tablasDeInformes } from './informes/informes.bindings.ts';
import { novedadesReportes } from './novedades.ts';
import { createReportesModule } from './reportes.routes.ts';
import { deleteDePersona } from './suscripciones/suscripciones.repository.ts';
import { createSuscripcionesJobs } from './suscripciones/suscripciones-jobs.ts';
import { deleteTablerosDePersona } from './tableros/tableros.repository.ts';
import { deleteVistasDePersona } from './vistas/vistas.repository.ts';

/** What this context gives the process. */
export const reportesManifest = {
  context: 'reportes',
  titulo: 'Reportes e indicadores',
  create: createReportesModule,
  tablas: () => [...tablasDeInformes, tablaFilas, tablaExploracion],
  jobs: () => [...cortesJobs, ...reexpresionJobs, ...createSuscripcionesJobs()],
  alSuprimir: [deleteDePersona, deleteTablerosDePersona, deleteVistasDePersona],
  datosPropios,
  novedades: novedadesReportes,
  acciones,
  tiposObjeto: {
    corte: 'Corte de los indicadores',
    indicador: 'Indicador',
    'suscripcion-reporte': 'Suscripción a un indicador',
    tablero: 'Tablero',
    exploracion: 'Exploración',
    'vista-reporte': 'Vista guardada del explorador',
  },
};
