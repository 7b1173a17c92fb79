import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ApiProvider, createApiClient, type SessionCredentials } from '../api-client/index.ts';
import { BannerHost } from '../banner/index.ts';
import { FocusKeeper } from '../focus-keeper/index.ts';
import { ModalHost } from '../modal/index.ts';
import { ProductProvider } from '../page/index.ts';
import { UnsavedChangesQuestion } from '../unsaved-changes/index.ts';

const SESSION = { accessToken: 'ficha', nombreUsuario: 'Ana Ruiz', user: 'aruiz' };

interface TestSiteSettings {
  readonly routes: readonly RouteObject[];
  /** Where it opens. */
  readonly address: string;
  readonly fake: typeof fetch;
  /** Who calls; null for a visitor. */
  readonly session?: SessionCredentials | null;
  /** What stands around the screens, with an outlet for them. */
  readonly Root?: ComponentType;
}

/** Screens as they stand in the product, on a fake server. */
export function createTestSite({ routes, address, fake, session = SESSION, Root = Frame }: TestSiteSettings) {
  const client = createApiClient({ getSession: () => session, onUnauthorized: () => undefined, fetch: fake });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [{ element: <Framed Root={Root} />, HydrateFallback: () => null, children: [...routes] }],
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
  return { site, router, client, queries };
}

function Framed({ Root }: { readonly Root: ComponentType }) {
  return (
    <>
      <Root />
      <FocusKeeper />
      <UnsavedChangesQuestion />
    </>
  );
}

function Frame() {
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
