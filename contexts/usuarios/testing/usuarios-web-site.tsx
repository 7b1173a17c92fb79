import { sampleConfiguracion } from '@marco/parametros/testing';
import { ApiError, ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { ModalHost } from '@marco/web-kit/modal';
import { ProductProvider } from '@marco/web-kit/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Matriz, UsuarioDetalle, UsuarioRow } from '../contract/index.ts';
import { createUsuariosRoutes } from '../web/index.ts';

/** One call that arrived. */
export interface Call {
  readonly address: string;
  readonly body: Record<string, unknown>;
  readonly version: string | null;
}

/** What a fake server answers to 'METHOD /path'; throw an `ApiError` to fail. */
export type Answer = (call: Call) => unknown;

/** A failure of a fake answer, with the present record where a version is old. */
export function createFailure(status: number, mensaje: string, parts: object = {}): ApiError {
  return new ApiError({ status, code: 'FALLO', mensaje, ...parts });
}

/** The screens of users and roles as they stand in the product, on a server made of answers. */
export function createUsuariosSite(address: string, answers: Readonly<Record<string, Answer>>) {
  const calls: Call[] = [];
  const all: Record<string, Answer> = {
    'GET /configuracion': () => sampleConfiguracion,
    'GET /entidades': () => [{ id: 7, nombre: 'CANCILLERÍA' }],
    'GET /usuarios/rolesAsignables': () => [
      { id: 6, nombre: 'Funcionario de entidad', descripcion: 'Prepara solicitudes.', ambito: 'entidad' },
    ],
    ...answers,
  };
  const fake: typeof fetch = async (input, init) => {
    const path = String(input)
      .replace(/^\/api(-public)?/, '')
      .replace(/\?.*$/, '');
    const call: Call = {
      address: `${init?.method ?? 'GET'} ${path}`,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
      version: new Headers(init?.headers).get('If-Match'),
    };
    calls.push(call);
    try {
      const answer = all[call.address];
      if (!answer) throw createFailure(404, `Nadie responde ${call.address}.`);
      return Response.json(answer(call));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, code, mensaje, detalles, actual } = error;
      return Response.json({ status, code, mensaje, detalles, actual }, { status });
    }
  };
  const session = { accessToken: 'token', nombreUsuario: 'Ana Ruiz', user: 'aruiz' };
  const client = createApiClient({ getSession: () => session, onUnauthorized: () => undefined, fetch: fake });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const slots = { Overview: () => null, Side: () => null };
  const router = createMemoryRouter(
    [{ HydrateFallback: () => null, children: createUsuariosRoutes(async () => slots) }],
    { initialEntries: [address] },
  );
  const site = (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <ProductProvider product={{ title: 'Producto', version: '2.8.12' }}>
          <main>
            <RouterProvider router={router} />
          </main>
          <BannerHost />
          <ModalHost />
        </ProductProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
  const callsTo = (wanted: string) => calls.filter((call) => call.address === wanted);
  return { site, router, callsTo };
}

const ENTIDAD = { id: 7, nombre: 'CANCILLERÍA' };
const SI = { allowed: true, reasons: [], unblockers: [] };
const NO = {
  allowed: false,
  reasons: ['Su rol no permite realizar esta acción.'],
  unblockers: ['Administrador MinTIC'],
};

/** A row of the list: a pending user. */
export function createUsuarioRow(part: Partial<UsuarioRow> = {}): UsuarioRow {
  return {
    ...{ id: 31, version: 1, entidad: ENTIDAD, rol: null, cargo: 'Analista', estado: 'pendiente' },
    ...{ correoEletronico: 'ana@ejemplo.gov.co', usuarioPorAprobar: true, usuarioRechazado: false },
    ...{ estadoUsuario: false, motivoRechazo: null, fechaRegistro: '2026-11-20T15:00:00.000Z' },
    usuario: { id: 12, nombre: 'Ana Peña', tipoIdentificacion: 'CC', numeroIdentificacion: '1000' },
    ...part,
  };
}

/** A user with one pending membership; `open` says whether its actions are allowed. */
export function createDetalle(open = true): UsuarioDetalle {
  const { usuario, ...membresia } = createUsuarioRow();
  const decision = open ? SI : NO;
  return {
    ...{ ...usuario, correoEletronico: 'ana@ejemplo.gov.co', numeroCelular: null, activo: true },
    membresias: [
      {
        ...membresia,
        acciones: {
          ...{ aprobar: decision, rechazar: decision, activar: decision },
          ...{ inactivar: decision, trasladar: decision, 'asignar-rol': decision },
        },
      },
    ],
    historial: [
      {
        ...{ id: 1, fecha: '2026-11-20T15:00:00.000Z', accion: 'registrar-usuario', entidad: 'CANCILLERÍA' },
        ...{ quien: null, antes: null, ahora: null },
      },
    ],
  };
}

/** Two roles and two parts of the menu. */
export function createMatriz(): Matriz {
  const part = { version: 1, orden: 1 };
  const rol = { version: 4, activo: true, usuarios: 3 };
  return {
    funcionalidades: [
      {
        ...part,
        ...{ id: 1, nombre: 'Administración' },
        subfuncionalidades: [
          {
            ...{ ...part, id: 10, nombre: 'Usuarios', descripcion: 'Los usuarios.', items: [] },
            acciones: ['consultar', 'aprobar'],
          },
          { ...part, id: 11, nombre: 'Mesas', descripcion: 'Las mesas.', acciones: ['consultar'], items: [] },
        ],
      },
    ],
    roles: [
      {
        ...{ ...rol, id: 5, codigo: 'lider', nombre: 'Líder', descripcion: 'Lidera.', ambito: 'entidad' },
        permisos: [
          { subfuncionalidadId: 10, accion: 'consultar' },
          { subfuncionalidadId: 10, accion: 'aprobar' },
        ],
      },
      {
        ...{
          ...rol,
          id: 6,
          codigo: 'auditor',
          nombre: 'Auditor',
          descripcion: 'Audita.',
          ambito: 'ministerio',
        },
        permisos: [],
      },
    ],
    crea: SI,
    edita: SI,
  };
}
