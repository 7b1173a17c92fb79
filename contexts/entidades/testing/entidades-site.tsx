import { sampleConfiguracion } from '@marco/parametros/testing';
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { ModalHost } from '@marco/web-kit/modal';
import { ProductProvider } from '@marco/web-kit/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { DetalleEntidad, FilaEntidad, OpcionesEntidad } from '../contract/index.ts';
import { createEntidadesRoutes } from '../web/index.ts';
import { sampleEntidad } from './sample-entidad.ts';

/** One call that arrived, by its method and path under the private base. */
export interface Call {
  readonly address: string;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** What a fake server answers to a call; undefined leaves it to the usual answers. */
export type FakeServer = (call: Call) => Response | undefined;

const ALLOWED = { allowed: true, reasons: [], unblockers: [] };

const sampleOpciones: OpcionesEntidad = {
  sectores: [
    { id: 1, nombre: 'Privado', activo: true },
    { id: 2, nombre: 'Educación', activo: true },
    { id: 3, nombre: 'Retirado', activo: false },
  ],
  ordenes: [{ id: 1, nombre: 'Nacional' }],
  departamentos: [
    { codigo: '05', nombre: 'Antioquia', activo: true },
    { codigo: '76', nombre: 'Valle del Cauca', activo: true },
  ],
  dominiosCorreo: ['gov.co'],
};

export const sampleDetalle: DetalleEntidad = {
  ...sampleEntidad,
  id: 7,
  version: 3,
  activa: true,
  sector: 'Privado',
  orden: null,
  departamento: 'Valle del Cauca',
  municipio: 'Cali',
  fechaCreacion: '2026-05-14T15:00:00.000Z',
  uso: { usuariosActivos: 4, serviciosActivos: 1, mesasAbiertas: 2 },
  permisos: { editar: ALLOWED, editarContacto: ALLOWED, cambiarEstado: ALLOWED },
};

const sampleFila: FilaEntidad = {
  id: 7,
  tipo: 'privada',
  nombre: sampleEntidad.nombre,
  sigla: null,
  nit: sampleEntidad.nit,
  dv: sampleEntidad.dv,
  sector: 'Privado',
  orden: null,
  departamento: 'Valle del Cauca',
  municipio: 'Cali',
  activa: true,
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /configuracion': sampleConfiguracion,
  'GET /entidad/opciones': sampleOpciones,
  'GET /entidad/municipios': [{ codigo: '76001', nombre: 'Cali', activo: true }],
  'GET /entidad/7': sampleDetalle,
  'POST /entidad/crear': { id: 7 },
  'POST /entidad/listar': {
    entidades: [sampleFila],
    total: 43,
    estados: { activas: 40, inactivas: 3 },
    permisos: { crear: ALLOWED },
  },
  'POST /catalogos/municipios/listar': {
    filas: [
      { codigo: '76001', nombre: 'Cali', departamento: 'Valle del Cauca', activo: true, version: 1, usos: 3 },
    ],
    total: 1,
    permisos: { crear: ALLOWED, editar: ALLOWED },
  },
};

/** A refusal of the server. */
export function buildRefusal(status: number, problem: object): Response {
  return Response.json({ status, detalles: [], ...problem }, { status });
}

const slots = {
  Usuarios: ({ entidadId }: { entidadId: number }) => <p>Usuarios de {entidadId}</p>,
  Servicios: ({ entidadId }: { entidadId: number }) => <p>Servicios de {entidadId}</p>,
  Mesas: ({ entidadId }: { entidadId: number }) => <p>Mesas de {entidadId}</p>,
};

/** The screens of the entities as they stand in the product, on a fake server. */
export function createEntidadesSite(address: string, server: FakeServer = () => undefined) {
  const calls: Call[] = [];
  const fake: typeof fetch = async (input, init) => {
    const path = String(input)
      .replace(/^\/api(-public)?/, '')
      .replace(/\?.*$/, '');
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
        children: createEntidadesRoutes(
          async () => slots,
          async () => [{ id: 'lenguajes', label: 'Lenguajes', Panel: () => <p>Catálogo de lenguajes</p> }],
        ),
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
