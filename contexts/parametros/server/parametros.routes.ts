import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type Secrets, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { getConfiguracionEndpoint, listTiposIdentificacionEndpoint } from '../contract/index.ts';
import { bindCorreos } from './correos/correos.routes.ts';
import { bindNotificaciones } from './notificaciones/notificaciones.routes.ts';
import type { NovedadesReunidas } from './novedades-reunidas.ts';
import { bindParametrizador } from './parametrizador/parametrizador.bindings.ts';
import { listParametrosPublicos, listTiposActivos } from './parametros.queries.ts';
import { type ProcessSettings, presentConfiguracion } from './present-configuracion.ts';
import { bindTecnologias } from './tecnologias/tecnologias.bindings.ts';

export interface ParametrosDependencies {
  readonly database: Kysely<DatabaseSchema>;
  /** The events of all contexts that people are informed of. */
  readonly novedades: NovedadesReunidas;
  /** Opens mails that lie sealed in the outbox. */
  readonly secrets: Secrets;
  readonly processSettings: ProcessSettings;
  /** Whether mails leave the product; otherwise they are read in it. */
  readonly servidorDeCorreo: boolean;
  /** Whether administrators may read mails with secrets: only outside of production. */
  readonly muestraReservados: boolean;
}

export function createParametrosModule(dependencies: ParametrosDependencies): ServerModule {
  const { database, novedades, processSettings } = dependencies;
  return {
    context: 'parametros',
    endpoints: [
      bindEndpoint(getConfiguracionEndpoint, async () =>
        presentConfiguracion(await listParametrosPublicos(database), processSettings),
      ),
      bindEndpoint(listTiposIdentificacionEndpoint, () => listTiposActivos(database)),
      ...bindParametrizador(dependencies),
      ...bindCorreos(dependencies),
      ...bindNotificaciones(database, novedades),
      ...bindTecnologias(database),
    ],
  };
}
