import type { FileStore } from '@marco/server-kit';
import { acciones } from './acciones.ts';
import { createActasJobs, createActasPublicasWork, createActasWork } from './actas/actas-jobs.ts';
import { canReadArchivoDeActa } from './actas/can-read-archivo.ts';
import { fuentesDeMesas } from './busqueda/fuentes-mesas.ts';
import { tablaMesas } from './busqueda/tabla-mesas.ts';
import { tablaContenido } from './busqueda-profunda/tabla-contenido.ts';
import { compromisosPorCumplir } from './compromisos/actividades-compromisos.ts';
import { closeConElemento, closeConSolicitud, closeCumplidos } from './compromisos/close-cumplidos.ts';
import { createCompromisosJobs } from './compromisos/compromisos-jobs.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { deleteDatosDeUsuario } from './delete-datos-de-usuario.ts';
import { createMesasModule } from './mesas.routes.ts';
import { nombres } from './nombres.queries.ts';
import { novedadesMesas } from './novedades.ts';
import { responsabilidades } from './responsabilidades.queries.ts';
import { accionesDeMesas } from './reuniones/acciones-de-inicio.ts';
import { bloqueReuniones, reunionesPorCelebrar } from './reuniones/actividades-reuniones.ts';
import { canReadArchivoDeReunion } from './reuniones/can-read-archivo.ts';

interface JobDependencies {
  readonly files: FileStore;
}

/** What this context gives the process. */
export const mesasManifest = {
  context: 'mesas',
  titulo: 'Mesas de interoperabilidad',
  create: createMesasModule,
  tablas: () => [tablaMesas, tablaContenido],
  lectoresDeArchivos: [canReadArchivoDeReunion, canReadArchivoDeActa],
  accionesDeInicio: accionesDeMesas,
  actividades: [compromisosPorCumplir, reunionesPorCelebrar],
  bloquesDeInicio: [bloqueReuniones],
  alSuprimir: [deleteDatosDeUsuario],
  alIncorporar: [closeConElemento],
  alMover: [closeConSolicitud],
  alCambiarServicio: [closeCumplidos],
  jobs: ({ files }: JobDependencies) => [
    ...createCompromisosJobs(),
    ...createActasJobs(files),
    createActasPublicasWork(files),
  ],
  askedJobs: ({ files }: JobDependencies) => [createActasWork(files)],
  fuentesDeBusqueda: fuentesDeMesas,
  acciones,
  datosPropios,
  responsabilidades,
  nombres,
  novedades: novedadesMesas,
  tiposObjeto: {
    busqueda: 'Búsqueda guardada',
    reunion: 'Reunión',
    'calendario-propio': 'Dirección de calendario',
    'comentario-mesa': 'Comentario de una mesa',
  },
};
