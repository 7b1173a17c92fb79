import type { FileStore, Secrets } from '@marco/server-kit';
import { acciones } from './acciones.ts';
import { createCertificadosPendientes } from './ciclo/certificados-jobs.ts';
import type { Suscriptores } from './ciclo/update-estado-solicitud.ts';
import { createConstanciaJobs } from './constancia/constancia-jobs.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { deleteDatosDeUsuario } from './delete-datos-de-usuario.ts';
import { createEvidenciaDemostracion } from './demostracion/create-evidencia-demostracion.ts';
import { createNivelTresAnterior } from './demostracion/create-nivel-tres-anterior.ts';
import { createNivelTresDemostracion } from './demostracion/create-nivel-tres-demostracion.ts';
import { accionesDeSolicitudes } from './lista/acciones-de-inicio.ts';
import { actividadesDeSolicitudes } from './lista/actividades-solicitudes.ts';
import { bloqueCarga } from './lista/bloque-carga.ts';
import { bloqueServicios } from './lista/bloque-servicios.ts';
import { fuenteSolicitudes } from './lista/fuente-solicitudes.ts';
import { tablaSolicitudes } from './lista/tabla-solicitudes.ts';
import { nombres } from './nombres.queries.ts';
import { novedadesSolicitudes } from './novedades.ts';
import { novedadesAcompanamiento } from './novedades-acompanamiento.ts';
import { novedadesNivelTres } from './novedades-nivel-tres.ts';
import { novedadesReafirmacion } from './novedades-reafirmacion.ts';
import { novedadesReparto } from './novedades-reparto.ts';
import { novedadesRetiro } from './novedades-retiro.ts';
import { createSolicitudesJobs } from './plazos/solicitudes-jobs.ts';
import { responsabilidades } from './responsabilidades.queries.ts';
import { canReadArchivoDeSolicitud } from './solicitudes/can-read-archivo.ts';
import { listConsumosDeclarados } from './solicitudes/consumos-declarados.queries.ts';
import { createSolicitudesModule } from './solicitudes.routes.ts';

interface JobDependencies extends Suscriptores {
  readonly files: FileStore;
  readonly secrets: Secrets;
}

/** What this context gives the process. */
export const solicitudesManifest = {
  context: 'solicitudes',
  titulo: 'Solicitudes',
  create: createSolicitudesModule,
  tablas: () => [tablaSolicitudes],
  lectoresDeArchivos: [canReadArchivoDeSolicitud],
  accionesDeInicio: accionesDeSolicitudes,
  bloquesDeInicio: [bloqueCarga, bloqueServicios],
  actividades: actividadesDeSolicitudes,
  alSuprimir: [deleteDatosDeUsuario],
  consumosDeVersiones: [listConsumosDeclarados],
  jobs: (dependencies: JobDependencies) => [
    ...createSolicitudesJobs(dependencies),
    ...createConstanciaJobs(dependencies.files),
    ...createCertificadosPendientes(dependencies),
    createEvidenciaDemostracion(dependencies),
    createNivelTresDemostracion(dependencies),
    createNivelTresAnterior(dependencies),
  ],
  fuentesDeBusqueda: [fuenteSolicitudes],
  acciones,
  datosPropios,
  responsabilidades,
  nombres,
  novedades: {
    ...novedadesSolicitudes,
    ...novedadesNivelTres,
    ...novedadesRetiro,
    ...novedadesReafirmacion,
    ...novedadesReparto,
    ...novedadesAcompanamiento,
  },
};
