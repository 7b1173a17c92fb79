import { sampleConfiguracion } from '@marco/parametros/testing';
import { ApiError, ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { ModalHost } from '@marco/web-kit/modal';
import { ProductProvider } from '@marco/web-kit/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { elementosDeDatoPublicRoutes } from '../web/index.ts';

/** What a fake server answers to a path; throw to fail. */
export type Respuesta = (body: Record<string, unknown>, url: URL) => unknown;

/** The dictionary as it stands in the product, on a server made of answers by path under its base; every call is kept. */
export function createDiccionarioSite(answers: Readonly<Record<string, Respuesta>>, address: string) {
  const all: Readonly<Record<string, Respuesta>> = {
    '/configuracion': () => sampleConfiguracion,
    ...answers,
  };
  const calls: { readonly path: string; readonly body: Record<string, unknown>; readonly query: string }[] =
    [];
  const fake: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'http://sitio.ejemplo');
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    const path = url.pathname.replace(/^\/api-public/, '');
    calls.push({ path, body, query: url.search });
    try {
      const answer = all[path];
      if (!answer) throw new ApiError({ status: 404, code: 'NO', mensaje: `Nadie responde ${path}.` });
      return Response.json(answer(body, url));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, code, mensaje, detalles } = error;
      return Response.json({ status, code, mensaje, detalles }, { status });
    }
  };
  const client = createApiClient({ getSession: () => null, onUnauthorized: () => undefined, fetch: fake });
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
        children: elementosDeDatoPublicRoutes,
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
  return { site, router, callsTo: (path: string) => calls.filter((call) => call.path === path) };
}
