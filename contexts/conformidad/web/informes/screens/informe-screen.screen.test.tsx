// @vitest-environment jsdom
import { sampleConfiguracion } from '@marco/parametros/testing';
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { ModalHost } from '@marco/web-kit/modal';
import { ProductProvider } from '@marco/web-kit/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { toInforme } from '../../../contract/conformidad.paths.ts';
import type { InformeConSello } from '../../../contract/index.ts';
import { SIN_DECLARAR } from '../../../rules/declarado.ts';
import { computeInforme } from '../../../rules/informe.ts';
import { CODIGOS } from '../../../rules/reglas.ts';
import { conformidadRoutes } from '../../conformidad.routes.ts';
import './informe-screen.tsx';

const ID = '6f0f4a4e-3c39-4d8e-9a0e-0d7a6f1c2b3a';

function createInforme(publicado: boolean): InformeConSello {
  const rechazo = {
    codigo: 'C-01' as const,
    lugar: { archivo: null, linea: 2, ruta: 'consultar' },
    encontrado: 'Una sangría con tabulador',
    esperado: 'YAML',
    correccion: 'Corrija esa línea.',
  };
  const informe = computeInforme({ rechazo }, { esperado: null, declarado: SIN_DECLARAR, judge: () => null });
  return {
    ...informe,
    comprobaciones: informe.comprobaciones.map((una) => ({ ...una, hallazgos: [...una.hallazgos] })),
    servicio: { id: 11, nombre: 'Movimientos migratorios', version: '1.0' },
    mensajes: [{ operacion: 'consultar', papel: 'peticion', sha256: 'ab12', resultado: 'valido', reglas: 4 }],
    contrato: { sha256: 'c0ffee', bytes: 90 },
    huella: 'f00d',
    id: ID,
    fecha: '2026-11-26T15:04:05.000Z',
    publicado,
    sello: { texto: 'marco-informe-sello/1\n', sha256: '5e110' },
  };
}

function open(answer: (url: string) => Response) {
  const sent: string[] = [];
  const fake: typeof fetch = async (input) => {
    const url = String(input);
    if (url.includes('/configuracion')) return Response.json(sampleConfiguracion);
    sent.push(url);
    return answer(url);
  };
  const client = createApiClient({ getSession: () => null, onUnauthorized: () => undefined, fetch: fake });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(conformidadRoutes, { initialEntries: [toInforme(ID)] });
  const { container } = render(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <ProductProvider product={{ title: 'Producto', version: '2.8.12' }}>
          <main>
            <RouterProvider router={router} />
          </main>
          <ModalHost />
        </ProductProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { sent, container };
}

it('[AREA-05] a kept report shows its verdict, its checks with their places, and its seal', async () => {
  const { container, sent } = open(() => Response.json(createInforme(false)));
  expect(await screen.findByRole('heading', { name: 'Aún no es favorable' })).toBeTruthy();
  expect(sent).toEqual([expect.stringMatching(new RegExp(`/api-public/informes/${ID}$`))]);
  expect(screen.getByText('Movimientos migratorios, versión 1.0')).toBeTruthy();
  expect(screen.getByText(/hasta que se certifique/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /C-01/ }).getAttribute('aria-expanded')).toBe('true');
  // There is no contract to show: its line is told, and leads nowhere.
  expect(screen.getByText(/línea 2 del contrato/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /línea 2|Ver en el contrato/ })).toBeNull();
  expect(screen.getByText('No se sabe: el contrato no se pudo leer.')).toBeTruthy();
  expect(screen.getByText('5e110')).toBeTruthy();
  expect(screen.getByText(/1 probado\. No se guarda su contenido/)).toBeTruthy();
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

it('[AREA-05] on paper has every check with its places, and no controls', async () => {
  open(() => Response.json(createInforme(true)));
  await userEvent.click(await screen.findByRole('button', { name: 'Solo 1' }));
  const codes = () => screen.queryAllByText(/^[CM]-\d\d$/).map(({ textContent }) => textContent);
  expect(codes()).toEqual(['C-01']);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(codes()).toHaveLength(CODIGOS.length);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(codes()).toEqual(['C-01']);
  for (const name of ['Imprimir', 'PDF', 'JSON'])
    expect(screen.getByRole('button', { name }).closest('[data-print="hide"]')).toBeTruthy();
});

it('[AREA-05] its files are the document the server keeps, and a PDF of it', async () => {
  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:informe');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let fails = true;
  const { sent } = open((url) => {
    if (!url.includes('formato=')) return Response.json(createInforme(true));
    return fails ? new Response('', { status: 503 }) : new Response('{"a":1}');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'JSON' }));
  expect(await screen.findByText('No se pudo descargar el informe. Intente de nuevo.')).toBeTruthy();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'JSON' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(screen.queryByText(/No se pudo descargar/)).toBeNull();
  expect(sent.at(-1)).toMatch(/informes\/[0-9a-f-]+\?formato=documento$/);
  await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(sent.at(-1)).toMatch(/informes\/[0-9a-f-]+\?formato=pdf$/);
  expect(screen.queryByText(/hasta que se certifique/)).toBeNull();
});

it('[AREA-05] what is not there, and what is not for everybody, is answered alike', async () => {
  open(() => Response.json({ code: 'INFORME_NO_ENCONTRADO', mensaje: 'No hay.' }, { status: 404 }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Informe no encontrado' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Comprobar un contrato' })).toBeTruthy();
});
