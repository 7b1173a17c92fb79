// @vitest-environment jsdom
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { ProductProvider } from '@marco/web-kit/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Exportacion } from '../../contract/index.ts';
import { archivosRoutes } from '../archivos.routes.ts';

const exportacion = (part: Partial<Exportacion>): Exportacion => ({
  id: '00000000-0000-4000-8000-000000000001',
  titulo: 'Mesas de interoperabilidad',
  formato: 'xlsx',
  estado: 'lista',
  filasTotal: 12_500,
  filasHechas: 12_500,
  motivo: null,
  nombreArchivo: 'mesas-2026-11-21.xlsx',
  bytes: 2_400_000,
  creadaEn: '2026-11-21T15:42:00.000Z',
  venceEn: '2026-11-22T15:42:00.000Z',
  ...part,
});

let listed: Exportacion[];
let calls: string[];
const saved = vi.fn<(blob: Blob) => string>(() => 'blob:archivo');
beforeEach(() => {
  listed = [];
  calls = [];
  saved.mockClear();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

function open() {
  const fake: typeof fetch = async (url, init) => {
    const path = String(url).replace('/api/exportaciones', '');
    calls.push(`${init?.method ?? 'GET'} ${path}`);
    if (path === '') return Response.json(listed);
    if (path.endsWith('/archivo')) return new Response('xyz');
    const [, id, action] = path.split('/');
    if (action === 'cancelar')
      listed = listed.map((row) => (row.id === id ? { ...row, estado: 'cancelada' } : row));
    if (action === 'reintentar')
      listed = listed.map((row) => (row.id === id ? { ...row, estado: 'en-cola', motivo: null } : row));
    return Response.json(listed.find((row) => row.id === id));
  };
  const session = { accessToken: 'ficha', nombreUsuario: 'Ana Ruiz', user: 'aruiz' };
  const client = createApiClient({ getSession: () => session, onUnauthorized: () => undefined, fetch: fake });
  const router = createMemoryRouter(
    archivosRoutes.map((route) => ({ ...route, HydrateFallback: () => null })),
    { initialEntries: ['/app/exports'] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={client}>
        <ProductProvider product={{ title: 'Producto', version: '2.8.12' }}>
          <RouterProvider router={router} />
          <BannerHost />
        </ProductProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
}

describe('exportaciones', () => {
  it('[TABLE-06] a file that is ready is downloaded from the list', async () => {
    listed = [exportacion({})];
    open();
    const table = within(await screen.findByRole('table', { name: /Exportaciones de tablas/ }));
    for (const text of [
      'Mesas de interoperabilidad',
      'Lista',
      'XLSX, 12.500 filas, 2,4 MB',
      '21/11/2026, 10:42 a. m.',
      '22/11/2026, 10:42 a. m.',
    ])
      expect(table.getAllByText(text).length).toBeGreaterThan(0);
    await userEvent.click(table.getByRole('button', { name: /^Descargar/ }));
    expect(await screen.findByText('Se descargó mesas-2026-11-21.xlsx.')).toBeTruthy();
    expect(saved.mock.calls[0]?.[0].size).toBe(3);
  });

  it('[TABLE-06] one under way shows its rows and is cancelled; one that failed says why and is tried again', async () => {
    const failed = '00000000-0000-4000-8000-000000000002';
    listed = [
      exportacion({ estado: 'en-curso', filasHechas: 3000, bytes: null, venceEn: null }),
      exportacion({
        id: failed,
        titulo: 'Usuarios',
        estado: 'fallida',
        motivo: 'No hay espacio.',
        bytes: null,
        venceEn: null,
      }),
    ];
    open();
    const table = within(await screen.findByRole('table', { name: /Exportaciones de tablas/ }));
    expect(table.getByText('3.000 de 12.500 filas')).toBeTruthy();
    expect(table.getByText('No hay espacio.')).toBeTruthy();
    await userEvent.click(table.getByRole('button', { name: /^Cancelar Mesas/ }));
    expect(await screen.findByText('Cancelada')).toBeTruthy();
    await userEvent.click(table.getByRole('button', { name: /^Reintentar Usuarios/ }));
    expect(await screen.findByText('En cola')).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /00000000-0000-4000-8000-000000000001/cancelar',
      `POST /${failed}/reintentar`,
    ]);
  });

  it('[TABLE-06] says where the files of long tables will be', async () => {
    open();
    expect(await screen.findByText('Aún no hay exportaciones')).toBeTruthy();
  });
});
