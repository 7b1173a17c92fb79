import { sampleConfiguracion } from '@marco/parametros/testing';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { diccionarioRoutes } from '../web/diccionario.routes.ts';

/** What a fake server answers to a path; throw to fail. */
export type Respuesta = (body: Record<string, unknown>, query: URLSearchParams) => unknown;

/** The dictionary as it stands in the product, on a server made of answers by path under its base; every call is kept. */
export function createDiccionarioSite(answers: Readonly<Record<string, Respuesta>>, address: string) {
  const all: Readonly<Record<string, Respuesta>> = {
    '/configuracion': () => sampleConfiguracion,
    ...answers,
  };
  const { fake, calls } = createFakeServer(({ path, body, query }) => all[path]?.(body, query));
  return {
    ...createTestSite({ routes: diccionarioRoutes, address, fake, session: null }),
    callsTo: (path: string) => calls.filter((call) => call.path === path),
  };
}
