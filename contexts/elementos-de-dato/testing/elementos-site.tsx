import { sampleConfiguracion } from '@marco/parametros/testing';
import { ApiError, ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { ModalHost } from '@marco/web-kit/modal';
import { ProductProvider } from '@marco/web-kit/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { ElementoSlots } from '../web/elemento-slots.ts';
import { createElementosDeDatoRoutes } from '../web/elementos-de-dato.routes.ts';

/** What a fake server answers to 'METHOD /path' under its base; throw to fail. */
export type Answer = (body: Record<string, unknown>, url: URL) => unknown;

/** One call that arrived. */
export interface Call {
  readonly url: string;
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

/** A server made of answers by method and path; every call is kept in order. */
export function createElementosServer(answers: Record<string, Answer>) {
  const calls: (Call & { readonly name: string })[] = [];
  const all: Record<string, Answer> = { 'GET /configuracion': () => sampleConfiguracion, ...answers };
  const fake: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    const name = `${init?.method ?? 'GET'} ${url.pathname.replace(/^\/api(-public)?/, '')}`;
    calls.push({ name, url: url.href, body, headers: new Headers(init?.headers) });
    try {
      const answer = all[name];
      if (!answer) throw createFailure(404, `Nadie responde ${name}.`);
      return Response.json(answer(body, url));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, code, mensaje, detalles, actual } = error;
      return Response.json({ status, code, mensaje, detalles, actual }, { status });
    }
  };
  const callsTo = (name: string): readonly Call[] => calls.filter((call) => call.name === name);
  return { fake, callsTo };
}

/** Panels of later contexts, by the element they are asked about. */
const SLOTS: ElementoSlots = {
  Servicios: ({ elementoId }) => <p>Servicios del elemento {elementoId}</p>,
  Ontologia: ({ elementoId }) => <p>Ontología del elemento {elementoId}</p>,
};
const ROUTES = createElementosDeDatoRoutes(async () => SLOTS);

function Root() {
  return (
    <>
      <main>
        <Outlet />
      </main>
      <ModalHost />
      <BannerHost />
    </>
  );
}

/** The private screens of this context as they stand in the product, on a fake server. */
export function createElementosSite(fake: typeof fetch, address: string) {
  const session = { accessToken: 'ficha', nombreUsuario: 'Ana Ruiz', user: 'aruiz' };
  const client = createApiClient({ getSession: () => session, onUnauthorized: () => undefined, fetch: fake });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ element: <Root />, HydrateFallback: () => null, children: ROUTES }], {
    initialEntries: [address],
  });
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
