import type { CallContext } from '@marco/server-kit';
import { acciones } from './acciones.ts';
import { createArchivosModule } from './archivos.routes.ts';
import { createArchivosJobs } from './archivos-jobs.ts';
import { datosPropios } from './datos-propios.queries.ts';
import {
  createExportacionesJobs,
  createExportacionesWork,
  type ExportacionesSettings,
} from './exportaciones/exportaciones-jobs.ts';
import { nombres } from './nombres.queries.ts';
import { novedadesArchivos } from './novedades.ts';

interface JobDependencies extends Omit<ExportacionesSettings, 'onFailure'> {
  readonly log: Pick<CallContext['log'], 'error'>;
}

function toExportaciones({ files, tablas, log }: JobDependencies): ExportacionesSettings {
  return {
    files,
    tablas,
    onFailure: (error) => log.error({ err: error }, 'a table could not be written'),
  };
}

/** What this context gives the process. */
export const archivosManifest = {
  context: 'archivos',
  titulo: 'Archivos',
  create: createArchivosModule,
  jobs: (dependencies: JobDependencies) => [
    ...createArchivosJobs(dependencies.files),
    ...createExportacionesJobs(toExportaciones(dependencies)),
  ],
  askedJobs: (dependencies: JobDependencies) => [createExportacionesWork(toExportaciones(dependencies))],
  acciones,
  datosPropios,
  nombres,
  novedades: novedadesArchivos,
  tiposObjeto: { exportacion: 'Exportación' },
};
