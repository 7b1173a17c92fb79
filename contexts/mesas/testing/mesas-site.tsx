import { sampleConfiguracion } from '@marco/parametros/testing';
import { ApiError, ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { ModalHost } from '@marco/web-kit/modal';
import { ProductProvider, useShownTrail } from '@marco/web-kit/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { MesasStorageKeeper, mesasPrivateRoutes, mesasRoutes } from '../web/index.ts';

/** What a fake server answers to an address under its base; throw to fail. */
export type Answer = (body: Record<string, unknown>) => unknown;

/** One call that arrived. */
export interface Call {
  readonly url: string;
  readonly method: string;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** Failure of a fake answer. */
export function createFailure(
  status: number,
  mensaje: string,
  problem: Partial<ConstructorParameters<typeof ApiError>[0]> = {},
): ApiError {
  return new ApiError({ status, code: 'FALLO', mensaje, ...problem });
}

/** A server made of answers by path; every call is kept in order. */
export function createFakeServer(answers: Record<string, Answer>) {
  const calls: Call[] = [];
  const all: Record<string, Answer> = { '/configuracion': () => sampleConfiguracion, ...answers };
  const fake: typeof fetch = async (input, init) => {
    const url = String(input);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    calls.push({ url, method: init?.method ?? 'GET', body, headers: new Headers(init?.headers) });
    const path = url.replace(/^\/api(-public)?/, '').replace(/\?.*$/, '');
    const answer = all[path];
    try {
      if (!answer) throw createFailure(404, `Nadie responde ${path}.`);
      return Response.json(answer(body));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, code, mensaje, detalles, actual } = error;
      return Response.json({ status, code, mensaje, detalles, actual }, { status });
    }
  };
  /** Calls to a path, in order. */
  const callsTo = (path: string) => calls.filter(({ url }) => url.replace(/\?.*$/, '').endsWith(path));
  return { fake, calls, callsTo };
}

function Root() {
  return (
    <>
      <MesasStorageKeeper />
      <nav>
        <Link to="/otra">Otra página</Link>
        {useShownTrail()?.current}
      </nav>
      <main>
        <Outlet />
      </main>
      <ModalHost />
      <BannerHost />
    </>
  );
}

/** The mesas as they stand in the product, on a fake server; `accessToken` makes the calls private. */
export function createMesasSite(fake: typeof fetch, address: string, accessToken?: string) {
  const session = accessToken ? { accessToken, nombreUsuario: 'Ana Ruiz', user: 'aruiz' } : null;
  const client = createApiClient({ getSession: () => session, onUnauthorized: () => undefined, fetch: fake });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      {
        element: <Root />,
        HydrateFallback: () => null,
        children: [...mesasRoutes, ...mesasPrivateRoutes, { path: '/otra', element: <h1>Otra</h1> }],
      },
    ],
    { initialEntries: [address] },
  );
  const site = (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <ProductProvider product={{ title: 'Producto', version: '2.8.12' }}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </ProductProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
  return { site, router };
}
