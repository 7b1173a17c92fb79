import { sampleConfiguracion } from '@marco/parametros/testing';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { tramitesRoutes } from '../web/tramites.routes.ts';
import { tramitesPrivadosRoutes } from '../web/tramites-privados.routes.ts';
import { createTramite, sampleLista, sampleMapa, samplePapeles, sampleSupuesto } from './tramites-samples.ts';

/** What a fake server answers to a call, by method and path under its base; throw to fail. */
export type RespuestaDeTramites = (body: Record<string, unknown>, query: URLSearchParams) => unknown;

/** The screens of trámites as they stand in the product, on a server made of answers; every call is kept. */
export function createTramitesSite(
  address: string,
  answers: Readonly<Record<string, RespuestaDeTramites>> = {},
) {
  const all: Readonly<Record<string, RespuestaDeTramites>> = {
    'GET /configuracion': () => sampleConfiguracion,
    'GET /tramites': () => sampleLista,
    'GET /tramites/T90002': () => createTramite(),
    'GET /mapa-solo-una-vez': () => sampleMapa,
    'GET /mapa-solo-una-vez/entidades/20': () => samplePapeles,
    'GET /ahorro/supuestos': () => ({ supuestos: [sampleSupuesto], faltan: [] }),
    'GET /departamentos': () => [{ id: '05', nombre: 'Antioquia' }],
    'GET /municipios': () => [{ id: '05001', nombre: 'Medellín', departamentoId: '05' }],
    'GET /entidades': () => [],
    ...answers,
  };
  const { fake, callsTo } = createFakeServer((call) => all[call.address]?.(call.body, call.query));
  const routes = [...tramitesRoutes, ...tramitesPrivadosRoutes];
  return { ...createTestSite({ routes, address, fake }), callsTo };
}
