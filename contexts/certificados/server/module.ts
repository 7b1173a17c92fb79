import type { FileStore, Secrets } from '@marco/server-kit';
import type { SuscriptorEstadoServicio } from '@marco/servicios/port';
import { acciones } from './acciones.ts';
import { createCertificadosModule } from './certificados.routes.ts';
import { createCertificadosWork } from './certificados-jobs.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { fuenteCertificados } from './fuente-certificados.ts';
import { nombres } from './nombres.queries.ts';
import { novedadesCertificados } from './novedades.ts';
import { suspensionesPropuestas } from './propuestas/actividades-propuestas.ts';
import { novedadesPropuestas } from './propuestas/novedades-propuestas.ts';
import { propuestasJobs } from './propuestas/propuestas-jobs.ts';
import { createVencimientoJobs } from './vencimiento-jobs.ts';

interface JobDependencies {
  readonly files: FileStore;
  readonly secrets: Secrets;
}

interface DailyJobDependencies {
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}

/** What this context gives the process. */
export const certificadosManifest = {
  context: 'certificados',
  titulo: 'Certificados',
  create: createCertificadosModule,
  actividades: [suspensionesPropuestas],
  jobs: ({ alCambiarServicio }: DailyJobDependencies) => [
    ...createVencimientoJobs({ alCambiarServicio }),
    ...propuestasJobs,
  ],
  askedJobs: ({ files, secrets }: JobDependencies) => [createCertificadosWork({ files, secrets })],
  fuentesDeBusqueda: [fuenteCertificados],
  acciones,
  datosPropios,
  nombres,
  novedades: { ...novedadesCertificados, ...novedadesPropuestas },
};
