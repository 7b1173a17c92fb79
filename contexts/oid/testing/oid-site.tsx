import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import type { DetalleNodo, FilaNodo, PaginaNodos } from '../contract/index.ts';
import { oidRoutes } from '../web/oid.routes.ts';
import { oidPublicRoutes } from '../web/oid-public.routes.ts';

export { buildRefusal } from '@marco/web-kit/testing';

/** What a fake server answers to a call; undefined leaves it to the usual answers. */
export type FakeServer = (call: FakeCall) => Response | undefined;

const REFUSED = refuseWith('No aplica aquí.', 'Administrador MinTIC');

const nodo = (oid: string, nombre: string, hijos: number): FilaNodo => ({
  oid,
  arco: Number(oid.split('.').at(-1)),
  nombre,
  tipo: 'raiz',
  estado: 'activo',
  hijos,
});
const pagina = (nodos: FilaNodo[], numero = 1, total = nodos.length): PaginaNodos => ({
  nodos,
  total,
  pagina: numero,
  tamano: 50,
});

/** The fifty below the standards that come at once, of sixty. */
const estandares = Array.from({ length: 60 }, (_, at) => nodo(`2.3.${at + 1}`, `Estándar ${at + 1}`, 0));

export const sampleNodo: DetalleNodo = {
  oid: '2.3',
  padre: '2',
  arco: 3,
  nombre: 'Estándares',
  descripcion: '',
  tipo: 'objeto',
  estado: 'activo',
  version: 4,
  hijos: 60,
  siguienteArco: 61,
  retiro: null,
  oidDetails: [
    { oid: '2', nombre: 'joint-iso-itu-t' },
    { oid: '2.3', nombre: 'Estándares' },
  ],
  objeto: null,
  permisos: { editar: ALLOWED, reservar: ALLOWED, retirar: REFUSED },
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /oid/nodos?pagina=1': pagina([nodo('2', 'joint-iso-itu-t', 2)]),
  'GET /oid/nodos?contiene=2': pagina([nodo('2', 'joint-iso-itu-t', 2)]),
  'GET /oid/nodos?padre=2&pagina=1': pagina([nodo('2.3', 'Estándares', 60), nodo('2.4', 'Capas de uso', 0)]),
  'GET /oid/nodos?padre=2&contiene=2.3': pagina([
    nodo('2.3', 'Estándares', 60),
    nodo('2.4', 'Capas de uso', 0),
  ]),
  'GET /oid/nodos?padre=2.3&pagina=1': pagina(estandares.slice(0, 50), 1, 60),
  'GET /oid/nodos?padre=2.3&pagina=2': pagina(estandares.slice(50), 2, 60),
  'GET /oid/nodos?padre=2.3&contiene=2.3.55': pagina(estandares.slice(50), 2, 60),
  'GET /oid/nodos/2.3': sampleNodo,
  'GET /oid/nodos/2.3.55': { ...sampleNodo, oid: '2.3.55', nombre: 'Estándar 55', hijos: 0 },
  'POST /oid/reservar': { oid: '2.3.61' },
  'GET /oid/buscar?texto=est&pagina=1': { nodos: [nodo('2.3', 'Estándares', 60)], total: 1 },
};

/** Method, path and query: the tree asks the same path for each of its branches. */
function toAddress({ address, url }: FakeCall): string {
  return address + new URL(url, 'http://localhost').search;
}

/** The screens of the identifiers as they stand in the product, on a fake server. */
export function createOidSite(address: string, server: FakeServer = () => undefined) {
  const { fake, calls } = createFakeServer((call) => server(call) ?? ANSWERS[toAddress(call)]);
  return {
    ...createTestSite({ routes: [...oidRoutes, ...oidPublicRoutes], address, fake }),
    sent: (wanted: string) => calls.filter((call) => toAddress(call) === wanted),
  };
}
