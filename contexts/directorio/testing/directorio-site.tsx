import { sampleConfiguracion } from '@marco/parametros/testing';
import { joinPanels } from '@marco/web-kit/panel-slots';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { createDirectorioRoutes } from '../web/directorio.routes.ts';
import type { FichaPanel } from '../web/ficha-slots.ts';
import { createConexion } from './conexion-samples.ts';
import { createFacetasDirectorio, createFicha, createResultadoDirectorio } from './directorio-samples.ts';

/** What a fake server answers to a path; throw to fail. */
export type Respuesta = (body: Record<string, unknown>, query: URLSearchParams) => unknown;

/** Where the page of the sample is asked for. */
export const FICHA = '/directorio/rnec/consulta-de-datos-basicos';

/**
 * The directory as it stands in the product, on a server made of answers by path under its base; every call is kept.
 *
 * @param panels what later contexts show in the page of a servicio
 */
export function createDirectorioSite(
  answers: Readonly<Record<string, Respuesta>>,
  address: string,
  panels: readonly FichaPanel[] = [],
) {
  const all: Readonly<Record<string, Respuesta>> = {
    '/configuracion': () => sampleConfiguracion,
    '/directorio': () => createResultadoDirectorio(),
    '/directorio/facetas': () => createFacetasDirectorio(),
    [FICHA]: () => createFicha(),
    '/directorio/8/conectarse': () => createConexion(),
    '/directorio/veredictos': () => [],
    '/directorio/demandas': () => ({ demandas: [], total: 0 }),
    ...answers,
  };
  const { fake, calls } = createFakeServer(({ path, body, query }) => all[path]?.(body, query));
  const routes = createDirectorioRoutes(joinPanels([{ ficha: async () => panels }]));
  return {
    ...createTestSite({ routes, address, fake, session: null }),
    callsTo: (path: string) => calls.filter((call) => call.path === path),
  };
}
