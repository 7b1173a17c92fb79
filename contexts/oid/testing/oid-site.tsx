import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { ModalHost } from '@marco/web-kit/modal';
import { ProductProvider } from '@marco/web-kit/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { DetalleNodo, FilaNodo, PaginaNodos } from '../contract/index.ts';
import { oidPublicRoutes, oidRoutes } from '../web/index.ts';

/** One call that arrived, by its method, path and query under its base. */
export interface Call {
  readonly address: string;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** What a fake server answers to a call; undefined leaves it to the usual answers. */
export type FakeServer = (call: Call) => Response | undefined;

const ALLOWED = { allowed: true, reasons: [], unblockers: [] };
const REFUSED = { allowed: false, reasons: ['No aplica aquí.'], unblockers: ['Administrador MinTIC'] };

const nodo = (oid: string, nombre: string, hijos: number): FilaNodo => ({
  oid,
  arco: Number(oid.split('.').at(-1)),
  nombre,
  tipo: 'raiz',
  estado: 'activo',
  hijos,
});
const pagina = (nodos: FilaNodo[], numero = 1, total = nodos.length): PaginaNodos => ({
  ...{ nodos, total, pagina: numero, tamano: 50 },
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

/** A refusal of the server. */
export function buildRefusal(status: number, problem: object): Response {
  return Response.json({ status, detalles: [], ...problem }, { status });
}

/** The screens of the identifiers as they stand in the product, on a fake server. */
export function createOidSite(address: string, server: FakeServer = () => undefined) {
  const calls: Call[] = [];
  const fake: typeof fetch = async (input, init) => {
    const path = String(input).replace(/^\/api(-public)?/, '');
    const call: Call = {
      address: `${init?.method ?? 'GET'} ${path}`,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
      headers: new Headers(init?.headers),
    };
    calls.push(call);
    const own = server(call);
    if (own) return own;
    const known = ANSWERS[call.address];
    return known
      ? Response.json(known)
      : buildRefusal(404, { code: 'FALLO', mensaje: `Nadie responde ${call.address}.` });
  };
  const session = { accessToken: 'ficha', nombreUsuario: 'Ana Ruiz', user: 'aruiz' };
  const client = createApiClient({ getSession: () => session, onUnauthorized: () => undefined, fetch: fake });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      {
        element: (
          <main>
            <Outlet />
            <ModalHost />
            <BannerHost />
          </main>
        ),
        HydrateFallback: () => null,
        children: [...oidRoutes, ...oidPublicRoutes],
      },
    ],
    { initialEntries: [address] },
  );
  const site = (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <ProductProvider product={{ title: 'Producto', version: '2.8.12' }}>
          <RouterProvider router={router} />
        </ProductProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
  return { site, router, calls, sent: (wanted: string) => calls.filter((call) => call.address === wanted) };
}
