import { ApiError, ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { ModalHost } from '@marco/web-kit/modal';
import { ProductProvider } from '@marco/web-kit/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { CampanaNotificaciones, parametrosRoutes } from '../web/index.ts';

/** One call that arrived. */
export interface Call {
  readonly body: unknown;
  readonly search: URLSearchParams;
  readonly headers: Headers;
}

/** What a fake server answers; throw an `ApiError` to fail. */
export type Answer = (call: Call) => unknown;

/** The screens of this context on a server made of answers by method and path; calls are kept in order. */
export function createParametrosSite(address: string, answers: Readonly<Record<string, Answer>>) {
  const calls: (Call & { readonly key: string })[] = [];
  const fake: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const key = `${init?.method ?? 'GET'} ${url.pathname.replace(/^\/api(-public)?/, '')}`;
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const call = { key, body, search: url.searchParams, headers: new Headers(init?.headers) };
    calls.push(call);
    try {
      const answer = answers[key];
      if (!answer)
        throw new ApiError({ status: 404, code: 'NO_ENCONTRADO', mensaje: `Nadie responde ${key}.` });
      return Response.json(answer(call));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, code, mensaje, detalles, actual } = error;
      return Response.json({ status, code, mensaje, detalles, actual }, { status });
    }
  };
  const client = createApiClient({
    getSession: () => ({ accessToken: 'token', nombreUsuario: 'Ana Ruiz', user: 'aruiz' }),
    onUnauthorized: () => undefined,
    fetch: fake,
  });
  const router = createMemoryRouter(
    [
      {
        element: <Root />,
        HydrateFallback: () => null,
        children: [...parametrosRoutes, { path: '*', element: <h1>Otra</h1> }],
      },
    ],
    { initialEntries: [address] },
  );
  const site = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={client}>
        <ProductProvider product={{ title: 'Producto', version: '2.8.12' }}>
          <RouterProvider router={router} />
        </ProductProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
  const callsTo = (key: string) => calls.filter((call) => call.key === key);
  return { site, router, callsTo };
}

function Root() {
  return (
    <>
      <header>
        <CampanaNotificaciones />
      </header>
      <main>
        <Outlet />
      </main>
      <ModalHost />
      <BannerHost />
    </>
  );
}
