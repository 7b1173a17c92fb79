// @vitest-environment jsdom
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { UsuarioEnSesionProvider } from '../widgets/usuario-en-sesion.tsx';
import { computeSitio } from './compute-sitio.ts';
import './recorrido.tsx';
import { RecorridoPanel } from './recorrido-panel.tsx';

// Nothing has a place in this browser, and what has none is not shown.
beforeEach(() => {
  // Through unknown: this browser makes no list of rectangles.
  const own = [new DOMRect(10, 10, 80, 30)] as unknown as DOMRectList;
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(own);
});

function show(address: string, seOfrece: boolean) {
  const closed: string[] = [];
  const { fake } = createFakeServer((call) => {
    if (call.address.startsWith('GET /inicio'))
      return {
        bloques: { recorrido: seOfrece ? { estado: 'listo', datos: { seOfrece } } : { estado: 'ausente' } },
      };
    if (call.address === 'PUT /perfil/recorrido') closed.push(call.address);
    return { vistoEn: '2026-11-28T15:00:00.000Z' };
  });
  const Home = () => (
    <UsuarioEnSesionProvider usuario={{ primerNombre: 'María', funcionalidades: [] }}>
      <header>
        <button type="button" aria-label="Buscar en todo el sistema" />
        <button type="button">Menú de usuario: MR</button>
      </header>
      <main>
        <h1 tabIndex={-1}>Buenos días, María</h1>
        <RecorridoPanel />
      </main>
    </UsuarioEnSesionProvider>
  );
  render(createTestSite({ routes: [{ path: '*', Component: Home }], address, fake }).site);
  return closed;
}

it('[AREA-13] who said no is offered nothing', async () => {
  show('/app/home', false);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText('¿Es su primera vez aquí?')).toBeNull());
});

it('[AREA-13] an invitation opens nothing by itself, waits for another day, or is refused for good', async () => {
  const closed = show('/app/home', true);
  const user = userEvent.setup({ delay: null });
  expect(await screen.findByRole('button', { name: 'Comenzar el recorrido' })).toBeTruthy();
  expect(screen.queryByText(/^Paso 1/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'No volver a mostrar' }));
  expect(screen.queryByText('¿Es su primera vez aquí?')).toBeNull();
  await waitFor(() => expect(closed).toHaveLength(1));
});

it('[AREA-13] the steps go on, back and out by keys; only what the screen has is a step, and the end is kept', async () => {
  const closed = show('/app/home?recorrido=1', false);
  const user = userEvent.setup({ delay: null });
  const title = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
  expect(document.activeElement).toBe(await title(/^Paso 1 de 3: ?Su trabajo del día/));
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(document.activeElement).toBe(await title(/^Paso 2 de 3: ?Buscar en todo/));
  await user.click(screen.getByRole('button', { name: 'Anterior' }));
  await title(/^Paso 1/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
  expect(closed).toEqual([]);
});

it('[AREA-13] to the end, the tour is offered no more', async () => {
  const closed = show('/app/home?recorrido=1', true);
  const user = userEvent.setup({ delay: null });
  await screen.findByRole('heading', { level: 2 });
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await user.click(screen.getByRole('button', { name: 'Terminar' }));
  await waitFor(() => expect(closed).toHaveLength(1));
});

it.each([
  ['under its place', { left: 100, top: 10, width: 40, height: 40 }, { left: 100, top: 62 }],
  ['inside of the right edge', { left: 750, top: 10, width: 40, height: 40 }, { left: 432, top: 62 }],
  ['beside a tall place', { left: 0, top: 60, width: 200, height: 540 }, { left: 212, top: 72 }],
  [
    'at the foot where nothing else fits',
    { left: 0, top: 0, width: 800, height: 600 },
    { left: 8, top: 392 },
  ],
])('[AREA-13] the box of a step stands %s', (_, lugar, caja) => {
  expect(computeSitio(lugar, { width: 360, height: 200 }, { width: 800, height: 600 }).caja).toEqual(caja);
});
