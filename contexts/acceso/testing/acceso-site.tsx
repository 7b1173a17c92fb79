import { sampleConfiguracion } from '@marco/parametros/testing';
import { ApiProvider, createApiClient, createQueryClient } from '@marco/web-kit/api-client';
import { ModalHost } from '@marco/web-kit/modal';
import { ProductProvider } from '@marco/web-kit/page';
import { UnsavedChangesQuestion } from '@marco/web-kit/unsaved-changes';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { UsuarioActual } from '../contract/index.ts';
import { getSession } from '../web/ingreso/session-store.ts';
import { sampleUsuario } from './sample-session.ts';

/** One call that reached the fake server. */
export interface SentCall {
  readonly path: string;
  readonly body: unknown;
  readonly bearer: string | null;
  /** Token of reCAPTCHA, where the call carried one. */
  readonly recaptcha?: string;
}

/** What the fake server answers at a path; undefined leaves it to the usual answers. */
export type FakeServer = (path: string, body: unknown) => Response | Promise<Response> | undefined;

/**
 * A screen of this context where it stands, on a fake server that lets every entity be chosen.
 *
 * @param address of the screen, with its query
 */
export function createAccesoSite(
  screen: ReactNode,
  usuario: UsuarioActual = sampleUsuario,
  answer: FakeServer = () => undefined,
  address = '/',
) {
  const calls: SentCall[] = [];
  const client = createApiClient({
    getSession: () => (getSession() ? { accessToken: 'ficha', nombreUsuario: 'María', user: '1' } : null),
    onUnauthorized: () => undefined,
    fetch: async (input, init) => {
      const path = String(input).replace(/^\/api(-public)?/, '');
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const headers = new Headers(init?.headers);
      const recaptcha = headers.get('recaptcha-token');
      calls.push({
        path,
        body,
        bearer: headers.get('authorization'),
        ...(recaptcha === null ? {} : { recaptcha }),
      });
      return (
        (await answer(path, body)) ?? Response.json(path === '/configuracion' ? sampleConfiguracion : usuario)
      );
    },
  });
  const { titulo, version } = sampleConfiguracion.producto;
  const router = createMemoryRouter(
    [
      {
        element: <Framed />,
        children: [
          { path: address.replace(/\?.*$/, ''), element: screen },
          { path: '*', element: <p>Otra pantalla</p> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  const site = (
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider client={client}>
        <ProductProvider product={{ title: titulo, version }}>
          <Suspense>
            <RouterProvider router={router} />
            <ModalHost />
          </Suspense>
        </ProductProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
  return { site, router, calls };
}

function Framed() {
  return (
    <>
      <Outlet />
      <UnsavedChangesQuestion />
    </>
  );
}
