// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { sampleConfiguracion } from '@marco/parametros/testing';
import { createQueryClient, useApi } from '@marco/web-kit/api-client';
import { PageHeading } from '@marco/web-kit/page';
import { useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '../create-api.ts';
import { Providers } from '../providers.tsx';
import { PrivateShell } from './private-shell.tsx';

/** A screen that loads a list at once, and another one when asked. */
function ListScreen() {
  const [path, setPath] = useState<`/${string}`>('/lista');
  const api = useApi();
  const { error } = useQuery({ queryKey: [path], queryFn: () => api.call({ method: 'GET', path }, {}) });
  return (
    <>
      <PageHeading title="Capas de uso" />
      <label>
        Nombre <input />
      </label>
      <button type="button" onClick={() => setPath('/otra')}>
        Otra lista
      </button>
      {error ? <p role="alert">La lista no cargó</p> : null}
    </>
  );
}

/** The private shell with that screen, on a server that answers the paths with an error of this code. */
function showScreen(refusals: Readonly<Record<string, string>>, address = '/app/capas') {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const path = String(input).replace(/^\/api(-public)?/, '');
    if (path === '/configuracion') return Response.json(sampleConfiguracion);
    const code = refusals[path];
    return code ? Response.json({ code, mensaje: 'No.' }, { status: 403 }) : Response.json([]);
  });
  const queries = createQueryClient();
  const children = [
    { path: address, handle: { title: 'Capas de uso' }, Component: ListScreen },
    { path: '*', element: <h1>Abierta</h1> },
  ];
  const router = createMemoryRouter([{ Component: PrivateShell, children }], {
    initialEntries: [address],
  });
  render(
    <Suspense>
      <Providers queries={queries} api={createApi(queries)}>
        <RouterProvider router={router} />
      </Providers>
    </Suspense>,
  );
  return router;
}

beforeEach(() => {
  localStorage.clear();
  openSampleSession();
});
afterEach(() => vi.unstubAllGlobals());

const findForbidden = () => screen.findByRole('heading', { level: 1, name: 'Página no permitida' });

it('[SHELL-08] [ERR-02] a screen the rol may not load is one page: why, the rol, who can help, the way back', async () => {
  const router = showScreen({ '/lista': 'ACCESO_DENEGADO' });
  await findForbidden();
  expect(
    screen.getByRole('heading', { name: 'Su rol, Administrador, no permite abrir «Capas de uso»' }),
  ).toBeTruthy();
  expect(screen.getByText('Puede cambiarlo: Administrador MinTIC.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Volver al inicio' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Abierta' })).toBeTruthy();
  await router.navigate(-1);
  await findForbidden();
});

it('[ERR-02] what the rol is refused later leaves the screen and what was typed', async () => {
  showScreen({ '/otra': 'ACCESO_DENEGADO' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'salud');
  await userEvent.click(screen.getByRole('button', { name: 'Otra lista' }));
  await screen.findByText('La lista no cargó');
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveProperty('value', 'salud');
});

it('[ERR-02] a refusal for another reason than the rol stays with the screen', async () => {
  showScreen({ '/lista': 'ENTIDAD_NO_ELEGIDA' });
  await screen.findByText('La lista no cargó');
  expect(screen.getByRole('heading', { level: 1, name: 'Capas de uso' })).toBeTruthy();
});

it('[SHELL-08] the home stays when one of its cards is refused', async () => {
  showScreen({ '/lista': 'ACCESO_DENEGADO' }, '/app/home');
  expect(await screen.findByText('La lista no cargó')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Página no permitida' })).toBeNull();
});
