// @vitest-environment jsdom
import { refuseWith } from '@marco/contract-kit/decision';
import { buildRefusal, type FakeCall } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import './consumo-xroad-screen.tsx';
import type { ConsumoXroad } from '../../contract/index.ts';
import { createEnsayoSite, sampleConsumo, sampleEnsayoDeConsumo } from '../../testing/ensayo-xroad-site.tsx';

const LLAMADA = 'GET /simulador/acuerdos/7/llamada';
const ENSAYO = 'POST /simulador/acuerdos/7/ensayo';
const user = userEvent.setup({ delay: null });

function open(
  consumo: ConsumoXroad = sampleConsumo,
  more: (call: FakeCall) => Response | undefined = () => undefined,
) {
  const { site, calls } = createEnsayoSite(
    '/app/ensayo-xroad/acuerdo/7',
    (call) => more(call) ?? (call.address === LLAMADA ? Response.json(consumo) : undefined),
  );
  return { ...render(site), calls };
}
const button = () => screen.findByRole('button', { name: 'Ensayar la llamada' });

it('[AREA-05] an acuerdo of others is not found', async () => {
  open(sampleConsumo, ({ address }) =>
    address === LLAMADA
      ? buildRefusal(404, { code: 'ENSAYO_NO_ENCONTRADO', mensaje: 'No hay un ensayo en esa dirección.' })
      : undefined,
  );
  expect(await screen.findByRole('heading', { name: 'Acuerdo no encontrado' })).toBeTruthy();
});

it('[AREA-05] a suspended acuerdo has no call, and its button says why', async () => {
  open({
    ...sampleConsumo,
    llamadas: [],
    permisos: { ensayar: refuseWith('El acuerdo está en «Suspendido».') },
  });
  expect((await button()).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('heading', { name: /^Llamada/ })).toBeNull();
});

it('[AREA-05] a rehearsal that fails says so and leaves the call', async () => {
  open(sampleConsumo, ({ address }) =>
    address === ENSAYO
      ? buildRefusal(503, { code: 'SIMULADOR_OCUPADO', mensaje: 'El simulador está ocupado.' })
      : undefined,
  );
  await user.click(await button());
  expect(await screen.findByText(/No fue posible ensayar la llamada/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Llamada: consultar' })).toBeTruthy();
});

it('[AREA-05] shows the call with its headers, and after a press what came of it', async () => {
  const { container, calls } = open(sampleConsumo, ({ address }) =>
    address === ENSAYO ? Response.json(sampleEnsayoDeConsumo) : undefined,
  );
  const llamada = (await screen.findByText(/^curl -X POST/)).textContent ?? '';
  for (const { nombre, valor } of sampleConsumo.llamadas[0]?.cabeceras ?? [])
    expect(llamada).toContain(`-H "${nombre}: ${valor}"`);
  expect(screen.getByText(`${'A'.repeat(86)}==`)).toBeTruthy();
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: '5 de 5 pruebas superadas' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Respuesta a la petición válida: 200' })).toBeTruthy();
  const negada = screen.getByRole('heading', { name: /T-05/ }).closest('li');
  expect(within(negada as HTMLElement).getByText('Superada')).toBeTruthy();
  expect(calls.filter(({ address }) => address === ENSAYO)).toHaveLength(1);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});
