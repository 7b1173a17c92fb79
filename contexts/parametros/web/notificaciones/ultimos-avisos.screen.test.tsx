// @vitest-environment jsdom
import { createFailure } from '@marco/web-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import '../screens/notificaciones-screen.tsx';
import { parametrosPaths } from '../../contract/parametros.paths.ts';
import { type Answer, createParametrosSite } from '../../testing/parametros-site.tsx';

beforeAll(() => Promise.all([import('@marco/web-kit/modal'), import('./ultimos-avisos.tsx')]));
afterEach(cleanup);

const AVISO = {
  id: 5,
  evento: 'rol-asignado',
  titulo: 'Su rol cambió',
  texto: 'Desde hoy su rol es Auditor.',
  enlace: '/app/notifications/preferences',
  creadaEn: '2026-11-20T15:00:00.000Z',
  leida: false,
};
const LEIDO = { ...AVISO, id: 4, titulo: 'Ya se leyó', enlace: null, leida: true };

function open(answers: Record<string, Answer> = {}) {
  let leidas: readonly number[] = [];
  const list = () =>
    [AVISO, LEIDO].map((aviso) => ({ ...aviso, leida: aviso.leida || leidas.includes(aviso.id) }));
  const countSinLeer = () => list().filter(({ leida }) => !leida).length;
  const site = createParametrosSite(parametrosPaths.notifications, {
    'GET /notificaciones/sin-leer': () => ({ sinLeer: countSinLeer() }),
    'GET /notificaciones': () => ({ notificaciones: list(), total: 2, sinLeer: countSinLeer() }),
    'POST /notificaciones/leer': () => {
      leidas = [AVISO.id];
      return { sinLeer: countSinLeer() };
    },
    ...answers,
  });
  render(site.site);
  return site;
}

const bell = () => screen.findByRole('button', { name: /^Notificaciones/ });
const box = async () => within(await screen.findByRole('dialog', { name: 'Últimas notificaciones' }));

it('the last notices stand under the bell with their state, five at most, and lead to all', async () => {
  const { callsTo, router } = open();
  await userEvent.click(await bell());
  const shown = await box();
  expect((await shown.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Su rol cambió, sin leerDesde hoy su rol es Auditor\..*Marcar como leída/),
    expect.stringMatching(/^Ya se leyóDesde hoy/),
  ]);
  expect(callsTo('GET /notificaciones').map(({ query }) => query.get('tamano'))).toContain('5');
  await userEvent.click(shown.getByRole('link', { name: 'Ver todas' }));
  expect(router.state.location.pathname).toBe(parametrosPaths.notifications);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('one is marked as read where it stands, and the bell follows', async () => {
  const { callsTo } = open();
  await userEvent.click(await bell());
  await userEvent.click(
    await (await box()).findByRole('button', { name: 'Marcar como leída Su rol cambió' }),
  );
  expect(await screen.findByRole('button', { name: 'Notificaciones' })).toBeTruthy();
  expect((await box()).queryByText(', sin leer')).toBeNull();
  expect(callsTo('POST /notificaciones/leer').map(({ body }) => body)).toEqual([{ ids: [5] }]);
});

it('opening one reads it, goes where it leads and closes the box', async () => {
  const { callsTo, router } = open();
  await userEvent.click(await bell());
  await userEvent.click(await (await box()).findByRole('link', { name: 'Su rol cambió' }));
  await expect.poll(() => router.state.location.pathname).toBe(AVISO.enlace);
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => callsTo('POST /notificaciones/leer').length).toBe(1);
});

it('the focus goes into the box and, on Escape, back to the bell', async () => {
  open();
  const button = await bell();
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('dialog');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('a press elsewhere closes it', async () => {
  open();
  await userEvent.click(await bell());
  await box();
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says why the notices could not be read', async () => {
  open({
    'GET /notificaciones': () => {
      throw createFailure(503, 'El servicio no está disponible.');
    },
  });
  await userEvent.click(await bell());
  expect(await (await box()).findByText('El servicio no está disponible.')).toBeTruthy();
});
