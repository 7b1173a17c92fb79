import { type AccesoDependencies, createAccesoModule } from './acceso.routes.ts';
import { acciones } from './acciones.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { novedadesAcceso } from './novedades.ts';
import { type RunDependencies, runRestablecimientos } from './restablecimientos/run-restablecimientos.ts';
import { deleteSegundoFactor } from './segundo-factor/segundos-factores.repository.ts';

/** Name of the chore that sends the keys to change a password. */
const RESTABLECIMIENTOS = 'restablecimientos';

interface ManifestDependencies extends Omit<AccesoDependencies, 'onRestablecimiento'> {
  /** Runs a chore of the process soon. */
  readonly wake: (chore: string) => void;
}

interface ChoreDependencies extends Pick<RunDependencies, 'database' | 'secrets'> {
  readonly trusted: Pick<AccesoDependencies['trusted'], 'key'>;
}

/** What this context gives the process. */
export const accesoManifest = {
  context: 'acceso',
  titulo: 'Ingreso y sesión',
  create: ({ wake, ...dependencies }: ManifestDependencies) =>
    createAccesoModule({ ...dependencies, onRestablecimiento: () => wake(RESTABLECIMIENTOS) }),
  deleteSegundoFactor,
  chores: ({ database, secrets, trusted }: ChoreDependencies) => ({
    [RESTABLECIMIENTOS]: () => runRestablecimientos({ database, secrets, emisor: trusted.key }),
  }),
  acciones,
  datosPropios,
  novedades: novedadesAcceso,
  tiposObjeto: { invitacion: 'Invitación', sesion: 'Sesión' },
};
