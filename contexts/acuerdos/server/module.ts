import type { FileStore } from '@marco/server-kit';
import { acciones } from './acciones.ts';
import { accionesDeAcuerdos } from './acciones-de-inicio.ts';
import { actividadesDeAcuerdos } from './actividades-acuerdos.ts';
import { createAcuerdosModule } from './acuerdos.routes.ts';
import { acuerdosJobs, createAcuerdosWork } from './acuerdos-jobs.ts';
import { canReadArchivoDeAcuerdo } from './can-read-archivo.ts';
import { listConsumosAcordados } from './consumos-acordados.queries.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { fuenteAcuerdos } from './fuente-acuerdos.ts';
import { nombres } from './nombres.queries.ts';
import { novedadesAcuerdos } from './novedades.ts';
import { findUsoAcordado } from './uso-acordado.queries.ts';

/** What this context gives the process. */
export const acuerdosManifest = {
  context: 'acuerdos',
  titulo: 'Acuerdos de consumo',
  create: createAcuerdosModule,
  lectoresDeArchivos: [canReadArchivoDeAcuerdo],
  accionesDeInicio: accionesDeAcuerdos,
  actividades: actividadesDeAcuerdos,
  consumosDeVersiones: [listConsumosAcordados],
  usosDeServicios: [findUsoAcordado],
  jobs: () => acuerdosJobs,
  askedJobs: ({ files }: { readonly files: FileStore }) => [createAcuerdosWork({ files })],
  fuentesDeBusqueda: [fuenteAcuerdos],
  acciones,
  datosPropios,
  nombres,
  novedades: novedadesAcuerdos,
  tiposObjeto: { 'servicio-version': 'Versión de un servicio' },
};
