import type { ElementoSlots } from '@marco/elementos-de-dato/widgets';
import { sampleConfiguracion } from '@marco/parametros/testing';
import { joinPanels } from '@marco/web-kit/panel-slots';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { createDiccionarioRoutes } from '../web/diccionario.routes.ts';

/** What a fake server answers to a path; throw to fail. */
export type Respuesta = (body: Record<string, unknown>, query: URLSearchParams) => unknown;

/** The dictionary as it stands in the product, on a server made of answers by path under its base, with the panels of other contexts; every call is kept. */
export function createDiccionarioSite(
  answers: Readonly<Record<string, Respuesta>>,
  address: string,
  elemento: ElementoSlots = [],
) {
  const all: Readonly<Record<string, Respuesta>> = {
    '/configuracion': () => sampleConfiguracion,
    ...answers,
  };
  const { fake, calls } = createFakeServer(({ path, body, query }) => all[path]?.(body, query));
  return {
    ...createTestSite({
      routes: createDiccionarioRoutes(joinPanels([{ elemento: async () => elemento }])),
      address,
      fake,
      session: null,
    }),
    callsTo: (path: string) => calls.filter((call) => call.path === path),
  };
}
