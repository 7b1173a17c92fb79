// @vitest-environment jsdom
import { ApiError } from '@marco/web-kit/api-client';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import './demandas-screen.tsx';
import './directorio-screen.tsx';
import { createDirectorioSite, type Respuesta } from '../../testing/directorio-site.tsx';

const PAGE = '/directorio-servicios/datos-pedidos';
const LISTA = '/directorio/demandas';
const DIRECCION = {
  elemento: { elementoId: 6, identificador: 'direccionResidencia' },
  dato: 'Dirección de residencia',
  entidades: 18,
  visitantes: 2,
  ultima: '2026-03-19T15:00:00.000Z',
  servicios: 2,
};
const ESCRITO = { ...DIRECCION, elemento: null, dato: 'Estrato del predio', entidades: 1, servicios: 0 };

function open(answers: Record<string, Respuesta>, address = PAGE) {
  const site = createDirectorioSite(answers, address);
  render(site.site);
  return { ...site, query: () => site.router.state.location.search };
}

afterEach(cleanup);

it('[AREA-15] what is asked for is public: how many need each datum, and who serves it by now', async () => {
  const { callsTo, query } = open({ [LISTA]: () => ({ demandas: [DIRECCION, ESCRITO], total: 12 }) });
  const row = within(await screen.findByRole('row', { name: /Dirección de residencia/ }));
  const addresses = row.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(addresses).toEqual([
    ['Dirección de residencia', '/diccionario/direccionResidencia'],
    ['Ver 2 servicios', '/directorio-servicios?necesito=6'],
  ]);
  expect(row.getByText('18')).toBeTruthy();
  const written = within(screen.getByRole('row', { name: /Estrato del predio/ }));
  expect(written.queryByRole('link')).toBeNull();
  expect(written.getByText('Ninguno')).toBeTruthy();
  expect(screen.getByText('12 datos')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Página 2' }));
  await expect.poll(query).toBe('?pagina=2');
  await expect.poll(() => callsTo(LISTA).at(-1)?.query.toString()).toBe('pagina=2&tamano=10');
});

it('[AREA-15] says so where nobody asked for anything, and why where it cannot be read', async () => {
  open({});
  expect(await screen.findByText('Nadie ha pedido un dato todavía')).toBeTruthy();
  cleanup();
  open({
    [LISTA]: () => {
      throw new ApiError({ status: 503, code: 'X', mensaje: 'El servidor está ocupado.' });
    },
  });
  expect(await screen.findByText('El servidor está ocupado.')).toBeTruthy();
});

it('[AREA-15] the directory tells what most entidades ask for, and leads to all of it', async () => {
  const { router } = open({ [LISTA]: () => ({ demandas: [DIRECCION], total: 1 }) }, '/directorio-servicios');
  expect(
    await screen.findByText(/Dígalo aquí: 18 entidades ya pidieron «Dirección de residencia»\./),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Ver lo que más se pide' }));
  await expect.poll(() => router.state.location.pathname).toBe(PAGE);
});
