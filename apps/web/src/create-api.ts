import { askCodigo, closeAfterUnauthorized, getSession } from '@marco/acceso/web';
import { findConfiguracion, loadConfiguracion } from '@marco/parametros/widgets';
import { type ApiClient, createApiClient } from '@marco/web-kit/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** The caller of the API: with a session its calls carry the token, the names and the user (specification §7). */
export function createApi(queries: QueryClient): ApiClient {
  const api: ApiClient = createApiClient({
    // Until the configuration has arrived only the configuration is asked for, and that of this site.
    getOrigin: () => findConfiguracion(queries)?.origenApi ?? '',
    getSession: () => {
      const session = getSession();
      if (!session) return null;
      const { primerNombre, primerApellido, usuario } = session.infoUser;
      return {
        accessToken: session.accessToken,
        nombreUsuario: `${primerNombre} ${primerApellido}`,
        user: usuario,
      };
    },
    onForbidden: (code) => (getSession() ? askCodigo(code) : Promise.resolve(false)),
    onUnauthorized: () => {
      // A refused sign-in does not mean that a session ended.
      if (getSession()) void closeSession();
    },
  });

  async function closeSession(): Promise<void> {
    queries.cancelQueries().catch(() => undefined);
    closeAfterUnauthorized({ api, settings: await loadConfiguracion(queries, api) });
  }

  return api;
}
