import type { FileStore, Secrets } from '@marco/server-kit';
import { acciones } from './acciones.ts';
import { createCertificadosModule } from './certificados.routes.ts';
import { createCertificadosWork } from './certificados-jobs.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { nombres } from './nombres.queries.ts';
import { novedadesCertificados } from './novedades.ts';

interface JobDependencies {
  readonly files: FileStore;
  readonly secrets: Secrets;
}

/** What this context gives the process. */
export const certificadosManifest = {
  context: 'certificados',
  titulo: 'Certificados',
  create: createCertificadosModule,
  askedJobs: ({ files, secrets }: JobDependencies) => [createCertificadosWork({ files, secrets })],
  acciones,
  datosPropios,
  nombres,
  novedades: novedadesCertificados,
};
