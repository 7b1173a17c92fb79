// @vitest-environment jsdom
import { buildRefusal, type FakeCall } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import './ensayo-xroad-screen.tsx';
import type { EnsayosDeVersion } from '../../contract/index.ts';
import {
  createEnsayoSite,
  sampleAjenos,
  sampleEnsayo,
  sampleEnsayos,
} from '../../testing/ensayo-xroad-site.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const LISTA = 'GET /simulador/versiones/51/ensayos';

function open(
  dicho: EnsayosDeVersion = sampleEnsayos,
  more: (call: FakeCall) => Response | undefined = () => undefined,
) {
  const { site, calls } = createEnsayoSite(
    '/app/ensayo-xroad/51',
    (call) => more(call) ?? (call.address === LISTA ? Response.json(dicho) : undefined),
  );
  return { ...render(site), calls };
}

it('[AREA-05] each test says what it asks, what came of it and why', async () => {
  const { container } = open();
  expect(
    await screen.findByRole('heading', { name: '7 de 9 pruebas superadas, 1 no superada, 1 sin evidencia' }),
  ).toBeTruthy();
  const fallida = screen.getByRole('heading', { name: /T-05 Consumidor sin permiso/ }).closest('li');
  expect(within(fallida as HTMLElement).getByText('No superada')).toBeTruthy();
  expect(fallida?.textContent).toContain('A un consumidor sin permiso, el servicio respondió 200.');
  expect(fallida?.textContent).toContain('Server.ServerProxy.AccessDenied');
  expect(screen.getAllByText('Superada')).toHaveLength(7);
  expect(screen.getByText(/^Persona de Prueba, 20\/11\/2026/)).toBeTruthy();
  expect(screen.getByText(/^Los 78 registros de operación/)).toBeTruthy();
  expect(screen.getByText(/Es evidencia preliminar/).textContent).toContain('T-10');
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-05] runs the tests on a press, and says so where it fails', async () => {
  const user = userEvent.setup({ delay: null });
  const { calls } = open({ ...sampleEnsayos, ultimo: null, ensayos: [] }, ({ address }) =>
    address === 'POST /simulador/versiones/51/ensayos'
      ? buildRefusal(503, {
          code: 'SIMULADOR_OCUPADO',
          mensaje: 'El simulador atiende tantas peticiones como puede.',
        })
      : undefined,
  );
  expect(await screen.findByText('Aún no hay ensayos de esta versión')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ensayar ahora' }));
  expect(await screen.findByText(/El simulador atiende tantas peticiones como puede/)).toBeTruthy();
  expect(calls.some(({ address }) => address === 'POST /simulador/versiones/51/ensayos')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
});

it('[AREA-05] who may not rehearse reads it, and why not', async () => {
  open(sampleAjenos);
  const button = await screen.findByRole('button', { name: /Ensayar ahora/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/El servicio es de otra entidad/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Descargar el informe' })).toBeTruthy();
});

it('[AREA-05] an earlier one is shown when it is chosen', async () => {
  const user = userEvent.setup({ delay: null });
  open(sampleEnsayos, ({ address }) =>
    address === 'GET /simulador/ensayos/8'
      ? Response.json({ ...sampleEnsayo, id: 8, superadas: 9, fallidas: 0 })
      : undefined,
  );
  await user.click(await screen.findByRole('button', { name: /el ensayo del/ }));
  expect(await screen.findByRole('heading', { name: '9 de 9 pruebas superadas' })).toBeTruthy();
});

it('[AREA-05] what is of nobody, or of another entidad, is not found', async () => {
  const { site } = createEnsayoSite('/app/ensayo-xroad/52', () =>
    buildRefusal(404, {
      code: 'ENSAYO_NO_ENCONTRADO',
      mensaje: 'No hay un ensayo de X-Road en esa dirección.',
    }),
  );
  render(site);
  expect(await screen.findByRole('heading', { name: 'Ensayo no encontrado' })).toBeTruthy();
});
