import type { SealSigner } from '@marco/server-kit';
import type { NombresDeCodigos } from '../rules/codigos.ts';
import { acciones } from './acciones.ts';
import { type AuditoriaDependencies, createAuditoriaModule } from './auditoria.routes.ts';
import { createAuditoriaJobs } from './auditoria-jobs.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { keepMediciones, type MedicionDependencies } from './estado-producto/keep-mediciones.ts';
import { bloqueSalud } from './salud/bloque-salud.ts';
import { createTablaEventos } from './tabla-eventos.ts';

/** Name of the chore that measures every part of the product. */
const ESTADO = 'estado-del-producto';

interface ManifestDependencies extends Omit<AuditoriaDependencies, 'measureNow'> {
  readonly wake: (chore: string) => void;
}

/** What this context gives the process. */
export const auditoriaManifest = {
  context: 'auditoria',
  titulo: 'Auditoría',
  create: ({ wake, ...dependencies }: ManifestDependencies) =>
    createAuditoriaModule({ ...dependencies, measureNow: () => wake(ESTADO) }),
  chores: (dependencies: MedicionDependencies) => ({ [ESTADO]: () => keepMediciones(dependencies) }),
  tablas: (nombres: NombresDeCodigos) => [createTablaEventos(nombres)],
  jobs: ({ signer }: { readonly signer: SealSigner }) => createAuditoriaJobs(signer),
  bloquesDeInicio: [bloqueSalud],
  acciones,
  datosPropios,
  tiposObjeto: { auditoria: 'Auditoría' },
};
