import type { SealSigner } from '@marco/server-kit';
import type { NombresDeCodigos } from '../rules/codigos.ts';
import { acciones } from './acciones.ts';
import { createAuditoriaModule } from './auditoria.routes.ts';
import { createAuditoriaJobs } from './auditoria-jobs.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { bloqueSalud } from './salud/bloque-salud.ts';
import { createTablaEventos } from './tabla-eventos.ts';

/** What this context gives the process. */
export const auditoriaManifest = {
  context: 'auditoria',
  titulo: 'Auditoría',
  create: createAuditoriaModule,
  tablas: (nombres: NombresDeCodigos) => [createTablaEventos(nombres)],
  jobs: ({ signer }: { readonly signer: SealSigner }) => createAuditoriaJobs(signer),
  bloquesDeInicio: [bloqueSalud],
  acciones,
  datosPropios,
  tiposObjeto: { auditoria: 'Auditoría' },
};
